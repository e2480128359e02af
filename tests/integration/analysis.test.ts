/** The reports of the site analysis: permissions, when a run starts, and concurrent requests. */
import type { Role } from '../support/site';
import {
	COUNTS,
	KINDS,
	WAITS,
	addOn,
	counts,
	forget,
	forgetAll,
	found,
	fresh,
	ignore,
	letItEnd,
	report,
	untilItWaits,
	withAddOn,
} from './support/analysis-reports';
import { site } from './support/site';

withAddOn();

beforeEach( forgetAll );
afterAll( async () => {
	await forget();
	await site.resetSettings();
} );

const passes = ( message: string ) =>
	`return Pharos\\Analysis\\Result::passed( '${ message }' );`;

afterAll( () => site.option( 'test_analysis_runs', null ) );

describe( 'A report', () => {
	test( 'is a map of items, with the time of its run', async () => {
		await addOn( { acme_tea: passes( 'Tea is there.' ) } );
		const before = Math.floor( Date.now() / 1000 ) * 1000;
		const { status, body } = await report( 'settings' );
		expect( status ).toBe( 200 );
		expect( body ).toEqual( {
			success: true,
			data: expect.objectContaining( {
				acme_tea: {
					status: 'success',
					message: 'Tea is there.',
					description: [],
					ignore: false,
					help: '',
					not_fixable: false,
					fix: null,
				},
			} ),
			checked_at: expect.stringMatching(
				/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/
			),
			running: false,
		} );
		expect( Date.parse( body.checked_at ?? '' ) ).toBeGreaterThanOrEqual(
			before
		);
	} );

	test( 'is a map also when it is empty', async () => {
		await found( 'settings', {} );
		const admin = await site.as( 'admin' );
		const answer = await admin.fetch(
			'/wp-json/pharos/v1/checks/settings',
			{ headers: { 'X-WP-Nonce': admin.nonce } }
		);
		expect( await answer.text() ).toContain( '"data":{}' );
	} );

	test( 'is stored for a day, or until a run is forced', async () => {
		await site.option( 'test_analysis_runs', null );
		await addOn( { acme_runs: COUNTS } );
		const says = async ( query = '' ) =>
			( await report( 'settings', query ) ).body.data.acme_runs?.message;
		expect( await says() ).toBe( 'Run 1' );
		expect( await says() ).toBe( 'Run 1' );
		expect( await says( 'force=true' ) ).toBe( 'Run 2' );
		expect( await says( 'force=false' ) ).toBe( 'Run 2' );
		const age = ( seconds: number ) =>
			site.php(
				`Pharos\\Analysis\\ReportStore::all()->change( static function ( $kept ) use ( $args ) {
					$report = $kept['pharos_analysis_settings'];
					$report['checked_at'] = time() - $args[0];
					return [ 'pharos_analysis_settings' => $report ];
				} );`,
				[ seconds ]
			);
		await age( 23.9 * 3600 );
		expect( await says() ).toBe( 'Run 2' );
		await age( 24 * 3600 );
		expect( await says() ).toBe( 'Run 3' );
		// The clock of the server was set back.
		await age( -3600 );
		expect( await says() ).toBe( 'Run 4' );
	} );

	test( 'holds texts that the database can’t', async () => {
		await addOn( {
			acme_odd: `return Pharos\\Analysis\\Result::passed( "Tea \\u{1F375} \\xC3\\x28 \\0 a < b" );`,
		} );
		await report( 'settings' );
		const { body } = await report( 'settings' );
		expect( body.data.acme_odd?.message ).toContain( 'Tea 🍵' );
		expect( body.data.acme_odd?.message ).toContain( 'a < b' );
	} );
} );

