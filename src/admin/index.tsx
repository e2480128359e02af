import { SlotFillProvider } from '@wordpress/components';
import { createRoot } from '@wordpress/element';
import { HashRouter } from 'react-router-dom';
import { startApp } from '../../store/page';
import { settingsApp } from '../../store/settings-app';
import { Shell } from './layout/shell';
import './style.scss';

const root = document.getElementById( 'pharos-app' );

if ( root ) {
	startApp( settingsApp, () =>
		createRoot( root ).render(
			<HashRouter>
				{ /* Popovers open within the page's landmark, not behind it. */ }
				<SlotFillProvider>
					<Shell />
				</SlotFillProvider>
			</HashRouter>
		)
	);
}
