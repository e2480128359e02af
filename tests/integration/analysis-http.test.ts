/** HTTP requests of the analysis: to pages of this site, and to outbound links with all kinds of responses. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import {
	startOutsideWorld,
	type OutsideWorld,
} from '../simulators/outside-world';
import { withOutsideWorld } from './support/outside-world';
import { clockCode } from './support/own-clock';
import { site } from './support/site';
import { withSnippet } from './support/snippets';

interface Answer {
	url: string;
	status: number;
	headers: Record< string, string[] >;
	body: string;
	is_cut: boolean;
	seconds: number;
	redirects: { url: string; status: number }[];
	error: string;
	details: string;
	bytes: number;
	certificate: { from: number; until: number } | null;
}

interface Run {
	answers: Record< string, Answer >;
	/** Elapsed time on the clock of the test. */
	seconds: number;
	/** Time limits of the transfers, in milliseconds. */
	limits: number[];
	/** How often Requests asked cURL whether something has happened: without a pause, if nothing waits in between. */
	polls: number;
	/** The longest wait at once, in seconds. */
	longest: number;
	refused: number;
	requests: number;
	/** Peak memory increase in bytes. */
	memory: number;
	/** Domains that were looked up. */
	lookedUp: string[];
}

interface Options {
	/** Time limit of the run. */
	seconds?: number;
	/** A time limit of transfers, in milliseconds, that no server answers within: it runs out at once. */
	runsOut?: number;
	/** The real seconds of a second in which nothing happens. */
	pace?: number;
	/** Seconds of each DNS lookup. */
	lookUp?: number;
	/** The results of each DNS lookup; the last one repeats. */
	names?: Record< string, string[][] >;
	/** The URL of the site. */
	home?: string;
	/** PHP code that runs before. */
	before?: string;
	/** Whether to use the DNS resolver of the machine. */
	system?: boolean;
}

const world = withOutsideWorld();

/** A server on an internal network. */
let secret: OutsideWorld;
beforeAll( async () => {
	secret = await startOutsideWorld();
} );
afterAll( () => secret.stop() );

beforeEach( () => {
	world.reset();
	secret.reset();
} );

const call = (
	method: 'links' | 'page' | 'own_pages' | 'certified',
	parameters: unknown[],
	{ before = '', ...options }: Options = {}
): Promise< Run > =>
	site.php(
		`
		if ( $args['home'] ) {
			add_filter( 'option_home', static fn(): string => $args['home'], 20 );
		}
		// Development sites ask nobody outside: here they may.
		add_filter( 'pre_http_request', static fn( $given ) => is_wp_error( $given ) && 'offline' === $given->get_error_code() ? false : $given, 100 );
		${ clockCode }
		${ before }
		defined( 'WP_ACCESSIBLE_HOSTS' ) || define( 'WP_ACCESSIBLE_HOSTS', '*' );
		$resolver = new class( $args['names'], $args['lookUp'] ) implements \\Pharos\\Http\\Resolver {
			public array $asked = [];

			public function __construct( private array $names, private float $seconds ) {}

			public function addresses( string $host ): ?array {
				$this->asked[] = $host;
				$GLOBALS['pharos_clock']->now += $this->seconds;
				if ( ! isset( $this->names[ $host ] ) ) {
					return [];
				}
				$all = &$this->names[ $host ];
				return count( $all ) > 1 ? array_shift( $all ) : $all[0];
			}
		};
		$deadline = new \\Pharos\\Core\\Deadline( $args['seconds'] );
		$http = $args['system']
			? new \\Pharos\\Http\\Client( $deadline )
			: new \\Pharos\\Http\\Client( $deadline, $resolver );
		$memory = memory_get_usage();
		if ( function_exists( 'memory_reset_peak_usage' ) ) {
			memory_reset_peak_usage();
		}
		$begin = $clock->now;
		$answers = $http->{ $args['method'] }( ...$args['parameters'] );
		return [
			'answers' => is_array( $answers ) ? (object) $answers : [ 'page' => $answers ],
			'seconds' => $clock->now - $begin,
			'limits' => $clock->limits,
			'polls' => $clock->polls,
			'longest' => $clock->longest,
			'refused' => $http->refused(),
			'requests' => $http->requests(),
			'memory' => memory_get_peak_usage() - $memory,
			'lookedUp' => $resolver->asked,
		];
		`,
		{
			method,
			parameters,
			seconds: 20,
			runsOut: 0,
			pace: 1,
			lookUp: 0,
			names: {},
			home: '',
			system: false,
			...options,
		}
	);

const links = ( urls: string[], options?: Options ) =>
	call( 'links', [ urls ], options );