describe( 'One check', () => {
	test( 'is run now, and its item put into the last report', async () => {
		await addOn( {
			acme_runs: COUNTS,
			acme_tea: passes( 'Tea is there.' ),
		} );
		await site.option( 'test_analysis_runs', null );
		const whole = ( await report( 'settings' ) ).body;
		expect( whole.data.acme_runs?.message ).toBe( 'Run 1' );

		const one = ( await report( 'settings', 'check=acme_runs' ) ).body;
		expect( one.data ).toEqual( {
			acme_runs: { ...whole.data.acme_runs, message: 'Run 2' },
		} );
		const { data, checked_at: time } = ( await report( 'settings' ) ).body;
		expect( data ).toEqual( { ...whole.data, ...one.data } );
		expect( time ).toBe( whole.checked_at );
	} );

	test( 'that has nothing to judge any more leaves the report', async () => {
		await addOn( { acme_tea: passes( 'Tea is there.' ) } );
		await report( 'settings' );
		await addOn( { acme_tea: 'return null;' } );
		const { body } = await report( 'settings', 'check=acme_tea' );
		expect( body.data ).toEqual( {} );
		expect( ( await report( 'settings' ) ).body.data ).not.toHaveProperty(
			'acme_tea'
		);
	} );

	test( 'is no report: where there was none, there is none', async () => {
		await addOn( { acme_tea: passes( 'Tea is there.' ) } );
		await report( 'settings', 'check=acme_tea' );
		expect( await counts() ).toBeNull();
	} );

	test( 'that does not exist is not found', async () => {
		for ( const kind of KINDS ) {
			const { status, body } = await report( kind, 'check=nothing' );
			expect( [ status, body.code ] ).toEqual( [
				404,
				'pharos_not_found',
			] );
		}
	} );
} );

describe( 'The address', () => {
	const at = ( url: string ) =>
		report( 'general', `check=title&url=${ encodeURIComponent( url ) }` );
	const { host, port } = new URL( site.url );

	const others = [
		'https://example.com/',
		`http://127.0.0.1:${ Number( port ) + 1 }/`,
		'http://127.0.0.1/',
		`http://localhost:${ port }/`,
		'javascript:alert(1)',
		`ftp://${ host }/`,
		`//${ host }/`,
		'/about/',
		'about',
		`http://user@${ host }/`,
		`http://user:pass@${ host }/`,
		`http://@${ host }/`,
		`http://${ host }\\@example.com/`,
		`http://example.com\\@${ host }/`,
		`http://example.com#@${ host }/`,
		`http://${ host }/\n/`,
		`http://${ host } /`,
		`http://${ host }.example.com/`,
		'http://[::1]/',
		'http:///',
		'file:///etc/passwd',
	];

	test( 'is one of this site: another host, port or protocol, a login, or what is read differently by others is refused', async () => {
		const answers = await Promise.all( others.map( at ) );
		expect(
			answers.map( ( { status, body } ) => [ status, body ] )
		).toEqual(
			others.map( () => [
				400,
				expect.objectContaining( {
					success: false,
					message: `“url” must be a URL of this site that starts with ${ site.url }/.`,
					data: { status: 400, params: [ 'url' ] },
				} ),
			] )
		);
	} );

	test( 'of several words, or a list, is none', async () => {
		expect( ( await report( 'general', 'url[]=x' ) ).status ).toBe( 400 );
	} );

	test( 'may be written in several ways', async () => {
		const about = `${ site.url }/about/?x=1&y=%20`;
		const same = {
			'': `${ site.url }/`,
			[ site.url ]: `${ site.url }/`,
			[ `${ site.url }/` ]: `${ site.url }/`,
			[ `${ site.url }/#top` ]: `${ site.url }/`,
			[ `HTTP://${ host }` ]: `${ site.url }/`,
			[ `https://${ host }/` ]: `${ site.url }/`,
			[ about ]: about,
			[ ` ${ about }#top ` ]: about,
		};
		expect(
			await site.php(
				`return array_map( [ 'Pharos\\Analysis\\SiteAddress', 'resolve' ], $args );`,
				Object.keys( same )
			)
		).toEqual( Object.values( same ) );
	} );

	test( 'beside the folder of WordPress is none', async () => {
		const of = ( url: string ) =>
			site.php< string | null >(
				`add_filter( 'home_url', static fn( $url, $path ) => 'https://tea.example/shop' . $path, 10, 2 );
				return Pharos\\Analysis\\SiteAddress::resolve( $args[0] );`,
				[ url ]
			);
		expect( await of( 'https://tea.example/shop/about/' ) ).toBe(
			'https://tea.example/shop/about/'
		);
		for ( const home of [
			'https://tea.example/shop',
			'http://tea.example:80/shop/',
			'https://tea.example:443/shop#x',
		] ) {
			expect( await of( home ) ).toBe( 'https://tea.example/shop/' );
		}
		for ( const other of [
			'https://tea.example/',
			'https://tea.example/shopping/',
			'https://tea.example:80/shop/',
		] ) {
			expect( await of( other ) ).toBeNull();
		}
	} );

	test( 'of another page has a report of its own; those about the whole site stay the same', async () => {
		await found( 'general', { title: 'error' } );
		const about = `url=${ encodeURIComponent( `${ site.url }/about/` ) }`;
		const { body: first } = await report( 'general', about );
		expect( first.data.title?.status ).toBe( 'success' );
		expect( ( await report( 'general', about ) ).body ).toEqual( first );
		expect( ( await report( 'general' ) ).body.data.title?.status ).toBe(
			'error'
		);
		expect( await counts() ).toMatchObject( { error: 1, success: 0 } );

		// It isn't fresh either after a change of the page.
		const kept = () =>
			site.php< string | false >(
				`foreach ( range( 0, 19 ) as $at ) { $found[] = get_transient( "pharos_analysis_general_$at" )['checked_at'] ?? null; }
				return count( array_filter( $found ) );`
			);
		expect( await kept() ).toBe( 1 );

		await found( 'settings', { default_tagline: 'warning' } );
		const { body } = await report( 'settings', about );
		expect( body.data ).toEqual( ( await report( 'settings' ) ).body.data );
	}, 120_000 );
} );

