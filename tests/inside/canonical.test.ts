/** One canonical URL per page, whatever URL was requested. */
import { configure, withContent } from '../integration/support/head';
import { withPlugins } from '../integration/support/plugins';
import { address, withPermalinks } from '../integration/support/robots';
import { site } from '../integration/support/site';

const content = withContent();
withPlugins( 'head-filters' );

const served = { author_archive: true, date_archive: true, no_index: [] };

afterAll( () => site.resetSettings() );

/** The canonical URLs of pages, or the targets of redirects. */
const canonicals = ( paths: string[] ) =>
	Promise.all(
		paths.map( async ( path ) => {
			const page = await site.get( path );
			return page.location === null
				? [ path, address( page, 'canonical' ) ]
				: [ path, `→ ${ page.location.replace( site.url, '' ) }` ];
		} )
	);

async function check( expected: Record< string, string | undefined > ) {
	expect( await canonicals( Object.keys( expected ) ) ).toEqual(
		Object.entries( expected )
	);
}

describe( 'Every page has one canonical address', () => {
	beforeAll( () => configure( served ) );

	test( 'posts and pages', () =>
		check( {
			'/x-plain/': '/x-plain/',
			'/x-divided/': '/x-divided/',
			'/x-divided/2/': '/x-divided/2/',
			'/x-secret/': '/x-secret/',
			'/about/our-growers/fujian/': '/about/our-growers/fujian/',
			'/books/x-book/': '/books/x-book/',
		} ) );

	test( 'the home page and lists, with their later pages', () =>
		check( {
			'/': '/',
			'/page/2/': '/page/2/',
			'/category/tea/': '/category/tea/',
			'/category/tea/page/2/': '/category/tea/page/2/',
			'/tag/how-to/': '/tag/how-to/',
			'/genre/x-china/': '/genre/x-china/',
			'/author/ines-calloway/': '/author/ines-calloway/',
			'/author/ines-calloway/page/2/': '/author/ines-calloway/page/2/',
			'/2025/': '/2025/',
			'/2025/02/': '/2025/02/',
			'/2025/02/11/': '/2025/02/11/',
			'/books/': '/books/',
		} ) );

	test( 'search results have the words and the page, and nothing else', () =>
		check( {
			'/?s=tea&utm_source=x': '/?s=tea',
			'/?s=tea&paged=2': '/page/2/?s=tea',
			'/page/2/?s=tea&orderby=title': '/page/2/?s=tea',
			'/?s=black+%26+green%2F%22x%22':
				'/?s=black%20%26%20green%2F%22x%22',
			'/search/tea/': '/?s=tea',
		} ) );

	test( 'parameters are left out', () =>
		check( {
			'/?utm_source=x&fbclid=y': '/',
			'/x-plain/?utm_source=x&a[]=b': '/x-plain/',
			'/x-divided/3/?ref=x': '/x-divided/3/',
			'/category/tea/?orderby=title&order=asc': '/category/tea/',
			'/category/tea/page/2/?color=green': '/category/tea/page/2/',
			// In lists, the parameter "page" has no effect.
			'/category/tea/?page=2': '/category/tea/',
			'/category/tea/?tag=how-to': '/category/tea/',
			'/category/tea/?post_type[]=post': '/category/tea/',
			'/x-plain/?post_type[]=post': '/x-plain/',
			'/books/?orderby=rand': '/books/',
			'/author/ines-calloway/?x=1': '/author/ines-calloway/',
		} ) );

	test( 'pages of comments belong to their post', async () => {
		await site.php(
			`update_option( 'page_comments', '1' ); update_option( 'comments_per_page', 1 ); update_option( 'default_comments_page', 'oldest' );
			foreach ( [ 1, 2 ] as $i ) {
				wp_insert_comment( [ 'comment_post_ID' => $args['plain'], 'comment_content' => "Comment $i", 'comment_approved' => 1 ] );
			}`,
			content.ids
		);
		await check( { '/x-plain/comment-page-2/': '/x-plain/' } );
		await site.php(
			`update_option( 'page_comments', '' ); update_option( 'comments_per_page', 50 ); update_option( 'default_comments_page', 'newest' );`
		);
	} );

	test( 'what is no page of the site has none', () =>
		check( {
			'/nothing-here/': undefined,
			'/x-divided/9/': '→ /x-divided/',
			'/?monthnum=2': undefined,
		} ) );

	test( 'an embedded post keeps that of WordPress', () =>
		check( { '/x-plain/embed/': '/x-plain/' } ) );

	test( 'WordPress still prints the rest itself, once', async () => {
		const { links, metas } = await site.get( '/x-plain/' );
		const count = ( rel: string ) =>
			links.filter( ( link ) => link.rel === rel ).length;
		expect( [ count( 'canonical' ), count( 'shortlink' ) ] ).toEqual( [
			1, 1,
		] );
		expect(
			metas.filter( ( { name } ) => name === 'generator' )
		).toHaveLength( 1 );
	} );
} );

