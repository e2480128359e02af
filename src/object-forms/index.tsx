import { createRoot } from '@wordpress/element';
import { keepEmojiOut } from '../components/no-emoji';
import { takePlace } from '../object-seo/focus-request';
import { getAppFacts } from '../object-seo/boot';

const root = document.getElementById( 'pharos-object-form' );
const facts = getAppFacts();
const data = window.pharosObjectForm;

if ( root && facts && data ) {
	keepEmojiOut();
	if ( takePlace().field ) {
		// Its meta box may be collapsed.
		root.closest( '.postbox' )?.classList.remove( 'closed' );
	}
	void import( /* webpackChunkName: "object-form-app" */ './app' ).then(
		( { App } ) =>
			createRoot( root ).render( <App facts={ facts } data={ data } /> )
	);
}