describe( 'Who may ask', () => {
	const everyone = async ( role: Role | null ) => {
		const client = role ? await site.as( role ) : site;
		const statuses = [];
		for ( const kind of KINDS ) {
			const { status } = await client.rest(
				'GET',
				`/pharos/v1/checks/${ kind }`
			);
			statuses.push( status );
		}
		for ( const method of [ 'POST', 'DELETE' ] ) {
			const { status } = await client.rest(
				method,
				'/pharos/v1/ignore-checks',
				{ id: 'title' }
			);
			statuses.push( status );
		}
		return statuses;
	};

	test( 'administrators only', async () => {
		expect( await everyone( null ) ).toEqual( Array( 5 ).fill( 401 ) );
		expect( await everyone( 'editor' ) ).toEqual( Array( 5 ).fill( 403 ) );
		expect( await counts() ).toBeNull();
	} );
} );

describe( 'While a run is not over', () => {
	test( 'a second caller gets the last report at once', async () => {
		// A report exists, and a slow run starts.
		await addOn( { acme_waits: passes( 'At first.' ) } );
		const { checked_at: earlier } = ( await report( 'settings' ) ).body;
		await addOn( { acme_waits: WAITS } );
		const first = report( 'settings', 'force=true' );
		await untilItWaits();

		// Other users request the report in different ways …
		for ( const query of [ '', 'force=true', 'check=acme_waits' ] ) {
			const { body } = await report( 'settings', query );
			// … and get the earlier report without waiting.
			expect( body ).toMatchObject( {
				success: true,
				running: true,
				checked_at: earlier,
				data: { acme_waits: { message: 'At first.' } },
			} );
		}
		// Other reports have their own runs.
		expect( ( await report( 'other', 'force=true' ) ).body.running ).toBe(
			false
		);

		letItEnd();
		expect( ( await first ).body ).toMatchObject( {
			running: false,
			data: { acme_waits: { message: 'It has waited.' } },
		} );
		expect( ( await report( 'settings' ) ).body ).toMatchObject( {
			running: false,
			data: { acme_waits: { message: 'It has waited.' } },
		} );
	} );

	test( 'a second caller gets nothing where there was nothing', async () => {
		await addOn( { acme_waits: WAITS } );
		const first = report( 'settings' );
		await untilItWaits();
		expect( ( await report( 'settings' ) ).body ).toEqual( {
			success: true,
			data: {},
			checked_at: null,
			running: true,
		} );
		letItEnd();
		await first;
	} );

	test( 'of many who ask at the same moment one runs', async () => {
		await site.option( 'test_analysis_runs', null );
		await addOn( {
			acme_runs: `usleep( 300000 ); ${ COUNTS }`,
		} );
		const answers = await Promise.all(
			Array.from( { length: 4 }, () => report( 'settings' ) )
		);
		expect(
			answers.filter( ( { body } ) => ! body.running ).length
		).toBeGreaterThan( 0 );
		expect( Number( await site.option( 'test_analysis_runs' ) ) ).toBe(
			answers.filter(
				( { body } ) => body.data.acme_runs?.message === 'Run 2'
			).length + 1
		);
	} );

	/** A crashed run that never releases its lock, started some time ago. */
	const dies = ( secondsAgo: number ) =>
		site.php(
			`$lock = Pharos\\Core\\Lock::value( 100 );
			$lock['until'] -= $args[0];
			( new Pharos\\Analysis\\ReportStore( 'pharos_analysis_lock_settings' ) )->change( static fn() => [ 'pharos_analysis_lock_settings' => $lock ] );`,
			[ secondsAgo ]
		);

	test( 'one that died is over within two minutes', async () => {
		await dies( 60 );
		expect( ( await report( 'settings' ) ).body.running ).toBe( true );
		await dies( 119 );
		expect( ( await report( 'settings' ) ).body.running ).toBe( false );
	} );

	test( 'several who find a dead one don’t all take its place', async () => {
		await dies( 119 );
		const take = `return Pharos\\Analysis\\ReportStore::all( 'pharos_analysis_lock_settings' )->change( static fn( $kept ) => Pharos\\Core\\Lock::is_held( $kept['pharos_analysis_lock_settings'] ?? null, 100 ) ? null : [ 'pharos_analysis_lock_settings' => Pharos\\Core\\Lock::value( 100 ) ] );`;
		const taken = await Promise.all(
			Array.from( { length: 8 }, () => site.php( take ) )
		);
		expect( taken.filter( Boolean ) ).toHaveLength( 1 );
	} );

	test( 'one that PHP has ended doesn’t block the next one', async () => {
		await addOn( { acme_ends: 'exit();' } );
		const admin = await site.as( 'admin' );
		await admin.fetch( '/wp-json/pharos/v1/checks/settings?force=true', {
			headers: { 'X-WP-Nonce': admin.nonce },
		} );
		await addOn( { acme_ends: passes( 'It goes on.' ) } );
		expect( ( await report( 'settings' ) ).body ).toMatchObject( {
			running: false,
			data: { acme_ends: { message: 'It goes on.' } },
		} );
	} );

	test( 'one that lost its lock to another keeps nothing', async () => {
		await addOn( {
			acme_slow: `( new Pharos\\Analysis\\ReportStore( 'pharos_analysis_lock_settings' ) )->change( static fn() => [ 'pharos_analysis_lock_settings' => Pharos\\Core\\Lock::value( 100 ) ] );
				return Pharos\\Analysis\\Result::passed( 'Too late.' );`,
		} );
		expect(
			( await report( 'settings' ) ).body.data.acme_slow?.message
		).toBe( 'Too late.' );
		expect( ( await report( 'settings' ) ).body ).toMatchObject( {
			running: true,
			checked_at: null,
		} );
	} );
} );

