/** The structured data of every type of page with the default settings. */
import { defaults } from '../../store/settings/schema';
import { save } from '../integration/support/settings';
import {
	graph,
	type Node,
	nodesOf,
	ofType,
	saveSchemas,
	schema,
	types,
	values,
} from '../integration/support/json-ld';
import { withPlugins, withTheme } from '../integration/support/plugins';
import { site, web } from '../integration/support/site';

/** Without these settings, some pages only redirect. */
const served = {
	author_archive: true,
	date_archive: true,
	redirectAttachmentPagesToPostParent: false,
};

const { url } = site;
const article = '/matcha-without-lumps/';

withPlugins( 'bookshop' );

let attachment = '';
let book = 0;

beforeAll( async () => {
	[ attachment, book ] = await site.php< [ string, number ] >(
		`update_option( 'wp_attachment_pages_enabled', '1' );
		return [
			str_replace( home_url(), '', get_attachment_link( get_posts( [ 'post_type' => 'attachment' ] )[0] ) ),
			wp_insert_post( [ 'post_type' => 'book', 'post_name' => 'x-book', 'post_title' => 'Book', 'post_status' => 'publish' ] ),
		];`
	);
} );

beforeEach( async () => {
	await site.resetSettings();
	await save( served );
} );

afterAll( async () => {
	await site.resetSettings();
	await site.php(
		`update_option( 'wp_attachment_pages_enabled', '0' ); wp_delete_post( $args[0], true );`,
		[ book ]
	);
} );

const pages = (): Record< string, string[] > => ( {
	[ article ]: [ 'WebPage', 'BreadcrumbList', 'Article', 'Person' ],
	// Protected by a password.
	'/supplier-prices/': [ 'WebPage', 'BreadcrumbList', 'Article', 'Person' ],
	'/about/our-growers/fujian/': [ 'WebPage', 'BreadcrumbList' ],
	'/books/x-book/': [ 'WebPage', 'BreadcrumbList' ],
	[ attachment ]: [ 'WebPage', 'BreadcrumbList' ],
	'/': [ 'CollectionPage' ],
	'/page/2/': [ 'CollectionPage', 'BreadcrumbList' ],
	'/category/tea/': [ 'CollectionPage', 'BreadcrumbList' ],
	'/category/tea/page/2/': [ 'CollectionPage', 'BreadcrumbList' ],
	'/tag/how-to/': [ 'CollectionPage', 'BreadcrumbList' ],
	'/books/': [ 'CollectionPage', 'BreadcrumbList' ],
	'/author/ines-calloway/': [ 'ProfilePage', 'BreadcrumbList', 'Person' ],
	'/2025/02/': [ 'CollectionPage', 'BreadcrumbList' ],
	'/?s=tea': [ 'SearchResultsPage', 'BreadcrumbList' ],
	'/not-there/': [],
} );

/** The ids that nodes refer to. */
const references = ( nodes: Node[] ) =>
	[ ...values( nodes ) ].flatMap( ( { value, path } ) =>
		path.length > 1 && value && typeof value === 'object' && '@id' in value
			? [ value[ '@id' ] as string ]
			: []
	);

/** Empty values anywhere in the nodes. */
const empty = ( nodes: Node[] ) =>
	[ ...values( nodes ) ].filter(
		( { value } ) =>
			value === '' ||
			value === null ||
			( typeof value === 'object' &&
				Object.keys( value as object ).filter(
					( name ) => name !== '@type'
				).length === 0 )
	);

test( 'each kind of page says what it is, besides whose site it is on', async () => {
	for ( const [ path, expected ] of Object.entries( pages() ) ) {
		expect( [ path, types( await graph( path ) ) ] ).toEqual( [
			path,
			[ 'WebSite', 'Organization', ...expected ],
		] );
	}
}, 60_000 );

test( 'all nodes have an id of their own, refer to each other, and have no empty property', async () => {
	for ( const path of Object.keys( pages() ) ) {
		const nodes = await graph( path );
		const ids = nodes.map( ( node ) => node[ '@id' ] as string );
		expect( new Set( ids ).size ).toBe( ids.length );
		expect(
			ids.filter( ( id ) => ! id.startsWith( `${ url }/` ) )
		).toEqual( [] );
		expect( references( nodes ).filter( ( id ) => ! ids.includes( id ) ) )
			// Every reference points to a node of the page.
			.toEqual( [] );
		expect( [ path, empty( nodes ) ] ).toEqual( [ path, [] ] );
	}
}, 60_000 );

