/** The scripts of the settings application and the setup wizard: browsers fetch them from the beginning of the page. */
import { withSnippet } from './support/snippets';
import { site } from './support/site';

const PAGES = [ 'pharos_settings', 'pharos_onboarding' ];

/** The URLs in the attribute of all tags that match an expression. */
const urls = ( html: string, tag: RegExp ) =>
	[ ...html.matchAll( tag ) ].map( ( [ , url = '' ] ) =>
		url.replaceAll( '&#038;', '&' ).replaceAll( '&amp;', '&' )
	);

async function scriptsOf( page: string ) {
	const admin = await site.as( 'admin' );
	const { text } = await admin.get( `/wp-admin/admin.php?page=${ page }` );
	const footer = text.slice( text.indexOf( '</noscript>' ) );
	return {
		head: text.slice( 0, text.indexOf( '</head>' ) ),
		preloaded: urls(
			text,
			/<link rel='preload' href='([^']+)' as='script' \/>/g
		),
		printed: urls( footer, /<script[^>]* src="([^"]+)"/g ),
	};
}

/** Some that the application waits for. */
const AWAITED =
	/\/(react|data|date|components|pharos-seo\/build\/admin)(\.min)?\.js/;

async function expectToBePreloaded( page: string ): Promise< string[] > {
	const { head, preloaded, printed } = await scriptsOf( page );
	const awaited = printed.filter( ( url ) => AWAITED.test( url ) );

	expect( awaited ).toHaveLength( 5 );
	expect( preloaded ).toEqual( expect.arrayContaining( awaited ) );
	expect( printed ).toEqual( expect.arrayContaining( preloaded ) );
	expect( head ).toContain( `href='${ preloaded.at( -1 ) }` );
	return preloaded;
}

test.each( PAGES )(
	'The head of %s preloads what the application waits for, and nothing that isn’t used',
	async ( page ) => {
		await expectToBePreloaded( page );
	}
);

test( 'Other admin pages preload nothing', async () => {
	const admin = await site.as( 'admin' );
	const { text } = await admin.get( '/wp-admin/tools.php' );
	expect( text ).not.toContain( "rel='preload'" );
} );

describe( 'On a slow server', () => {
	withSnippet(
		'x-footer',
		`add_action( 'admin_footer', static fn() => printf( '<i data-rest="%d"></i>', did_action( 'rest_api_init' ) ), 1 );`
	);

	test.each( PAGES )(
		'the browser has the shell of %s before its data is read',
		async ( page ) => {
			const admin = await site.as( 'admin' );
			const { text } = await admin.get(
				`/wp-admin/admin.php?page=${ page }`
			);
			expect( text ).toContain( '<i data-rest="0"></i>' );
			expect( text ).toMatch( /window\.pharosPreloaded = \{"/ );
		}
	);
} );

describe( 'On a site whose plugin serves scripts from elsewhere, without versions', () => {
	withSnippet(
		'x-cdn',
		`add_filter( 'script_loader_src', static fn( $src ) => str_replace( '/wp-includes/js/dist/', '/wp-includes/./js/dist/', remove_query_arg( 'ver', $src ) ) );`
	);

	test( 'the URLs are those that are used', async () => {
		expect(
			( await expectToBePreloaded( 'pharos_settings' ) )[ 0 ]
		).toMatch( /\/\.\/js\/dist\/.*\.js$/ );
	} );
} );

describe( 'In a language with translations', () => {
	/** A language pack: a file for each script, named by the MD5 hash of the script's path. */
	beforeAll( () =>
		site.php( `
			wp_mkdir_p( WP_LANG_DIR . '/plugins' );
			foreach ( [
				'admin' => [ 'Save' => [ 'Zave' ] ],
				'screen-palette' => [ 'Pharos SEO: %s' => [ 'Pharoz SEO: %s' ], 'Separator' => [ 'Zeparator' ] ],
				'screen-meta-templates' => [ 'Preview with' => [ 'Previev viz' ] ],
			] as $script => $texts ) {
				file_put_contents(
					WP_LANG_DIR . '/plugins/pharos-seo-xx_XX-' . md5( "build/$script.js" ) . '.json',
					wp_json_encode( [ 'domain' => 'messages', 'locale_data' => [ 'messages' => [ '' => [ 'domain' => 'messages', 'lang' => 'xx_XX' ] ] + $texts ] ] )
				);
			}
			update_user_meta( 1, 'locale', 'xx_XX' );` )
	);
	afterAll( () =>
		site.php( `
			delete_user_meta( 1, 'locale' );
			array_map( 'unlink', glob( WP_LANG_DIR . '/plugins/pharos-seo-xx_XX*' ) );` )
	);

	test( 'a page gets each translation once, and only those of what it runs', async () => {
		const admin = await site.as( 'admin' );
		const words = [ 'Pharoz SEO', 'Zeparator', 'Previev viz', 'Zave' ];
		const timesIn = async ( path: string ) => {
			const { text } = await admin.get( path );
			return words.map(
				( word ) => text.split( `["${ word }` ).length - 1
			);
		};
		expect( await timesIn( '/wp-admin/index.php' ) ).toEqual( [
			1, 1, 0, 0,
		] );
		expect(
			await timesIn( '/wp-admin/admin.php?page=pharos_settings' )
		).toEqual( [ 1, 1, 1, 1 ] );
	} );
} );