test( 'A page that says noindex has no canonical address', async () => {
	await configure( {
		...served,
		no_index: [ 'post', 'search' ],
		noindex_paginated_pages: true,
	} );
	await check( {
		'/x-plain/': undefined,
		'/?s=tea': undefined,
		'/category/tea/page/2/': undefined,
		'/x-plain/?replytocom=1': undefined,
		'/category/tea/': '/category/tea/',
		'/x-front/': '/x-front/',
	} );
} );

test( 'Other code has the last word', async () => {
	await configure( served );
	await check( {
		'/x-plain/?canonical=other': 'https://example.org/?kind=post&a=b',
		'/x-plain/?canonical=none': undefined,
	} );
} );

test.each( [ 'canonical=script', 'canonical=mail', 'bad_link=1' ] )(
	'An address that no page may lead to is not printed (%s)',
	async ( query ) => {
		await configure( {
			...served,
			paginated_link_relationships: [ 'post' ],
		} );
		const page = await site.get( `/x-divided/?${ query }` );
		const rels = page.links.map( ( { rel } ) => rel );
		expect( rels ).not.toContain( 'canonical' );
		expect( page.meta( 'og:url' ) ).toBeUndefined();
		const head = page.text.slice( 0, page.text.indexOf( '</head>' ) );
		expect( head ).not.toMatch( /<(link|meta)[^>]*(script|mailto):/i );
		expect( page.meta( 'og:title' ) ).toMatch( /^Divided/ );
	}
);

describe( 'A static home page and a page for the posts', () => {
	const front = ( page: string | 0, posts: string | 0 ) =>
		site.php(
			`update_option( 'show_on_front', $args['page'] ? 'page' : 'posts' );
			update_option( 'page_on_front', $args['page'] );
			update_option( 'page_for_posts', $args['posts'] );
			wp_update_post( [ 'ID' => $args['id'], 'post_content' => $args['page'] ? 'One<!--nextpage-->Two' : 'Come in.' ] );`,
			{ page, posts, id: content.ids.front }
		);
	beforeAll( () =>
		front( String( content.ids.front ), String( content.ids.posts ) )
	);
	afterAll( () => front( 0, 0 ) );

	test( 'have their addresses and those of their later pages', async () => {
		await configure( {
			...served,
			paginated_link_relationships: [ 'home', 'page' ],
		} );
		await check( {
			'/': '/',
			'/?utm_source=x': '/',
			'/page/2/': '/page/2/',
			'/x-front/': '→ /',
			'/x-journal/': '/x-journal/',
			'/x-journal/page/2/': '/x-journal/page/2/',
		} );
		expect( address( await site.get( '/' ), 'next' ) ).toBe( '/page/2/' );
		expect( address( await site.get( '/page/2/' ), 'prev' ) ).toBe( '/' );
		expect( address( await site.get( '/x-journal/' ), 'next' ) ).toBe(
			'/x-journal/page/2/'
		);
	} );

	test( 'with plain permalinks', () =>
		withPermalinks( '', () =>
			check( {
				'/': '/',
				'/?page=2': '/?page=2',
				[ `/?page_id=${ content.ids.posts }` ]: `/?page_id=${ content.ids.posts }`,
				[ `/?page_id=${ content.ids.posts }&paged=2` ]: `/?page_id=${ content.ids.posts }&paged=2`,
			} )
		) );
} );

