/** The queries of lists of content: the bulk editor, WordPress’s lists, the HTML sitemap, and URLs of terms. @database */
import { contract } from '../support/contract';

/** Names of what the bulk editor lists. */
const bulk = ( query: string ) =>
	`$found = ( new Pharos\\BulkEditor\\Query( $s->noindex ) )->find( [ ${ query } ] + [ 'type' => 'contract_tea', 'search' => '', 'filter' => 'all', 'orderby' => 'date', 'order' => 'desc', 'page' => 1, 'per_page' => 3 ] );
	return [ array_map( static fn( array $row ): string => 'post' === $row[0] ? get_post( $row[1] )->post_title : get_term( $row[1] )->name, $found['rows'] ), $found['total'], $found['orderby'] ];`;

/** Titles of WordPress's list. */
const list = ( filter: string, query: string ) =>
	`wp_set_current_user( 1 );
	$_GET['pharos_filter'] = '${ filter }';
	$query = new WP_Query();
	$GLOBALS['wp_the_query'] = $query;
	$list = new Pharos\\Lists\\ListQuery( new Pharos\\Settings\\Settings(), get_post_type_object( 'contract_tea' ) );
	$clauses = static fn( array $clauses, WP_Query $query ): array => $list->clauses( $clauses, $query );
	add_filter( 'posts_clauses', $clauses, 10, 2 );
	$posts = $query->query( [ ${ query } ] + [ 'post_type' => 'contract_tea', 'post_status' => 'any', 'posts_per_page' => -1 ] );
	remove_filter( 'posts_clauses', $clauses );
	unset( $_GET['pharos_filter'] );
	wp_set_current_user( 0 );
	return array_column( $posts, 'post_title' );`;

/** Newest first. */
const ALL = [ 'grün 🍵', 'back\\slash', '100%', 'a_b', 'axb', 'ZEBRA' ];

