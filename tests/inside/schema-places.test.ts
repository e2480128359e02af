/** Display conditions: the available ones, the search for posts and terms, and the number of pages. */
import type {
	SchemaCoverage,
	SchemaOptions,
	SpecificResult,
} from '../../common/schema/types';
import { configure, withContent } from '../integration/support/head';
import { site } from '../integration/support/site';

const content = withContent();
const id = ( name: string ) => content.ids[ name ] as number;

interface Answer< Data > {
	data: Data;
	success: boolean;
	message: string;
	results: SpecificResult[];
}

const ask = async < Data >( method: string, route: string, body?: unknown ) =>
	( await site.as( 'admin' ) ).rest< Answer< Data > >(
		method,
		`/pharos/v1/${ route }`,
		body
	);

beforeEach( () => site.resetSettings() );

test( 'With schemas off, none of this is there; posts can still be found for previews', async () => {
	await configure( { enable_schemas: false } );
	const statuses = [
		await ask( 'GET', 'schema-conditions' ),
		await ask( 'POST', 'posts', { q: 'tea' } ),
		await ask( 'POST', 'schema-coverage', { show_on: {} } ),
		await ask( 'GET', 'posts?q=tea' ),
	].map( ( { status } ) => status );
	expect( statuses ).toEqual( [ 404, 404, 404, 200 ] );
} );

describe( 'The conditions of a site', () => {
	const conditions = async () => {
		const { body } = await ask< SchemaOptions[] >(
			'GET',
			'schema-conditions'
		);
		return Object.fromEntries(
			body.data.map( ( { label, options } ) => [
				label,
				options.map( ( one ) => `${ one.value }: ${ one.label }` ),
			] )
		);
	};

	test( 'are those of its kinds of pages, in words', async () => {
		expect( await conditions() ).toEqual( {
			'': [
				'basic-global: Whole site',
				'basic-singulars: All single pages',
				'basic-archives: All archives',
			],
			'Home, search, 404': [
				'special-front: Home page',
				'special-blog: Latest posts',
				'special-search: Search results',
				'special-404: Page not found',
				'special-date: Date archives',
				'special-author: Author archives',
			],
			Posts: [
				'post|all: All Posts',
				'post|all|taxarchive|category: Archives of Categories',
				'post|all|taxarchive|post_tag: Archives of Tags',
			],
			Pages: [ 'page|all: All Pages' ],
			'Books & maps': [
				'book|all: All Books & maps',
				'book|all|archive: Archive of Books & maps',
				'book|all|taxarchive|genre: Archives of Genres',
			],
		} );
	} );

	test( 'know files where these have pages', async () => {
		await site.option( 'wp_attachment_pages_enabled', '1' );
		await configure( { redirectAttachmentPagesToPostParent: false } );
		const { Media } = await conditions();
		await site.option( 'wp_attachment_pages_enabled', '0' );
		expect( Media ).toEqual( [ 'attachment|all: All Media' ] );
	} );
} );

