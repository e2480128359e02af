/** Checks of the site's responses. */
import { describeFaults, runCheck } from './support/analysis';
import { calm, fault, livesAt, web, withWeb } from './support/analysis-web';
import { site } from './support/site';
import { post, removePosts } from './support/site-settings';

withWeb();
removePosts();

const home = `${ site.url }/`;
const onPages = ( code: string ) =>
	fault(
		`if ( ! str_contains( $_SERVER['REQUEST_URI'], 'wp-json' ) ) { ${ code } }`
	);
/** "Review plugins": deactivates the plugin that causes the issue. */
const deactivates = () => fault( null );
/** The host has fixed the issue. */
const hostMends = () => fault( null );

describe( 'Whether the site can be opened', () => {
	describeFaults( 'general', [
		{
			title: 'a plugin says that the site is down for maintenance',
			check: 'reachable',
			seed: () => onPages( `status_header( 503 ); exit;` ),
			status: 'error',
			message: /in maintenance mode/,
			fix: /\/wp-admin\/plugins\.php$/,
			mend: deactivates,
		},
		{
			title: 'the web server asks for a password',
			check: 'reachable',
			seed: () => onPages( `status_header( 401 ); exit;` ),
			status: 'error',
			message: /password/,
			mend: hostMends,
			expects: ( { description } ) => {
				expect( JSON.stringify( description ) ).toMatch(
					/send them.*status 401/
				);
				expect( description ).toContainEqual( {
					links: [ { url: home, status: 401 } ],
				} );
			},
		},
		{
			title: 'the site answers with an error',
			check: 'reachable',
			seed: () => onPages( `status_header( 500 ); exit;` ),
			status: 'error',
			message: /error 500/,
			mend: hostMends,
		},
		{
			title: 'a firewall refuses everybody',
			check: 'reachable',
			seed: () => onPages( `status_header( 403 ); exit;` ),
			status: 'error',
			message: /blocks visitors/,
			mend: hostMends,
		},
		{
			title: 'the server does not reach itself',
			check: 'reachable',
			seed: () =>
				web( {
					[ home ]: { error: 'cURL error 7: Failed to connect' },
				} ),
			status: 'error',
			message: /cURL error 7/,
			mend: () => web( null ),
			expects: ( { description } ) =>
				expect( description ).toContainEqual( {
					links: [
						{
							url: home,
							status: 'http_request_failed',
							details: 'cURL error 7: Failed to connect',
						},
					],
				} ),
		},
		{
			title: 'the site leads to another one',
			check: 'reachable',
			seed: () =>
				onPages(
					`header( 'Location: https://other.example/', true, 301 ); exit;`
				),
			status: 'error',
			message: /redirects elsewhere: https:\/\/other\.example\//,
			fix: /\/options-general\.php#home$/,
			mend: () => fault( null ),
		},
		{
			title: 'the site redirects in circles',
			check: 'reachable',
			seed: () =>
				onPages(
					`header( 'Location: /?' . ( 1 - (int) ( $_SERVER['QUERY_STRING'] ?? 0 ) ), true, 302 ); exit;`
				),
			status: 'error',
			message: /too many redirects/,
			fix: /\/options-general\.php#home$/,
			mend: () => fault( null ),
		},
		{
			title: 'the home page is sent as a text',
			check: 'reachable',
			seed: () =>
				onPages(
					`add_action( 'template_redirect', static fn() => header( 'Content-Type: text/plain' ) );`
				),
			status: 'error',
			message: /isn’t served as HTML/,
			mend: hostMends,
		},
		{
			title: 'the home page is empty',
			check: 'reachable',
			seed: () => onPages( `header( 'Content-Type: text/html' ); exit;` ),
			status: 'error',
			message: /is empty/,
			fix: /\/plugins\.php$/,
			mend: deactivates,
		},
	] );

	test( 'an unpublished home page is replaced in the settings', async () => {
		const page = await post( {
			post_type: 'page',
			post_title: 'Front',
			post_status: 'draft',
		} );
		await site.option( 'show_on_front', 'page' );
		await site.option( 'page_on_front', page );
		const item = await runCheck( 'general', 'reachable' );
		await site.option( 'page_on_front', 0 );
		await site.option( 'show_on_front', 'posts' );
		expect( item ).toMatchObject( {
			status: 'error',
			message: expect.stringContaining( 'not found' ),
			fix: {
				url: `${ site.url }/wp-admin/options-reading.php#page_on_front`,
			},
		} );
	} );

	test( 'the pages of a site that can’t be reached aren’t reported as well', async () => {
		await onPages( `status_header( 500 ); exit;` );
		for ( const check of [
			'internal_links',
			'external_links',
			'broken_links',
			'redirect_chains',
			'page_weight',
			'text_share',
			'response_time',
			'mixed_content',
			'trailing_slash',
			'not_found',
			'compression',
		] ) {
			expect( await runCheck( 'general', check ) ).toBeUndefined();
		}
		await fault( null );
	} );
} );