const link = async ( url: string, options?: Options ) => {
	const run = await links( [ url ], options );
	return { ...run, answer: run.answers[ url ] as Answer };
};

/** Requests a page of a site that the simulator plays. */
const own = async (
	url: string,
	options?: Options,
	...parameters: unknown[]
) => {
	const run = await call( 'page', [ url, ...parameters ], {
		home: world.url,
		...options,
	} );
	return { ...run, answer: run.answers.page as Answer };
};

const methods = () => world.asked.map( ( { method } ) => method ).join( ' ' );

const most = ( key: 'together' | 'togetherAtHost' ) =>
	Math.max( ...world.asked.map( ( one ) => one[ key ] ) );

const MB = 1024 * 1024;

/** A timeout for the whole response, set by a filter of the site owner. */
const impatient = `add_filter( 'http_request_args', static fn( array $args ): array => [ 'timeout' => 1 ] + $args );`;

describe( 'A link', () => {
	test.each( [
		[ '/ok', 200, 'HEAD' ],
		[ '/pdf', 200, 'HEAD' ],
		[ '/wrong-type', 200, 'HEAD' ],
		[ '/endless', 200, 'HEAD' ],
		// The response to HEAD may differ from the one to GET.
		[ '/status/404', 404, 'HEAD GET' ],
		[ '/status/403', 403, 'HEAD GET' ],
		[ '/status/500', 500, 'HEAD GET' ],
		[ '/status/503', 503, 'HEAD GET' ],
		[ '/ok?head=403', 200, 'HEAD GET' ],
		[ '/ok?head=404', 200, 'HEAD GET' ],
		[ '/ok?head=405', 200, 'HEAD GET' ],
		[ '/ok?head=400', 200, 'HEAD GET' ],
		[ '/ok?head=500', 200, 'HEAD GET' ],
		[ '/ok?head=501', 200, 'HEAD GET' ],
		[ '/ok?head=reset', 200, 'HEAD GET' ],
		// These statuses are intentional, so no second request is sent.
		[ '/status/410', 410, 'HEAD' ],
		[ '/status/429', 429, 'HEAD' ],
		[ '/status/401', 401, 'HEAD' ],
	] )( '%s answers %d to %s', async ( path, status, asked ) => {
		const { answer, requests } = await link( world.url + path );
		expect( answer ).toMatchObject( {
			url: world.url + path,
			status,
			error: '',
			redirects: [],
		} );
		expect( methods() ).toBe( asked );
		expect( requests ).toBe( asked.split( ' ' ).length );
	} );

	test( 'whose server lets HEAD wait is asked with GET', async () => {
		const { answer, limits } = await link( `${ world.url }/ok?head=hang`, {
			runsOut: 4000,
		} );
		expect( answer.status ).toBe( 200 );
		expect( methods() ).toBe( 'HEAD GET' );
		expect( limits ).toEqual( [ 4000, expect.any( Number ) ] );
		// What HEAD has left of the ten seconds of a URL.
		expect( limits[ 1 ] ).toBeLessThan( 10_000 );
		expect( limits[ 1 ] ).toBeGreaterThan( 4000 );
	} );

	test( 'is followed, each step once', async () => {
		const { answer } = await link( `${ world.url }/chain/3` );
		expect( answer ).toMatchObject( {
			url: `${ world.url }/chain/0`,
			status: 200,
			redirects: [ 3, 2, 1 ].map( ( left ) => ( {
				url: `${ world.url }/chain/${ left }`,
				status: 301,
			} ) ),
		} );
		expect( methods() ).toBe( 'HEAD HEAD HEAD HEAD' );
	} );

	test.each( [
		[ '/loop', 1 ],
		[ '/chain/30', 11 ],
	] )(
		'that leads nowhere, %s, ends after %d steps',
		async ( path, steps ) => {
			const { answer } = await link( world.url + path );
			expect( answer.error ).toBe( 'too_many_redirects' );
			expect( answer.redirects ).toHaveLength( steps );
			expect( world.asked ).toHaveLength( steps );
		}
	);

	test( 'to nobody says so', async () => {
		const reset = `${ world.url }/reset`;
		const nameless = `http://nobody.test:${ world.port }/`;
		const { answers, refused } = await links( [
			world.closedUrl,
			reset,
			nameless,
		] );
		expect( answers[ world.closedUrl ] ).toMatchObject( {
			status: 0,
			error: 'http_request_failed',
			details: expect.stringMatching( /^cURL error 7: / ),
		} );
		expect( answers[ reset ] ).toMatchObject( {
			status: 0,
			error: 'http_request_failed',
			details: expect.stringMatching( /^cURL error \d+: / ),
		} );
		expect( answers[ nameless ] ).toMatchObject( {
			status: 0,
			error: 'http_request_failed',
			details: expect.stringContaining( 'nobody.test' ),
		} );
		expect( refused ).toBe( 0 );
	} );

	test( 'and the same with another fragment are one', async () => {
		const page = `${ world.url }/ok`;
		const { answers } = await links( [
			page,
			`${ page }#a`,
			`${ page }#b`,
		] );
		expect(
			Object.values( answers ).map( ( { status } ) => status )
		).toEqual( [ 200, 200, 200 ] );
		expect( world.asked ).toHaveLength( 1 );
	} );

	test( 'is not downloaded where HEAD is refused', async () => {
		const { answer, memory } = await link(
			`${ world.url }/endless?head=405`
		);
		expect( answer ).toMatchObject( { status: 200, body: '', error: '' } );
		await world.settled();
		// The size of the machine's network buffers.
		expect( world.asked[ 1 ]?.sent ).toBeLessThan( 8 * MB );
		expect( memory ).toBeLessThan( MB );
	} );

	test( 'is asked without cookies, login and cache-busting, by name', async () => {
		await link( `${ world.url }/cookie`, {
			before: `$_SERVER['PHP_AUTH_USER'] = 'tea'; $_SERVER['PHP_AUTH_PW'] = 'secret';
				$_COOKIE['been'] = 'there';
				add_filter( 'http_request_args', static fn( array $args ): array => [ 'headers' => $args['headers'] + [ 'Cookie' => 'a=b' ], 'cookies' => [ 'a' => 'b' ] ] + $args );`,
		} );
		expect( world.asked.map( ( { path } ) => path ) ).toEqual( [
			'/cookie',
			'/ok/after-cookie',
		] );
		for ( const { headers } of world.asked ) {
			expect( headers.cookie ).toBeUndefined();
			expect( headers.authorization ).toBeUndefined();
			expect( headers[ 'cache-control' ] ).toBeUndefined();
			expect( headers[ 'user-agent' ] ).toMatch(
				/^Mozilla\/5\.0 \(compatible; PharosSEO\/\d[\d.]*\S*; \+http:\/\/127\.0\.0\.1:\d+\/\)$/
			);
		}
	} );
} );