describe( 'Looking for a post or a term', () => {
	const find = async ( q: string ) =>
		( await ask( 'POST', 'posts', { q } ) ).body.results;
	const book = () => ( {
		id: `book-${ id( 'book' ) }`,
		label: 'The book of tea',
		group: 'Books & maps',
	} );
	const genre = ( name: string, label: string ) => [
		{
			id: `tax-${ id( name ) }`,
			label: `${ label } (archive)`,
			group: 'Genres',
		},
		{
			id: `tax-${ id( name ) }-single-genre`,
			label: `Posts with ${ label }`,
			group: 'Posts by Genre',
		},
	];

	test( 'by fewer than three characters finds nothing', async () => {
		expect( await find( ' te ' ) ).toEqual( [] );
	} );

	test( 'by a whole book is refused', async () => {
		const { status } = await ask( 'POST', 'posts', {
			q: 'tea '.repeat( 1000 ),
		} );
		expect( status ).toBe( 400 );
	} );

	test( 'finds posts of all types by their titles, and terms twice: their archive, and their posts', async () => {
		const found = await find( 'Tea' );
		expect( found ).toContainEqual( book() );
		const groups = [ ...new Set( found.map( ( { group } ) => group ) ) ];
		expect( groups ).toEqual( [
			'Posts',
			'Books & maps',
			'Categories',
			'Posts by Category',
		] );
		expect( await find( 'travel' ) ).toEqual( genre( 'genre', 'Travel' ) );
	} );

	test( 'names a term with those above it', async () => {
		expect( await find( 'china' ) ).toEqual( [
			...genre( 'below', 'Travel › China' ),
		] );
	} );

	test( 'finds one by its name or its address', async () => {
		expect( await find( `book-${ id( 'book' ) }` ) ).toEqual( [ book() ] );
		expect( await find( `post-${ id( 'book' ) }` ) ).toEqual( [ book() ] );
		expect( await find( '/books/x-book/' ) ).toEqual( [ book() ] );
		expect( await find( `${ site.url }/books/x-book/` ) ).toEqual( [
			book(),
		] );
		expect( await find( `tax-${ id( 'genre' ) }` ) ).toEqual(
			genre( 'genre', 'Travel' )
		);
		expect( await find( `page-${ id( 'book' ) }` ) ).toEqual( [] );
	} );

	test( 'finds a title that looks like a name', async () => {
		const post = await site.php< number >(
			`return wp_insert_post( [ 'post_title' => 'covid-19', 'post_status' => 'publish' ] );`
		);
		const found = await find( 'covid-19' );
		await site.php( `wp_delete_post( $args[0], true );`, [ post ] );
		expect( found ).toEqual( [
			{ id: `post-${ post }`, label: 'covid-19', group: 'Posts' },
		] );
	} );

	test( 'finds a term by characters that WordPress stores in another way', async () => {
		const term = await site.php< number >(
			`return wp_insert_term( 'Fish & chips', 'genre' )['term_id'];`
		);
		const found = await find( 'fish & chips' );
		await site.php( `wp_delete_term( $args[0], 'genre' );`, [ term ] );
		expect( found.map( ( { label } ) => label ) ).toEqual( [
			'Fish & chips (archive)',
			'Posts with Fish & chips',
		] );
	} );

	test( 'gives twenty of a kind at most', async () => {
		const made = await site.php< number[] >(
			`for ( $n = 0; $n < 25; $n++ ) {
				$terms[] = wp_insert_term( "Zzyzx $n", 'genre' )['term_id'];
			}
			return $terms;`
		);
		const found = await find( 'zzyzx' );
		await site.php(
			`foreach ( $args as $term ) { wp_delete_term( $term, 'genre' ); }`,
			made
		);
		expect( found ).toHaveLength( 40 );
	} );
} );

