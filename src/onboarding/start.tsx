import { register } from '@wordpress/data';
import { createRoot } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store } from '../../store';
import { fillStore } from '../../store/preloaded';
import { ErrorBoundary } from '../components/error-boundary';
import { keepEmojiOut } from '../components/no-emoji';
import { LoginDialog } from '../login/login-dialog';
import { whenScriptsHaveRun } from '../when-scripts-have-run';
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
	const application = (
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
	// Add-ons have added their steps by then: the wizard may continue at one of them.
	whenScriptsHaveRun( () => createRoot( root ).render( application ) );
}
