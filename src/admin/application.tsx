import { SlotFillProvider } from '@wordpress/components';
import { ScreensProvider } from './definitions/screens-provider';
import { Shell } from './layout/shell';

/** Everything within a router: what all parts share, and the shell. */
export function Application() {
	return (
		// Popovers open within the page's landmark, not behind it.
		<SlotFillProvider>
			<ScreensProvider>
				<Shell />
			</ScreensProvider>
		</SlotFillProvider>
	);
}