describe( 'Addresses that answer', () => {
	describeFaults( 'general', [
		{
			title: 'pages answer with a slash at their end and without',
			check: 'trailing_slash',
			seed: () =>
				fault(
					`add_action( 'init', static fn() => remove_action( 'template_redirect', 'redirect_canonical' ) );`
				),
			status: 'warning',
			message: /with and without a trailing slash/,
			fix: /\/plugins\.php$/,
			mend: deactivates,
		},
		{
			title: 'an address that is not there is answered as a page',
			check: 'not_found',
			seed: () =>
				fault(
					`add_action( 'template_redirect', static fn() => is_404() && status_header( 200 ) );`
				),
			status: 'warning',
			message: /soft 404/,
			fix: /\/plugins\.php$/,
			mend: deactivates,
		},
		{
			title: 'an address that is not there leads to the home page',
			check: 'not_found',
			seed: () =>
				fault(
					`add_action( 'template_redirect', static function () { if ( is_404() ) { wp_redirect( home_url( '/' ), 301 ); exit; } }, 1 );`
				),
			status: 'warning',
			message: /redirect instead of returning 404/,
			fix: /\/plugins\.php$/,
			mend: deactivates,
			expects: ( { description } ) =>
				expect( description ).toContainEqual( {
					links: [
						{
							url: expect.stringContaining( '/pharos-' ),
							status: 301,
							details: home,
						},
					],
				} ),
		},
	] );

	test( 'addresses without a path have no slash to be judged', async () => {
		await fault(
			`add_filter( 'option_permalink_structure', '__return_empty_string' );`
		);
		expect( await runCheck( 'general', 'trailing_slash' ) ).toBeUndefined();
		expect( await runCheck( 'general', 'not_found' ) ).toMatchObject( {
			status: 'success',
		} );
		await fault( null );
	} );
} );

describe( 'How fast pages come', () => {
	const PACKED = `ini_set( 'zlib.output_compression', '1' );`;
	/** One page, which is the whole sample, so that the times don't depend on the load of the machine. */
	const answersIn = ( microseconds: number ) =>
		onPages(
			`if ( '/' !== $_SERVER['REQUEST_URI'] ) { status_header( 404 ); exit; }
			usleep( ${ microseconds } );
			header( 'Content-Type: text/html' );
			echo '<title>Tea</title>';
			exit;`
		);

	describe( 'when the server packs them', () => {
		beforeAll( () => onPages( PACKED ) );
		afterAll( () => fault( null ) );
		describeFaults( 'general', [
			{
				title: 'pages are sent as they are',
				check: 'compression',
				seed: () => fault( null ),
				status: 'suggestion',
				message: /compression isn’t used/,
				mend: () => onPages( PACKED ),
				expects: ( { description } ) =>
					expect( JSON.stringify( description ) ).toMatch(
						/gzip or Brotli/
					),
			},
		] );
	} );

	describe( 'when nothing has to be made', () => {
		beforeAll( () => answersIn( 0 ) );
		afterAll( () => fault( null ) );
		describeFaults( 'general', [
			{
				title: 'the server takes its time',
				check: 'response_time',
				seed: () => answersIn( 900000 ),
				status: 'suggestion',
				message: /slow: (0\.9|1\.\d) seconds/,
				fix: /\/plugin-install\.php\?s=page\+cache/,
				mend: () => answersIn( 0 ),
			},
			{
				title: 'the server takes very long',
				check: 'response_time',
				seed: () => answersIn( 2100000 ),
				status: 'warning',
				message: /slow: 2\.\d seconds/,
				fix: /\/plugin-install\.php\?s=page\+cache/,
				mend: () => answersIn( 0 ),
			},
		] );
	} );
} );