test.each( [ true, false ] )(
	'what is named after another page is there as well (author archives: %s)',
	async ( on ) => {
		await save( { ...served, author_archive: on } );
		const found = new Map< string, string[] >();
		const idsOf = async ( path: string ) => {
			const known =
				found.get( path ) ??
				( await graph( path ) ).map( ( node ) =>
					String( node[ '@id' ] )
				);
			found.set( path, known );
			return known;
		};
		for ( const path of [ article, '/category/tea/', '/not-there/' ] ) {
			for ( const id of await idsOf( path ) ) {
				const other = ( id.split( '#' )[ 0 ] as string ).slice(
					url.length
				);
				expect( await idsOf( other ) ).toContain( id );
			}
		}
		expect( await idsOf( article ) ).toContain(
			`${ url }${ on ? '/author/ines-calloway/' : article }#person`
		);
	}
);

test( 'an author whose own page does not show the person is not named after it', async () => {
	const person = async () =>
		ofType( await graph( article ), 'Person' )?.[ '@id' ];
	const write = ( schemas: object ) =>
		site.php(
			`( new Pharos\\ObjectSeo\\ObjectMetaRepository( get_user_by( 'slug', 'ines-calloway' ) ) )->write( [ 'schemas' => $args ] );`,
			schemas
		);
	expect( await person() ).toBe( `${ url }/author/ines-calloway/#person` );
	for ( const own of [
		{ person: { off: true } },
		{
			person: schema( 'Person', { '@id': '#me', name: 'Another' }, [] ),
		},
	] ) {
		await write( own );
		try {
			expect( await person() ).toBe( `${ url }${ article }#person` );
		} finally {
			await write( {} );
		}
	}
} );

test( 'the site has a name, a search and a publisher', async () => {
	await save( {
		facebook_page_url: 'fern',
		twitter_profile_username: '@fern',
		social_profiles: { instagram: 'fern' },
	} );
	const nodes = await graph( '/' );
	expect( ofType( nodes, 'WebSite' ) ).toEqual( {
		'@type': 'WebSite',
		'@id': `${ url }/#website`,
		name: 'Fern & Kettle',
		description: 'Loose-leaf tea & slow coffee, from leaf to cup',
		url: `${ url }/`,
		inLanguage: 'en-US',
		publisher: { '@id': `${ url }/#organization` },
		potentialAction: {
			'@type': 'SearchAction',
			target: `${ url }/?s={search_term_string}`,
			'query-input': 'required name=search_term_string',
		},
	} );
	expect( ofType( nodes, 'Organization' ) ).toMatchObject( {
		'@id': `${ url }/#organization`,
		name: 'Fern & Kettle',
		url: `${ url }/`,
		logo: {
			'@type': 'ImageObject',
			url: `${ url }/wp-content/uploads/2024/03/icon.png`,
			width: 512,
			height: 512,
		},
		sameAs: [
			'https://www.facebook.com/fern',
			'https://x.com/fern',
			'https://www.instagram.com/fern/',
		],
	} );
	expect( ofType( nodes, 'CollectionPage' ) ).toMatchObject( {
		about: { '@id': `${ url }/#organization` },
		isPartOf: { '@id': `${ url }/#website` },
	} );
} );

