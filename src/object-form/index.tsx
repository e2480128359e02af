import { createRoot } from '@wordpress/element';
import { getAppFacts } from '../object-seo/boot';

const root = document.getElementById( 'pharos-object-form' );
const facts = getAppFacts();
const data = window.pharosObjectForm;

if ( root && facts && data ) {
	void import( /* webpackChunkName: "object-form-app" */ './app' ).then(
		( { App } ) =>
			createRoot( root ).render( <App facts={ facts } data={ data } /> )
	);
}
