/** The queries of the list of pages in Search Console's figures. @database */
import { contract } from '../support/contract';

const DATA = 'Pharos\\SearchConsole\\Data';

/** A page of the list, as names of pages with their clicks. */
const listed = ( query: string ) =>
	`$window = ${ DATA }\\Windows::standing( '28' );
	$found = ${ DATA }\\Performance::find( $window['id'], $window['count'], [ ${ query } ] + [ 'search' => '', 'status' => '', 'insight' => '', 'orderby' => 'clicks', 'order' => 'desc', 'page' => 1, 'per_page' => 3 ] );
	return [ array_map( static fn( object $row ): string => basename( $row->url ) . ' ' . $row->clicks, $found['rows'] ), $found['total'] ];`;

const built = ( last: string ) =>
	`${ DATA }\\Windows::build( '28', '${ last }', 0, new Pharos\\Core\\Deadline( 30 ) )`;

/** All sums of the window, by page. */
const SUMS = `array_map( static fn( array $row ): array => array_map( 'floatval', $row ), $wpdb->get_results( $wpdb->prepare(
	'SELECT t.clicks, t.impressions, t.weight, t.before_clicks, t.before_impressions, t.before_weight, t.flags FROM %i t INNER JOIN %i p ON p.id = t.page_id WHERE t.window_id = %d ORDER BY p.url',
	${ DATA }\\Tables::totals(),
	${ DATA }\\Tables::pages(),
	${ DATA }\\Windows::standing( '28' )['id']
), ARRAY_N ) )`;

