/** Display conditions of schemas: every condition of docs/schema.md, on every type of page. */
import { graph, saveSchemas, schema } from '../integration/support/json-ld';
import { withPlugins } from '../integration/support/plugins';
import { site } from '../integration/support/site';

/** The ids used in conditions. */
let ids: Record< string, number > = {};
let attachment = '';

// Before the plugin is deactivated, which removes its taxonomies.
afterAll( async () => {
	await site.resetSettings();
	await site.php(
		`wp_delete_post( $args['book'], true );
		wp_delete_term( $args['genre'], 'genre' );
		update_option( 'wp_attachment_pages_enabled', '0' );`,
		ids
	);
} );

withPlugins( 'bookshop' );

beforeAll( async () => {
	( { ids, attachment } = await site.php< {
		ids: typeof ids;
		attachment: string;
	} >( `
		update_option( 'wp_attachment_pages_enabled', '1' );
		$ids['book'] = wp_insert_post( [ 'post_type' => 'book', 'post_name' => 'x-book', 'post_title' => 'Book', 'post_status' => 'publish' ] );
		$ids['genre'] = wp_insert_term( 'Travel', 'genre', [ 'slug' => 'x-travel' ] )['term_id'];
		wp_set_object_terms( $ids['book'], [ $ids['genre'] ], 'genre' );
		$ids['post'] = get_page_by_path( 'matcha-without-lumps', OBJECT, 'post' )->ID;
		$ids['page'] = get_page_by_path( 'about' )->ID;
		$ids['front'] = get_page_by_path( 'welcome' )->ID;
		$ids['journal'] = get_page_by_path( 'journal' )->ID;
		$ids['category'] = get_term_by( 'slug', 'green-tea', 'category' )->term_id;
		$ids['tag'] = get_term_by( 'slug', 'how-to', 'post_tag' )->term_id;
		$file = get_posts( [ 'post_type' => 'attachment' ] )[0];
		$ids['file'] = $file->ID;
		return [ 'ids' => $ids, 'attachment' => str_replace( home_url(), '', get_attachment_link( $file ) ) ];` ) );
} );

/** Without these settings, some pages only redirect. */
const served = {
	author_archive: true,
	date_archive: true,
	redirectAttachmentPagesToPostParent: false,
};

const rules = [
	'basic-global',
	'basic-singulars',
	'basic-archives',
	'special-front',
	'special-blog',
	'special-search',
	'special-404',
	'special-date',
	'special-author',
	'post|all',
	'page|all',
	'attachment|all',
	'book|all',
	'book|all|archive',
	'post|all|archive',
	'post|all|taxarchive|category',
	'post|all|taxarchive|post_tag',
	'book|all|taxarchive|genre',
	// Not a taxonomy of that post type.
	'page|all|taxarchive|category',
	'product-type|simple',
	'specifics',
	'nothing|all',
	'post|all|taxarchive',
	'unknown',
	'',
];

const specific = () => [
	`post-${ ids.post }`,
	`page-${ ids.page }`,
	`book-${ ids.book }`,
	`page-${ ids.post }`,
	`tax-${ ids.category }`,
	`tax-${ ids.genre }`,
	`tax-${ ids.category }-single-category`,
	`tax-${ ids.tag }-single-post_tag`,
	`tax-${ ids.genre }-single-genre`,
	`tax-${ ids.category }-single-genre`,
	'post-0',
	'tax-',
	'-',
];

/** The conditions that apply to a page, which are the names of the schemas. */
const holding = async ( path: string ) =>
	( await graph( path ) ).map( ( { name } ) => name );

/** Saves one schema for each condition, named after it. */
const each = () =>
	saveSchemas(
		Object.fromEntries( [
			...rules.map( ( rule, i ) => [
				`r${ i }`,
				schema( 'Service', { name: rule || 'empty' }, [ rule ] ),
			] ),
			...specific().map( ( name, i ) => [
				`s${ i }`,
				schema( 'Service', { name }, [], {
					show_on: { rules: [ 'specifics' ], specific: [ name ] },
				} ),
			] ),
		] ),
		served
	);

test( 'each condition holds on the pages that it names, and on no others', async () => {
	await each();
	const { post, page, book, category, genre, tag } = ids;
	const pages: [ path: string, holds: string[] ][] = [
		[
			'/matcha-without-lumps/',
			[
				'basic-singulars',
				'post|all',
				`post-${ post }`,
				`tax-${ category }-single-category`,
				`tax-${ tag }-single-post_tag`,
			],
		],
		[ '/about/', [ 'basic-singulars', 'page|all', `page-${ page }` ] ],
		[ attachment, [ 'basic-singulars', 'attachment|all' ] ],
		[
			'/books/x-book/',
			[
				'basic-singulars',
				'book|all',
				`book-${ book }`,
				`tax-${ genre }-single-genre`,
			],
		],
		[ '/books/', [ 'basic-archives', 'book|all|archive' ] ],
		[
			'/category/tea/green-tea/',
			[
				'basic-archives',
				'post|all|taxarchive|category',
				`tax-${ category }`,
			],
		],
		[
			'/category/tea/',
			[ 'basic-archives', 'post|all|taxarchive|category' ],
		],
		[
			'/tag/how-to/',
			[ 'basic-archives', 'post|all|taxarchive|post_tag' ],
		],
		[
			'/genre/x-travel/',
			[ 'basic-archives', 'book|all|taxarchive|genre', `tax-${ genre }` ],
		],
		[ '/author/ines-calloway/', [ 'basic-archives', 'special-author' ] ],
		[ '/2025/02/', [ 'basic-archives', 'special-date' ] ],
		[ '/', [ 'special-front', 'special-blog' ] ],
		[ '/page/2/', [ 'special-front', 'special-blog' ] ],
		[ '/?s=tea', [ 'special-search' ] ],
		[ '/not-there/', [ 'special-404' ] ],
	];
	for ( const [ path, holds ] of pages ) {
		expect( [ path, await holding( path ) ] ).toEqual( [
			path,
			[ 'basic-global', ...holds ],
		] );
	}
}, 120_000 );