describe( 'Many links', () => {
	const names = Object.fromEntries(
		'abcde'
			.split( '' )
			.map( ( name ) => [ `${ name }.test`, [ [ '127.0.0.1' ] ] ] )
	);
	test( 'are asked six at a time, two of one host, without work in between', async () => {
		// The first six are answered once all of them are there, and after a while in which a seventh would come.
		const urls = Object.keys( names ).flatMap( ( name ) =>
			[ 1, 2 ].map(
				( i ) =>
					`http://${ name }:${ world.port }/slow?ms=300&until=6&i=${ i }`
			)
		);
		const { answers, longest, polls } = await links( urls, { names } );
		expect( Object.values( answers ) ).toHaveLength( 10 );
		for ( const { status } of Object.values( answers ) ) {
			expect( status ).toBe( 200 );
		}
		expect( most( 'together' ) ).toBe( 6 );
		expect( most( 'togetherAtHost' ) ).toBe( 2 );
		// Once for each, and at the beginning and the end.
		expect( polls ).toBeLessThan( 2 * urls.length );
		expect( longest ).toBeCloseTo( 0.2 );
	} );

	test( 'do not wait for a slow one', async () => {
		const quick = Array.from(
			{ length: 20 },
			( _none, i ) => `http://a.test:${ world.port }/ok?i=${ i }`
		);
		// It is answered after all others have been asked.
		const { answers } = await links(
			[ `http://a.test:${ world.port }/ok?until=21`, ...quick ],
			{ names }
		);
		expect(
			Object.values( answers ).map( ( { status } ) => status )
		).toEqual( Array( 21 ).fill( 200 ) );
		expect( methods() ).toBe( Array( 21 ).fill( 'HEAD' ).join( ' ' ) );
	} );

	test( 'end with the time of the run', async () => {
		const urls = Array.from(
			{ length: 10 },
			( _none, i ) => `${ world.url }/slow-headers/${ i }?head=hang`
		);
		const { answers, seconds, requests } = await links( urls, {
			seconds: 2.5,
			pace: 0.2,
		} );
		expect( seconds ).toBeCloseTo( 2.5 );
		// No connection became free for the others.
		expect( requests ).toBe( 2 );
		expect( world.asked ).toHaveLength( 2 );
		for ( const { status, error } of Object.values( answers ) ) {
			expect( [ status, error ] ).toEqual( [ 0, 'not_checked' ] );
		}
	} );

	test( 'are not asked without an end', async () => {
		const urls = Array.from(
			{ length: 220 },
			( _none, i ) => `http://a.test:${ world.port }/ok/${ i }`
		);
		const { answers, requests, lookedUp } = await links( urls, { names } );
		expect( requests ).toBe( 200 );
		expect( world.asked ).toHaveLength( 200 );
		expect(
			Object.values( answers ).filter(
				( { error } ) => error === 'not_checked'
			)
		).toHaveLength( 20 );
		expect( lookedUp ).toEqual( [ 'a.test' ] );
	} );

	test.each( [
		// A third of the run.
		[ 9, 6 ],
		// Those begun while five seconds are left: PHP can't end a lookup.
		[ 6, 3 ],
	] )(
		'are not looked up without an end: in %d seconds, %d',
		async ( seconds, count ) => {
			const { answers, lookedUp } = await links(
				Array.from(
					{ length: 40 },
					( _none, i ) => `http://n${ i }.test/`
				),
				{ seconds, lookUp: 0.5 }
			);
			expect( lookedUp ).toHaveLength( count );
			expect(
				Object.values( answers ).filter(
					( { error } ) => error === 'not_checked'
				)
			).toHaveLength( 40 - count );
		}
	);
} );

