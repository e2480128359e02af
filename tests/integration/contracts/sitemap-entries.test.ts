/** The queries of what is in the XML sitemap. @database */
import { contract } from '../support/contract';

const MAPS = 'Pharos\\Sitemaps';
const KEYS = `${ MAPS }\\PostKeys`;

/** Titles of the posts between two of them; '' for no limit. */
const between = ( from: string, to: string, limit = 9 ) =>
	`array_column( $s->query->read( 'contract_tea', ( $s->key )( '${ from }' ), ( $s->key )( '${ to }' ), ${ limit }, false ), 'post_title' )`;

contract(
	[
		{
			gives: 'Posts are in the order of their dates, and those of the same second in that of their ids',
			php: `return ${ between( '', '' ) };`,
			returns: [ 'old', 'twin 1', 'twin 2', 'twin 3', 'new 🍵' ],
		},
		{
			gives: 'A page has the posts from its first key on, before that of the next page',
			php: `return [ ${ between( 'twin 2', '' ) }, ${ between( '', 'twin 2' ) }, ${ between( 'twin 1', 'twin 3' ) }, ${ between( 'twin 1', '', 1 ) } ];`,
			returns: [
				[ 'twin 2', 'twin 3', 'new 🍵' ],
				[ 'old', 'twin 1' ],
				[ 'twin 1', 'twin 2' ],
				[ 'twin 1' ],
			],
		},
		{
			gives: 'Behind a post comes the next one, also of the same second',
			php: `$behind = ${ KEYS }::behind( ( $s->key )( 'twin 2' ) );
			return array_column( $s->query->read( 'contract_tea', $behind, '', 9, false ), 'post_title' );`,
			returns: [ 'twin 3', 'new 🍵' ],
		},
		{
			gives: 'A page ends at the post behind as many as fit',
			php: `$at = static fn( string $from, string $to, int $size ): ?string => array_search( $s->query->boundary( 'contract_tea', ( $s->key )( $from ), ( $s->key )( $to ), $size ), $s->keys, true ) ?: null;
			return [ $at( '', '', 2 ), $at( 'twin 1', '', 2 ), $at( '', 'twin 3', 2 ), $at( 'twin 1', '', 4 ), $at( 'twin 1', '', 5 ) ];`,
			// The one with a password is counted, too: the index doesn’t know of it.
			returns: [ 'twin 2', 'twin 3', 'twin 2', 'secret', null ],
		},
		{
			gives: 'Several pages are counted at once, each with its latest time',
			php: `return $s->query->tally( 'contract_tea', [ [ '', ( $s->key )( 'twin 2' ) ], [ ( $s->key )( 'twin 2' ), '' ], [ ${ KEYS }::behind( ( $s->key )( 'new 🍵' ) ), '' ] ], [ get_post( $s->posts['twin 1'] ), get_post( $s->posts['new 🍵'] ) ] );`,
			returns: [
				[ 1, '2026-05-05 05:05:05' ],
				[ 2, '2026-05-05 05:05:05' ],
				[ 0, '' ],
			],
		},
		{
			gives: 'Posts that have values of their own, or are excluded, are looked at one by one',
			php: `return array_column( $s->query->singled_out( 'contract_tea', '', '', [ $s->posts['old'], $s->posts['draft'] ] ), 'post_title' );`,
			returns: [ 'old', 'twin 2' ],
		},
		{
			gives: 'Of a type that is noindex, only what is turned on itself is read',
			php: `$settings = ( new Pharos\\Settings\\Settings() )->with( [ 'no_index' => [ 'contract_tea' ] ] );
			$query = new ${ MAPS }\\PostQuery( new ${ MAPS }\\Indexable( $settings ) );
			add_post_meta( $s->posts['twin 3'], '_pharos_noindex', 'no' );
			return array_column( $query->read( 'contract_tea', '', '', 9, false ), 'post_title' );`,
			returns: [ 'twin 3' ],
		},
		{
			gives: 'Terms are in the order of their ids, page by page',
			php: `$terms = new ${ MAPS }\\Terms( new ${ MAPS }\\Indexable( new Pharos\\Settings\\Settings() ) );
			$read = ( new ReflectionMethod( $terms, 'read' ) )->getClosure( $terms );
			$names = static fn( int $from, int $to ): array => array_column( $read( 'contract_leaf', ${ MAPS }\\Terms::key( $from ), 0 === $to ? '' : ${ MAPS }\\Terms::key( $to ) ), 'name' );
			[ $a, $b, $c ] = $s->terms;
			$below = ( new ReflectionMethod( $terms, 'below' ) )->invoke( null, 'contract_leaf' );
			return [ $names( 0, 0 ), $names( $b, 0 ), $names( $a, $b ), $below === [ $a => [ $c => $c ] ] ];`,
			returns: [
				[ 'Leaf', 'leaf 🍵', 'below' ],
				[ 'leaf 🍵', 'below' ],
				[ 'Leaf' ],
				true,
			],
		},
		{
			gives: 'Authors are those of published posts, page by page',
			php: `$read = ( new ReflectionMethod( ${ MAPS }\\Authors::class, 'read' ) )->getClosure();
			$ids = static fn( int $from, int $to ): array => array_values( array_intersect( array_column( $read( ${ MAPS }\\Terms::key( $from ), 0 === $to ? '' : ${ MAPS }\\Terms::key( $to ) ), 'ID' ), $s->users ) );
			[ $one, $two ] = $s->users;
			$s->posts['by'] = wp_insert_post( [ 'post_title' => 'by', 'post_content' => 'x', 'post_status' => 'publish', 'post_author' => $two ] );
			$before = $ids( 1, 0 );
			return [ $before === [ $two ], $ids( $two, 0 ) === [ $two ], $ids( 1, $two ), Pharos\\Onboarding\\Authors::are_several() ];`,
			returns: [ true, true, [], true ],
		},
		{
			gives: 'Images of a post are its last featured one, and those that are attached, in the order of the gallery',
			php: `$posts = array_map( 'get_post', [ $s->posts['old'], $s->posts['twin 1'] ] );
			foreach ( [ 5, 6 ] as $id ) { add_post_meta( $s->posts['old'], '_thumbnail_id', $id ); }
			foreach ( [ [ 'second', 2, 'image/png' ], [ 'first', 1, 'image/jpeg' ], [ 'text', 0, 'imageXpng' ] ] as [ $title, $order, $type ] ) {
				$s->posts[ $title ] = wp_insert_post( [ 'post_title' => $title, 'post_type' => 'attachment', 'post_status' => 'inherit', 'post_parent' => $s->posts['old'], 'menu_order' => $order, 'post_mime_type' => $type ] );
			}
			$of = static fn( string $how, array $given ) => ( new ReflectionMethod( ${ MAPS }\\Images::class, $how ) )->invoke( null, $given );
			return [ array_values( $of( 'featured', $posts ) ), array_map( 'get_the_title', $of( 'attached', [ $s->posts['old'], $s->posts['twin 1'] ] )[ $s->posts['old'] ] ) ];`,
			// The first of several rows counts, as in WordPress.
			returns: [
				[ [ 5 ], [] ],
				[ 'first', 'second' ],
			],
		},
		{
			gives: 'It is counted why content is left out, and shown, each once',
			php: `$settings = ( new Pharos\\Settings\\Settings() )->with( [ 'sitemap_exclude' => [] ] );
			$left = new ${ MAPS }\\ExcludedContent( $settings );
			$counts = static fn(): array => array_column( $left->rules(), 'count', 'code' ) + [ 'own_noindex' => 0, 'own_canonical' => 0, 'password' => 0, 'own_redirect' => 0 ];
			$with = $counts();
			foreach ( [ 'yes', 'yes' ] as $value ) { add_post_meta( $s->posts['twin 1'], '_pharos_noindex', $value ); }
			add_post_meta( $s->posts['twin 1'], '_pharos_canonical', 'https://a.test/' );
			add_post_meta( $s->posts['draft'], '_pharos_noindex', 'yes' );
			add_term_meta( $s->terms[0], '_pharos_noindex', 'yes' );
			$now = $counts();
			$objects = $left->objects( 1 );
			$ours = array_values( array_filter( $objects, static fn( object $one ): bool => in_array( $one->ID ?? $one->term_id, [ ...$s->posts, ...$s->terms ], true ) ) );
			return [ $now['own_noindex'] - $with['own_noindex'], $now['own_canonical'] - $with['own_canonical'], $with['password'] > 0, array_map( static fn( object $one ): string => $one->post_title ?? $one->name, $ours ) ];`,
			returns: [ 2, 1, true, [ 'secret', 'twin 2', 'twin 1', 'Leaf' ] ],
		},
		{
			gives: 'A changed file makes the pages of the posts outdated that show it, and no others',
			php: `${ MAPS }\\Tables::need();
			${ MAPS }\\Pages::begin( 'posts-contract_tea' );
			${ MAPS }\\PageBounds::split( ${ MAPS }\\Pages::find( 'posts-contract_tea', 1 ), ( $s->key )( 'twin 1' ) );
			$wpdb->query( "UPDATE $wpdb->postmeta SET meta_value = '{$s->posts['first']}' WHERE meta_key = '_thumbnail_id' AND post_id = {$s->posts['old']}" );
			$wpdb->query( 'UPDATE ' . ${ MAPS }\\Tables::pages() . ' SET version = 1' );
			$changes = ${ MAPS }\\SitemapChanges::current();
			$changes->posts->file_changed( $s->posts['first'] );
			$changes->flush();
			return array_column( ${ MAPS }\\Pages::all()['posts-contract_tea'], 'version' );`,
			returns: [ 2, 1 ],
		},
	],
	{
		before: `register_post_type( 'contract_tea', [ 'public' => true, 'rewrite' => false ] );
			register_taxonomy( 'contract_leaf', 'contract_tea', [ 'public' => true, 'hierarchical' => true, 'rewrite' => false ] );
			$s->posts = [];
			$s->keys = [];
			foreach ( [ 'twin 1' => 2, 'old' => 1, 'twin 2' => 2, 'new 🍵' => 3, 'twin 3' => 2, 'secret' => 4, 'draft' => 5 ] as $title => $day ) {
				$id = wp_insert_post( [ 'post_title' => $title, 'post_content' => 'x', 'post_type' => 'contract_tea', 'post_status' => 'draft' === $title ? 'draft' : 'publish', 'post_password' => 'secret' === $title ? 'x' : '', 'post_author' => 1, 'post_date' => "2020-01-0$day 00:00:00" ] );
				$wpdb->query( "UPDATE $wpdb->posts SET post_modified_gmt = '2026-05-05 05:05:05' WHERE ID = $id" );
				clean_post_cache( $id );
				$s->posts[ $title ] = $id;
				$s->keys[ $title ] = ${ KEYS }::for_post( get_post( $id ) );
			}
			add_post_meta( $s->posts['twin 2'], '_pharos_canonical', 'https://a.test/' );
			$s->key = static fn( string $title ): string => $s->keys[ $title ] ?? '';
			$s->query = new ${ MAPS }\\PostQuery( new ${ MAPS }\\Indexable( new Pharos\\Settings\\Settings() ) );
			$s->terms = [];
			foreach ( [ 'Leaf', 'leaf 🍵', 'below' ] as $i => $name ) {
				$s->terms[] = wp_insert_term( $name, 'contract_leaf', [ 'parent' => 2 === $i ? $s->terms[0] : 0 ] )['term_id'];
			}
			$s->users = array_map( static fn( string $name ): int => wp_insert_user( [ 'user_login' => $name, 'user_pass' => 'x', 'role' => 'author' ] ), [ 'contract-none', 'contract-one' ] );`,
		after: `foreach ( $s->posts as $id ) { wp_delete_post( $id, true ); }
			foreach ( $s->terms as $id ) { wp_delete_term( $id, 'contract_leaf' ); }
			require_once ABSPATH . 'wp-admin/includes/user.php';
			array_map( 'wp_delete_user', $s->users );
			${ MAPS }\\Tables::drop();`,
	}
);
