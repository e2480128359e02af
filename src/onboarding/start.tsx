import { register } from '@wordpress/data';
import { createRoot } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store } from '../../store';
import { fillStore } from '../../store/preloaded';
import { ErrorBoundary } from '../components/error-boundary';
import { keepEmojiOut } from '../components/no-emoji';
import { LoginDialog } from '../login/login-dialog';
import { Onboarding } from './onboarding';
import './style.scss';

/**
 * Renders the setup wizard.
 *
 * @param root The root element.
 */
export function start( root: Element ): void {
	keepEmojiOut();
	register( store );
	fillStore();
	createRoot( root ).render(
		<ErrorBoundary
			title={ __(
				'The setup wizard couldn’t be displayed.',
				'pharos-seo'
			) }
		>
			<Onboarding />
			<LoginDialog />
		</ErrorBoundary>
	);
}
