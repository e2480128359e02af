/** The property of the site among those of an account, and requests about it. */
import { startGoogleFor, type SiteGoogle } from '../support/google';
import { search } from '../integration/support/search-console';
import { site } from '../integration/support/site';

const home = `${ site.url }/`;

describe( 'The suggested property', () => {
	const U = 'siteUnverifiedUser';
	const O = 'siteOwner';
	type Case = [
		title: string,
		home: string,
		entries: [ string, string ][],
		suggested: string,
		automatic: boolean,
	];
	const cases: Case[] = [
		[ 'none', 'https://example.com/', [], '', false ],
		[
			'the home page before the domain',
			'https://example.com/',
			[
				[ 'sc-domain:example.com', O ],
				[ 'https://example.com/', O ],
			],
			'https://example.com/',
			true,
		],
		[
			'the domain before other schemes',
			'https://example.com/',
			[
				[ 'http://example.com/', O ],
				[ 'sc-domain:example.com', O ],
			],
			'sc-domain:example.com',
			true,
		],
		[
			'the domain without www',
			'https://www.example.com/',
			[ [ 'sc-domain:example.com', O ] ],
			'sc-domain:example.com',
			true,
		],
		[
			'another scheme before another host',
			'https://example.com/',
			[
				[ 'https://www.example.com/', O ],
				[ 'http://example.com/', O ],
			],
			'http://example.com/',
			false,
		],
		[
			'www before a parent domain',
			'https://example.com/',
			[
				[ 'sc-domain:com', O ],
				[ 'https://www.example.com/', O ],
			],
			'https://www.example.com/',
			false,
		],
		[
			'the domain of a subdomain, which has more than the site',
			'https://blog.example.com/',
			[
				[ 'https://other.example/', O ],
				[ 'sc-domain:example.com', O ],
			],
			'sc-domain:example.com',
			false,
		],
		[
			'a site in a folder: its own before those above',
			'https://example.com/blog/',
			[
				[ 'sc-domain:example.com', O ],
				[ 'https://example.com/', O ],
				[ 'https://example.com/blog/', O ],
			],
			'https://example.com/blog/',
			true,
		],
		[
			'a site in a folder: the domain is never certain',
			'https://example.com/blog/',
			[
				[ 'https://example.com/', O ],
				[ 'sc-domain:example.com', O ],
			],
			'sc-domain:example.com',
			false,
		],
		[
			'a folder whose name only begins the same is none above',
			'https://example.com/blog/',
			[
				[ 'https://other.example/', O ],
				[ 'https://example.com/bl', O ],
			],
			'https://example.com/bl',
			false,
		],
		[
			'never an unverified one, even the home page',
			'https://example.com/',
			[
				[ 'https://example.com/', U ],
				[ 'https://other.example/', 'siteRestrictedUser' ],
			],
			'https://other.example/',
			false,
		],
		[
			'only unverified ones',
			'https://example.com/',
			[ [ 'https://example.com/', U ] ],
			'',
			false,
		],
		[
			'letters of a language are the same in ASCII',
			'https://bücher.example/',
			[
				[ 'https://other.example/', O ],
				[ 'https://xn--bcher-kva.example/', O ],
			],
			'https://xn--bcher-kva.example/',
			true,
		],
		[
			'a domain that only ends the same is another one',
			'https://notexample.com/',
			[
				[ 'https://first.example/', O ],
				[ 'sc-domain:example.com', O ],
			],
			'https://first.example/',
			false,
		],
	];
	test( 'is the closest one that the account may read', async () => {
		const found = await site.php< unknown[] >(
			`return array_map( static fn( $case ) => Pharos\\SearchConsole\\SuggestedProperty::find(
				array_map( static fn( $entry ) => [ 'siteUrl' => $entry[0], 'permissionLevel' => $entry[1] ], $case[2] ), $case[1]
			), $args );`,
			cases
		);
		expect(
			cases.map( ( [ title ], i ) => [ title, found[ i ] ] )
		).toEqual(
			cases.map( ( [ title, , , suggested, automatic ] ) => [
				title,
				{ suggested, automatic },
			] )
		);
	} );
} );

