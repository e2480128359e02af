/** The queries of the site analysis, and of the pages that a schema is for. @database */
import { contract } from '../support/contract';

const OF = 'Pharos\\Analysis';
const SCHEMA = 'Pharos\\Schema';

/** Calls a private method. */
const call = ( object: string, method: string, ...values: string[] ) =>
	`( new ReflectionMethod( ${ object }, '${ method }' ) )->invoke( ${ [
		object.endsWith( '::class' ) ? 'null' : object,
		...values,
	].join( ', ' ) } )`;

contract(
	[
		{
			gives: 'Posts without a description of their own are counted by type, but not what is noindex',
			php: `$counts = ${ OF }\\Checks\\Settings\\DescriptionCounts::without_own( [ 'contract_tea', 'contract_none' ] );
			return [ $counts, ${ OF }\\Checks\\Settings\\DescriptionCounts::without_excerpt( [ 'contract_tea' ] ) ];`,
			returns: [ { contract_tea: 3 }, 2 ],
		},
		{
			gives: 'Taxonomies with many thin archives are found, and the thinnest terms first',
			php: `return [
				${ call( `${ OF }\\Checks\\Site\\ThinTags::class`, 'count', "[ 'contract_leaf', 'contract_few' ]", '$s->site' ) },
				array_slice( array_column( ${ call( `${ OF }\\Checks\\Site\\ThinTags::class`, 'terms', "[ 'contract_leaf' ]", '$s->site' ) }, 'name' ), 0, 2 ),
				count( ${ call( `${ OF }\\Checks\\Site\\ThinTags::class`, 'terms', "[ 'contract_leaf' ]", '$s->site' ) } ),
			];`,
			// Eleven without posts; one of them has terms below, another is noindex. One has two posts, one a single post.
			returns: [ { contract_leaf: 11 }, [ 'leaf 2', 'leaf 3' ], 11 ],
		},
		{
			gives: 'Links are read from menus and from texts, whatever stands between posts',
			php: `$orphans = new ${ OF }\\Checks\\Site\\Orphans( $s->site );
			$index = ( new ReflectionProperty( $orphans, 'index' ) )->getValue( $orphans );
			foreach ( array_diff_key( $s->posts, [ 'draft' => 0 ] ) as $name => $id ) { $index->add( $id, home_url( "/c-$name/" ) ); }
			$s->item = wp_insert_post( [ 'post_title' => 'm', 'post_type' => 'nav_menu_item', 'post_status' => 'publish' ] );
			foreach ( [ '_menu_item_type' => 'post_type', '_menu_item_object_id' => $s->posts['menu'], '_menu_item_url' => '/it-is-%_here/' ] as $key => $value ) { update_post_meta( $s->item, $key, $value ); }
			( new ReflectionProperty( $s->site, 'home' ) )->setValue( $s->site, new ${ OF }\\Page( home_url( '/' ), new Pharos\\Http\\Response( home_url( '/' ), 200 ), null, true ) );
			${ call( '$orphans', 'read_menus' ) };
			${ call( '$orphans', 'read_texts' ) };
			return [ array_map( static fn( int $id ): string => array_search( $id, $s->posts, true ), array_reverse( $index->left() ) ), $orphans->texts() > 0, $orphans->has_read_all() ];`,
			returns: [ [ 'noindex', 'described', 'plain' ], true, true ],
		},
		{
			gives: 'Of a type with more posts than are checked, the newest are',
			php: `$orphans = new ${ OF }\\Checks\\Site\\Orphans( $s->site );
			return [ ${ call( '$orphans', 'beginning', "'contract_tea'" ) }, $orphans->is_large() ];`,
			returns: [ '', false ],
		},
		{
			gives: 'The place to edit a link is found: the menu that has it, or the comment',
			php: `$page = new ${ OF }\\Page( home_url( '/' ), new Pharos\\Http\\Response( home_url( '/' ), 200 ), get_post( $s->posts['plain'] ), true );
			$s->menu = wp_create_nav_menu( 'contract-menu' );
			wp_set_object_terms( $s->item, [ $s->menu ], 'nav_menu' );
			$s->comment = wp_insert_comment( [ 'comment_post_ID' => $s->posts['plain'], 'comment_content' => 'see https://a.test/50%_x?a=1&b=2', 'comment_author_url' => 'https://author.test/', 'comment_approved' => 1 ] );
			$menu = static fn( string $href ): bool => null !== ${ call( `${ OF }\\Checks\\Pages\\EditLocation::class`, 'of_menu', "[ 'href' => $href, 'url' => $href ]" ) };
			$comment = static fn( string $href ): bool => null !== ${ call( `${ OF }\\Checks\\Pages\\EditLocation::class`, 'of_comment', '$page', "[ 'href' => $href, 'url' => $href ]" ) };
			return [ $menu( '/it-is-%_here/' ), $menu( '/it-is-x_here/' ), $comment( 'https://a.test/50%_x?a=1&c=3' ), $comment( 'https://a.test/50xxx?a=1' ), $comment( 'https://author.test/' ) ];`,
			returns: [ true, false, true, false, true ],
		},
		{
			gives: 'A check of all schemas counts pages, and goes through each once',
			php: `$pages = new ${ SCHEMA }\\Check\\SitePages( new Pharos\\Settings\\Settings() );
			$ids = [];
			foreach ( $pages->all() as $page ) {
				$ids[] = ( $page->object->post_type ?? '' ) === 'contract_tea' ? $page->object->post_title : '';
			}
			$ours = array_values( array_filter( $ids ) );
			$count = $pages->count();
			wp_update_post( [ 'ID' => $s->posts['draft'], 'post_status' => 'publish' ] );
			$more = $pages->count() - $count;
			wp_update_post( [ 'ID' => $s->posts['draft'], 'post_status' => 'draft' ] );
			return [ $more, $ours ];`,
			returns: [
				1,
				[ 'plain', 'excerpt', 'described', 'noindex', 'menu' ],
			],
		},
		...(
			[
				[
					"'show_on' => [ 'rules' => [ 'contract_tea|all' ] ]",
					5,
					[ 'menu', 'noindex', 'described', 'excerpt', 'plain' ],
				],
				[
					"'show_on' => [ 'rules' => [ 'contract_tea|all' ] ], 'not_show_on' => [ 'specific' => [ \"post-{$s->posts['plain']}\" ] ]",
					4,
					[ 'menu', 'noindex', 'described', 'excerpt' ],
				],
				[
					"'show_on' => [ 'specific' => [ \"post-{$s->posts['plain']}\", \"contract_tea-{$s->posts['excerpt']}\", \"page-{$s->posts['menu']}\" ] ]",
					2,
					[ 'excerpt', 'plain' ],
				],
				[
					"'show_on' => [ 'specific' => [ \"tax-{$s->terms[12]}-single-contract_leaf\" ] ]",
					2,
					[ 'excerpt', 'plain' ],
				],
				[ "'show_on' => [ 'rules' => [ 'page|none' ] ]", 0, [] ],
			] as [ string, number, string[] ][]
		 ).map( ( [ schema, count, titles ] ) => ( {
			gives: `It is counted how many posts a schema is for, the newest first: ${ schema }`,
			php: `$coverage = new ${ SCHEMA }\\Coverage( new Pharos\\Settings\\Settings() );
			[ $count, $ids ] = ${ call( '$coverage', 'posts', `[ ${ schema } ]` ) };
			return [ $count, array_map( 'get_the_title', $ids ) ];`,
			returns: [ count, titles ],
		} ) ),
		{
			gives: 'It is counted how many archives a schema is for, those with the most posts first',
			php: `[ $count, $ids ] = ${ call( `${ SCHEMA }\\Coverage::class`, 'terms', "[ 'show_on' => [ 'rules' => [ 'contract_tea|all|taxarchive|contract_leaf' ] ], 'not_show_on' => [ 'specific' => [ \"tax-{$s->terms[1]}\" ] ] ]", '2' ) };
			return [ $count, array_map( static fn( $id ): string => get_term( (int) $id )->name, $ids ) ];`,
			returns: [ 13, [ 'leaf 12', 'leaf 13' ] ],
		},
		{
			gives: 'Archives of authors and of dates are counted: each year, month and day with posts once',
			php: `$count = static fn(): array => [ ${ call( `${ SCHEMA }\\Coverage::class`, 'authors' ) }, ${ call( `${ SCHEMA }\\Coverage::class`, 'dates' ) } ];
			$before = $count();
			foreach ( [ '1999-01-01 00:00:00', '1999-01-01 23:59:59', '1999-01-02 00:00:00', '1999-02-01 00:00:00' ] as $i => $date ) {
				$s->posts["dated $i"] = wp_insert_post( [ 'post_title' => 'x', 'post_content' => 'x', 'post_status' => 'publish', 'post_author' => $s->user, 'post_date' => $date ] );
			}
			$now = $count();
			return [ $now[0] - $before[0], $now[1] - $before[1] ];`,
			// The year, two months and three days.
			returns: [ 1, 6 ],
		},
	],
	{
		before: `register_post_type( 'contract_tea', [ 'public' => true, 'rewrite' => false ] );
			foreach ( [ 'contract_leaf', 'contract_few' ] as $taxonomy ) {
				register_taxonomy( $taxonomy, 'contract_tea', [ 'public' => true, 'hierarchical' => true, 'rewrite' => false ] );
			}
			$deadline = new Pharos\\Core\\Deadline( 60 );
			$variables = ( new ReflectionClass( Pharos\\Template\\Variables::class ) )->newInstanceWithoutConstructor();
			$s->site = new ${ OF }\\Site( home_url( '/' ), new Pharos\\Settings\\Settings(), $variables, new Pharos\\Http\\Client( $deadline ), $deadline );
			$s->posts = [];
			$s->menu = $s->comment = $s->item = 0;
			foreach ( [ 'plain' => [], 'excerpt' => [ 'post_excerpt' => 'x' ], 'described' => [], 'noindex' => [], 'menu' => [ 'post_content' => '<a href="/c-excerpt/">x</a>' ], 'draft' => [ 'post_status' => 'draft' ] ] as $title => $more ) {
				$s->posts[ $title ] = wp_insert_post( $more + [ 'post_title' => $title, 'post_content' => 'x', 'post_type' => 'contract_tea', 'post_status' => 'publish', 'post_author' => 1, 'post_date' => '2020-01-01 00:00:00' ] );
			}
			// Once as a value that says nothing.
			foreach ( [ [ 'described', 'description', 'x' ], [ 'described', 'noindex', 'yes' ], [ 'noindex', 'noindex', 'yes' ], [ 'plain', 'description', '' ], [ 'menu', 'noindex', 'no' ] ] as [ $title, $field, $value ] ) {
				add_post_meta( $s->posts[ $title ], "_pharos_$field", $value );
			}
			$s->terms = [];
			foreach ( range( 0, 13 ) as $i ) {
				$s->terms[] = wp_insert_term( "leaf $i", 'contract_leaf', [ 'parent' => 13 === $i ? $s->terms[0] : 0 ] )['term_id'];
			}
			$s->few = wp_insert_term( 'few', 'contract_few' )['term_id'];
			add_term_meta( $s->terms[1], '_pharos_noindex', 'yes' );
			wp_set_object_terms( $s->posts['plain'], [ $s->terms[12], $s->terms[13] ], 'contract_leaf' );
			wp_set_object_terms( $s->posts['excerpt'], [ $s->terms[12] ], 'contract_leaf' );
			$s->user = wp_insert_user( [ 'user_login' => 'contract-author', 'user_pass' => 'x', 'role' => 'author' ] );`,
		after: `foreach ( [ ...$s->posts, $s->item ] as $id ) { wp_delete_post( $id, true ); }
			foreach ( $s->terms as $id ) { wp_delete_term( $id, 'contract_leaf' ); }
			wp_delete_term( $s->few, 'contract_few' );
			wp_delete_nav_menu( $s->menu );
			wp_delete_comment( $s->comment, true );
			require_once ABSPATH . 'wp-admin/includes/user.php';
			wp_delete_user( $s->user );`,
	}
);
