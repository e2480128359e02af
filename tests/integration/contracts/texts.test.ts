/** The queries of texts that are alike, and of rows and images of many objects. @database */
import { contract } from '../support/contract';

const SEO = 'Pharos\\ObjectSeo';
const INDEX = `${ SEO }\\TextIndex`;

/** Places of the posts of this contract. */
const places = ( ids: string ) =>
	`array_map( static fn( $id ) => array_search( (int) $id, $s->posts, true ), ${ ids } )`;

contract(
	[
		{
			gives: 'Posts with the same text are found in the order of their ids, at most as many as asked for',
			php: `${ INDEX }::create();
			${ INDEX }::create();
			${ INDEX }::write( [ 900003 => [ 'title' => 'c%s', 'description' => 'x' ], 900001 => [ 'title' => 'c%s', 'description' => '' ], 900002 => [ 'title' => 'c%s', 'description' => 'x' ], 900004 => [ 'title' => 'C%S', 'description' => 'x' ] ] );
			return [ ${ INDEX }::find( 'title', 'c%s', 2 ), ${ INDEX }::find( 'description', 'x', 9 ), ${ INDEX }::find( 'title', 'none', 2 ) ];`,
			returns: [ [ 900001, 900002 ], [ 900002, 900003, 900004 ], [] ],
		},
		{
			gives: 'A changed text is found by what it is now, a deleted one no longer',
			php: `${ INDEX }::write( [ 900001 => [ 'title' => 'd', 'description' => '' ], 900002 => null ] );
			${ INDEX }::write( [] );
			return [ ${ INDEX }::find( 'title', 'c%s', 9 )[0], ${ INDEX }::find( 'title', 'd', 9 ) ];`,
			returns: [ 900003, [ 900001 ] ],
		},
		{
			gives: 'Ids of viewable posts are read from the newest, page by page',
			php: `$first = ${ SEO }\\PostIds::below( PHP_INT_MAX, 3 );
			return [ ${ places( '$first' ) }, ${ places(
				`${ SEO }\\PostIds::below( end( $first ), 2 )`
			) }, ${ places( `${ SEO }\\PostIds::below( PHP_INT_MAX, 3, true )` ) } ];`,
			returns: [
				[ 5, 4, 3 ],
				[ 2, 1 ],
				[ 4, 3, 2 ],
			],
		},
		{
			gives: 'Values of many objects are written, replaced and deleted at once, as WordPress stores them',
			php: `[ $a, $b ] = $s->posts;
			$write = static fn( array $changes ) => ${ SEO }\\BulkMetaWriter::write( 'post', $changes );
			$write( [ $a => [ 'title' => "Größe 🍵 \\\\ %s _ '", 'schema' => [ 'x' => 1 ] ], $b => [ 'title' => 'b', 'description' => '' ] ] );
			$write( [ $a => [ 'schema' => [ 'y' => 2 ] ], $b => [ 'title' => '' ] ] );
			$write( [ $a => [] ] );
			$rows = static fn( int $id ): array => $wpdb->get_results( "SELECT meta_key, meta_value FROM $wpdb->postmeta WHERE post_id = $id AND meta_key LIKE '%pharos_title' OR post_id = $id AND meta_key LIKE '%pharos_schema'", ARRAY_N );
			return [ $rows( $a ), $rows( $b ), get_post_meta( $a, '_pharos_schema', true ) ];`,
			returns: [
				[
					[ '_pharos_title', "Größe 🍵 \\ %s _ '" ],
					[ '_pharos_schema', 'a:1:{s:1:"y";i:2;}' ],
				],
				[],
				{ y: 2 },
			],
		},
		{
			gives: 'Of a value that is stored twice the first one counts, as in WordPress',
			php: `[ $a, $b ] = $s->posts;
			add_post_meta( $b, '_pharos_canonical', 'https://first.test/' );
			add_post_meta( $b, '_pharos_canonical', 'https://second.test/' );
			$own = Pharos\\Sitemaps\\Rows::read( 'post', [ $a, $b ] );
			$user = Pharos\\Sitemaps\\Rows::read( 'user', [ 1 ] );
			return [ array_keys( $own ) === [ $b ], $own[ $b ]->text( 'canonical' ), $user, Pharos\\Sitemaps\\Rows::read( 'post', [] ) ];`,
			returns: [ true, 'https://first.test/', [], [] ],
		},
		{
			gives: 'Images are found by their addresses, and by those that differ in case; of two the older one',
			php: `[ $a, $b, $c ] = $s->posts;
			add_post_meta( $a, '_wp_attached_file', '2026/Tee_Größe.jpg' );
			add_post_meta( $b, '_wp_attached_file', '2026/Tee_Größe.jpg' );
			add_post_meta( $c, '_wp_attached_file', '2026/Tee-x.jpg' );
			$base = wp_get_upload_dir()['baseurl'];
			$found = ${ SEO }\\ImageIds::find( [ "$base/2026/Tee_Größe.jpg", "$base/2026/TeeXGröße.jpg", "$base/2026/Tee-x.jpg", 'https://elsewhere.test/x.jpg' ] );
			return ${ places( 'array_values( array_filter( $found ) )' ) };`,
			returns: [ 0, 2 ],
		},
		{
			gives: 'What uses a file is found, each object once',
			php: `[ $a, $b, $c ] = $s->posts;
			foreach ( [ [ $a, 'facebook', 70 ], [ $a, 'twitter', 71 ], [ $b, 'twitter', 71 ], [ $c, 'facebook', 711 ] ] as [ $id, $network, $file ] ) {
				$wpdb->insert( $wpdb->postmeta, [ 'post_id' => $id, 'meta_key' => "_pharos_{$network}_image_id", 'meta_value' => $file ] );
			}
			$naming = ( new ReflectionMethod( ${ SEO }\\Images::class, 'naming' ) )->getClosure();
			$ids = ${ places( `$naming( 'post', [ 70, 71 ] )` ) };
			sort( $ids );
			return [ $ids, $naming( 'term', [ 70 ] ) ];`,
			returns: [ [ 0, 1 ], [] ],
		},
		{
			gives: 'A list of posts reads its values and those of its term with one query',
			php: `foreach ( $s->posts as $id ) { wp_cache_delete( $id, 'post_meta' ); }
			add_term_meta( $s->term, '_pharos_title', 'Term 🍵' );
			wp_cache_delete( $s->term, 'term_meta' );
			$load = ( new ReflectionMethod( Pharos\\Head\\ListMeta::class, 'load_with_term' ) )->getClosure();
			$load( $s->posts, $s->term );
			$queries = $wpdb->num_queries;
			return [ get_term_meta( $s->term, '_pharos_title', true ), get_post_meta( $s->posts[1], '_pharos_canonical' ), get_post_meta( $s->posts[4], '_pharos_canonical' ), $wpdb->num_queries - $queries ];`,
			returns: [
				'Term 🍵',
				[ 'https://first.test/', 'https://second.test/' ],
				[],
				0,
			],
		},
		{
			gives: 'The analysis finds texts that several published posts have, the most frequent first',
			php: `$deadline = new Pharos\\Core\\Deadline( 30 );
			$variables = ( new ReflectionClass( Pharos\\Template\\Variables::class ) )->newInstanceWithoutConstructor();
			$site = new Pharos\\Analysis\\Site( home_url( '/' ), new Pharos\\Settings\\Settings(), $variables, new Pharos\\Http\\Client( $deadline ), $deadline );
			$same = new Pharos\\Analysis\\Checks\\Site\\SameTexts( $site );
			$groups = static function ( string $how, string $part ) use ( $same, $s ): array {
				$found = ( new ReflectionMethod( $same, $how ) )->invoke( $same, $part );
				foreach ( $found as &$ids ) {
					$ids = array_values( array_filter( ${ places( '$ids' ) }, 'is_int' ) );
					sort( $ids );
				}
				return array_values( array_filter( $found, static fn( array $ids ): bool => count( $ids ) > 1 ) );
			};
			foreach ( [ 0, 3, 4 ] as $i ) { update_post_meta( $s->posts[ $i ], '_pharos_description', 'Same 🍵' ); }
			return [ $groups( 'of_columns', 'title' ), $groups( 'of_fields', 'description' ), $groups( 'of_fields', 'none' ) ];`,
			returns: [
				[
					[ 0, 1, 2 ],
					[ 3, 4 ],
				],
				[ [ 0, 3, 4 ] ],
				[],
			],
		},
	],
	{
		before: `$wpdb->query( 'DROP TABLE IF EXISTS ' . ${ INDEX }::table() );
			$s->term = wp_insert_term( 'contract-texts', 'category' )['term_id'];
			$post = static fn( string $title, string $status = 'publish' ): int => wp_insert_post( [ 'post_title' => $title, 'post_content' => 'x', 'post_status' => $status ] );
			$s->posts = [ $post( 'Same %_ 🍵' ), $post( 'Same %_ 🍵' ), $post( 'Same %_ 🍵' ), $post( 'Other' ), $post( 'Other' ), $post( 'Other', 'draft' ) ];`,
		after: `array_map( 'wp_delete_post', $s->posts, array_fill( 0, 6, true ) );
			wp_delete_term( $s->term, 'category' );
			$wpdb->query( 'DROP TABLE IF EXISTS ' . ${ INDEX }::table() );
			delete_transient( 'pharos_texts' );`,
	}
);