describe( 'With a property', () => {
	let google: SiteGoogle;
	beforeAll( async () => {
		google = await startGoogleFor( site, {
			sitemapProblems: {
				[ `${ site.url }/wp-sitemap.xml` ]: { errors: 2, warnings: 1 },
			},
			// The last pages are new and lost.
			pages: [ '', 'kept/', 'lost/', 'new/' ].map(
				( path ) => home + path
			),
		} );
	} );
	afterAll( () => google.stop() );
	beforeEach( async () => {
		google.reset();
		await google.forget();
		await site.php(
			`delete_transient( 'pharos_search_console_sitemap' );`
		);
	} );

	test( 'the sitemap is submitted with the wider scope only, and its state shown', async () => {
		await google.connect();
		expect(
			( await search( 'GET', '/search-console/sitemaps' ) ).body.data
		).toMatchObject( { submitted: false, lastSubmitted: null } );
		const refused = await search( 'POST', '/search-console/sitemaps' );
		expect( [ refused.status, refused.body.code ] ).toEqual( [
			409,
			'pharos_google_sitemap_scope',
		] );

		await google.connect( { sitemaps: true } );
		const { status, body } = await search(
			'POST',
			'/search-console/sitemaps'
		);
		expect( status ).toBe( 200 );
		const path = body.data?.path;
		expect( path ).toBe( `${ site.url }/wp-sitemap.xml` );
		expect( body.data ).toMatchObject( {
			submitted: true,
			pending: true,
			errors: 0,
			lastSubmitted: expect.stringMatching( /^20\d\d-.*Z$/ ),
			lastDownloaded: null,
		} );

		// Google reads it later; page views don't request it each time.
		google.advance( 3700 );
		google.clearLog();
		await search( 'GET', '/search-console/sitemaps' );
		expect( google.log ).toEqual( [] );
		await site.php(
			`delete_transient( 'pharos_search_console_sitemap' );`
		);
		google.expireAccess();
		expect(
			( await search( 'GET', '/search-console/sitemaps' ) ).body.data
		).toMatchObject( { pending: false, errors: 2, warnings: 1 } );
	} );

	test( 'who may only read the property is told so, and figures go on', async () => {
		google.configure( {
			sites: [ { siteUrl: home, permissionLevel: 'siteRestrictedUser' } ],
		} );
		await google.connect( { sitemaps: true } );
		const { status, body } = await search(
			'POST',
			'/search-console/sitemaps'
		);
		expect( [ status, body.code ] ).toEqual( [
			409,
			'pharos_google_no_full_access',
		] );
		expect(
			( await search( 'GET', '/search-console' ) ).body.data
		).toMatchObject( { error: null } );
	} );

	test( 'Google’s index is asked about a URL of it, and each time is counted', async () => {
		await google.connect();
		const inspect = ( url: string ) =>
			search( 'POST', '/search-console/inspect', { url } );
		expect( ( await inspect( home ) ).body.data ).toMatchObject( {
			verdict: 'PASS',
			coverage: expect.any( String ),
			robots: 'ALLOWED',
			indexing: 'INDEXING_ALLOWED',
			fetch: 'SUCCESSFUL',
			canonical: home,
			link: expect.stringMatching( /^https:/ ),
			used: 1,
			limit: 2000,
		} );
		expect( ( await inspect( `${ home }kept/` ) ).body.data?.used ).toBe(
			2
		);
		google.clearLog();
		for ( const url of [
			'https://elsewhere.example/',
			'javascript:alert(1)',
			'',
			'/kept/',
		] ) {
			const { status, body } = await inspect( url );
			expect( [ url, status, body.code ] ).toEqual( [
				url,
				400,
				'pharos_google_url_outside_property',
			] );
		}
		expect( google.log ).toEqual( [] );
		expect(
			( await search( 'GET', '/search-console' ) ).body.data?.inspections
		).toEqual( { used: 2, limit: 2000 } );
	} );

	test( 'of a domain, all of its hosts may be asked about', async () => {
		google.configure( {
			sites: [
				{
					siteUrl: 'sc-domain:example.com',
					permissionLevel: 'siteOwner',
				},
			],
		} );
		await google.connect( { property: 'sc-domain:example.com' } );
		const status = async ( url: string ) =>
			( await search( 'POST', '/search-console/inspect', { url } ) )
				.status;
		expect( await status( 'http://a.b.example.com/x' ) ).toBe( 200 );
		expect( await status( 'https://example.com/' ) ).toBe( 200 );
		expect( await status( 'https://notexample.com/' ) ).toBe( 400 );

		// Both notations of an internationalized domain.
		const domain = 'sc-domain:xn--mnchen-3ya.de';
		google.configure( {
			sites: [ { siteUrl: domain, permissionLevel: 'siteOwner' } ],
		} );
		await google.connect( { property: domain } );
		for ( const host of [ 'xn--mnchen-3ya.de', 'www.münchen.de' ] ) {
			expect( [ host, await status( `https://${ host }/` ) ] ).toEqual( [
				host,
				200,
			] );
		}
	} );

	test.each( [
		[
			'sc-domain:münchen.de',
			'https://xn--mnchen-3ya.de/',
			'^https?://(www\\.)?xn--mnchen-3ya\\.de([/?#]|$)',
		],
		[
			'sc-domain:xn--mnchen-3ya.de',
			'https://www.münchen.de/',
			'^https?://(www\\.)?(xn--mnchen-3ya\\.de|münchen\\.de)([/?#]|$)',
		],
	] )(
		'%s contains the pages of %s in either notation',
		async ( property, address, expression ) => {
			const groups = await site.php<
				{ filters: { expression: string }[] }[]
			>(
				`return Pharos\\SearchConsole\\Data\\PageFilter::build( $args['property'], $args['address'] );`,
				{ property, address }
			);
			expect( groups[ 0 ]?.filters[ 0 ]?.expression ).toBe( expression );
			expect( `${ address }page/` ).toMatch( new RegExp( expression ) );
		}
	);

	const count = ( changes: Record< string, unknown > ) =>
		site.php(
			`$name = 'pharos_search_console_inspections';
			update_option( $name, $args + get_option( $name ), false );`,
			changes
		);

	test( 'no more than 2,000 in a Pacific day and 600 in a minute', async () => {
		await google.connect();
		const inspect = () =>
			search( 'POST', '/search-console/inspect', { url: home } );
		await inspect();
		await count( { day: 1999 } );
		expect( ( await inspect() ).body.data?.used ).toBe( 2000 );
		google.clearLog();
		const { status, body } = await inspect();
		expect( [ status, body.code ] ).toEqual( [
			429,
			'pharos_google_inspection_limit',
		] );
		expect( google.log ).toEqual( [] );

		// The next day starts at zero.
		await count( { date: '2020-01-01' } );
		expect( ( await inspect() ).body.data?.used ).toBe( 1 );
		// Both the current minute and the next one.
		const minute = Math.floor( Date.now() / 60_000 );
		await count( { minute, in_minute: 600 } );
		const full = await inspect();
		await count( { minute: minute + 1, in_minute: 600 } );
		const next = await inspect();
		expect( [ full.status, next.status ] ).toContain( 429 );
	} );

	test( 'parallel inspections are all counted', async () => {
		await google.connect();
		await Promise.all(
			[ 1, 2, 3, 4 ].map( () =>
				search( 'POST', '/search-console/inspect', { url: home } )
			)
		);
		expect(
			( await search( 'GET', '/search-console' ) ).body.data?.inspections
		).toEqual( { used: 4, limit: 2000 } );
	} );
} );