describe( 'A check that fails', () => {
	const log = () => site.debugLog().text;

	test( 'stops no other, and what it found before stays', async () => {
		await addOn( {
			acme_a: passes( 'A.' ),
			acme_b: passes( 'B.' ),
			acme_c: passes( 'C.' ),
		} );
		await report( 'settings' );
		const before = log().length;
		await addOn( {
			acme_a: passes( 'A again.' ),
			acme_b: `echo 'Broken tea'; ob_start(); throw new DomainException( 'No more tea.' );`,
			acme_c: passes( 'C again.' ),
			acme_d: `return intdiv( 1, 0 );`,
		} );
		const { body } = await report( 'settings', 'force=true' );
		const says = ( id: string ) => body.data[ id ]?.message;
		expect(
			[ 'acme_a', 'acme_b', 'acme_c', 'acme_d' ].map( says )
		).toEqual( [ 'A again.', 'B.', 'C again.', undefined ] );
		expect( body.message ).toBe(
			'2 checks couldn’t run this time. Their previous results are shown.'
		);
		expect( log().slice( before ) ).toMatch(
			/Pharos SEO: the check "acme_b" failed: DomainException: No more tea\. in .*:\d+/
		);

		// The next run has no message about it.
		await addOn( { acme_b: passes( 'B again.' ) } );
		const next = ( await report( 'settings', 'force=true' ) ).body;
		expect( next.data.acme_b?.message ).toBe( 'B again.' );
		expect( next ).not.toHaveProperty( 'message' );
	} );
} );

