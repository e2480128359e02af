import { store as commandsStore } from '@wordpress/commands';
import { dispatch } from '@wordpress/data';
import { createLoader } from './loader';

// Runs on every admin page: must not throw, and computes nothing before the palette opens.
if ( window.pharosBoot ) {
	void dispatch( commandsStore ).registerCommandLoader(
		createLoader( window.pharosBoot )
	);
}
