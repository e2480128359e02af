import { store as commandsStore } from '@wordpress/commands';
import { dispatch } from '@wordpress/data';
import { createLoader } from './loader';

// On every admin page: nothing may fail here, and nothing is computed before the palette opens.
if ( window.pharosBoot ) {
	void dispatch( commandsStore ).registerCommandLoader(
		createLoader( window.pharosBoot )
	);
}