test( 'a post is an article on its page, by its author', async () => {
	const nodes = await graph( article );
	const webPage = { '@id': `${ url }${ article }#webpage` };
	const image = {
		'@type': 'ImageObject',
		url: `${ url }/wp-content/uploads/2024/03/green-leaves.png`,
		width: 400,
		height: 400,
		caption: 'A cup of green tea seen from the side',
	};
	expect( ofType( nodes, 'Article' ) ).toEqual( {
		'@type': 'Article',
		'@id': `${ url }${ article }#article`,
		headline: 'Matcha without lumps',
		description: expect.stringMatching( /^Sieve it/ ),
		image,
		author: { '@id': `${ url }/author/ines-calloway/#person` },
		publisher: { '@id': `${ url }/#organization` },
		isPartOf: webPage,
		mainEntityOfPage: webPage,
		datePublished: '2025-07-21T09:00:00+01:00',
		dateModified: expect.stringMatching( /^2025-07-2\dT.*\+01:00$/ ),
		inLanguage: 'en-US',
		articleSection: [ 'Green tea' ],
		keywords: [ 'How to', 'Recipes 🍃' ],
		wordCount: expect.any( Number ),
	} );
	expect( ofType( nodes, 'WebPage' ) ).toMatchObject( {
		...webPage,
		name: 'Matcha without lumps - Fern & Kettle',
		url: `${ url }${ article }`,
		breadcrumb: { '@id': `${ url }${ article }#breadcrumblist` },
		primaryImageOfPage: image,
	} );
	expect( ofType( nodes, 'BreadcrumbList' )?.itemListElement ).toEqual(
		[
			[ 'Home', '/' ],
			[ 'Tea', '/category/tea/' ],
			[ 'Green tea', '/category/tea/green-tea/' ],
			[ 'Matcha without lumps', article ],
		].map( ( [ name, path ], i ) => ( {
			'@type': 'ListItem',
			position: i + 1,
			name,
			item: `${ url }${ path }`,
		} ) )
	);
	expect( ofType( nodes, 'Person' ) ).toMatchObject( {
		name: 'Ines Calloway',
		url: `${ url }/author/ines-calloway/`,
		description: expect.stringContaining( 'teas & roasts' ),
	} );
} );

test( 'an author’s archive is about the author', async () => {
	const nodes = await graph( '/author/ines-calloway/' );
	expect( ofType( nodes, 'ProfilePage' )?.mainEntity ).toEqual( {
		'@id': `${ url }/author/ines-calloway/#person`,
	} );
} );

test( 'what a password protects is not told', async () => {
	const told = ofType( await graph( '/supplier-prices/' ), 'Article' );
	expect( Object.keys( told ?? {} ).sort() ).toEqual( [
		'@id',
		'@type',
		'author',
		'dateModified',
		'datePublished',
		'headline',
		'inLanguage',
		'isPartOf',
		'mainEntityOfPage',
		'publisher',
	] );
} );

test( 'an address of its own is the page’s; its name stays where the page is', async () => {
	await site.php(
		`( new Pharos\\ObjectSeo\\ObjectMetaRepository( get_page_by_path( 'matcha-without-lumps', OBJECT, 'post' ) ) )->write( [ 'canonical' => '/elsewhere/', 'title' => 'Own' ] );`
	);
	const page = ofType( await graph( article ), 'WebPage' );
	await site.php(
		`( new Pharos\\ObjectSeo\\ObjectMetaRepository( get_page_by_path( 'matcha-without-lumps', OBJECT, 'post' ) ) )->write( [ 'canonical' => '', 'title' => '' ] );`
	);
	expect( page ).toMatchObject( {
		'@id': `${ url }${ article }#webpage`,
		url: `${ url }/elsewhere/`,
		name: 'Own',
	} );
} );

test( 'a static home page is about the organization, and the page of posts lists them', async () => {
	await site.php(
		`update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', get_page_by_path( 'welcome' )->ID );
		update_option( 'page_for_posts', get_page_by_path( 'journal' )->ID );`
	);
	const [ home, journal, other ] = await Promise.all(
		[ '/', '/journal/', article ].map( graph )
	).finally( () =>
		site.php(
			`update_option( 'show_on_front', 'posts' ); delete_option( 'page_on_front' ); delete_option( 'page_for_posts' );`
		)
	);
	const ids = ( nodes: Node[] = [] ) =>
		nodes.map( ( node ) => [
			node[ '@type' ],
			String( node[ '@id' ] ).slice( url.length ),
		] );
	const ofSite = [
		[ 'WebSite', '/#website' ],
		[ 'Organization', '/#organization' ],
	];
	expect( ids( home ) ).toEqual( [ ...ofSite, [ 'WebPage', '/#webpage' ] ] );
	expect( home?.[ 2 ] ).toMatchObject( {
		about: { '@id': `${ url }/#organization` },
	} );
	expect( ids( journal ) ).toEqual( [
		...ofSite,
		[ 'CollectionPage', '/journal/#webpage' ],
		[ 'BreadcrumbList', '/journal/#breadcrumblist' ],
	] );
	expect( ids( other ) ).toEqual( expect.arrayContaining( ofSite ) );
} );