describe( 'On how many pages a schema is', () => {
	type Names = ( string | [ name: string, of: string, rest?: string ] )[];
	/** A condition with a post or term of the content, such as [ "tax", "genre", "-single-genre" ]. */
	const named = ( names: Names ) => {
		const all = names.map( ( name ) =>
			typeof name === 'string'
				? name
				: `${ name[ 0 ] }-${ id( name[ 1 ] ) }${ name[ 2 ] ?? '' }`
		);
		const isSpecific = ( name: string ) => /-\d/.test( name );
		return {
			rules: all.filter( ( name ) => ! isSpecific( name ) ),
			specific: all.filter( isSpecific ),
		};
	};

	/** The counts of the route for each case, and the counts when Conditions is evaluated page by page. */
	const counted = () =>
		site.php< { route: number; examples: number; pages: number }[] >(
			`use Pharos\\Page\\Context;
			use Pharos\\Page\\PageUrl;
			$settings = new Pharos\\Settings\\Settings();
			$blog = get_option( 'show_on_front' ) === 'page' ? (int) get_option( 'page_for_posts' ) : 0;
			$files = get_option( 'wp_attachment_pages_enabled' ) && ! $settings->get( 'redirectAttachmentPagesToPostParent' );
			$pages = [ new Context( Context::SEARCH, search: 'tea' ), new Context( Context::NOT_FOUND ) ];
			if ( get_option( 'show_on_front' ) !== 'page' ) { $pages[] = new Context( Context::HOME ); }
			global $wpdb;
			foreach ( $wpdb->get_col( "SELECT ID FROM $wpdb->posts" ) as $id ) {
				$post = get_post( $id );
				$context = $post->ID === $blog ? new Context( Context::POSTS_PAGE, $post ) : Context::of_post( $post );
				if ( ! is_post_type_viewable( $post->post_type ) || PageUrl::for_context( $context ) === '' ) { continue; }
				if ( $post->post_type === 'attachment' && ! $files ) { continue; }
				$pages[] = $context;
				if ( $post->post_type === 'post' ) {
					$authors[ $post->post_author ] = new Context( Context::AUTHOR, get_userdata( $post->post_author ) );
					[ $year, $month, $day ] = array_map( 'intval', explode( '-', substr( $post->post_date, 0, 10 ) ) );
					$dates[ "$year" ] = new Context( Context::DATE, date: [ 'year' => $year ] );
					$dates[ "$year-$month" ] = new Context( Context::DATE, date: [ 'year' => $year, 'month' => $month ] );
					$dates[ "$year-$month-$day" ] = new Context( Context::DATE, date: [ 'year' => $year, 'month' => $month, 'day' => $day ] );
				}
			}
			foreach ( get_taxonomies() as $taxonomy ) {
				foreach ( is_taxonomy_viewable( $taxonomy ) ? get_terms( [ 'taxonomy' => $taxonomy, 'hide_empty' => false ] ) : [] as $term ) {
					$pages[] = new Context( Context::TERM, $term );
				}
			}
			foreach ( get_post_types( [], 'objects' ) as $type ) {
				if ( $type->has_archive && is_post_type_viewable( $type ) ) { $pages[] = new Context( Context::POST_TYPE_ARCHIVE, $type ); }
			}
			if ( $settings->get( 'author_archive' ) ) { array_push( $pages, ...array_values( $authors ) ); }
			if ( $settings->get( 'date_archive' ) ) { array_push( $pages, ...array_values( $dates ) ); }
			foreach ( $args as $schema ) {
				$request = new WP_REST_Request( 'POST', '/pharos/v1/schema-coverage' );
				$request->set_body_params( $schema );
				$answer = rest_do_request( $request )->get_data()['data'];
				$counted[] = [
					'route' => $answer['count'],
					'examples' => count( $answer['examples'] ),
					'pages' => count( array_filter( $pages, static fn( $page ) => Pharos\\Schema\\Conditions::fit( $schema, $page ) ) ),
				];
			}
			return $counted;`,
			cases.map( ( [ show, not = [] ] ) => ( {
				show_on: named( show ),
				not_show_on: named( not ),
			} ) ),
			1
		);

	const cases: [ show: Names, not?: Names ][] = [
		[ [ 'basic-global' ] ],
		[ [ 'basic-global' ], [ 'basic-singulars' ] ],
		[ [ 'basic-global' ], [ 'basic-archives', 'special-404' ] ],
		[ [ 'basic-singulars' ] ],
		[ [ 'basic-singulars' ], [ 'page|all', 'special-front' ] ],
		[ [ 'basic-archives' ] ],
		[ [ 'basic-archives' ], [ 'special-date', 'book|all|archive' ] ],
		[ [ 'special-front' ] ],
		[ [ 'special-blog' ] ],
		[ [ 'special-front', 'special-blog' ], [ 'page|all' ] ],
		[ [ 'special-search', 'special-404' ] ],
		[ [ 'special-date' ] ],
		[ [ 'special-author' ] ],
		[ [ 'post|all' ] ],
		[ [ 'post|all', 'basic-singulars', [ 'post', 'plain' ] ] ],
		[ [ 'attachment|all' ] ],
		[ [ 'book|all', 'book|all|archive' ] ],
		[ [ 'book|archive' ] ],
		[ [ 'book|all|taxarchive|genre' ] ],
		[ [ 'post|all|taxarchive|genre' ] ],
		[ [ 'post|all|taxarchive|category' ], [ [ 'tax', 'genre' ] ] ],
		[ [ 'product-type|simple' ] ],
		[ [ 'specifics' ] ],
		[ [ 'nonsense', 'post|', '|all', 'post|all|x', "x'); --" ] ],
		[
			[
				[ 'post', 'plain' ],
				[ 'post', 'book' ],
				[ 'page', 'book' ],
			],
		],
		[
			[
				[ 'page', 'posts' ],
				[ 'page', 'front' ],
				[ 'page', 'child' ],
			],
		],
		[
			[
				[ 'tax', 'genre' ],
				[ 'tax', 'plain' ],
			],
		],
		[ [ [ 'tax', 'genre', '-single-genre' ] ] ],
		[ [ [ 'tax', 'genre', '-single-category' ] ] ],
		[ [ 'tax-1-single-category' ], [ [ 'post', 'plain' ] ] ],
		[ [ 'post|all' ], [ 'tax-1-single-category', 'post-999999' ] ],
		[ [ 'tax-1-single-nothing', 'tax-x-1', 'post-0' ] ],
		[ [], [ 'basic-global' ] ],
		[ [ 'basic-global' ], [ 'basic-global' ] ],
	];

	const sites: [ string, string, object ][] = [
		[ 'with the latest posts in front', '', {} ],
		[
			'with a page in front, and all archives',
			`update_option( 'show_on_front', 'page' ); update_option( 'page_on_front', $args['front'] ); update_option( 'page_for_posts', $args['posts'] );`,
			{ author_archive: true, date_archive: true },
		],
		[
			'whose files have pages',
			`update_option( 'wp_attachment_pages_enabled', '1' );`,
			{ redirectAttachmentPagesToPostParent: false },
		],
		[
			'that is a shop',
			`file_put_contents( WPMU_PLUGIN_DIR . '/x-shop.php', '<?php add_action( "init", static function () {
				register_post_type( "product", [ "public" => true, "has_archive" => true, "rewrite" => [ "slug" => "x-shop" ] ] );
				register_taxonomy( "product_type", "product", [ "public" => false ] );
			} );' );`,
			{},
		],
	];

	describe.each( sites )( 'of a site %s', ( _name, setUp, settings ) => {
		let products: number[] = [];

		beforeAll( async () => {
			await site.php( setUp, content.ids );
			products = setUp.includes( 'x-shop' )
				? await site.php(
						`foreach ( [ 'variable', 'simple', '' ] as $kind ) {
							$ids[] = $id = wp_insert_post( [ 'post_type' => 'product', 'post_title' => "A $kind", 'post_status' => 'publish' ] );
							wp_set_object_terms( $id, $kind, 'product_type' );
						}
						return $ids;`
					)
				: [];
		} );
		beforeEach( () => configure( settings ) );
		afterAll( () =>
			site.php(
				`foreach ( get_terms( [ 'taxonomy' => 'product_type', 'hide_empty' => false ] ) as $term ) {
					if ( $term instanceof WP_Term ) { wp_delete_term( $term->term_id, 'product_type' ); }
				}
				foreach ( $args as $id ) { wp_delete_post( $id, true ); }
				update_option( 'show_on_front', 'posts' ); delete_option( 'page_on_front' ); delete_option( 'page_for_posts' );
				update_option( 'wp_attachment_pages_enabled', '0' );
				if ( file_exists( WPMU_PLUGIN_DIR . '/x-shop.php' ) ) { unlink( WPMU_PLUGIN_DIR . '/x-shop.php' ); delete_option( 'rewrite_rules' ); }`,
				products
			)
		);

		test( 'are as many as when every page is asked', async () => {
			const counts = await counted();
			expect( counts ).toHaveLength( cases.length );
			expect( cases.map( ( one, n ) => [ one, counts[ n ] ] ) ).toEqual(
				cases.map( ( one, n ) => {
					const pages = counts[ n ]?.pages ?? NaN;
					const examples = pages > 0 ? expect.any( Number ) : pages;
					return [ one, { route: pages, examples, pages } ];
				} )
			);
			expect(
				counts.every(
					( { examples, pages } ) =>
						examples <= 5 && examples > 0 === pages > 0
				)
			).toBe( true );
		} );
	} );

	const coverage = ( show: unknown, not?: unknown ) =>
		ask< SchemaCoverage >( 'POST', 'schema-coverage', {
			show_on: show,
			not_show_on: not,
		} );

	test( 'comes with the newest posts as examples, then with other pages', async () => {
		const { body } = await coverage( {
			rules: [ 'book|all|archive', 'special-404' ],
			specific: [ `post-${ id( 'book' ) }`, `tax-${ id( 'genre' ) }` ],
		} );
		expect( body.data ).toEqual( {
			count: 4,
			examples: [
				{
					id: `book-${ id( 'book' ) }`,
					label: 'The book of tea',
					url: `${ site.url }/books/x-book/`,
				},
				{
					id: `tax-${ id( 'genre' ) }`,
					label: 'Travel',
					url: `${ site.url }/genre/x-travel/`,
				},
				{
					id: 'book|all|archive',
					label: 'Books & maps',
					url: `${ site.url }/books/`,
				},
				{ id: 'special-404', label: 'Page not found', url: '' },
			],
		} );
	} );

	test( 'is asked with lists of names; what is none of them is said', async () => {
		const answers = [
			await coverage( undefined ),
			await coverage( 'basic-global' ),
			await coverage( { rules: [ 'basic-global', [ 'x' ] ] } ),
			await coverage( {}, { specific: { a: 1 } } ),
			await coverage( { rules: Array( 1001 ).fill( 'x' ) } ),
			await coverage( { rules: [ 'x'.repeat( 201 ) ] } ),
		];
		expect( answers.map( ( { status } ) => status ) ).toEqual(
			Array( 6 ).fill( 400 )
		);
		expect( JSON.stringify( answers[ 2 ]?.body ) ).toContain(
			'show_on[rules][1]'
		);
		expect( JSON.stringify( answers[ 3 ]?.body ) ).toContain(
			'not_show_on[specific]'
		);
		expect( ( await coverage( {} ) ).body.data ).toEqual( {
			count: 0,
			examples: [],
		} );
	} );

	test( 'is known after a handful of queries, whatever the conditions', async () => {
		await configure( { author_archive: true, date_archive: true } );
		const queries = await site.php< number >(
			`$places = [
				'rules' => [ 'basic-global', 'post|all', 'page|all', 'book|all', 'special-author', 'special-date' ],
				'specific' => array_map( static fn( $n ) => "tax-$n-single-category", range( 1, 200 ) ),
			];
			global $wpdb;
			$before = $wpdb->num_queries;
			$coverage = ( new Pharos\\Schema\\Coverage( new Pharos\\Settings\\Settings() ) )->measure( [ 'show_on' => $places, 'not_show_on' => [ 'rules' => [ 'page|all' ] ] ] );
			return $wpdb->num_queries - $before;`
		);
		expect( queries ).toBeLessThanOrEqual( 8 );
	} );
} );