describe( 'Nothing is asked in the networks of others', () => {
	const nobodyWasAsked = () => expect( secret.asked ).toEqual( [] );

	test( 'by a number, however it is written', async () => {
		const hosts = [
			'127.0.0.1',
			'127.1',
			'127.0.1',
			'2130706433',
			'017700000001',
			'0177.0.0.1',
			'0x7f000001',
			'0x7f.0x0.0x0.0x1',
			'0X7F.1',
			'127.0.0.1.',
			'0.0.0.0',
			'0',
			'127.8.8.8',
			'[::1]',
			'[::]',
			'[::ffff:127.0.0.1]',
			'[::ffff:7f00:1]',
			'[64:ff9b::127.0.0.1]',
			'[2002:7f00:1::]',
			'user:secret@127.0.0.1',
			'[::1%25lo]',
			'１２７.0.0.1',
		];
		const urls = hosts.map(
			( host ) => `http://${ host }:${ secret.port }/ok`
		);
		const { answers, refused, requests } = await links( urls );
		for ( const url of urls ) {
			expect( answers[ url ] ).toMatchObject( {
				status: 0,
				error: 'refused_address',
				details: expect.stringMatching( /\.$/ ),
			} );
		}
		expect( refused ).toBe( urls.length );
		expect( requests ).toBe( 0 );
		nobodyWasAsked();
	} );

	test( 'by the address of a cloud that tells its machines their secrets', async () => {
		const urls = [
			'http://169.254.169.254/latest/meta-data/',
			'http://2852039166/latest/meta-data/',
			'http://[fd00:ec2::254]/latest/meta-data/',
			'http://100.100.100.200/latest/meta-data/',
			'http://168.63.129.16/metadata/',
			'http://192.0.0.192/opc/v2/',
			'http://[::ffff:169.254.169.254]/',
		];
		const { refused, requests } = await links( urls );
		expect( [ refused, requests ] ).toEqual( [ urls.length, 0 ] );
	} );

	test( 'by another way than the web', async () => {
		const urls = [
			`gopher://127.0.0.1:${ secret.port }/`,
			`ftp://127.0.0.1:${ secret.port }/`,
			'file:///etc/passwd',
			`dict://127.0.0.1:${ secret.port }/`,
			'http://tea.test:25/',
			'',
		];
		const { refused, requests } = await links( urls );
		expect( [ refused, requests ] ).toEqual( [ urls.length, 0 ] );
		nobodyWasAsked();
	} );

	test( 'by a name', async () => {
		const names = {
			'private.test': [ [ '127.0.0.1' ] ],
			'six.test': [ [ '::1' ] ],
			'mapped.test': [ [ '::ffff:127.0.0.1' ] ],
			// One private IP address among several is enough.
			'both.test': [ [ '192.31.196.1', '127.0.0.1' ] ],
			'six-too.test': [ [ '192.31.196.1', 'fe80::1' ] ],
		};
		const urls = Object.keys( names ).map(
			( name ) => `http://${ name }:${ secret.port }/ok`
		);
		const { answers, refused, requests } = await links( urls, { names } );
		expect( [ refused, requests ] ).toEqual( [ urls.length, 0 ] );
		expect( answers[ urls[ 0 ] as string ]?.details ).toMatch(
			/private network/
		);
		nobodyWasAsked();
	} );

	test( 'by a name that this machine knows', async () => {
		const { answer, refused } = await link(
			`http://localhost:${ secret.port }/ok`,
			{ system: true }
		);
		expect( answer.error ).toBe( 'refused_address' );
		expect( refused ).toBe( 1 );
		nobodyWasAsked();
	} );

	test( 'by a redirect, at any step', async () => {
		const targets = [
			secret.url,
			`http://2130706433:${ secret.port }/`,
			`http://[::1]:${ secret.port }/`,
			`//127.1:${ secret.port }/`,
			`http://private.test:${ secret.port }/`,
			'gopher://127.0.0.1/',
			'http://169.254.169.254/',
			`http://user:secret@outside.test:${ world.port }/`,
		];
		const to = ( target: string ) =>
			`${ world.url }/redirect?to=${ encodeURIComponent( target ) }`;
		const urls = [ ...targets.map( to ), to( to( secret.url ) ) ];
		const { answers, refused } = await links( urls, {
			names: { 'private.test': [ [ '127.0.0.1' ] ] },
		} );
		for ( const url of urls ) {
			expect( answers[ url ] ).toMatchObject( {
				status: 0,
				error: 'refused_address',
			} );
			expect( answers[ url ]?.redirects[ 0 ] ).toEqual( {
				url,
				status: 302,
			} );
		}
		expect( refused ).toBe( urls.length );
		expect( world.asked ).toHaveLength( urls.length + 1 );
		nobodyWasAsked();
	} );

	test( 'by a name that changes between look-ups', async () => {
		// A public IP address without a server: it belongs to AS112, which absorbs misdirected DNS queries.
		const names = {
			'changes.test': [ [ '192.31.196.1' ], [ '127.0.0.1' ] ],
		};
		const { lookedUp } = await links(
			[ 'a', 'b' ].map(
				( path ) => `http://changes.test:${ secret.port }/${ path }`
			),
			{ names, seconds: 7 }
		);
		expect( lookedUp ).toEqual( [ 'changes.test' ] );
		nobodyWasAsked();
	}, 20_000 );

	test( 'the address that was looked up is the one that is connected to, at each step', async () => {
		const names = { 'changes.test': [ [ '127.0.0.1' ], [ '127.0.0.9' ] ] };
		const { answer, lookedUp } = await link(
			`http://changes.test:${ world.port }/chain/2`,
			{ names }
		);
		expect( answer.status ).toBe( 200 );
		expect( lookedUp ).toEqual( [ 'changes.test' ] );
		expect( world.asked.map( ( { host } ) => host ) ).toEqual(
			Array( 3 ).fill( 'changes.test' )
		);
	} );

	test( 'a response of another server is not read', async () => {
		const { answer, refused } = await link(
			`http://public.test:${ secret.port }/status/418`,
			{
				names: { 'public.test': [ [ '192.31.196.1' ] ] },
				// As if curl had looked up the domain again.
				before: `add_action( 'requests-curl.before_multi_add', static function ( $handle ) {
					curl_setopt( $handle, CURLOPT_RESOLVE, [ 'public.test:${ secret.port }:127.0.0.1' ] );
				} );`,
			}
		);
		expect( answer ).toMatchObject( {
			status: 0,
			headers: [],
			error: 'refused_address',
		} );
		expect( refused ).toBe( 1 );
	} );
} );

