/** Verification codes on the home page, beside those of other plugins, and the check that looks for them there. */
import { save } from './support/settings';
import { site } from './support/site';
import { withSnippet } from './support/snippets';

const GOOGLE = 'google-site-verification';

// What another plugin does with the home page.
withSnippet(
	'verification',
	`add_action( 'wp_head', static function () {
		if ( get_option( 'x_home' ) === 'tags' ) {
			echo '<meta name="google-site-verification" content="theirs1"><meta name="description" content="theirs">';
		}
	} );
	add_action( 'template_redirect', static function () {
		if ( get_option( 'x_home' ) === 'closed' ) {
			status_header( 503 );
			exit( 'Maintenance' );
		}
		if ( get_option( 'x_home' ) === 'cached' ) {
			exit( '<!doctype html><html><head><title>Cached</title></head></html>' );
		}
	} );`
);
const others = ( what: string | null ) => site.option( 'x_home', what );

beforeEach( () => site.resetSettings() );
afterAll( async () => {
	await others( null );
	await site.resetSettings();
} );

const check = async () => {
	const admin = await site.as( 'admin' );
	const { body } = await admin.rest< {
		data: { problem: string; services: Record< string, boolean > };
	} >( 'GET', '/pharos/v1/verification' );
	return body.data;
};

test( 'A code is on the home page only, and the check finds it there', async () => {
	// PHP encodes an empty object as a list.
	expect( Object.keys( ( await check() ).services ) ).toEqual( [] );
	await save( {
		google_verification: 'abcdef_-1',
		yandex_verification:
			'<meta name="yandex-verification" content="0123456789abcdef" />',
	} );
	expect( ( await site.get( '/' ) ).meta( GOOGLE ) ).toBe( 'abcdef_-1' );
	for ( const path of [ '/page/2/', '/about/' ] ) {
		expect( ( await site.get( path ) ).meta( GOOGLE ) ).toBeUndefined();
	}
	expect( await check() ).toMatchObject( {
		problem: '',
		services: { google: true, yandex: true },
	} );
} );

test( 'The code of another plugin stays: it belongs to another account', async () => {
	await save( { google_verification: 'abcdef_-1' } );
	await others( 'tags' );
	const { text } = await site.get( '/' );
	expect( text ).toContain( 'content="theirs1"' );
	expect( text ).toContain( 'content="abcdef_-1"' );
	expect( text ).not.toContain( 'content="theirs"' );
} );

test( 'A home page that visitors don’t get is a problem, a tag that a cache lacks isn’t found', async () => {
	await save( { bing_verification: 'ABCDEF' } );
	await others( 'closed' );
	expect( await check() ).toMatchObject( {
		problem: 'The home page returns status 503.',
		services: { bing: false },
	} );
	await others( 'cached' );
	expect( await check() ).toMatchObject( {
		problem: '',
		services: { bing: false },
	} );
} );
