/** The queries of redirects. @database */
import { contract, numbers } from '../support/contract';

const RULES = 'Pharos\\Redirects\\RedirectRepository';
const TABLE = 'Pharos\\Redirects\\Table';
const LIST = 'Pharos\\Redirects\\RuleList';

/** A page of the list, as sources. */
const listed = ( query: string ) =>
	`$page = ${ LIST }::page( [ ${ query } ] + [ 'search' => '', 'status' => 0, 'orderby' => 'id', 'order' => 'asc', 'page' => 1, 'per_page' => 3 ] );
	return [ array_column( $page['items'], 'source' ), $page['total'], $page['pages'] ];`;

contract(
	[
		{
			gives: 'Before the first redirect there is no table, and nothing is found',
			php: `return [ ${ TABLE }::exists(), ${ RULES }::find( 1 ), ${ RULES }::count_patterns(), ${ LIST }::page( [ 'search' => '' ] )['total'] ];`,
			returns: [ false, null, 0, 0 ],
		},
		{
			gives: 'The first redirect makes the table, which a second request leaves as it is',
			php: `$s->id = ( $s->add )( '/old/', [ 'target' => '/new/' ] );
			delete_option( ${ TABLE }::OPTION );
			${ TABLE }::need();
			return [ $s->id, ${ RULES }::find( $s->id )->to_array() ];`,
			returns: [
				1,
				{
					id: 1,
					source: '/old/',
					match: 'exact',
					query: 'keep',
					target: '/new/',
					status: 301,
					enabled: true,
					hits: 0,
					last_hit: null,
					origin: 'manual',
					ignore_case: false,
					import: 0,
				},
			],
		},
		{
			gives: 'A second redirect of the same URL is refused, and none is stored',
			php: `try {
				$wpdb->suppress_errors( true );
				( $s->add )( '/old/', [ 'target' => '/other/' ] );
			} catch ( RuntimeException $error ) {
				return count( ${ RULES }::where( '1 = 1' ) );
			} finally {
				$wpdb->suppress_errors( false );
			}`,
			returns: 1,
		},
		{
			gives: 'A redirect that was edited has its new values, and keeps its hits and origin',
			php: `$s->tea = ( $s->add )( '/Größe 🍵/', [ 'target' => 'post-5', 'hits' => 4294967296, 'origin' => 'import', 'status' => 302 ] );
			$rule = ${ RULES }::find( $s->tea );
			${ RULES }::update( $rule->with( target: '/naïve/😀?a=%25', status: 308, enabled: false, hits: 1, origin: 'manual' ) );
			return array_slice( array_values( ${ RULES }::find( $s->tea )->to_array() ), 1 );`,
			returns: [
				'/Größe 🍵/',
				'exact',
				'keep',
				'/naïve/😀?a=%25',
				308,
				false,
				4294967296,
				null,
				'import',
				false,
				0,
			],
		},
		{
			gives: 'The redirect with the same source is found by its key, not by one that differs in case',
			php: `return [ ${ RULES }::same( new Pharos\\Redirects\\Rule( 0, '/old/' ) )?->id, ${ RULES }::same( new Pharos\\Redirects\\Rule( 0, '/old/', 'prefix' ) )?->id ];`,
			returns: [ 1, null ],
		},
		{
			gives: 'A URL has its redirects and the first enabled patterns, the most specific first',
			php: `( $s->add )( '/old/', [ 'match' => 'prefix', 'target' => '/p/' ] );
			( $s->add )( '^/b', [ 'match' => 'pattern', 'target' => '/b/' ] );
			( $s->add )( '^/off', [ 'match' => 'pattern', 'target' => '/b/', 'enabled' => false ] );
			( $s->add )( '^/a', [ 'match' => 'pattern', 'target' => '/a/' ] );
			$at = static fn( string $url, bool $patterns ): array => array_column( ${ RULES }::candidates( Pharos\\Redirects\\Address::from_uri( $url ), $patterns ), 'source' );
			return [ $at( '/old/', true ), $at( '/old/', false ), ${ RULES }::count_patterns() ];`,
			returns: [
				[ '/old/', '/old/', '^/b', '^/a' ],
				[ '/old/', '/old/' ],
				3,
			],
		},
		{
			gives: 'Redirects below a folder are found without those that only look alike',
			php: `foreach ( [ '/a_b/one/', '/axb/one/', '/a_b%/two/', '/a_bc/three/', '/50%25/x/', '/50x25/x/' ] as $source ) {
				( $s->add )( $source, [ 'target' => '/to' . $source ] );
			}
			$of = static fn( string $folder ): array => array_column( ${ RULES }::below( Pharos\\Redirects\\Address::from_uri( $folder ) ), 'source' );
			return [ $of( '/a_b/' ), $of( '/50%25/' ) ];`,
			returns: [ [ '/a_b/one/' ], [ '/50%25/x/' ] ],
		},
		{
			gives: 'Redirects that lead to a folder are found, with those of its query strings and anchors',
			php: `foreach ( [ '/t_o?x=1', '/t_o#y', '/t_o/z/', '/t_o', '/txo/z/', '/t_op/' ] as $i => $target ) {
				( $s->add )( "/lead-$i/", [ 'target' => $target ] );
			}
			$below = array_column( ${ RULES }::leading_below( Pharos\\Redirects\\Address::from_uri( '/t_o/' ) ), 'target' );
			sort( $below );
			return [ $below, array_column( ${ RULES }::leading_to( '/t_o' ), 'source' ) ];`,
			returns: [
				[ '/t_o', '/t_o#y', '/t_o/z/', '/t_o?x=1' ],
				// The path of a target is compared without its query string.
				[ '/lead-0/', '/lead-1/', '/lead-3/' ],
			],
		},
		{
			gives: 'Redirects of a path with a certain query string are found',
			php: `( $s->add )( '/q_?a=1', [ 'query' => 'exact', 'target' => '/' ] );
			( $s->add )( '/q_/?b=1', [ 'query' => 'exact', 'target' => '/' ] );
			( $s->add )( '/qx?a=1', [ 'query' => 'exact', 'target' => '/' ] );
			return array_column( ${ RULES }::with_queries( Pharos\\Redirects\\Address::from_uri( '/q_/' ) ), 'source' );`,
			returns: [ '/q_?a=1', '/q_/?b=1' ],
		},
		{
			gives: 'Hits are counted, up to numbers of more than 32 bits',
			php: `Pharos\\Redirects\\Hits::count( ${ RULES }::find( $s->tea ) );
			Pharos\\Redirects\\Hits::count( ${ RULES }::find( 1 ) );
			Pharos\\Redirects\\Hits::count( ${ RULES }::find( 1 ) );
			$hit = ${ RULES }::find( 1 );
			return [ ${ RULES }::find( $s->tea )->hits, $hit->hits, abs( time() - strtotime( "$hit->last_hit UTC" ) ) < 60 ];`,
			returns: [ 4294967297, 1, true ],
		},
		...(
			[
				[
					"'search' => 'a_b'",
					[ '/a_b/one/', '/a_b%/two/', '/a_bc/three/' ],
					3,
				],
				[ "'search' => '0%2'", [ '/50%25/x/' ], 1 ],
				[ "'search' => '\\\\\\\\'", [], 0 ],
				[ "'search' => '🍵'", [ '/Größe 🍵/' ], 1 ],
				[ "'search' => 'ONE/'", [ '/a_b/one/', '/axb/one/' ], 2 ],
				[ "'status' => 308", [ '/Größe 🍵/' ], 1 ],
			] as const
		 ).map( ( [ query, sources, total ] ) => ( {
			gives: `The list has what was searched: ${ query }`,
			php: listed( query ),
			returns: [ sources, total, Math.ceil( total / 3 ) ],
		} ) ),
		{
			gives: 'The list has pages, in the order of ids',
			php: listed( "'page' => 2, 'order' => 'desc'" ),
			returns: [ [ '/lead-5/', '/lead-4/', '/lead-3/' ], 21, 7 ],
		},
		{
			gives: 'The list is sorted by hits, and among those with as many by id',
			php: listed( "'orderby' => 'hits', 'order' => 'desc'" ),
			returns: [ [ '/Größe 🍵/', '/old/', '/qx?a=1' ], 21, 7 ],
		},
		{
			gives: 'Those that were never hit are last if the latest hits come first',
			php: `$wpdb->query( "UPDATE {$wpdb->prefix}pharos_redirects SET last_hit = '2020-01-01 00:00:00' WHERE id = $s->tea" );
			${ listed( "'orderby' => 'last_hit', 'order' => 'desc'" ) }`,
			returns: [ [ '/old/', '/Größe 🍵/', '/qx?a=1' ], 21, 7 ],
		},
		{
			gives: 'Requests know whether there are redirects and patterns that are on',
			php: `$known = static function () use ( $wpdb ): string {
				${ TABLE }::note();
				return $wpdb->get_var( "SELECT option_value FROM $wpdb->options WHERE option_name = 'pharos_redirects'" );
			};
			$states = [ $known() ];
			$wpdb->query( "UPDATE {$wpdb->prefix}pharos_redirects SET enabled = 0 WHERE match_type = 'pattern'" );
			$states[] = $known();
			$wpdb->query( "UPDATE {$wpdb->prefix}pharos_redirects SET enabled = 0" );
			return [ ...$states, $known() ];`,
			returns: [ '2', '1', '0' ],
		},
		{
			gives: 'Everything is exported once, however many redirects there are',
			php: `$wpdb->query( "INSERT INTO {$wpdb->prefix}pharos_redirects (lookup, source, target) SELECT CONCAT('key-', n), CONCAT('/many-', n, '/'), '/' FROM ${ numbers(
				1000
			) }" );
			$ids = array_column( iterator_to_array( ${ LIST }::each(), false ), 'id' );
			return [ count( $ids ), count( array_unique( $ids ) ), count( iterator_to_array( ${ LIST }::by_precedence(), false ) ) ];`,
			returns: [ 1021, 1021, 1021 ],
		},
		{
			gives: 'Deleted redirects are gone, and no others',
			php: `$ids = array_column( ${ RULES }::where( 'lookup LIKE %s', 'key-%' ), 'id' );
			${ RULES }::delete( [ ...$ids, 1 ] );
			${ RULES }::delete( [] );
			return [ ${ RULES }::find( 1 ), count( ${ RULES }::where( '1 = 1' ) ) ];`,
			returns: [ null, 20 ],
		},
		{
			gives: 'A redirect that is stored together with what fails is not there afterwards',
			php: `try {
				Pharos\\Core\\Transaction::run( static function () use ( $s ): void {
					${ TABLE }::lock();
					( $s->add )( '/rolled-back/', [ 'target' => '/' ] );
					throw new LogicException( 'no' );
				} );
			} catch ( LogicException $error ) {
				return [ $error->getMessage(), ${ RULES }::where( 'source = %s', '/rolled-back/' ) ];
			}`,
			returns: [ 'no', [] ],
		},
	],
	{
		before: `$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}pharos_redirects" );
			delete_option( ${ TABLE }::OPTION );
			$s->add = static fn( string $source, array $fields ): int => ${ RULES }::add( new Pharos\\Redirects\\Rule( 0, $source, ...$fields ) );`,
		after: `$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}pharos_redirects" );
			delete_option( ${ TABLE }::OPTION );`,
	}
);