test( 'a slow home page is found among quick pages, and both times are told', async () => {
	await onPages(
		`if ( '/' === $_SERVER['REQUEST_URI'] ) { usleep( 1000000 ); }
		header( 'Content-Type: text/html' );
		echo '<title>Tea</title>';
		exit;`
	);
	expect( await runCheck( 'general', 'response_time' ) ).toMatchObject( {
		status: 'suggestion',
		message: expect.stringMatching( /slow: 1\.\d seconds/ ),
		description: expect.arrayContaining( [
			expect.stringMatching(
				/^Home page: 1\.\d seconds\. Median of \d+ pages: 0\.\d+ seconds\.$/
			),
		] ),
	} );
	await fault( null );
} );

describe( 'One address for the site', () => {
	const LED_ON = {
		'http://tea.example/': {
			status: 301,
			headers: { location: 'https://tea.example/' },
		},
		'https://www.tea.example/': {
			status: 301,
			headers: { location: 'https://tea.example/' },
		},
	};
	const isAt = ( address: string, siteurl?: string ) =>
		fault( livesAt( address, siteurl ) );
	const ANSWERS = { 'https://tea.example/': { status: 200 } };

	beforeAll( async () => {
		await isAt( 'https://tea.example' );
		await web( LED_ON );
	} );
	afterAll( calm );

	describeFaults( 'general', [
		{
			title: 'the site has a certificate but does not use it',
			check: 'https',
			seed: async () => {
				await isAt( 'http://tea.example' );
				await web( ANSWERS );
			},
			status: 'error',
			message: /doesn’t use HTTPS/,
			fix: /\/options-general\.php#home$/,
			mend: async () => {
				await isAt( 'https://tea.example' );
				await web( LED_ON );
			},
		},
		{
			title: 'the address of WordPress does not use https',
			check: 'https',
			seed: async () => {
				await isAt( 'https://tea.example', 'http://tea.example' );
				await web( ANSWERS );
			},
			status: 'error',
			message: /WordPress Address/,
			fix: /\/options-general\.php#siteurl$/,
			mend: async () => {
				await isAt( 'https://tea.example' );
				await web( LED_ON );
			},
		},
		{
			title: 'the site has no certificate yet',
			check: 'https',
			seed: async () => {
				await isAt( 'http://tea.example' );
				await web( {
					'https://tea.example/': {
						error: 'cURL error 7: Failed to connect',
					},
				} );
			},
			status: 'error',
			message: /doesn’t use HTTPS/,
			mend: async () => {
				await isAt( 'https://tea.example' );
				await web( LED_ON );
			},
			expects: ( { description } ) =>
				expect( JSON.stringify( description ) ).toMatch(
					/install an SSL certificate for my site http:\/\/tea\.example\//
				),
		},
		{
			title: 'who comes without https is not led on',
			check: 'https',
			seed: () => web( { 'http://tea.example/': { status: 200 } } ),
			status: 'error',
			message: /HTTP doesn’t redirect to HTTPS/,
			mend: () => web( LED_ON ),
		},
		{
			title: 'the certificate has expired',
			check: 'https',
			seed: () =>
				web( {
					...LED_ON,
					'https://tea.example/': {
						error: 'cURL error 60: SSL certificate problem: certificate has expired',
					},
				} ),
			status: 'error',
			message: /SSL certificate has expired/,
			mend: () => web( LED_ON ),
			expects: ( { description } ) =>
				expect( JSON.stringify( description ) ).toMatch(
					/certificate of https:\/\/tea\.example\/ has expired\. Please renew it/
				),
		},
		{
			title: 'the certificate is another name’s, at least for the server',
			check: 'https',
			seed: () =>
				web( {
					...LED_ON,
					'https://tea.example/': {
						error: "cURL error 60: SSL: no alternative certificate subject name matches target host name 'tea.example'",
					},
				} ),
			status: 'warning',
			message: /doesn’t trust the site’s SSL certificate/,
			mend: () => web( LED_ON ),
		},
		{
			title: 'a site in development does without',
			check: 'https',
			seed: () => isAt( 'http://tea.test' ),
			status: 'suggestion',
			message: /That’s fine during development/,
			mend: () => isAt( 'https://tea.example' ),
		},
		{
			title: 'the site answers with “www” as well',
			check: 'www',
			seed: () => web( { 'https://www.tea.example/': { status: 200 } } ),
			status: 'warning',
			message: /loads at both tea\.example and www\.tea\.example/,
			mend: () => web( LED_ON ),
		},
		{
			title: '“www” leads to somebody else',
			check: 'www',
			seed: () =>
				web( {
					'https://www.tea.example/': {
						status: 302,
						headers: { location: 'https://parked.example/' },
					},
					'https://parked.example/': { status: 200 },
				} ),
			status: 'suggestion',
			message: /www\.tea\.example doesn’t redirect to tea\.example/,
			mend: () => web( LED_ON ),
		},
	] );

	test.each( [
		// Lifetime in days, days left, and whether that is reported.
		[ 90, 30, false ],
		[ 90, 8, false ],
		[ 90, 6, true ],
		[ 90, 0, true ],
		[ 6, 5, false ],
		[ 6, 2, false ],
		[ 6, 1, true ],
	] )(
		'a certificate for %d days with %d left (told: %s)',
		async ( days, left, isTold ) => {
			const item = await site.php< { status: string; message: string } >(
				`$until = time() + $args['left'] * DAY_IN_SECONDS + 60;
				return Pharos\\Analysis\\Checks\\Pages\\Certificate::fault( new Pharos\\Http\\Response( 'https://tea.example/', 200, certificate: [ 'from' => $until - $args['days'] * DAY_IN_SECONDS, 'until' => $until ] ) )?->item( 'error' );`,
				{ days, left }
			);
			expect( item ).toEqual(
				isTold
					? expect.objectContaining( {
							status: 'warning',
							message: expect.stringMatching(
								/SSL certificate expires on \w+ \d/
							),
						} )
					: null
			);
		}
	);

	test( 'an unregistered domain is no second URL', async () => {
		await web( {
			'https://www.tea.example/': {
				error: 'cURL error 6: Could not resolve host',
			},
		} );
		expect( await runCheck( 'general', 'www' ) ).toMatchObject( {
			status: 'success',
			message:
				'The site is only available at tea.example; www.tea.example doesn’t respond.',
		} );
	} );

	test( 'a site with “www” is asked without it', async () => {
		await isAt( 'https://www.tea.example' );
		await web( { 'https://tea.example/': { status: 200 } } );
		expect( await runCheck( 'general', 'www' ) ).toMatchObject( {
			status: 'warning',
		} );
	} );

	test( 'a name with letters of other languages is the same in ASCII', async () => {
		await isAt( 'https://Büro.example' );
		await web( {
			'https://www.xn--bro-hoa.example/': {
				status: 301,
				headers: { location: 'https://xn--bro-hoa.example/' },
			},
			'https://xn--bro-hoa.example/': { status: 200 },
		} );
		expect( await runCheck( 'general', 'www' ) ).toMatchObject( {
			status: 'success',
			message: 'www.büro.example redirects to büro.example.',
		} );
		expect( await runCheck( 'general', 'https' ) ).toMatchObject( {
			status: 'success',
		} );

		// The URL in pages, and the requested one.
		expect(
			await site.php(
				`return array_map( Pharos\\Core\\Url::plain( ... ), $args );`,
				[
					'https://Büro.example/ö',
					'https://xn--bro-hoa.example/%C3%B6',
				]
			)
		).toEqual( Array( 2 ).fill( 'https://xn--bro-hoa.example/ö' ) );

		await web( {
			'https://www.xn--bro-hoa.example/': { status: 200 },
		} );
		expect( await runCheck( 'general', 'www' ) ).toMatchObject( {
			status: 'warning',
			message:
				'The site loads at both büro.example and www.büro.example.',
		} );
	} );

	test( 'a number has no “www”', async () => {
		await fault( null );
		expect( await runCheck( 'general', 'www' ) ).toBeUndefined();
	} );
} );
