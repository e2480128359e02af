import * as i18n from '@wordpress/i18n';
import { isolated, siteLabel, stateOf } from './connection-state';

const failure = { code: 'token_revoked', message: '' };

test.each( [
	[ 'disconnected', '', false, null ],
	[ 'no-site', '1', false, null ],
	[ 'no-site', '1', false, failure ],
	[ 'ready', '1', true, null ],
	// Earlier figures are still shown.
	[ 'ready', '1', true, failure ],
	[ 'ready', '', true, failure ],
	// Disconnected by the user; the figures were kept for a later connection.
	[ 'disconnected', '', true, null ],
] as const )(
	'%s: authenticated %p, site selected %p, error %p',
	( state, authenticated, hasSiteSelected, error ) => {
		expect( stateOf( { authenticated, hasSiteSelected, error } ) ).toBe(
			state
		);
	}
);

test.each( [
	[ 'sc-domain:example.com', 'https://example.com' ],
	[ 'https://www.example.com/', 'https://www.example.com/' ],
	[ 'http://example.com/blog/', 'http://example.com/blog/' ],
	[ 'example.com', 'https://example.com' ],
	[ 'sc-domain:münchen.de', 'https://münchen.de' ],
	[ 'sc-domain:xn--mnchen-3ya.de', 'https://münchen.de' ],
] )( 'the property %s is shown as %s', ( site, label ) => {
	expect( siteLabel( site ) ).toBe( label );
} );

test( 'a URL in a sentence from right to left keeps its order', () => {
	const url = 'https://tea.example/blog/';
	expect( isolated( url ) ).toBe( url );

	i18n.setLocaleData( { 'text direction\u0004ltr': [ 'rtl' ] }, 'default' );
	expect( isolated( url ) ).toBe( `\u2066${ url }\u2069` );
	i18n.resetLocaleData( {}, 'default' );
} );
