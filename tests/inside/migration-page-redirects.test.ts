/** The redirects of single posts and terms in other plugins, as visitors got them. */
import {
	ofOptions,
	ofPost,
	ofTerm,
} from '../integration/support/migration-values';
import { site } from '../integration/support/site';

type Rows = [ key: string, value: string ][];

const seopress = ( more: Record< string, string > ): Rows =>
	Object.entries( {
		enabled: 'yes',
		type: '301',
		value: '/about/',
		...more,
	} ).map( ( [ key, value ] ) => [
		`_seopress_redirections_${ key }`,
		value,
	] );

const tsf = ( value: string ): Rows => [ [ 'redirect', value ] ];

const yoast = ( value: string ): Rows => [ [ '_yoast_wpseo_redirect', value ] ];

const toAbout = { redirect: '/about/' };

describe( 'A post', () => {
	test.each<
		[
			source: string,
			name: string,
			rows: Rows,
			values: object,
			lost?: string[],
			post?: object,
		]
	>( [
		[ 'seopress', 'redirects permanently', seopress( {} ), toAbout ],
		[
			'seopress',
			'redirects temporarily',
			seopress( { type: '302' } ),
			{ ...toAbout, redirect_status: 302 },
		],
		[
			'seopress',
			'redirects to another site',
			seopress( { value: 'https://example.com/?a=1&amp;b=2' } ),
			{ redirect: 'https://example.com/?a=1&b=2' },
		],
		[
			'seopress',
			'redirects to a URL of this site',
			seopress( {
				value: `${ site.url }/about/`,
				logged_status: 'both',
			} ),
			toAbout,
		],
		[
			'seopress',
			'has a host without scheme',
			seopress( { value: 'example.com/tea' } ),
			{ redirect: 'http://example.com/tea' },
		],
		[ 'seopress', 'is turned off', seopress( { enabled: '' } ), {} ],
		[ 'seopress', 'has no target', seopress( { value: '' } ), {} ],
		[
			'seopress',
			'has no status, so SEOPress doesn’t redirect',
			seopress( { type: '' } ),
			{},
			[ 'redirect_never /about/' ],
		],
		[
			'seopress',
			'redirected those who weren’t logged in',
			seopress( { logged_status: 'only_not_logged_in' } ),
			toAbout,
			[ 'redirect_login /about/' ],
		],
		[
			'seopress',
			'redirected those who were logged in',
			seopress( { logged_status: 'only_logged_in' } ),
			{},
			[ 'redirect_condition /about/' ],
		],
		[
			'seopress',
			'was to be gone',
			seopress( { type: '410' } ),
			{},
			[ 'redirect_gone /about/' ],
		],
		[
			'seopress',
			'has a target that isn’t on the web',
			seopress( { value: 'mailto:tea@example.com' } ),
			{},
			[ 'redirect_target mailto:tea@example.com' ],
		],
		[
			'seopress',
			'redirected to itself',
			seopress( { value: '/migrated/', type: '302' } ),
			{},
			[ 'redirect_refused /migrated/' ],
		],
		[
			'seopress',
			'redirected before its password was entered',
			seopress( {} ),
			toAbout,
			[ 'redirect_password /about/' ],
			{ post_password: 'kettle' },
		],
		[ 'tsf', 'redirects', tsf( '/about/' ), toAbout ],
		[
			'tsf',
			'redirects to another site',
			tsf( 'https://example.com/' ),
			{ redirect: 'https://example.com/' },
		],
		[ 'tsf', 'redirects nowhere', tsf( '' ), {} ],
		[ 'yoast', 'redirects', yoast( `${ site.url }/about/` ), toAbout ],
		[
			'yoast',
			'never redirected to another host',
			yoast( 'https://example.com/' ),
			{},
			[ 'not_output https://example.com/' ],
		],
	] )(
		'of %s %s',
		async ( source, _name, rows, values, lost = [], post = {} ) => {
			const options =
				source === 'tsf'
					? { 'autodescription-site-settings': { x: 1 } }
					: {};
			expect( await ofPost( source, rows, post, options ) ).toEqual( {
				values,
				lost,
			} );
		}
	);
} );

describe( 'A term', () => {
	test( 'of SEOPress redirects', async () => {
		const { values } = await ofTerm(
			'seopress',
			seopress( { type: '308' } )
		);
		expect( values ).toEqual( { ...toAbout, redirect_status: 308 } );
	} );

	test( 'of The SEO Framework redirects', async () => {
		const { values } = await ofTerm(
			'tsf',
			[
				[
					'autodescription-term-settings',
					'a:1:{s:8:"redirect";s:7:"/about/";}',
				],
			],
			{ 'autodescription-site-settings': { x: 1 } }
		);
		expect( values ).toEqual( toAbout );
	} );
} );

test( 'The home page of The SEO Framework redirects if it is a page; the latest posts don’t', async () => {
	const OPTION = 'autodescription-site-settings';
	const options = { [ OPTION ]: { homepage_redirect: '/about/' } };
	expect( ( await ofOptions( 'tsf', options ) ).lost ).toContain(
		'redirect /about/'
	);
	const mapped = await site.php< { redirect?: string } >(
		`update_option( 'show_on_front', 'page' ); update_option( 'page_on_front', get_page_by_path( 'welcome' )->ID );
		update_option( $args['option'], [ 'homepage_redirect' => '/about/' ] );
		$source = Pharos\\Migration\\Sources::get( 'tsf' );
		$mapped = ( new Pharos\\Migration\\Objects( $source ) )->mapped( 'post', get_page_by_path( 'welcome' ) );
		delete_option( $args['option'] ); update_option( 'show_on_front', 'posts' ); delete_option( 'page_on_front' );
		return $mapped->values;`,
		{ option: OPTION }
	);
	expect( mapped.redirect ).toBe( '/about/' );
} );