test( 'Numbers are plain texts in languages that write them with a space, too', async () => {
	expect(
		await site.php(
			`$GLOBALS['wp_locale']->number_format['thousands_sep'] = '&nbsp;';
			$check = new class implements Pharos\\Analysis\\Check {
				public function id(): string { return 'title'; }
				public function severity(): string { return 'warning'; }
				public function run( Pharos\\Analysis\\Site $site ): ?Pharos\\Analysis\\Result {
					return Pharos\\Analysis\\Result::passed( number_format_i18n( 1234567 ) . ', ' . size_format( 1023 * 1024 ) );
				}
			};
			$settings = new Pharos\\Settings\\Settings();
			$run = new Pharos\\Analysis\\Run( $settings, new Pharos\\Template\\Variables( $settings ) );
			return $run->run( [ 'title' => $check ], home_url( '/' ) )['items']['title']['message'];`
		)
	).toBe( '1\u00a0234\u00a0567, 1\u00a0023 KB' );
} );

describe( 'When the time is over', () => {
	/** Runs the checks of an add-on with a time limit. */
	const run = (
		seconds: number,
		earlier: object = {},
		first: string[] = []
	) =>
		site.php< {
			items: Record< string, { message: string } >;
			left: string[];
		} >(
			`$settings = new Pharos\\Settings\\Settings();
			$run = new Pharos\\Analysis\\Run( $settings, new Pharos\\Template\\Variables( $settings ), $args['seconds'] );
			$checks = array_filter( Pharos\\Analysis\\Checks::for_kind( 'settings' ), static fn( $id ) => str_starts_with( $id, 'acme_' ), ARRAY_FILTER_USE_KEY );
			return $run->run( $checks, home_url( '/' ), $args['earlier'], $args['first'] );`,
			{ seconds, earlier, first }
		);

	test( 'checks that were not begun keep what they found before', async () => {
		await addOn( {
			acme_a: `usleep( 150000 ); ${ passes( 'A.' ) }`,
			acme_b: passes( 'B.' ),
			acme_c: passes( 'C.' ),
		} );
		const earlier = { acme_b: { message: 'B before.' } };
		expect( await run( 0.1, earlier ) ).toMatchObject( {
			items: {
				acme_a: { message: 'A.' },
				acme_b: { message: 'B before.' },
			},
			left: [ 'acme_b', 'acme_c' ],
		} );
		// They are the first ones in the next run.
		const next = await run( 0.1, earlier, [ 'acme_b', 'acme_c' ] );
		expect( next.left ).toEqual( [] );
		expect( Object.keys( next.items ) ).toEqual( [
			'acme_a',
			'acme_b',
			'acme_c',
		] );
	} );

	test( 'one that had nothing to judge by then does so too', async () => {
		await addOn( {
			acme_a: 'usleep( 50000 ); return $site->deadline->is_over() ? null : 1;',
		} );
		expect(
			await run( 0.02, { acme_a: { message: 'A before.' } } )
		).toMatchObject( {
			items: { acme_a: { message: 'A before.' } },
			left: [ 'acme_a' ],
		} );
	} );

	test( 'a run ends within 60 seconds', async () => {
		expect(
			await site.php( `return Pharos\\Analysis\\Run::LONGEST;` )
		).toBeLessThanOrEqual( 45 );
	} );
} );