contract(
	[
		{
			gives: 'A window has the sums of its days and of those before, by page',
			php: `$next = ${ built( '2026-03-28' ) };
			return [ $next, ${ DATA }\\Windows::standing( '28' )['count'], ${ SUMS } ];`,
			returns: [
				null,
				6,
				[
					[ 1, 10, 1500, 0, 0, 0, 0 ],
					[ 5, 600, 30000, 0, 0, 0, 2 ],
					[ 0, 20, 6000, 0, 0, 0, 4 ],
					[ 5, 50, 500, 30, 300, 3000, 1 ],
					[ 0, 0, 0, 4, 40, 400, 0 ],
					[ 9, 90, 1350, 9, 90, 1350, 0 ],
				],
			],
		},
		{
			gives: 'The next day’s window is the same whether it is added up or moved by a day',
			php: `${ DATA }\\Days::write( new ${ DATA }\\Window( '2026-03-29', '2026-03-29' ), [] );
			( $s->day )( '2026-03-29', [ 'a' => [ 2, 20, 3000 ], 'f' => [ 1, 10, 150 ] ] );
			// Days that were fetched in the same second could have been fetched later.
			$wpdb->query( 'UPDATE ' . ${ DATA }\\Tables::days() . ' SET pages_at = 5' );
			$shift = ${ DATA }\\IncrementalTotals::create( ${ DATA }\\Windows::standing( '28' ), new ${ DATA }\\Window( '2026-03-02', '2026-03-29' ), true );
			${ built( '2026-03-29' ) };
			$moved = ${ SUMS };
			${ DATA }\\State::change( static fn( array $state ): array => [ 'windows' => [] ] + $state );
			${ built( '2026-03-29' ) };
			return [ null !== $shift, $moved === ${ SUMS }, $moved ];`,
			returns: [
				true,
				true,
				[
					[ 3, 30, 4500, 0, 0, 0, 0 ],
					[ 5, 600, 30000, 0, 0, 0, 2 ],
					[ 0, 20, 6000, 0, 0, 0, 4 ],
					// The first day is in the window before now, and the first one of that in none.
					[ 0, 0, 0, 10, 100, 1000, 0 ],
					[ 0, 0, 0, 4, 40, 400, 0 ],
					[ 10, 100, 1500, 9, 90, 1350, 0 ],
				],
			],
		},
		...(
			[
				[ '', [ 'f 10', 'b 5', 'a 3' ], 6 ],
				[ "'page' => 2", [ 'c 0', 'e 0', 'd_ü 0' ], 6 ],
				[ "'order' => 'asc'", [ 'd_ü 0', 'e 0', 'c 0' ], 6 ],
				[ "'orderby' => 'impressions'", [ 'b 5', 'f 10', 'a 3' ], 6 ],
				[
					"'orderby' => 'position', 'order' => 'asc'",
					[ 'f 10', 'b 5', 'a 3' ],
					6,
				],
				[
					"'orderby' => 'position', 'per_page' => 2",
					[ 'c 0', 'a 3' ],
					6,
				],
				[ "'search' => 'D_Ü'", [ 'd_ü 0' ], 1 ],
				[ "'search' => 'grüner 🍵'", [ 'f 10' ], 1 ],
				[ "'search' => '%'", [ 'd_ü 0' ], 1 ],
				[ "'search' => 'a.test'", [ 'f 10', 'b 5', 'a 3' ], 6 ],
				[ "'status' => 'top_ranked'", [ 'f 10', 'b 5' ], 2 ],
				[
					"'status' => 'on_the_rise', 'orderby' => 'position', 'order' => 'asc'",
					[ 'a 3' ],
					1,
				],
				[ "'status' => 'low_visibility'", [ 'c 0' ], 1 ],
				[ "'insight' => 'not_indexable'", [ 'c 0' ], 1 ],
				[
					"'insight' => 'rewrite_title', 'search' => 'b'",
					[ 'b 5' ],
					1,
				],
			] as [ string, string[], number ][]
		 ).map( ( [ query, rows, total ] ) => ( {
			gives: `The list of pages has what was asked for: ${ query || 'nothing' }`,
			php: listed( query ),
			returns: [ rows, total ],
		} ) ),
		{
			gives: 'A search has the same pages in the same order if the list is too long to read an index',
			php: `$window = ${ DATA }\\Windows::standing( '28' );
			$ids = ( new ReflectionMethod( ${ DATA }\\Performance::class, 'ids_of_found' ) )->getClosure();
			$asked = [ 'search' => 'a.test', 'orderby' => 'clicks', 'order' => 'desc', 'status' => '', 'insight' => '' ];
			return array_map( static fn( $id ): string => array_search( (int) $id, $s->ids, true ), $ids( $window['id'], $asked, '', 3, 1 ) );`,
			returns: [ 'b', 'a', 'c' ],
		},
		{
			gives: 'It is counted how many pages each advice is about',
			php: `return ${ DATA }\\Insights::counts( ${ DATA }\\Windows::standing( '28' )['id'] );`,
			returns: {
				losing_clicks: 0,
				rewrite_title: 1,
				not_indexable: 1,
				competing_pages: 0,
			},
		},
		{
			gives: 'It is added up how many clicks each advice is about',
			php: `return ${ DATA }\\Insights::gains( ${ DATA }\\Windows::standing( '28' )['id'] );`,
			returns: {
				losing_clicks: 0,
				rewrite_title: expect.any( Number ),
				not_indexable: expect.any( Number ),
			},
		},
		{
			gives: 'A page that may be indexed again is advised about no longer',
			php: `$wpdb->query( $wpdb->prepare( 'UPDATE %i SET state = 1 WHERE id = %d', ${ DATA }\\Tables::pages(), $s->ids['c'] ) );
			${ DATA }\\Windows::judge_again( [ $s->ids['c'] ] );
			return ${ DATA }\\Insights::counts( ${ DATA }\\Windows::standing( '28' )['id'] )['not_indexable'];`,
			returns: 0,
		},
		{
			gives: 'Pages that WordPress knows nothing about are asked for, those with the most impressions first',
			php: `$due = ( new ReflectionMethod( ${ DATA }\\Checks::class, 'due' ) )->getClosure();
			$wpdb->query( $wpdb->prepare( 'UPDATE %i SET checked = %d WHERE id = %d', ${ DATA }\\Tables::pages(), time() - 2 * DAY_IN_SECONDS, $s->ids['b'] ) );
			$wpdb->query( $wpdb->prepare( 'UPDATE %i SET checked = %d WHERE id = %d', ${ DATA }\\Tables::pages(), time() - 4 * DAY_IN_SECONDS, $s->ids['c'] ) );
			return array_map( 'basename', array_column( $due( ${ DATA }\\Windows::standing( '28' )['id'] ), 'url' ) );`,
			returns: [ 'f', 'a', 'c' ],
		},
		{
			gives: 'Any other days are added up at once, and dropped when there are more than three such windows',
			php: `foreach ( [ '03-01', '03-02', '03-03', '03-04' ] as $day ) {
				$window = ${ DATA }\\Windows::need( new ${ DATA }\\Window( "2026-$day", '2026-03-20' ) );
			}
			$same = ${ DATA }\\Windows::need( new ${ DATA }\\Window( '2026-03-04', '2026-03-20' ) )['id'] === $window['id'];
			$stored = static fn(): int => (int) $wpdb->get_var( 'SELECT COUNT(DISTINCT window_id) FROM ' . ${ DATA }\\Tables::totals() );
			$before = $stored();
			${ DATA }\\Windows::forget_others();
			return [ $same, $window['count'], $before, $stored() ];`,
			// Also those of the window that a test above has added up again.
			returns: [ true, 5, 5, 1 ],
		},
		{
			gives: 'Posts are sorted by the clicks of all their pages, those without any last in either order',
			php: `$wpdb->query( $wpdb->prepare( 'UPDATE %i SET post_id = %d WHERE id IN (%d, %d)', ${ DATA }\\Tables::pages(), $s->posts[0], $s->ids['a'], $s->ids['b'] ) );
			$wpdb->query( $wpdb->prepare( 'UPDATE %i SET post_id = %d WHERE id = %d', ${ DATA }\\Tables::pages(), $s->posts[1], $s->ids['f'] ) );
			wp_set_current_user( 1 );
			$order = static function ( string $direction ) use ( $s ): array {
				$column = ${ DATA }\\ListColumn::current();
				$query = new WP_Query();
				$GLOBALS['wp_the_query'] = $query;
				$filter = static fn( array $clauses ): array => $column->clauses( $clauses, $query, get_post_type_object( 'post' ) );
				add_filter( 'posts_clauses', $filter );
				$ids = $query->query( [ 'post__in' => $s->posts, 'fields' => 'ids', 'orderby' => 'pharos_clicks', 'order' => $direction ] );
				remove_filter( 'posts_clauses', $filter );
				return array_map( static fn( int $id ) => array_search( $id, $s->posts, true ), $ids );
			};
			$found = [ $order( 'DESC' ), $order( 'ASC' ) ];
			wp_set_current_user( 0 );
			$clicks = static function ( int $post ): ?int {
				$column = ${ DATA }\\ListColumn::current();
				return ( new ReflectionMethod( $column, 'clicks' ) )->invoke( $column, $post );
			};
			return [ ...$found, array_map( $clicks, $s->posts ) ];`,
			returns: [
				[ 1, 0, 2 ],
				[ 0, 1, 2 ],
				[ 8, 10, null ],
			],
		},
		{
			gives: 'Pages of a post that is no longer published are known to be gone',
			php: `wp_update_post( [ 'ID' => $s->posts[0], 'post_status' => 'draft' ] );
			$posts = new ${ DATA }\\Posts( new Pharos\\Settings\\Settings() );
			( new ReflectionMethod( $posts, 'join_unpublished' ) )->invoke( $posts );
			return $wpdb->get_col( 'SELECT state FROM ' . ${ DATA }\\Tables::pages() . ' WHERE post_id > 0 ORDER BY id' );`,
			// Those of the draft are “not found”; the other one wasn’t looked at.
			returns: [ '3', '3', '0' ],
		},
	],
	{
		before: `${ DATA }\\Tables::clear();
			${ DATA }\\Tables::need();
			$s->posts = array_map( static fn( int $i ): int => wp_insert_post( [ 'post_title' => "Clicks $i", 'post_content' => 'x', 'post_status' => 'publish', 'post_date' => "2026-01-0$i 00:00:00" ] ), [ 3, 2, 1 ] );
			$urls = [];
			foreach ( [ 'a' => '', 'b' => '', 'c' => '', 'd_ü' => '%', 'e' => '', 'f' => '' ] as $name => $more ) {
				$urls[ ${ DATA }\\PageKey::from_url( "https://a.test/$more$name" ) ] = "https://a.test/$name";
				$s->ids[ $name ] = 0;
			}
			$s->ids = array_combine( array_keys( $s->ids ), ( new ${ DATA }\\Pages() )->ids( $urls ) );
			$wpdb->query( $wpdb->prepare( 'UPDATE %i SET words = CONCAT(words, %s) WHERE id = %d', ${ DATA }\\Tables::pages(), 'grüner 🍵', $s->ids['f'] ) );
			$wpdb->query( $wpdb->prepare( 'UPDATE %i SET words = CONCAT(words, %s) WHERE id = %d', ${ DATA }\\Tables::pages(), '50%', $s->ids['d_ü'] ) );
			$wpdb->query( $wpdb->prepare( 'UPDATE %i SET state = 2 WHERE id = %d', ${ DATA }\\Tables::pages(), $s->ids['c'] ) );
			$s->day = static fn( string $day, array $pages ) => ${ DATA }\\PageDays::replace( new ${ DATA }\\Window( $day, $day ), [ $day => array_combine(
				array_map( static fn( string $name ): int => $s->ids[ $name ], array_keys( $pages ) ),
				array_map( static fn( array $figures ) => new ${ DATA }\\Figures( ...$figures ), array_values( $pages ) )
			) ] );
			${ DATA }\\Days::write( new ${ DATA }\\Window( '2026-01-01', '2026-03-28' ), [] );
			( $s->day )( '2026-02-01', [ 'd_ü' => [ 25, 250, 2500 ] ] );
			( $s->day )( '2026-02-15', [ 'd_ü' => [ 5, 50, 500 ], 'e' => [ 4, 40, 400 ], 'f' => [ 9, 90, 1350 ] ] );
			( $s->day )( '2026-03-01', [ 'd_ü' => [ 5, 50, 500 ] ] );
			( $s->day )( '2026-03-20', [ 'a' => [ 1, 10, 1500 ], 'b' => [ 5, 600, 30000 ], 'f' => [ 9, 90, 1350 ] ] );
			( $s->day )( '2026-03-28', [ 'c' => [ 0, 20, 6000 ] ] );`,
		after: `array_map( 'wp_delete_post', $s->posts, array_fill( 0, 3, true ) );
			${ DATA }\\Tables::clear();`,
	}
);
