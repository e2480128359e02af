/** The queries of the times of lists of posts, and of what changes them. @database */
import { contract } from '../support/contract';

const PAGES = 'Pharos\\Sitemaps\\Pages';
const BOUNDS = 'Pharos\\Sitemaps\\PageBounds';
const LISTS = 'Pharos\\Sitemaps\\Lists';
const TABLES = 'Pharos\\Sitemaps\\Tables';
const STALE = 'Pharos\\Sitemaps\\ChangeBuffer';

const list = ( kind: string, id: number ) =>
	`$wpdb->get_var( "SELECT lastmod FROM {$wpdb->prefix}pharos_sitemap_lists WHERE kind = '${ kind }' AND id = ${ id }" )`;

contract(
	[
		{
			gives: 'A post makes the pages outdated that have its categories, and raises their time',
			php: `[ $one, $two ] = $s->terms;
			${ PAGES }::begin( 'terms-category' );
			${ BOUNDS }::split( ${ PAGES }::find( 'terms-category', 1 ), Pharos\\Sitemaps\\Terms::key( $two ) );
			$wpdb->query( 'INSERT INTO ' . ${ TABLES }::lists() . " VALUES ('term', $one, '2001-01-01 00:00:00'), ('term', $two, '2001-01-01 00:00:00'), ('user', $two, '2001-01-01 00:00:00')" );
			$versions = static fn(): array => $wpdb->get_col( 'SELECT version FROM ' . ${ TABLES }::pages() . " WHERE series = 'terms-category' ORDER BY number" );
			$before = $versions();
			$stale = new ${ STALE }();
			$stale->post( get_post( $s->posts[0] ) );
			$stale->raise( '2030-01-01 00:00:00' );
			$told = $stale->tell();
			return [ $told, array_map( static fn( $now, $then ): int => $now - $then, $versions(), $before ), $wpdb->get_col( 'SELECT lastmod FROM ' . ${ TABLES }::lists() . " WHERE id IN ($one, $two) ORDER BY kind, id" ) ];`,
			returns: [
				true,
				[ 0, 1 ],
				[
					'2001-01-01 00:00:00',
					'2030-01-01 00:00:00',
					'2001-01-01 00:00:00',
				],
			],
		},
		{
			gives: 'A list that may be older now is asked again',
			php: `$stale = new ${ STALE }();
			$stale->list( 'user', $s->terms[1] );
			$stale->ask_again();
			return [ $stale->tell(), $wpdb->get_var( 'SELECT COUNT(*) FROM ' . ${ TABLES }::lists() . " WHERE kind = 'user'" ) ];`,
			returns: [ true, '0' ],
		},
		{
			gives: 'The time of a list is that of its latest post; it is stored',
			php: `${ LISTS }::forget();
			$user = get_post( $s->posts[0] )->post_author;
			$of = static fn(): array => [ ${ LISTS }::find( 'term', $s->terms, 'category' ), ${ LISTS }::find( 'user', [ (int) $user, 99999 ] ), ${ LISTS }::find( 'type:post', [ 0 ] ) ];
			$asked = $of();
			$wpdb->query( "UPDATE $wpdb->posts SET post_modified_gmt = '2039-01-01 00:00:00' WHERE ID = {$s->posts[0]}" );
			return [ [ $asked[0][ $s->terms[1] ], $asked[0][ $s->terms[0] ] ], array_values( $asked[1] ), $asked[2], $of() == $asked, ${ LISTS }::find( 'term', [] ) ];`,
			returns: [
				[ '2038-01-01 00:00:00', '' ],
				[ '2038-01-01 00:00:00', '' ],
				[ '2038-01-01 00:00:00' ],
				true,
				[],
			],
		},
		{
			gives: 'A list that another request was asking for when it died is asked for again, with those that are new',
			php: `$wpdb->query( 'UPDATE ' . ${ TABLES }::lists() . " SET lastmod = '-dead' WHERE kind = 'type:post' OR kind = 'term'" );
			$wpdb->query( 'DELETE FROM ' . ${ TABLES }::lists() . " WHERE kind = 'term' AND id = {$s->terms[1]}" );
			$terms = ${ LISTS }::find( 'term', $s->terms, 'category' );
			$stored = $wpdb->get_col( 'SELECT lastmod FROM ' . ${ TABLES }::lists() . " WHERE kind = 'term' ORDER BY id" );
			return [ ${ LISTS }::find( 'type:post', [ 0 ] ), ${ list( 'type:post', 0 ) }, $terms[ $s->terms[1] ], $stored ];`,
			returns: [
				[ '2039-01-01 00:00:00' ],
				'2039-01-01 00:00:00',
				'2039-01-01 00:00:00',
				[ null, '2039-01-01 00:00:00' ],
			],
		},
		{
			gives: 'The mark of reports stays until something changes',
			php: `$one = ${ LISTS }::mark( 'contract' );
			$same = ${ LISTS }::mark( 'contract' ) === $one;
			$stale = new ${ STALE }();
			$stale->list( 'contract', 0 );
			$stale->raise( '2030-01-01 00:00:00' );
			$stale->tell();
			return [ strlen( $one ) > 1, $same, ${ LISTS }::mark( 'contract' ) === $one ];`,
			returns: [ true, true, false ],
		},
	],
	{
		before: `${ TABLES }::drop();
			${ TABLES }::need();
			$s->terms = array_map( static fn( string $name ): int => wp_insert_term( $name, 'category' )['term_id'], [ 'contract-one', 'contract-two' ] );
			$s->posts = [ wp_insert_post( [ 'post_title' => 'Contract', 'post_content' => 'x', 'post_status' => 'publish', 'post_author' => 1, 'post_category' => [ $s->terms[1] ] ] ) ];
			$wpdb->query( "UPDATE $wpdb->posts SET post_modified_gmt = '2038-01-01 00:00:00' WHERE ID = {$s->posts[0]}" );
			clean_post_cache( $s->posts[0] );`,
		after: `wp_delete_post( $s->posts[0], true );
			foreach ( $s->terms as $term ) { wp_delete_term( $term, 'category' ); }
			${ TABLES }::drop();`,
	}
);