describe( 'Certificates', () => {
	let server: Server;
	let url: string;
	let certificate: string;

	beforeAll( async () => {
		const [ key, cert ] = await site.php< [ string, string ] >(
			`$key = openssl_pkey_new();
			$request = openssl_csr_new( [ 'commonName' => '127.0.0.1' ], $key );
			openssl_x509_export( openssl_csr_sign( $request, null, $key, 1 ), $certificate );
			openssl_pkey_export( $key, $secret );
			return [ $secret, $certificate ];`
		);
		certificate = cert;
		server = createServer( { key, cert }, ( _request, response ) =>
			response.end( 'Tea' )
		).listen( 0, '127.0.0.1' );
		await once( server, 'listening' );
		url = `https://127.0.0.1:${ ( server.address() as AddressInfo ).port }`;
	} );
	afterAll( () => server.close() );

	test( 'of others have to be good, as for their visitors', async () => {
		const { answer } = await link( url, {
			before: `add_filter( 'http_request_host_is_external', '__return_true' );`,
		} );
		expect( answer ).toMatchObject( {
			status: 0,
			error: 'http_request_failed',
			details: expect.stringMatching( /^cURL error 60: / ),
		} );
	} );

	test( 'of this site are good enough on the way to itself, unless it is set up otherwise', async () => {
		expect( ( await own( url, { home: url } ) ).answer ).toMatchObject( {
			status: 200,
			body: 'Tea',
		} );
		expect(
			(
				await own( url, {
					home: url,
					before: `add_filter( 'https_local_ssl_verify', '__return_true' );`,
				} )
			).answer.error
		).toBe( 'http_request_failed' );
	} );

	test( 'of this site can be asked about: whether they are trusted, and until when', async () => {
		const certified = async ( before = '' ) =>
			( await call( 'certified', [ url ], { home: url, before } ) )
				.answers.page;
		expect( await certified() ).toMatchObject( {
			error: 'http_request_failed',
			details: expect.stringMatching( /^cURL error 60: / ),
			certificate: null,
		} );

		const trust = `file_put_contents( get_temp_dir() . 'tea.pem', '${ certificate }' );
			add_filter( 'http_request_args', static fn( $args ) => [ 'sslcertificates' => get_temp_dir() . 'tea.pem' ] + $args );`;
		const { status, certificate: valid } = ( await certified(
			trust
		) ) as Answer;
		expect( status ).toBe( 200 );
		expect( ( valid?.until ?? 0 ) - ( valid?.from ?? 0 ) ).toBe( 86_400 );
		expect(
			Math.abs( ( valid?.from ?? 0 ) - Date.now() / 1000 )
		).toBeLessThan( 3600 );
		// Certificates of other sites aren't reported, because no request was sent.
		expect(
			( await own( url, { home: url, before: trust } ) ).answer
				.certificate
		).toBeNull();
	} );

	test( 'of other plugins are ignored', async () => {
		const { answers } = await call( 'certified', [ url ] );
		expect( answers.page?.error ).toBe( 'refused_address' );
	} );
} );