describe( 'What is ignored', () => {
	test( 'is said of each item, and counted as such only', async () => {
		await found( 'general', { title: 'error' } );
		expect( await counts() ).toMatchObject( { error: 1, ignored: 0 } );

		expect( ( await ignore( 'title' ) ).body ).toEqual( {
			success: true,
			status: 'success',
		} );
		expect( await counts() ).toEqual( {
			error: 0,
			warning: 0,
			suggestion: 0,
			success: 0,
			ignored: 1,
		} );
		const said = async () => ( await report( 'general' ) ).body.data.title;
		expect( await said() ).toMatchObject( {
			ignore: true,
			status: 'error',
		} );
		// A repeated request has no further effect.
		expect( ( await ignore( 'title' ) ).status ).toBe( 200 );
		expect( await counts() ).toMatchObject( { ignored: 1 } );

		expect( ( await ignore( 'title', 'DELETE' ) ).body ).toEqual( {
			success: true,
			status: 'success',
		} );
		expect( await said() ).toMatchObject( { ignore: false } );
		expect( await counts() ).toMatchObject( { error: 1, ignored: 0 } );
		expect( await fresh() ).toContain( 'general' );
	} );

	test( 'stays so in the next run', async () => {
		await addOn( { acme_tea: passes( 'Tea is there.' ) } );
		await ignore( 'acme_tea' );
		const { body } = await report( 'settings', 'force=true' );
		expect( body.data.acme_tea ).toMatchObject( { ignore: true } );
	} );

	test( 'has to be a check', async () => {
		for ( const method of [ 'POST', 'DELETE' ] as const ) {
			for ( const id of [ 'nothing', '', '__proto__', 'TITLE' ] ) {
				const { status, body } = await ignore( id, method );
				expect( status ).toBe( 404 );
				expect( body ).toMatchObject( {
					success: false,
					code: 'pharos_not_found',
				} );
			}
		}
		const admin = await site.as( 'admin' );
		const { status } = await admin.rest(
			'POST',
			'/pharos/v1/ignore-checks',
			{}
		);
		expect( status ).toBe( 400 );
	} );

	test( 'by several at the same moment is ignored by all', async () => {
		const ids = [ 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h' ].map(
			( name ) => `acme_${ name }`
		);
		await addOn(
			Object.fromEntries( ids.map( ( id ) => [ id, passes( 'Tea.' ) ] ) )
		);
		await report( 'settings' );
		const all = await counts();
		await Promise.all( ids.map( ( id ) => ignore( id ) ) );
		const after = await counts();
		expect( after ).toMatchObject( {
			success: Number( all?.success ) - ids.length,
			ignored: ids.length,
		} );
		await Promise.all(
			ids.slice( 1 ).map( ( id ) => ignore( id, 'DELETE' ) )
		);
		expect( await counts() ).toMatchObject( { ignored: 1 } );
		const { data } = ( await report( 'settings' ) ).body;
		expect(
			Object.keys( data ).filter( ( id ) => data[ id ]?.ignore )
		).toEqual( [ 'acme_a' ] );
	} );
} );

describe( 'Counts', () => {
	test( 'are of all reports together: a later kind overrides', async () => {
		await addOn( { acme_tea: passes( '' ), title: passes( '' ) } );
		await found( 'general', { title: 'error' } );
		await found( 'settings', {
			acme_tea: 'suggestion',
			// A check that no longer exists.
			acme_gone: 'error',
		} );
		expect( await counts() ).toEqual( {
			error: 1,
			warning: 0,
			suggestion: 1,
			success: 0,
			ignored: 0,
		} );
	} );

	test( 'are loaded with all options', async () => {
		await found( 'general', { title: 'error' } );
		expect(
			await site.php(
				`global $wpdb;
				wp_load_alloptions();
				$before = $wpdb->num_queries;
				$counts = Pharos\\Analysis\\Counts::stored();
				return [ $wpdb->num_queries - $before, $counts['error'], $wpdb->get_results( "SELECT option_name, autoload FROM $wpdb->options WHERE option_name LIKE 'pharos\\_analysis%' ORDER BY option_name", ARRAY_N ) ];`
			)
		).toEqual( [
			0,
			1,
			[
				[ 'pharos_analysis', 'on' ],
				[ 'pharos_analysis_general', 'off' ],
			],
		] );
	} );
} );

describe( 'WordPress’s menu', () => {
	const page = async ( role: Role, path: string ) =>
		( await ( await site.as( role ) ).get( `/wp-admin/${ path }` ) ).text;
	const entry = ( text: string ) =>
		/<div class='wp-menu-name'>Pharos SEO(.*?)<\/div>/.exec( text )?.[ 1 ];

	test( 'tells how many errors there are, like WordPress how many updates', async () => {
		await addOn( { acme_tea: passes( '' ) } );
		await found( 'settings', { acme_tea: 'error' } );
		expect( entry( await page( 'admin', 'profile.php' ) ) ).toBe(
			' <span class="update-plugins count-1"><span class="plugin-count" aria-hidden="true">1</span><span class="screen-reader-text">1 site analysis error</span></span>'
		);
		await found( 'general', { title: 'error' } );
		const text = await page( 'admin', 'admin.php?page=pharos_settings' );
		expect( entry( text ) ).toContain( '>2 site analysis errors<' );
		expect( /<title>(.*?) &/.exec( text )?.[ 1 ] ).toMatch(
			/^Pharos SEO$/
		);
	} );

	test( 'tells nothing without errors', async () => {
		expect( entry( await page( 'admin', 'profile.php' ) ) ).toBe( '' );
		await found( 'general', { title: 'warning' } );
		expect( entry( await page( 'admin', 'profile.php' ) ) ).toBe( '' );
		await found( 'general', { title: 'error' } );
		await ignore( 'title' );
		expect( entry( await page( 'admin', 'profile.php' ) ) ).toBe( '' );
	} );

	test( 'tells nothing to who may not see it', async () => {
		await found( 'general', { title: 'error' } );
		expect( await page( 'editor', 'profile.php' ) ).not.toContain(
			'site analysis'
		);
	} );

	test( 'and the page know the counts without asking', async () => {
		const boot = async () => {
			const text = await page(
				'admin',
				'admin.php?page=pharos_settings'
			);
			return /"analysis":(null|\{.*?\})/.exec( text )?.[ 1 ];
		};
		expect( await boot() ).toBe( 'null' );
		await found( 'general', { title: 'error' } );
		expect( JSON.parse( ( await boot() ) ?? '' ) ).toEqual( {
			error: 1,
			warning: 0,
			suggestion: 0,
			success: 0,
			ignored: 0,
		} );
	} );
} );