describe( 'With other kinds of permalinks', () => {
	beforeAll( () =>
		configure( {
			...served,
			paginated_link_relationships: [ 'post', 'category', 'home' ],
		} )
	);

	test( 'plain ones keep the variables that make a post', () =>
		withPermalinks( '', async () => {
			const { plain, divided, book } = content.ids;
			await check( {
				[ `/?p=${ plain }&utm_source=x` ]: `/?p=${ plain }`,
				[ `/?p=${ divided }&page=2&x=1` ]: `/?p=${ divided }&page=2`,
				// A post has no second page of that type.
				[ `/?p=${ plain }&paged=2` ]: `/?p=${ plain }`,
				[ `/?p=${ plain }&cpage=1` ]: `/?p=${ plain }`,
				[ `/?post_type=book&p=${ book }` ]: '/?book=x-book',
			} );
			const page = await site.get( `/?p=${ divided }&page=2` );
			expect( [
				address( page, 'prev' ),
				address( page, 'next' ),
			] ).toEqual( [ `/?p=${ divided }`, `/?p=${ divided }&page=3` ] );
		} ) );

	test( 'plain ones keep the variables that make a list', async () => {
		const { tea, ines } = await site.php< Record< string, number > >(
			`return [
				'tea' => get_term_by( 'slug', 'tea', 'category' )->term_id,
				'ines' => get_user_by( 'slug', 'ines-calloway' )->ID,
			];`
		);
		await withPermalinks( '', async () => {
			await check( {
				'/?paged=2&utm_source=x': '/?paged=2',
				'/?post_type=book&x=1': '/?post_type=book',
				[ `/?cat=${ tea }&paged=2&x=1` ]: `/?cat=${ tea }&paged=2`,
				'/?tag=how-to&x=1': '/?tag=how-to',
				'/?genre=x-china': '/?genre=x-china',
				[ `/?author=${ ines }&x=1` ]: `/?author=${ ines }`,
				'/?m=202502&x=1': '/?m=202502',
				'/?year=2025&monthnum=2&x=1': '/?m=202502',
				'/?w=9': undefined,
				'/?s=tea&paged=2&x=1': '/?s=tea&paged=2',
			} );
			expect( address( await site.get( '/?paged=2' ), 'prev' ) ).toBe(
				'/'
			);
		} );
	} );

	test( 'those of servers that can not rewrite begin with index.php', () =>
		withPermalinks( '/index.php/%postname%/', () =>
			check( {
				'/': '/',
				'/index.php/page/2/': '/index.php/page/2/',
				'/index.php/x-divided/2/': '/index.php/x-divided/2/',
				'/index.php/category/tea/page/2/':
					'/index.php/category/tea/page/2/',
				'/index.php/page/2/?s=tea': '/index.php/page/2/?s=tea',
			} )
		) );

	test( 'those without a slash at the end have none', () =>
		withPermalinks( '/%year%/%postname%', async () => {
			const year = await site.php< string >(
				`return get_post( $args['divided'] )->post_date;`,
				content.ids
			);
			const post = `/${ year.slice( 0, 4 ) }/x-divided`;
			await check( {
				[ post ]: post,
				[ `${ post }/2` ]: `${ post }/2`,
				'/category/tea': '/category/tea',
				'/category/tea/page/2': '/category/tea/page/2',
				'/page/2': '/page/2',
			} );
		} ) );
} );
