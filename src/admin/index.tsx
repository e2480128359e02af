import { SlotFillProvider } from '@wordpress/components';
import { register } from '@wordpress/data';
import { createRoot } from '@wordpress/element';
import { HashRouter } from 'react-router-dom';
import { store } from '../../store';
import { Shell } from './layout/shell';
import './style.scss';

const root = document.getElementById( 'pharos-app' );

if ( root ) {
	register( store );
	createRoot( root ).render(
		<HashRouter>
			{ /* Popovers open within the page's landmark, not behind it. */ }
			<SlotFillProvider>
				<Shell />
			</SlotFillProvider>
		</HashRouter>
	);
}