test( 'what the static home page switches off, or says otherwise, is named after no other page than its own', async () => {
	const names = async ( type: string ) =>
		String( ofType( await graph( article ), type )?.[ '@id' ] ).slice(
			url.length
		);
	const own = ( schemas: object ) =>
		site.php(
			`( new Pharos\\ObjectSeo\\ObjectMetaRepository( get_page_by_path( 'welcome' ) ) )->write( [ 'schemas' => $args ] );`,
			schemas
		);
	try {
		await own( { organization: { off: true } } );
		expect( await names( 'Organization' ) ).toBe( '/#organization' );
		await site.php(
			`update_option( 'page_on_front', get_page_by_path( 'welcome' )->ID );
			update_option( 'show_on_front', 'page' );`
		);
		expect( ofType( await graph( '/' ), 'Organization' ) ).toBeUndefined();
		const nodes = await graph( article );
		const id = `${ url }${ article }#organization`;
		expect( ofType( nodes, 'Organization' )?.[ '@id' ] ).toBe( id );
		expect( ofType( nodes, 'Article' )?.publisher ).toEqual( {
			'@id': id,
		} );
		expect( await names( 'WebSite' ) ).toBe( '/#website' );

		// Custom schemas of posts aren't output while page-level SEO is turned off.
		expect( await save( { enable_page_level_seo: false } ) ).toMatchObject(
			{ status: 200 }
		);
		expect( ofType( await graph( '/' ), 'Organization' ) ).toBeDefined();
		expect( await names( 'Organization' ) ).toBe( '/#organization' );
		await site.resetSettings();

		await own( {} );
		expect( await names( 'Organization' ) ).toBe( '/#organization' );
		await own( { website: { off: true } } );
		expect( await names( 'WebSite' ) ).toBe( `${ article }#website` );
		await site.php( `update_option( 'show_on_front', 'posts' );` );
		expect( await names( 'WebSite' ) ).toBe( '/#website' );
	} finally {
		await site.resetSettings();
		await own( {} );
		await site.php(
			`update_option( 'show_on_front', 'posts' ); delete_option( 'page_on_front' );`
		);
	}
} );

test( 'a draft, as its author previews it, was never published', async () => {
	const id = await site.php< number >(
		`return wp_insert_post( [ 'post_title' => 'Draft', 'post_status' => 'draft', 'post_author' => 1, 'post_content' => 'One two.' ] );`
	);
	const admin = await site.as( 'admin' );
	const nodes = nodesOf( await admin.get( `/?p=${ id }&preview=true` ) );
	await site.php( `wp_delete_post( $args[0], true );`, [ id ] );
	expect( types( nodes ) ).toEqual( [
		'WebSite',
		'Organization',
		'WebPage',
		'BreadcrumbList',
		'Article',
		'Person',
	] );
	expect( ofType( nodes, 'Article' ) ).toMatchObject( { wordCount: 2 } );
	expect( JSON.stringify( nodes ) ).not.toContain( 'datePublished' );
} );