test( 'What something else has written into the options breaks nothing', async () => {
	for ( const value of [
		'x',
		[],
		{ checked_at: 'x' },
		{ checked_at: 1, found: '{' },
		{
			checked_at: 1,
			found: '{"items":{"title":5,"h1":{"status":"x"}},"left":1}',
		},
	] ) {
		await site.option( 'pharos_analysis_general', value );
		await site.option( 'pharos_analysis', value );
		await site.option( 'pharos_ignored_checks', { ids: [ [ 1 ], 5 ] } );
		await site.option( 'pharos_analysis_lock_settings', value );
		expect( await counts() ).toBeNull();
		expect( ( await report( 'settings', 'force=true' ) ).status ).toBe(
			200
		);
		expect( ( await ignore( 'title' ) ).status ).toBe( 200 );
		expect( await counts() ).toMatchObject( { ignored: 0 } );
	}
} );

test( 'Of a report that something else has written, what is whole is shown', async () => {
	const logged = site.debugLog().text.length;
	const whole = {
		status: 'error',
		message: 'Whole.',
		description: [
			'Text',
			{ list: [ 'One' ] },
			{ links: [ { url: 'https://example.com/', status: 404 } ] },
			{
				images: [
					{ url: '/a.png', fix: { label: 'Edit', url: '/edit' } },
				],
			},
		],
		fix: { label: 'Edit', url: '/edit' },
		not_fixable: false,
	};
	const description = ( ...parts: unknown[] ) => ( {
		...whole,
		description: parts,
	} );
	const items = {
		viewport: whole,
		title: { ...whole, status: [] },
		www: { ...whole, status: 'ignored' },
		h1: { ...whole, fix: 'here' },
		language: { ...whole, fix: { label: [], url: {} } },
		schema: description( 7 ),
		favicon: description( { links: 'x' } ),
		canonical: description( { links: [ { url: [ 'x' ] } ] } ),
		https: description( { list: [ [ 'x' ] ] } ),
		x_card: { ...whole, description: { a: 'Text' } },
	};
	await site.option( 'pharos_analysis', {
		counts: { error: [ 1 ], warning: 'x' },
		seen: { general: [ 'x' ], settings: 'x' },
	} );
	await site.option( 'pharos_analysis_lock_general', {
		owner: 'x',
		until: Math.ceil( Date.now() / 1000 ) + 60,
	} );
	for ( const more of [
		{ sign: [ 'x' ], seen: [ 'x' ], found: [ 'x' ] },
		{ found: JSON.stringify( { items, left: [ [ 'a' ], { b: 1 }, 5 ] } ) },
	] ) {
		await site.option( 'pharos_analysis_general', {
			checked_at: 1700000000,
			...more,
		} );
		const { status, body } = await report( 'general' );
		expect( status ).toBe( 200 );
		expect( body.data ).toEqual(
			Array.isArray( more.found )
				? {}
				: {
						viewport: {
							...whole,
							ignore: false,
							help: `${ site.url }/wp-content/plugins/pharos-seo/build/help/site-checks.html#viewport`,
						},
					}
		);
		expect( await counts() ).toMatchObject( { error: 0, warning: 0 } );
		await site.php(
			`Pharos\\Analysis\\Health::register( [] )['direct']['pharos_analysis']['test']();`
		);
	}
	expect( site.debugLog().text.slice( logged ) ).toBe( '' );
	await forget();
} );
