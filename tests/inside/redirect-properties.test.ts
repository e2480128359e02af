/**
 * What holds of any redirects: no chain ends in a circle, shortening one keeps where it ends, and a file holds what its format can say.
 */
import * as fc from 'fast-check';
import { clear, rest } from '../integration/support/redirects';
import { site } from '../integration/support/site';

afterEach( clear );

interface Fields {
	source: string;
	target: string;
	match: string;
	query: string;
	status: number;
}

const name = fc.constantFrom( 'a', 'b', 'c' );
const place = fc.oneof(
	{ weight: 3, arbitrary: name.map( ( one ) => `/pt-${ one }/` ) },
	fc.tuple( name, name ).map( ( [ one, two ] ) => `/pt-${ one }/${ two }/` )
);
const query = fc.constantFrom( '', '', '', '?x=1', '?y=2' );

const common = {
	target: fc.oneof(
		{
			weight: 5,
			arbitrary: fc
				.tuple( place, query )
				.map( ( [ one, two ] ) => one + two ),
		},
		fc.constant( 'https://tea.example/' )
	),
	status: fc.constantFrom( 301, 301, 301, 308, 302, 307, 410 ),
};

const fields: fc.Arbitrary< Fields > = fc.oneof(
	{
		weight: 4,
		arbitrary: fc.record( {
			...common,
			source: place,
			match: fc.constantFrom( 'exact', 'exact', 'prefix' ),
			query: fc.constantFrom( 'keep', 'keep', 'ignore', 'exact' ),
		} ),
	},
	fc.record( {
		...common,
		source: fc
			.tuple( place, fc.constantFrom( '?x=1', '?y=2' ) )
			.map( ( [ one, two ] ) => one + two ),
		match: fc.constant( 'exact' ),
		query: fc.constant( 'exact' ),
	} ),
	fc.record( {
		source: name.map( ( one ) => `^/pt-${ one }/(.+)$` ),
		target: name.map( ( one ) => `/pt-${ one }/$1` ),
		status: fc.constantFrom( 301, 302 ),
		match: fc.constant( 'pattern' ),
		query: fc.constantFrom( 'keep', 'ignore' ),
	} )
);

/**
 * Saves redirects one after the other. Before each that is accepted, it is stored as it was entered, and all URLs are followed
 * to their ends; then it is saved, and they are followed once more.
 */
const FOLLOW = `
	$names = [ 'a', 'b', 'c' ];
	$urls = [];
	foreach ( $names as $one ) {
		foreach ( [ '', ...$names ] as $two ) {
			foreach ( [ '', '?x=1' ] as $query ) {
				$urls[] = home_url( "/pt-$one/" . ( $two ? "$two/" : '' ) . $query );
			}
		}
	}
	$ends = static function () use ( $urls ): array {
		$ends = [];
		foreach ( $urls as $url ) {
			$at = $url;
			for ( $step = 0; $step < 60 && null !== ( $next = Pharos\\Redirects\\Chains::next( $at ) ); $step++ ) {
				if ( $next[0]->is_gone() ) {
					$at = $next[0]->status;
					break;
				}
				$at = $next[1];
			}
			$ends[ $url ] = $step === 60 ? 'circle' : $at;
		}
		return $ends;
	};
	global $wpdb;
	$wrong = [];
	$saved = 0;
	foreach ( $args as $case => $all ) {
		Pharos\\Redirects\\Table::need();
		$wpdb->query( 'DELETE FROM ' . Pharos\\Redirects\\Table::name() );
		foreach ( $all as $fields ) {
			$rule = Pharos\\Redirects\\RedirectCheck::run( $fields );
			if ( is_wp_error( $rule ) ) {
				continue;
			}
			$id = Pharos\\Redirects\\RedirectRepository::add( $rule );
			$before = $ends();
			Pharos\\Redirects\\RedirectRepository::delete( [ $id ] );
			Pharos\\Redirects\\RedirectWriter::save( $fields );
			$after = $ends();
			$saved++;
			foreach ( $before as $url => $end ) {
				if ( $end === 'circle' || $after[ $url ] !== $end ) {
					$wrong[] = [ $case, $fields, $url, $end, $after[ $url ] ];
				}
			}
		}
	}
	return [ 'saved' => $saved, 'wrong' => array_slice( $wrong, 0, 5 ) ];`;

test( 'No chain ends in a circle, and shortening one keeps where it ends', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.array( fc.array( fields, { minLength: 3, maxLength: 5 } ), {
				minLength: 3,
				maxLength: 3,
			} ),
			async ( cases ) => {
				const { saved, wrong } = await site.php< {
					saved: number;
					wrong: unknown[];
				} >( FOLLOW, cases );
				expect( wrong ).toEqual( [] );
				expect( saved ).toBeGreaterThan( 0 );
			}
		),
		{ numRuns: 5 }
	);
}, 120_000 );