contract(
	[
		...(
			[
				[ '', ALL.slice( 0, 3 ), 6 ],
				[ "'page' => 2", ALL.slice( 3 ), 6 ],
				[ "'order' => 'asc'", [ 'ZEBRA', 'axb', 'a_b' ], 6 ],
				[ "'page' => 2, 'per_page' => 4", ALL.slice( 4 ), 6 ],
				[ "'page' => 3", [], 6 ],
				[ "'search' => 'A_'", [ 'a_b' ], 1 ],
				[ "'search' => '0%'", [ '100%' ], 1 ],
				[ "'search' => 'k\\\\s'", [ 'back\\slash' ], 1 ],
				[ "'search' => '🍵'", [ 'grün 🍵' ], 1 ],
				[ "'search' => 'own_title'", [ '100%', 'axb' ], 2 ],
				[
					"'filter' => 'missing_title'",
					[ 'grün 🍵', 'back\\slash', 'a_b' ],
					4,
				],
				[ "'filter' => 'too_long'", [ 'a_b' ], 1 ],
				[ "'filter' => 'noindex'", [ 'axb' ], 1 ],
				[ "'filter' => 'errors'", [ '100%' ], 1 ],
				[
					"'filter' => 'missing_title', 'search' => 'a'",
					[ 'back\\slash', 'a_b', 'ZEBRA' ],
					3,
				],
			] as [ string, string[], number ][]
		 ).map( ( [ query, titles, total ] ) => ( {
			gives: `The bulk editor has what was asked for: ${ query || 'nothing' }`,
			php: bulk( query ),
			returns: [ titles, total, 'date' ],
		} ) ),
		{
			gives: 'If a whole type is noindex, what isn’t turned on itself is listed as that',
			php: `$s->noindex = [ 'contract_tea' ];
			wp_defer_term_counting( false );
			update_post_meta( $s->posts['ZEBRA'], '_pharos_noindex', 'no' );
			${ bulk( "'filter' => 'noindex', 'per_page' => 9" ) }`,
			returns: [ ALL.slice( 0, 5 ), 5, 'date' ],
		},
		...(
			[
				[
					"'type' => 'contract_leaf'",
					[ 'leaf_%', 'Leaf below', 'Leaf' ],
					3,
					'date',
				],
				[
					"'type' => 'contract_leaf', 'search' => 'f_%'",
					[ 'leaf_%' ],
					1,
					'date',
				],
				[
					"'type' => 'contract_leaf', 'filter' => 'missing_description'",
					[ 'leaf_%', 'Leaf' ],
					2,
					'date',
				],
				[
					"'orderby' => 'name', 'order' => 'asc'",
					[ '100%', 'a_b', 'axb' ],
					6,
					'name',
				],
				[
					"'orderby' => 'name', 'order' => 'desc', 'per_page' => 1, 'search' => 'a'",
					[ 'ZEBRA' ],
					4,
					'name',
				],
				[
					"'type' => 'all', 'orderby' => 'name', 'order' => 'asc', 'search' => 'contract both'",
					[ 'contract both 1', 'Contract both 2' ],
					2,
					'name',
				],
				[
					"'type' => 'all', 'orderby' => 'date', 'search' => 'contract both'",
					[ 'Contract both 2', 'contract both 1' ],
					2,
					'date',
				],
			] as [ string, string[], number, string ][]
		 ).map( ( [ query, titles, total, orderby ] ) => ( {
			gives: `The bulk editor has terms, and both by name: ${ query }`,
			php: bulk( query ),
			returns: [ titles, total, orderby ],
		} ) ),
		{
			gives: 'A far page of the bulk editor has the same posts as if all were read',
			php: `$wpdb->query( "UPDATE $wpdb->posts SET post_date = '2020-01-01 00:00:00' WHERE post_type = 'contract_tea' AND post_title LIKE 'a%'" );
			$types = [ 'contract_tea' ];
			$read = static function ( array $conditions, bool $newest, int $skip, int $limit ) use ( $types ): array {
				$posts = new Pharos\\BulkEditor\\PostsByDate( $types, [ 'publish', 'draft' ], $conditions, $newest );
				$step = ( new ReflectionMethod( $posts, 'step' ) )->getClosure( $posts );
				$key = $step( $newest, null, $skip );
				$passed = ( new ReflectionMethod( $posts, 'between' ) )->invoke( $posts, $newest, null, $key );
				$next = ( new ReflectionMethod( $posts, 'merge' ) )->invoke( $posts, $newest, $key, 0, $limit );
				return [ $passed, array_map( static fn( array $row ): string => get_post( $row[1] )->post_title, $next ) ];
			};
			return [ $read( [], true, 1, 2 ), $read( [], false, 2, 2 ) ];`,
			// With equal dates, the ids decide; no range is read farther than asked for.
			returns: [
				[ { 'contract_tea publish': 1 }, [ 'back\\slash', '100%' ] ],
				[ { 'contract_tea publish': 2 }, [ 'a_b', '100%' ] ],
			],
		},
		...(
			[
				[ 'error', '', [ '100%' ] ],
				[ 'warning', '', [ 'ZEBRA' ] ],
				[
					'title',
					"'orderby' => 'ID'",
					[ 'grün 🍵', 'back\\slash', 'a_b', 'ZEBRA' ],
				],
				[ 'noindex', '', [ 'axb' ] ],
				[
					'',
					"'orderby' => 'pharos_seo', 'order' => 'ASC'",
					[ '100%', 'ZEBRA', 'axb', 'grün 🍵', 'back\\slash', 'a_b' ],
				],
				[
					'',
					"'orderby' => 'pharos_seo', 'order' => 'DESC'",
					[ 'axb', 'ZEBRA', '100%', 'grün 🍵', 'back\\slash', 'a_b' ],
				],
			] as [ string, string, string[] ][]
		 ).map( ( [ filter, query, titles ] ) => ( {
			gives: `WordPress’s list has what was asked for: ${ filter } ${ query }`,
			php: list( filter, query ),
			returns: titles,
		} ) ),
		{
			gives: 'The HTML sitemap has the newest posts first, goes on behind the last one, and leaves out what is noindex',
			php: `$entries = new Pharos\\Sitemaps\\Html\\Entries( new Pharos\\Settings\\Settings() );
			$read = ( new ReflectionMethod( $entries, 'read' ) )->getClosure( $entries );
			$all = $read( 'contract_tea', null );
			$rest = $read( 'contract_tea', $all[1] );
			return [ array_column( $all, 'post_title' ), array_column( $rest, 'post_title' ), array_column( $all, 'post_content', 'post_title' )['100%'] ];`,
			returns: [
				[ 'grün 🍵', 'back\\slash', '100%', 'a_b', 'ZEBRA' ],
				[ '100%', 'a_b', 'ZEBRA' ],
				'',
			],
		},
		{
			gives: 'URLs of terms without a base have the slugs of all terms above, decoded',
			php: `return array_values( array_intersect_key( Pharos\\TermUrls\\Paths::build( get_taxonomy( 'contract_leaf' ) ), array_flip( $s->terms ) ) );`,
			returns: [ 'leaf', 'leaf/чай', 'leaf_' ],
		},
		{
			gives: 'A term whose URL a page has keeps its base',
			php: `$clashes = new Pharos\\TermUrls\\Clashes( new Pharos\\Settings\\Settings(), [] );
			$s->posts['page'] = wp_insert_post( [ 'post_title' => 'p', 'post_name' => 'leaf_', 'post_type' => 'page', 'post_status' => 'publish' ] );
			$taken = ( new ReflectionMethod( $clashes, 'of_posts' ) )->invoke( $clashes, [ 'leaf_' => 1, 'leafx' => 2, 'a/größe' => 3 ] );
			return $taken;`,
			returns: { leaf_: true },
		},
	],
	{
		before: `register_post_type( 'contract_tea', [ 'public' => true, 'rewrite' => false ] );
			register_taxonomy( 'contract_leaf', 'contract_tea', [ 'public' => true, 'hierarchical' => true, 'rewrite' => [ 'slug' => 'leaf', 'hierarchical' => true ] ] );
			$s->noindex = [];
			$s->posts = [];
			foreach ( ${ phpList( [ ...ALL ].reverse() ) } as $i => $title ) {
				$s->posts[ $title ] = wp_insert_post( wp_slash( [ 'post_title' => $title, 'post_content' => 'x', 'post_type' => 'contract_tea', 'post_status' => 'publish', 'post_author' => 1, 'post_date' => '2020-01-0' . ( $i + 1 ) . ' 00:00:00' ] ) );
			}
			$s->posts['both'] = wp_insert_post( [ 'post_title' => 'Contract both 2', 'post_type' => 'post', 'post_status' => 'publish' ] );
			update_post_meta( $s->posts['100%'], '_pharos_title', 'my own_title' );
			update_post_meta( $s->posts['axb'], '_pharos_title', 'own_title' );
			update_post_meta( $s->posts['a_b'], '_pharos_description', str_repeat( 'ü', 400 ) );
			update_post_meta( $s->posts['ZEBRA'], '_pharos_description', str_repeat( 'ü', 400 ) . ' %title%' );
			update_post_meta( $s->posts['axb'], '_pharos_noindex', 'yes' );
			foreach ( [ '100%' => [ 'error' => 12, 'warning' => 0 ], 'ZEBRA' => [ 'error' => 0, 'warning' => 1 ], 'axb' => [ 'error' => 0, 'warning' => 0 ] ] as $title => $checks ) {
				$wpdb->insert( $wpdb->postmeta, [ 'post_id' => $s->posts[ $title ], 'meta_key' => '_pharos_checks', 'meta_value' => serialize( $checks ) ] );
			}
			$s->terms = [];
			foreach ( [ [ 'Leaf', [ 'slug' => 'leaf' ] ], [ 'Leaf below', [ 'slug' => 'чай' ] ], [ 'leaf_%', [ 'slug' => 'leaf_' ] ] ] as $i => [ $name, $more ] ) {
				$s->terms[] = wp_insert_term( $name, 'contract_leaf', $more + [ 'parent' => 1 === $i ? $s->terms[0] : 0 ] )['term_id'];
			}
			update_term_meta( $s->terms[1], '_pharos_description', 'x' );
			$s->category = wp_insert_term( 'contract both 1', 'category' )['term_id'];`,
		after: `foreach ( $s->posts as $id ) { wp_delete_post( $id, true ); }
			foreach ( $s->terms as $id ) { wp_delete_term( $id, 'contract_leaf' ); }
			wp_delete_term( $s->category, 'category' );`,
	}
);

/** A PHP array of texts. */
function phpList( texts: string[] ): string {
	const quoted = texts.map(
		( text ) => `'${ text.replaceAll( '\\', '\\\\' ) }'`
	);
	return `[ ${ quoted.join( ', ' ) } ]`;
}