describe( 'Defaults', () => {
	test( 'give way to another schema of their type', async () => {
		await saveSchemas( {
			...defaults.schemas,
			about: schema(
				'WebPage',
				{ '@type': 'AboutPage', name: 'About us' },
				[],
				{
					show_on: {
						rules: [],
						specific: [
							`page-${ await site.php( `return get_page_by_path( 'about' )->ID;` ) }`,
						],
					},
				}
			),
			news: schema(
				'Article',
				{ '@type': 'NewsArticle', headline: 'N' },
				[ 'post|all' ]
			),
		} );
		expect( types( await graph( '/about/' ) ) ).toEqual( [
			'WebSite',
			'Organization',
			'BreadcrumbList',
			'AboutPage',
		] );
		expect( types( await graph( article ) ) ).toEqual( [
			'WebSite',
			'Organization',
			'WebPage',
			'BreadcrumbList',
			'Person',
			'NewsArticle',
		] );
	} );

	test( 'are all there that are said to give way', async () => {
		const ids = await site.php< string[] >(
			`return array_keys( ( new ReflectionClassConstant( Pharos\\Schema\\SchemaSelection::class, 'GIVING_WAY' ) )->getValue() );`
		);
		expect( Object.keys( defaults.schemas ) ).toEqual(
			expect.arrayContaining( ids )
		);
	} );

	test( 'that were removed stay removed, and nothing refers to them', async () => {
		const {
			searchaction: _search,
			organization: _organization,
			breadcrumblist: _trail,
			...rest
		} = defaults.schemas;
		await saveSchemas( rest );
		const nodes = await graph( article );
		expect( types( nodes ) ).toEqual( [
			'WebSite',
			'WebPage',
			'Article',
			'Person',
		] );
		expect( JSON.stringify( nodes ) ).not.toMatch(
			/publisher|potentialAction|breadcrumb/
		);
		await saveSchemas( {} );
		expect( ( await site.get( article ) ).text ).not.toContain( 'ld+json' );
	} );
} );

test( 'a theme that prints nothing else has it at the end of its head', async () => {
	const { text } = await web.get( article );
	const end = text.slice( 0, text.indexOf( '</head>' ) ).trimEnd();
	expect( end.endsWith( '</script>' ) ).toBe( true );
	expect( end.lastIndexOf( '<script' ) ).toBe(
		end.indexOf( '<script type="application/ld+json">' )
	);
} );

describe.each( [
	'plain',
	'classic',
	'twentytwentyfour',
	'twentytwentythree',
] )( 'In the theme %s', ( theme ) => {
	withTheme( theme );

	test( 'pages say the same', async () => {
		for ( const [ path, expected ] of Object.entries( pages() ) ) {
			const nodes = nodesOf( await web.get( path ) );
			expect( [ path, types( nodes ) ] ).toEqual( [
				path,
				[ 'WebSite', 'Organization', ...expected ],
			] );
		}
	}, 60_000 );
} );

test( 'feeds and embeds say nothing', async () => {
	for ( const path of [ '/feed/', `${ article }embed/` ] ) {
		expect( ( await web.get( path ) ).text ).not.toContain( 'ld+json' );
	}
} );

test( 'links that people or add-ons have written themselves are true ones, too', async () => {
	const nodes = await site.php< Record< string, unknown >[] >(
		`$settings = new Pharos\\Settings\\Settings();
		$page = Pharos\\Page\\Context::of_post( get_page_by_path( 'welcome' ) );
		$url = get_permalink( $page->object );
		$links = [ 'about' => [ '@id' => "$url#event" ], 'potentialAction' => [ '@id' => "$url#searchaction" ] ];
		$schema = static fn( $type, $fields ) => [ 'type' => $type, 'title' => $type, 'fields' => $fields, 'show_on' => [ 'rules' => [ 'basic-global' ] ] ];
		$add = static fn( $node ) => 'Movie' === $node['@type'] ? $node + $links : $node;
		add_filter( 'pharos_schema_node', $add );
		$graph = ( new Pharos\\Schema\\Graph( $settings, new Pharos\\Template\\Variables( $settings ) ) )->build(
			$page,
			[ 'title' => 'x', 'description' => 'x', 'url' => $url ],
			[
				'search' => $schema( 'SearchAction', [ 'target' => '%search_url%', 'query-input' => 'x' ] ),
				'empty' => $schema( 'Event', [ 'name' => '%field:none%' ] ),
				'book' => $schema( 'Book', [ 'name' => 'Tea' ] + $links ),
				'movie' => $schema( 'Movie', [ 'name' => 'Tea', 'image' => 'https://a.example/a.png' ] ),
			],
			[]
		)['graph'];
		remove_filter( 'pharos_schema_node', $add );
		return $graph;`
	);
	const action = {
		'@type': 'SearchAction',
		target: expect.stringContaining( '?s=' ),
		'query-input': 'x',
	};
	expect( nodes ).toEqual(
		[ 'Book', 'Movie' ].map( ( type ) => ( {
			'@type': type,
			'@id': expect.any( String ),
			name: 'Tea',
			...( type === 'Movie' && { image: 'https://a.example/a.png' } ),
			potentialAction: action,
		} ) )
	);
} );