describe( 'What WordPress is set up for is respected', () => {
	test( 'a plugin that answers instead', async () => {
		const { answers, requests } = await links(
			[ 'https://tea.test/', 'https://tea.test/moved' ],
			{
				before: `add_filter( 'pre_http_request', static fn( $given, array $args, string $url ) => str_ends_with( $url, '/moved' )
					? [ 'headers' => [ 'location' => '/new' ], 'body' => '', 'response' => [ 'code' => 301 ] ]
					: ( str_ends_with( $url, '/new' ) ? new WP_Error( 'tea_is_cold', 'Cold.' ) : [ 'headers' => [], 'body' => 'Tea', 'response' => [ 'code' => 'HEAD' === $args['method'] ? 200 : 500 ] ] ), 101, 3 );`,
			}
		);
		expect( answers[ 'https://tea.test/' ]?.status ).toBe( 200 );
		expect( answers[ 'https://tea.test/moved' ] ).toMatchObject( {
			url: 'https://tea.test/new',
			status: 0,
			error: 'tea_is_cold',
			details: 'Cold.',
			redirects: [ { url: 'https://tea.test/moved', status: 301 } ],
		} );
		expect( requests ).toBe( 3 );
	} );

	test( 'requests to others that are blocked', async () => {
		const outside = `http://outside.test:${ world.port }/ok`;
		const page = `${ site.url }/`;
		const { answers } = await links( [ outside, page ], {
			names: { 'outside.test': [ [ '127.0.0.1' ] ] },
			before: `defined( 'WP_HTTP_BLOCK_EXTERNAL' ) || define( 'WP_HTTP_BLOCK_EXTERNAL', true );
				define( 'WP_ACCESSIBLE_HOSTS', 'api.wordpress.org' );`,
		} );
		expect( answers[ outside ]?.error ).toBe( 'not_checked' );
		expect( answers[ page ]?.status ).toBe( 200 );
		expect( world.asked ).toEqual( [] );
	} );

	test( 'a proxy: what is behind it is not known, so that links are not checked', async () => {
		const { answers } = await links(
			[ 'https://tea.test/', `${ site.url }/` ],
			{
				names: { 'tea.test': [ [ '192.31.196.1' ] ] },
				before: `define( 'WP_PROXY_HOST', '127.0.0.1' ); define( 'WP_PROXY_PORT', '${ world.port }' );`,
			}
		);
		expect( answers[ 'https://tea.test/' ] ).toMatchObject( {
			error: 'not_checked',
			details: expect.stringMatching( /proxy/ ),
		} );
		expect( answers[ `${ site.url }/` ]?.status ).toBe( 200 );
		expect( world.asked ).toEqual( [] );
	} );

	test( 'a proxy that the site itself is reached by', async () => {
		const { answer } = await own( 'http://own.test/ok', {
			home: 'http://own.test',
			before: `define( 'WP_PROXY_HOST', '127.0.0.1' ); define( 'WP_PROXY_PORT', '${ world.port }' );`,
		} );
		expect( answer ).toMatchObject( { status: 200, redirects: [] } );
		expect( answer.body ).toContain( 'A page.' );
		expect( world.asked.map( ( { path } ) => path ) ).toEqual( [
			'http://own.test/ok',
		] );
	} );
} );

