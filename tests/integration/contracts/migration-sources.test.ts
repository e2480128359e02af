/** The queries of what other plugins have stored. @database */
import { contract } from '../support/contract';

const OF = 'Pharos\\Migration';

/** Titles of the posts with these ids. */
const titles = ( ids: string ) =>
	`array_map( static fn( int $id ) => array_search( $id, $s->posts, true ), ${ ids } )`;

contract(
	[
		{
			gives: 'Objects are found by the names of their values: exact ones, and those with a beginning',
			php: `$of = static function ( array $keys, array $nothing = [] ) use ( $s ): array {
				$ids = new ${ OF }\\MetaIds( 'post', $keys, $nothing );
				$found = $ids->between( $s->posts['a'], $s->posts['d'] );
				return [ ${ titles( '$found' ) }, $ids->count(), $ids->exist() ];
			};
			return [ $of( [ '_contract_a' ] ), $of( [ '_contract_*' ] ), $of( [ '_contract_a', '_contract%_*' ] ), $of( [ '_contract_*' ], [ '_contract_a' => [ 'x', 'ü' ] ] ), $of( [ '_contract_empty' ] ) ];`,
			returns: [
				[ [ 'a', 'b' ], 2, true ],
				[ [ 'a', 'b', 'c' ], 3, true ],
				[ [ 'a', 'b', 'd' ], 3, true ],
				[ [ 'b', 'c' ], 2, true ],
				[ [], 0, false ],
			],
		},
		{
			gives: 'Only objects in a range are found, with both of its ends',
			php: `$ids = ( new ${ OF }\\MetaIds( 'post', [ '_contract_*' ] ) );
			$found = $ids->between( $s->posts['b'], $s->posts['c'] );
			$none = $ids->between( $s->posts['d'], $s->posts['d'] + 100 );
			return [ ${ titles( '$found' ) }, $none ];`,
			returns: [ [ 'b', 'c' ], [] ],
		},
		{
			gives: 'Excerpts are found by type',
			php: `$ids = new ${ OF }\\RankMath\\ExcerptIds( [ 'contract_tea' ] );
			$found = $ids->between( 1, $s->posts['d'] );
			return [ ${ titles( '$found' ) }, $ids->count() ];`,
			returns: [ [ 'b', 'd' ], 2 ],
		},
		{
			gives: 'Of found ids, those count that are still there, by type',
			php: `$there = ( new ReflectionMethod( ${ OF }\\ObjectPages::class, 'there' ) )->getClosure();
			$of = static fn( string $kind, array $ids ): array => array_column( $there( $kind, $ids ), 'type' );
			$last = ( new ReflectionMethod( ${ OF }\\ObjectPages::class, 'last' ) )->getClosure();
			$post = $s->posts['page'];
			$restored = ( new ReflectionMethod( ${ OF }\\Restore::class, 'there' ) )->invoke( null, 'post', [ $post, 99999999 ] );
			return [ $of( 'post', [ $post, 99999999 ] ), $of( 'term', [ $s->term, 99999999 ] ), $of( 'user', [ 1, 99999999 ] ), $last( 'post' ) >= $post, $last( 'term' ) >= $s->term, $last( 'user' ) >= 1, $restored === [ $post ] ];`,
			returns: [
				[ 'page' ],
				[ 'category' ],
				[ 'author' ],
				true,
				true,
				true,
				true,
			],
		},
		{
			gives: 'A table that isn’t there has no rows, which is no error',
			php: `$rows = new ${ OF }\\AllInOneSeo\\Rows( 'contract' );
			$ids = new ${ OF }\\AllInOneSeo\\RowIds( $rows );
			$redirects = new ${ OF }\\RankMath\\Redirects( new ${ OF }\\RankMath\\Options() );
			return [ $rows->columns(), $rows->exist(), $ids->between( 1, 9 ), $ids->count(), ${ OF }\\RankMath\\Redirects::are_stored(), $redirects->count(), $redirects->read( 0, 5 ) ];`,
			returns: [ [], false, [], 0, false, 0, [] ],
		},
		{
			gives: 'Rows of a table are read by the columns that it has, and only those that say something',
			php: `$wpdb->query( "CREATE TABLE {$wpdb->prefix}aioseo_posts (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT, post_id bigint(20) unsigned NOT NULL, title text, keyphrases longtext, \`schema\` longtext,
				og_image_type varchar(20) DEFAULT 'default', robots_default tinyint(1) NOT NULL DEFAULT 1, keywords text, ours text, PRIMARY KEY  (id) ) {$wpdb->get_charset_collate()}" );
			foreach ( [
				[ 1, 'Größe 🍵', '', '', 'default', 1, '' ],
				[ 2, '', '{"focus":{"keyphrase":"tea"},"additional":[]}', '', 'default', 1, '' ],
				[ 3, '', '{"focus":{"keyphrase":""},"additional":[]}', '{"graphs":[]}', 'default', 1, '[]' ],
				[ 4, '', '', '{"blockGraphs":[],"graphs":[{"a":1}]}', '', 1, 'null' ],
				[ 5, '', '', '', 'default', 0, '{}' ],
				[ 6, '', '', '', 'custom', 1, '' ],
				[ 1, 'second', '', '', 'default', 1, '' ],
				[ 7, null, null, null, null, 1, null ],
			] as [ $post, $title, $phrases, $schema, $type, $default, $words ] ) {
				$wpdb->insert( "{$wpdb->prefix}aioseo_posts", [ 'post_id' => $post, 'title' => $title, 'keyphrases' => $phrases, 'schema' => $schema, 'og_image_type' => $type, 'robots_default' => $default, 'keywords' => $words ] );
			}
			$rows = new ${ OF }\\AllInOneSeo\\Rows( 'post' );
			$ids = new ${ OF }\\AllInOneSeo\\RowIds( $rows );
			$rows->load( [ 1, 7, 99 ] );
			return [ $rows->exist(), $rows->columns(), $ids->between( 1, 99 ), $ids->between( 2, 4 ), $ids->count(), $rows->find( 1 )->text( 'title' ), $rows->find( 7 )->text( 'title' ), $rows->find( 99 ) ];`,
			returns: [
				true,
				[
					'title',
					'keywords',
					'keyphrases',
					'og_image_type',
					'schema',
					'robots_default',
				],
				[ 1, 2, 4, 5, 6 ],
				[ 2, 4 ],
				5,
				'Größe 🍵',
				'',
				null,
			],
		},
		{
			gives: 'Redirects of a table are read in its order, without what is in the trash',
			php: `$table = "{$wpdb->prefix}rank_math_redirections";
			$wpdb->query( "CREATE TABLE $table (id bigint(20) unsigned NOT NULL AUTO_INCREMENT, sources text NOT NULL, url_to text NOT NULL, header_code smallint(4) unsigned NOT NULL, status varchar(25) NOT NULL DEFAULT 'active', updated datetime NOT NULL DEFAULT '2020-01-01 00:00:00', PRIMARY KEY  (id)) {$wpdb->get_charset_collate()}" );
			foreach ( [ [ 'old', '2020-01-01 00:00:00', 'active' ], [ 'new 🍵', '2021-01-01 00:00:00', 'inactive' ], [ 'trash', '2022-01-01 00:00:00', 'trashed' ], [ 'same', '2020-01-01 00:00:00', 'active' ] ] as [ $to, $updated, $status ] ) {
				$wpdb->insert( $table, [ 'sources' => serialize( [ [ 'pattern' => 'from', 'comparison' => 'exact' ] ] ), 'url_to' => $to, 'header_code' => 301, 'status' => $status, 'updated' => $updated ] );
			}
			$options = ( new ReflectionClass( ${ OF }\\RankMath\\Redirects::class ) )->newInstanceWithoutConstructor();
			$from = ( new ReflectionMethod( ${ OF }\\Redirects\\TableRows::class, 'from' ) )->invoke( $options );
			$ids = $wpdb->get_col( "SELECT id $from ORDER BY updated DESC, id" );
			$rows = ( new ReflectionMethod( $options, 'rows' ) )->invoke( $options, [ 2, 4 ] );
			return [ ${ OF }\\RankMath\\Redirects::are_stored(), $ids, array_map( static fn( object $row ): string => $row->text, $rows ) ];`,
			returns: [
				true,
				[ '2', '1', '4' ],
				{ 2: 'from → new 🍵', 4: 'from → same' },
			],
		},
		{
			gives: 'Redirects that are posts are read, but not those that are only a log, or in the trash',
			php: `foreach ( [ [ 'from', 'publish', '301' ], [ 'logged', 'publish', '' ], [ 'trash', 'trash', '301' ], [ 'draft 🍵', 'draft', '302' ] ] as [ $title, $status, $type ] ) {
				$s->posts[ $title ] = wp_insert_post( [ 'post_title' => $title, 'post_type' => 'seopress_404', 'post_status' => $status ] );
				add_post_meta( $s->posts[ $title ], '_seopress_redirections_type', $type );
				add_post_meta( $s->posts[ $title ], '_seopress_redirections_value', "/to-$title/" );
				add_post_meta( $s->posts[ $title ], '_seopress_redirections_value', '/second/' );
			}
			$redirects = ( new ReflectionClass( ${ OF }\\SeoPress\\Redirects::class ) )->newInstanceWithoutConstructor();
			$from = ( new ReflectionMethod( ${ OF }\\Redirects\\PostRows::class, 'from' ) )->invoke( $redirects );
			$ids = array_map( 'intval', $wpdb->get_col( "SELECT p.ID $from ORDER BY p.ID" ) );
			$rows = ( new ReflectionMethod( $redirects, 'rows' ) )->invoke( $redirects, $ids );
			return [ ${ titles( '$ids' ) }, array_values( array_map( static fn( object $row ): string => $row->text, $rows ) ) ];`,
			returns: [
				[ 'from', 'draft 🍵' ],
				[ 'from → /to-from/', 'draft 🍵 → /to-draft 🍵/' ],
			],
		},
	],
	{
		before: `register_post_type( 'contract_tea', [ 'public' => true, 'rewrite' => false ] );
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}aioseo_posts" );
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}rank_math_redirections" );
			$s->posts = [];
			foreach ( [ 'a' => '', 'b' => 'x', 'c' => '', 'd' => '0', 'page' => '' ] as $title => $excerpt ) {
				$s->posts[ $title ] = wp_insert_post( [ 'post_title' => $title, 'post_content' => 'x', 'post_excerpt' => $excerpt, 'post_type' => 'page' === $title ? 'page' : 'contract_tea', 'post_status' => 'publish' ] );
			}
			$s->term = wp_insert_term( 'contract-sources', 'category' )['term_id'];
			foreach ( [ [ 'a', '_contract_a', 'ü' ], [ 'a', '_contract_a', 'x' ], [ 'b', '_contract_a', 'y' ], [ 'b', '_contract_b', 'y' ], [ 'c', '_contract_c', 'y' ], [ 'c', '_contract_empty', '' ], [ 'd', '_contract%_d', 'y' ], [ 'd', '_contractXd', 'y' ] ] as [ $title, $key, $value ] ) {
				add_post_meta( $s->posts[ $title ], $key, $value );
			}`,
		after: `foreach ( $s->posts as $id ) { wp_delete_post( $id, true ); }
			wp_delete_term( $s->term, 'category' );
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}aioseo_posts" );
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}rank_math_redirections" );`,
	}
);