describe( 'The schemas of one object', () => {
	interface Answered {
		data: Record< string, { type: string } >;
	}
	const ofPage = async (
		role: 'admin' | 'author' | 'subscriber',
		page: string
	) =>
		( await site.as( role ) ).rest< Answered >(
			'GET',
			`/pharos/v1/object-schemas?page=${ encodeURIComponent( page ) }`
		);
	const typesOf = async ( page: string ) =>
		Object.values( ( await ofPage( 'admin', page ) ).body.data ).map(
			( { type } ) => type
		);

	test( 'are those of the site that fit its page', async () => {
		const post = await typesOf( `post-${ id( 'plain' ) }` );
		const term = await typesOf( `tax-${ id( 'genre' ) }` );
		const user = await typesOf( 'user-1' );
		expect( post ).toContain( 'Article' );
		expect( term ).not.toContain( 'Article' );
		for ( const types of [ post, term, user ] ) {
			expect( types ).toEqual(
				expect.arrayContaining( [ 'WebSite', 'BreadcrumbList' ] )
			);
		}
	} );

	test( 'are for who may edit the object', async () => {
		const post = await site.php< number >(
			`return wp_insert_post( [ 'post_title' => 'Draft', 'post_author' => get_user_by( 'login', 'author' )->ID ] );`
		);
		const status = async (
			role: 'admin' | 'author' | 'subscriber',
			page: string
		) => ( await ofPage( role, page ) ).status;
		const statuses = [
			await status( 'author', `post-${ post }` ),
			await status( 'author', `post-${ id( 'plain' ) }` ),
			await status( 'author', 'special-front' ),
			await status( 'author', '' ),
			await status( 'subscriber', `post-${ post }` ),
			await status( 'admin', 'post-999999' ),
		];
		await site.php( `wp_delete_post( $args[0], true );`, [ post ] );
		expect( statuses ).toEqual( [ 200, 403, 403, 403, 403, 200 ] );
	} );
} );
