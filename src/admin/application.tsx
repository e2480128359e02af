import { SlotFillProvider } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ErrorBoundary } from '../components/error-boundary';
import { ScreensProvider } from './definitions/screens-provider';
import { Shell } from './layout/shell';
import { SCREENS } from './screens/all-screens';

/** The application inside its router: shared providers and the shell. */
export function Application() {
	return (
		<ErrorBoundary
			title={ __( 'Pharos SEO couldn’t be displayed.', 'pharos-seo' ) }
		>
			{ /* Popovers open within the page's landmark, not behind it. */ }
			<SlotFillProvider>
				<ScreensProvider screens={ SCREENS }>
					<Shell />
				</ScreensProvider>
			</SlotFillProvider>
		</ErrorBoundary>
	);
}