describe( "The site's own pages", () => {
	test( 'are there, with a port and on this very machine', async () => {
		const { answer } = await own( `${ site.url }/`, { home: '' } );
		expect( answer ).toMatchObject( {
			url: `${ site.url }/`,
			status: 200,
			is_cut: false,
			error: '',
		} );
		expect( answer.body ).toContain( '</html>' );
		expect( answer.headers[ 'content-type' ]?.[ 0 ] ).toMatch( /html/ );
		expect( answer.seconds ).toBeGreaterThan( 0 );
		expect( answer.bytes ).toBe( Buffer.byteLength( answer.body ) );
	} );

	test( 'are requested one after the other, so that visitors are served in the meantime', async () => {
		const urls = Array.from(
			{ length: 6 },
			( _none, i ) => `${ world.url }/slow?ms=200&i=${ i }`
		);
		const { answers } = await call( 'own_pages', [ urls ], {
			home: world.url,
		} );
		expect( Object.keys( answers ) ).toEqual( urls );
		expect( most( 'together' ) ).toBe( 1 );
		expect( methods() ).toBe( 'GET GET GET GET GET GET' );
	} );

	test( 'are requested with the login of the visitor, and no other site is', async () => {
		const before = `$_SERVER['PHP_AUTH_USER'] = 'tea'; $_SERVER['PHP_AUTH_PW'] = 'secret';`;
		await own( `${ world.url }/ok`, { before } );
		await link( `${ world.url }/redirect?to=/ok`, {
			home: world.url,
			before,
		} );
		await link(
			`${ world.url }/redirect?to=http://outside.test:${ world.port }/ok`,
			{
				home: world.url,
				before,
				names: { 'outside.test': [ [ '127.0.0.1' ] ] },
			}
		);
		expect(
			world.asked.map( ( { host, headers } ) => [
				host,
				headers.authorization,
			] )
		).toEqual( [
			...Array( 4 ).fill( [ '127.0.0.1', 'Basic dGVhOnNlY3JldA==' ] ),
			[ 'outside.test', undefined ],
		] );
	} );

	test( 'are followed on this site only', async () => {
		const away = `${ world.url }/redirect?to=${ secret.url }/ok`;
		expect( ( await own( away ) ).answer ).toMatchObject( {
			url: away,
			status: 302,
			headers: { location: [ `${ secret.url }/ok` ] },
			redirects: [],
			error: '',
		} );
		expect( secret.asked ).toEqual( [] );

		expect(
			( await own( `${ world.url }/chain/2` ) ).answer
		).toMatchObject( {
			status: 200,
			redirects: [ { status: 301 }, { status: 301 } ],
		} );
		expect(
			( await own( `${ world.url }/chain/2`, {}, 'GET', 0 ) ).answer
		).toMatchObject( { status: 301, redirects: [], error: '' } );
		expect( ( await own( `${ world.url }/chain/6` ) ).answer.error ).toBe(
			'too_many_redirects'
		);
		expect( ( await own( `${ world.url }/loop` ) ).answer.error ).toBe(
			'too_many_redirects'
		);
	} );

	test.each( [ 'https://tea.test/', '/page', 'nonsense', '//tea.test/' ] )(
		'are all that is asked for as one: not %s',
		async ( url ) => {
			const { answer, refused, requests } = await own( url );
			expect( answer ).toMatchObject( { url, error: 'refused_address' } );
			expect( [ refused, requests ] ).toEqual( [ 1, 0 ] );
		}
	);

	test( 'are cut off at 1 MB while they are downloaded', async () => {
		const { answer, memory } = await own( `${ world.url }/endless` );
		expect( answer ).toMatchObject( {
			status: 200,
			is_cut: true,
			error: '',
		} );
		expect( answer.body ).toHaveLength( MB );
		expect( memory ).toBeLessThan( 6 * MB );
		await world.settled();
		expect( world.asked[ 0 ]?.sent ).toBeLessThan( 8 * MB );
	} );

	test( 'are cut off at 1 MB of what a small download unfolds to', async () => {
		const { answer, memory } = await own( `${ world.url }/gzip-bomb` );
		expect( answer ).toMatchObject( {
			status: 200,
			is_cut: true,
			error: '',
		} );
		expect( answer.body ).toHaveLength( MB );
		expect( answer.headers[ 'content-encoding' ] ).toEqual( [ 'gzip' ] );
		expect( answer.bytes ).toBeLessThan( MB / 10 );
		expect( memory ).toBeLessThan( 6 * MB );
		await world.settled();
		expect( world.asked[ 0 ]?.sent ).toBeLessThan( 8 * MB );
	} );

	test( 'one that is too much does not end the others', async () => {
		const urls = [ '/endless', '/ok', '/gzip-bomb', '/ok/2' ].map(
			( path ) => world.url + path
		);
		const { answers } = await call( 'own_pages', [ urls ], {
			home: world.url,
		} );
		expect( urls.map( ( url ) => answers[ url ]?.is_cut ) ).toEqual( [
			true,
			false,
			true,
			false,
		] );
		expect( answers[ urls[ 3 ] as string ]?.body ).toContain( 'A page.' );
	} );

	test( 'headers without an end are none', async () => {
		const { answer, memory } = await own(
			`${ world.url }/endless-headers`
		);
		expect( answer ).toMatchObject( {
			status: 0,
			error: 'http_request_failed',
		} );
		expect( answer.details ).toMatch( /^cURL error 23: / );
		expect( memory ).toBeLessThan( 6 * MB );
		await world.settled();
		expect( world.asked[ 0 ]?.sent ).toBeLessThan( 8 * MB );
	} );

	test.each( [ '/slow?ms=60000', '/slow-headers', '/drip' ] )(
		'are not waited for: %s',
		async ( path ) => {
			const late = await own( world.url + path, {
				before: impatient,
				runsOut: 1000,
			} );
			expect( late.answer ).toMatchObject( {
				status: 0,
				error: 'http_request_failed',
				details: expect.stringMatching( /^cURL error 28: .*timed out/ ),
			} );
			expect( late.limits ).toEqual( [ 1000 ] );

			// The response is unknown.
			const over = await own( world.url + path, {
				seconds: 1.5,
				runsOut: 1500,
			} );
			expect( over.answer ).toMatchObject( {
				status: 0,
				error: 'not_checked',
			} );
			expect( over.limits ).toEqual( [ 1500 ] );
		}
	);

	test( 'none is begun when the time is over', async () => {
		const { answer, requests } = await own( `${ world.url }/ok`, {
			seconds: 0,
		} );
		expect( answer.error ).toBe( 'not_checked' );
		expect( requests ).toBe( 0 );
		expect( world.asked ).toEqual( [] );
	} );
} );