test( '“not found” has no page, no article and no breadcrumbs, unless a schema is set for it', async () => {
	await saveSchemas( {
		everywhere: schema( 'Article', { headline: 'Tea' }, [
			'basic-global',
		] ),
		page: schema( 'WebPage', { name: 'Tea' }, [ 'basic-global' ] ),
		trail: schema( 'BreadcrumbList', { name: 'Tea' }, [ 'basic-global' ] ),
		service: schema( 'Service', { name: 'Repairs' }, [ 'basic-global' ] ),
		lost: schema(
			'WebPage',
			{ '@id': '%current_url%#%id%', name: 'Lost' },
			[ 'special-404' ]
		),
	} );
	expect( await graph( '/not-there/' ) ).toEqual( [
		{
			'@type': 'Service',
			'@id': '_:service',
			name: 'Repairs',
		},
		{ '@type': 'WebPage', '@id': '_:webpage', name: 'Lost' },
	] );
} );

test( 'a static home page is a page, and the page of posts a list', async () => {
	await each();
	await site.php(
		`update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $args['front'] );
		update_option( 'page_for_posts', $args['journal'] );`,
		ids
	);
	const found = await Promise.all( [
		holding( '/' ),
		holding( '/journal/' ),
	] ).finally( () =>
		site.php(
			`update_option( 'show_on_front', 'posts' ); delete_option( 'page_on_front' ); delete_option( 'page_for_posts' );`
		)
	);
	expect( found ).toEqual( [
		[ 'basic-global', 'basic-singulars', 'special-front', 'page|all' ],
		[ 'basic-global', 'special-blog' ],
	] );
} );

/** Whether a schema with these conditions is output on a post and on a category. */
const shownWith = async ( more: object ) => {
	await saveSchemas( { a: schema( 'Service', { name: 'A' }, [], more ) } );
	return [
		( await graph( '/matcha-without-lumps/' ) ).length > 0,
		( await graph( '/category/tea/' ) ).length > 0,
	];
};

test.each( [
	[ 'no place', { show_on: { rules: [] } }, [ false, false ] ],
	[
		'any of several',
		{ show_on: { rules: [ 'basic-archives', 'post|all' ] } },
		[ true, true ],
	],
	[
		'everywhere but some',
		{
			show_on: { rules: [ 'basic-global' ] },
			not_show_on: { rules: [ 'page|all', 'basic-archives' ] },
		},
		[ true, false ],
	],
] )( 'with %s', async ( _name, more, expected ) => {
	expect( await shownWith( more ) ).toEqual( expected );
} );

test( 'whatever is stored as conditions, it is no error', async () => {
	const complaints = await site.php< unknown[] >(
		`$page = Pharos\\Page\\Context::of_post( get_page_by_path( 'matcha-without-lumps', OBJECT, 'post' ) );
		$pages = [ $page, new Pharos\\Page\\Context( Pharos\\Page\\Context::HOME ), new Pharos\\Page\\Context( Pharos\\Page\\Context::NOT_FOUND ), new Pharos\\Page\\Context( Pharos\\Page\\Context::POST_TYPE_ARCHIVE ), new Pharos\\Page\\Context( Pharos\\Page\\Context::OTHER ) ];
		$found = [];
		foreach ( $args['values'] as $value ) {
			foreach ( [ $value, [ 'rules' => $value ], [ 'specific' => $value ], [ 'rules' => [ $value ], 'specific' => [ $value ] ] ] as $places ) {
				foreach ( $pages as $one ) {
					$fits = Pharos\\Schema\\Conditions::fit( [ 'show_on' => $places ], $one );
					Pharos\\Schema\\Conditions::fit( [ 'show_on' => [ 'rules' => [ 'basic-global' ] ], 'not_show_on' => $places ], $one );
					if ( $fits ) { $found[] = [ $places, $one->kind ]; }
				}
			}
		}
		return $found;`,
		{
			values: [
				null,
				1,
				true,
				'x',
				'|',
				'||||||',
				'product-type|',
				'tax-5-single-',
				'tax-99999999999999999999',
				'\u0000',
				[],
				{},
				[ [] ],
				{ a: 'post|all|x' },
			],
		}
	);
	expect( complaints ).toEqual( [] );
} );