/** What a dry run of a file says, with redirects of the site and without, beside what the import does. */
const REHEARSE = `
	global $wpdb;
	$wrong = [];
	$refused = 0;
	foreach ( $args as [ $site, $all ] ) {
		Pharos\\Redirects\\Table::need();
		$wpdb->query( 'DELETE FROM ' . Pharos\\Redirects\\Table::name() );
		array_map( Pharos\\Redirects\\RedirectWriter::save( ... ), $site );
		$read = static fn() => $wpdb->get_results( 'SELECT * FROM ' . Pharos\\Redirects\\Table::name() );
		$before = $read();
		$file = wp_json_encode( $all );
		$dry = Pharos\\Redirects\\Import::run( 'json', $file, true );
		if ( $read() != $before ) {
			$wrong[] = [ 'A dry run has written.', $all ];
		}
		$real = Pharos\\Redirects\\Import::run( 'json', $file, false );
		$refused += count( $real['refused'] );
		// The number of an import tells its time.
		unset( $dry['import'], $real['import'] );
		if ( $dry !== $real ) {
			$wrong[] = [ $site, $all, $dry, $real ];
		}
	}
	return [ 'refused' => $refused, 'wrong' => array_slice( $wrong, 0, 2 ) ];`;

test( 'A dry run of an import refuses what the import refuses, with the same reasons, and lists the same targets', async () => {
	let all = 0;
	const one = (
		source: string,
		match: string,
		handling: string,
		target: string
	) => ( {
		source,
		match,
		query: handling,
		target,
		status: 301,
	} );
	await fc.assert(
		fc.asyncProperty(
			fc.array(
				fc.tuple(
					fc.array( fields, { maxLength: 2 } ),
					fc.array( fields, { minLength: 4, maxLength: 12 } )
				),
				{ minLength: 4, maxLength: 4 }
			),
			async ( cases ) => {
				const { refused, wrong } = await site.php< {
					refused: number;
					wrong: unknown[];
				} >( REHEARSE, cases );
				expect( wrong ).toEqual( [] );
				all += refused;
			}
		),
		{
			numRuns: 5,
			// The first redirect answers only without a query string, but isn't one of a certain query string.
			examples: [
				[
					[
						[
							[],
							[
								one( '/pt-a/', 'prefix', 'exact', '/tea/' ),
								one( '/pt-a/', 'exact', 'keep', '/pt-c/' ),
								one( '/pt-b/', 'exact', 'keep', '/pt-a/' ),
							],
						],
						[
							[ one( '/pt-a/', 'exact', 'keep', '/pt-b/' ) ],
							[
								one( '/pt-a/', 'exact', 'exact', '/tea/' ),
								one( '/pt-c/', 'exact', 'keep', '/pt-a/?y=2' ),
							],
						],
					],
				],
			],
		}
	);
	expect( all ).toBeGreaterThan( 0 );
}, 120_000 );

/** Those that a format of web servers can say: it knows no redirects that are off, and a prefix becomes a pattern. */
const SAME = `
	$paths = [ '/pt-a/', '/pt-a', '/pt-a/b/', '/pt-b/', '/pt-b/c/?x=1', '/pt-c/?y=2', '/pt-c/a/' ];
	$answers = static function () use ( $paths ): array {
		$answers = [];
		foreach ( $paths as $path ) {
			$address = Pharos\\Redirects\\Address::from_uri( $path );
			$found = Pharos\\Redirects\\Matcher::first( Pharos\\Redirects\\RedirectRepository::candidates( $address, true ), $address );
			$answers[ $path ] = $found === null ? null : [ $found[0]->status, $found[1] ];
		}
		return $answers;
	};
	global $wpdb;
	$empty = static fn() => $wpdb->query( 'DELETE FROM ' . Pharos\\Redirects\\Table::name() );
	Pharos\\Redirects\\Table::need();
	$wrong = [];
	foreach ( $args['cases'] as $all ) {
		$empty();
		foreach ( $all as $fields ) {
			Pharos\\Redirects\\RedirectWriter::save( $fields );
		}
		$before = $answers();
		$file = implode( '', iterator_to_array( Pharos\\Redirects\\Export::run( $args['format'] ), false ) );
		$empty();
		$result = Pharos\\Redirects\\Import::run( $args['format'], $file, false );
		$after = $answers();
		if ( $before !== $after || $result['refused'] !== [] ) {
			$wrong[] = [ $all, $file, $result, $before, $after ];
		}
	}
	return array_slice( $wrong, 0, 2 );`;

const plain = fc.uniqueArray(
	fc.record( {
		source: place,
		match: fc.constantFrom( 'exact', 'prefix' ),
		query: fc.constantFrom( 'keep', 'ignore' ),
		status: fc.constantFrom( 301, 302, 410 ),
		target: fc.oneof(
			name.map( ( one ) => `/to-${ one }/` ),
			fc.constant( 'https://tea.example/leaf/' )
		),
	} ),
	{ minLength: 1, maxLength: 5, selector: ( { source } ) => source }
);

test.each( [ 'apache', 'nginx', 'csv', 'json' ] )(
	'What is imported of an export redirects visitors as before: %s',
	async ( format ) => {
		await fc.assert(
			fc.asyncProperty(
				fc.array( plain, { minLength: 5, maxLength: 5 } ),
				async ( cases ) => {
					expect( await site.php( SAME, { format, cases } ) ).toEqual(
						[]
					);
				}
			),
			{ numRuns: 3 }
		);
		expect( ( await rest( 'GET', '' ) ).status ).toBe( 200 );
	},
	120_000
);