describe( 'The login that an analysis is started with', () => {
	// As on sites with HTTPS; each page returns the login cookies of its request.
	withSnippet(
		'logins',
		`add_filter( 'wp_is_application_passwords_available', '__return_true' );
		add_action( 'template_redirect', static function () {
			$seen = get_option( 'z_logins', [] );
			$seen[] = $_SERVER['PHP_AUTH_USER'] ?? '';
			update_option( 'z_logins', $seen, false );
		} );`
	);
	let password = '';
	beforeAll( async () => {
		password = await site.php< string >(
			`return WP_Application_Passwords::create_new_application_password( 1, [ 'name' => 'Reports' ] )[0];`
		);
	} );
	afterAll( () =>
		site.php(
			`WP_Application_Passwords::delete_all_application_passwords( 1 );
			delete_user_meta( 1, '_application_passwords' );
			delete_site_option( 'using_application_passwords' );
			delete_option( 'z_logins' );`
		)
	);

	const basic = ( login: string ) =>
		`Basic ${ Buffer.from( login ).toString( 'base64' ) }`;
	/** The login cookies in the requests for the site's pages. */
	const seen = async ( headers: Record< string, string > ) => {
		await site.option( 'z_logins', null );
		const response = await site.fetch(
			'/wp-json/pharos/v1/checks/general?check=compression&force=1',
			{ headers }
		);
		expect( response.status ).toBe( 200 );
		return [ ...new Set( await site.option< string[] >( 'z_logins' ) ) ];
	};

	test( 'is passed on where the web server guards the site with it', async () => {
		const admin = await site.as( 'admin' );
		expect(
			await seen( {
				Cookie: admin.cookie,
				'X-WP-Nonce': admin.nonce,
				Authorization: basic( 'guard:word' ),
			} )
		).toEqual( [ 'guard' ] );
	} );

	test( 'is passed on to no page when it is an application password', async () => {
		expect(
			await seen( { Authorization: basic( `admin:${ password }` ) } )
		).toEqual( [ '' ] );
	} );
} );
