/** The queries of the log of URLs that aren't found. @database */
import { contract, numbers } from '../support/contract';

const ITEMS = 'Pharos\\NotFound\\Items';
const TABLE = 'Pharos\\NotFound\\Table';
const LOG = 'Pharos\\NotFound\\Log';

const listed = ( query: string ) =>
	`$page = ${ ITEMS }::page( [ ${ query } ] + [ 'search' => '', 'by' => '', 'page' => 1, 'per_page' => 2, 'orderby' => 'last', 'order' => 'desc' ] );
	return [ array_column( $page['items'], 'url' ), $page['total'], $page['pages'] ];`;

/** What the table has, in the order of ids. */
const STORED = `$wpdb->get_col( "SELECT url FROM {$wpdb->prefix}pharos_not_found WHERE lookup <> 'meter' ORDER BY id" )`;

contract(
	[
		{
			gives: 'Before the first such request the log is empty',
			php: `return [ ${ ITEMS }::page( [] )['total'], ${ ITEMS }::delete( 1 ), ${ ITEMS }::clear() ];`,
			returns: [ 0, false, 0 ],
		},
		{
			gives: 'Making the table again leaves its rows',
			php: `${ TABLE }::need();
			( $s->store )( 'one', '/größe-🍵/', '', 0 );
			delete_option( ${ TABLE }::OPTION );
			${ TABLE }::need();
			return [ ${ STORED }, $wpdb->get_var( "SELECT times FROM {$wpdb->prefix}pharos_not_found WHERE lookup = 'meter'" ) ];`,
			returns: [ [ '/größe-🍵/' ], '1' ],
		},
		{
			gives: 'Each request is counted, with the last page that led to it and the most interesting visitor',
			php: `$is_new = [
				( $s->store )( 'two', '/a_b/', '/from/', 3 ),
				( $s->store )( 'two', '/a_b/', '', 1 ),
				( $s->store )( 'two', '/a_b/', '/later/', 0 ),
			];
			$row = $wpdb->get_row( "SELECT times, referrer, client FROM {$wpdb->prefix}pharos_not_found WHERE lookup = 'two'", ARRAY_N );
			return [ $is_new, array_map( 'strval', $row ) ];`,
			returns: [
				[ true, false, false ],
				[ '3', '/later/', '3' ],
			],
		},
		{
			gives: 'A hundred requests a minute are written, and more in the next one',
			php: `$first = ( $s->may )();
			$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}pharos_not_found SET times = 99, last_time = %s WHERE lookup = 'meter'", gmdate( 'Y-m-d H:i:00' ) ) );
			$full = [ ( $s->may )(), ( $s->may )() ];
			wp_load_alloptions();
			$queries = $wpdb->num_queries;
			$full[] = ( $s->may )();
			$full[] = $wpdb->num_queries - $queries;
			$wpdb->query( "UPDATE {$wpdb->prefix}pharos_not_found SET last_time = '2020-01-01 00:00:00' WHERE lookup = 'meter'" );
			update_option( ${ TABLE }::OPTION, '1 2020-01-01 00:00:00' );
			$next = [ ( $s->may )(), ${ TABLE }::exists() ];
			$times = $wpdb->get_var( "SELECT times FROM {$wpdb->prefix}pharos_not_found WHERE lookup = 'meter'" );
			$wpdb->query( "DELETE FROM {$wpdb->prefix}pharos_not_found WHERE lookup = 'meter'" );
			return [ $first, $full, $next, (int) $times, ( $s->may )() ];`,
			// Known from the autoloaded option: the others of the minute send no query.
			returns: [
				true,
				[ true, false, false, 0 ],
				[ true, true ],
				1,
				true,
			],
		},
		{
			gives: 'The newest come first',
			php: `( $s->row )( '/axb/', 9, '-1 hour', 1 );
			( $s->row )( '/50%-off/', 4294967296, '-2 hours', 1 );
			( $s->row )( '/C%5Cd/', 2, '-2 hours', 0 );
			${ listed( '' ) }`,
			returns: [ [ '/a_b/', '/größe-🍵/' ], 5, 3 ],
		},
		{
			gives: 'Of the same second, those that are newer in the table come first',
			php: listed( "'page' => 2, 'per_page' => 3" ),
			returns: [ [ '/C%5Cd/', '/50%-off/' ], 5, 2 ],
		},
		{
			gives: 'The most frequent come first if asked for, however frequent',
			php: listed( "'orderby' => 'times'" ),
			returns: [ [ '/50%-off/', '/axb/' ], 5, 3 ],
		},
		{
			gives: 'URLs are in the order of the alphabet if asked for',
			php: listed( "'orderby' => 'url', 'order' => 'asc'" ),
			returns: [ [ '/50%-off/', '/a_b/' ], 5, 3 ],
		},
		...(
			[
				[ "'search' => 'a_b'", [ '/a_b/' ] ],
				[ "'search' => '%-'", [ '/50%-off/' ] ],
				[ "'search' => 'c%5c'", [ '/C%5Cd/' ] ],
				[ "'search' => '🍵'", [ '/größe-🍵/' ] ],
				[ "'by' => 'search_engine'", [ '/a_b/' ] ],
			] as const
		 ).map( ( [ query, urls ] ) => ( {
			gives: `Only what was asked for is shown: ${ query }`,
			php: listed( query ),
			returns: [ urls, urls.length, 1 ],
		} ) ),
		{
			gives: 'Requests that probe for weaknesses are only counted',
			php: `( $s->store )( 'probes', '', '', 1 );
			( $s->store )( 'probes', '', '', 1 );
			return [ ${ ITEMS }::page( [ 'search' => '', 'by' => '', 'page' => 1, 'per_page' => 1, 'orderby' => '', 'order' => '' ] )['probes']['times'], count( ${ STORED } ) ];`,
			returns: [ 2, 6 ],
		},
		{
			gives: 'A URL is suggested posts with its former name, and those whose name or title has its words',
			php: `$s->posts = array_map(
				static fn( array $post ): int => wp_insert_post( $post + [ 'post_status' => 'publish', 'post_content' => 'x' ] ),
				[ [ 'post_title' => 'Ünique oolong', 'post_name' => 'nf-other' ], [ 'post_title' => 'x', 'post_name' => 'sencha-morning' ], [ 'post_title' => 'y', 'post_name' => 'nf-now' ] ]
			);
			add_post_meta( $s->posts[2], '_wp_old_slug', 'nf_before' );
			add_post_meta( $s->posts[1], '_wp_old_slug', 'nfxbefore' );
			$found = Pharos\\NotFound\\Suggestions::for( [ 1 => '/nf_before/', 2 => '/morning-sencha/', 3 => '/ünique-oolong/' ] );
			return array_map( static fn( array $some ): array => array_map( static fn( array $one ): array => [ array_search( (int) substr( $one['target'], 5 ), $s->posts, true ), $one['why'] ], $some ), $found );`,
			returns: {
				1: [ [ 2, 'old_slug' ] ],
				2: [ [ 1, 'slug' ] ],
				3: [ [ 0, 'title' ] ],
			},
		},
		{
			gives: 'What is older than 60 days is forgotten, but not how often probes came',
			php: `( $s->row )( '/old/', 1, '-61 days', 1 );
			( $s->row )( '/not-yet/', 1, '-59 days', 1 );
			$wpdb->query( "UPDATE {$wpdb->prefix}pharos_not_found SET last_time = '2020-01-01 00:00:00' WHERE lookup = 'probes'" );
			( $s->prune )();
			return ${ STORED };`,
			returns: [
				'/größe-🍵/',
				'/a_b/',
				'/axb/',
				'/50%-off/',
				'/C%5Cd/',
				// get_col() of an empty text.
				null,
				'/not-yet/',
			],
		},
		{
			gives: 'Of more than 10,000 URLs the oldest are forgotten',
			php: `$wpdb->query( $wpdb->prepare(
				"INSERT INTO {$wpdb->prefix}pharos_not_found (lookup, url, times, last_time, client)
				SELECT CONCAT('many-', n), '/many/', 1, CASE WHEN n = 0 THEN %s ELSE %s END, 1 FROM ${ numbers(
					9996
				) } ORDER BY n",
				gmdate( 'Y-m-d H:i:s', time() - 2 * DAY_IN_SECONDS ),
				gmdate( 'Y-m-d H:i:s', time() - 2 * DAY_IN_SECONDS - 1 )
			) );
			( $s->prune )();
			$count = static fn( string $where ): int => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}pharos_not_found WHERE $where" );
			return [ $count( "lookup NOT IN ('meter', 'probes')" ), $count( "lookup IN ('meter', 'probes')" ), $count( "url = '/not-yet/'" ), $count( "lookup = 'many-1'" ), $count( "lookup = 'many-2'" ) ];`,
			// Six others and 9,996: those of many-1 and later have the same second, and the one with the lowest id goes first.
			returns: [ 10_000, 2, 0, 0, 1 ],
		},
		{
			gives: 'URLs with a referrer or several requests outlive made-up ones, however new those are; of their own kind the oldest are forgotten',
			php: `$add = static fn( string $url, int $times, string $referrer ) => ( $s->row )( $url, $times, '-59 days', 1 ) && $wpdb->update( ${ TABLE }::name(), [ 'referrer' => $referrer ], [ 'lookup' => md5( $url ) ] );
			$add( '/repeated/', 2, '' );
			$add( '/linked/', 1, '/about/' );
			( $s->prune )();
			$count = static fn( string $where ): int => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}pharos_not_found WHERE $where" );
			$kept = [ $count( "lookup NOT IN ('meter', 'probes')" ), $count( "url IN ('/repeated/', '/linked/')" ) ];
			$wpdb->query( "UPDATE {$wpdb->prefix}pharos_not_found SET times = 2 WHERE url = '/many/'" );
			( $s->row )( '/newest/', 2, '-1 minute', 1 );
			( $s->row )( '/newer/', 2, '-1 minute', 1 );
			$wpdb->query( "UPDATE {$wpdb->prefix}pharos_not_found SET times = 2 WHERE times = 1 AND lookup NOT IN ('meter', 'probes')" );
			( $s->prune )();
			return [ $kept, $count( "lookup NOT IN ('meter', 'probes')" ), $count( "url IN ('/repeated/', '/linked/')" ) ];`,
			returns: [ [ 10_000, 2 ], 10_000, 0 ],
		},
		{
			gives: 'One URL is deleted, or the one that has a redirect now, or all; the count of the minute stays',
			php: `$id = static fn( string $lookup ): int => (int) $wpdb->get_var( "SELECT id FROM {$wpdb->prefix}pharos_not_found WHERE lookup = '$lookup'" );
			$one = $id( 'two' );
			$deleted = [ ${ ITEMS }::delete( $one ), ${ ITEMS }::delete( $one ), ${ ITEMS }::delete( $id( 'meter' ) ) ];
			$rule = new Pharos\\Redirects\\Rule( 1, '/gone/', 'exact', 'keep', '/new/' );
			( $s->store )( md5( $rule->address()->path ), '/gone/', '', 1 );
			${ ITEMS }::redirect_stored( $rule );
			return [ $deleted, ${ ITEMS }::clear(), $id( 'meter' ) > 0, ${ STORED } ];`,
			returns: [ [ true, false, false ], 10_000, true, [] ],
		},
	],
	{
		before: `$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}pharos_not_found" );
			delete_option( ${ TABLE }::OPTION );
			$of = static fn( string $name ): Closure => ( new ReflectionMethod( ${ LOG }::class, $name ) )->getClosure();
			$s->store = $of( 'store' );
			$s->may = $of( 'may_write' );
			$s->prune = $of( 'prune' );
			$s->posts = [];
			$s->row = static fn( string $url, int $times, string $time, int $client ) => $wpdb->insert(
				${ TABLE }::name(),
				[ 'lookup' => md5( $url ), 'url' => $url, 'times' => $times, 'last_time' => gmdate( 'Y-m-d H:i:s', strtotime( $time ) ), 'client' => $client ]
			);`,
		after: `array_map( 'wp_delete_post', $s->posts, array_fill( 0, count( $s->posts ), true ) );
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}pharos_not_found" );
			delete_option( ${ TABLE }::OPTION );`,
	}
);
