/** Checks of the link targets of pages. */
import { describeFaults, runCheck } from './support/analysis';
import {
	addressOf,
	edit,
	editBlock,
	paragraph,
	withSoundPages,
	type Sound,
} from './support/analysis-pages';
import {
	calm,
	fault,
	web,
	withFewLinks,
	withWeb,
} from './support/analysis-web';
import { withOutsideWorld } from './support/outside-world';
import { site } from './support/site';
import { post, removePosts } from './support/site-settings';
import { withSnippet } from './support/snippets';

const sound: Sound = { post: 0, page: 0 };
withSoundPages( sound );
withWeb();
const world = withOutsideWorld();
removePosts();

const link = ( href: string, text = 'Tea of last year' ) =>
	paragraph( `Read more: <a href="${ href }">${ text }</a>.` );
/** Adds a second block to the post. */
const says = ( ...blocks: string[] ) =>
	edit( sound.post, {
		post_content: [ paragraph(), ...blocks ].join( '\n\n' ),
	} );
const url = () => addressOf( sound.post );
const check = ( id: string ) => runCheck( 'general', id, url() );

/** Changes the link in the block that the fix opens to an existing page. */
const correct = ( from: string ) => ( place: URL ) =>
	editBlock( place, 'core/paragraph', from, '/about/' );

withFewLinks();
afterEach( calm );

describe( 'Broken links', () => {
	/** Expects these details for the first link. */
	const first = ( expected: Record< string, unknown > ) =>
		expect.arrayContaining( [
			{
				links: [
					expect.objectContaining( {
						details: expect.stringMatching(
							/^“Tea of last year” on http/
						),
						...expected,
					} ),
				],
			},
		] );

	const THERE = 'https://there.example/';
	const toOthers = (
		title: string,
		answer: Parameters< typeof web >[ 0 ],
		status: number | string
	) => ( {
		title,
		check: 'broken_links',
		url,
		seed: async () => {
			await web( { ...answer, [ THERE ]: { status: 200 } } );
			await says(
				link( 'https://gone.example/tea?cup=1&amp;pot=2#top' ),
				// Another site responds, so this server is online.
				link( THERE, 'Here' )
			);
		},
		status: 'warning' as const,
		message: /^1 broken link found\.$/,
		fix: /pharos-block=1$/,
		mend: correct( 'https://gone.example/tea?cup=1&amp;pot=2#top' ),
		expects: ( { description }: { description: unknown } ) =>
			expect( description ).toEqual(
				first( {
					url: 'https://gone.example/tea?cup=1&pot=2',
					status,
				} )
			),
	} );
	const GONE = 'https://gone.example/tea?cup=1&pot=2';

	describeFaults( 'general', [
		{
			title: 'a link to a page of the site that is not there',
			check: 'broken_links',
			url,
			seed: () => says( link( '/tea-of-last-year/' ) ),
			status: 'error',
			message: /^1 broken link found\.$/,
			fix: /post\.php\?post=\d+&action=edit&pharos-block=1$/,
			mend: correct( '/tea-of-last-year/' ),
			expects: ( { description } ) =>
				expect( description ).toEqual(
					first( {
						url: `${ site.url }/tea-of-last-year/`,
						status: 404,
					} )
				),
		},
		toOthers(
			'a page of others is gone',
			{ [ GONE ]: { status: 410 } },
			410
		),
		toOthers(
			'a server of others fails',
			{ [ GONE ]: { status: 500 } },
			500
		),
		toOthers(
			'a site of others is not there any more',
			{
				[ GONE ]: {
					error: 'cURL error 6: Could not resolve host: gone.example',
				},
			},
			'http_request_failed'
		),
		toOthers(
			'a page of others redirects in circles',
			{
				[ GONE ]: { status: 302, headers: { location: GONE } },
			},
			'too_many_redirects'
		),
		{
			title: 'a link to a machine in the office is asked by nobody',
			check: 'broken_links',
			url,
			seed: async () => {
				await web( { 'http://192.168.1.10/tea': { status: 200 } } );
				await says( link( 'http://192.168.1.10/tea' ) );
			},
			status: 'warning',
			message: /^1 broken link found\.$/,
			fix: /pharos-block=1$/,
			mend: correct( 'http://192.168.1.10/tea' ),
			expects: ( { description } ) => {
				expect( description ).toEqual(
					first( { status: 'refused_address' } )
				);
				expect( JSON.stringify( description ) ).toMatch(
					/on a private network.*weren’t checked/
				);
			},
		},
		{
			title: 'a link in the navigation of the theme',
			check: 'broken_links',
			url,
			seed: async () => {
				await site.php(
					`wp_insert_post( [
						'post_type' => 'wp_navigation', 'post_status' => 'publish', 'post_title' => 'Menu',
						'post_content' => '<!-- wp:navigation-link {"label":"Shop","url":"/shop-of-old/"} /-->',
					] );`
				);
				await fault(
					`add_action( 'wp_footer', static fn() => print do_blocks( '<!-- wp:navigation /-->' ) );`
				);
			},
			status: 'error',
			message: /^1 broken link found\.$/,
			fix: /site-editor\.php\?postType=wp_navigation&postId=\d+/,
			mend: ( place ) =>
				site.php( `wp_delete_post( (int) $args[0], true );`, [
					place.searchParams.get( 'postId' ),
				] ),
		},
		{
			title: 'a link in a menu of a classic theme',
			check: 'broken_links',
			url,
			seed: async () => {
				await site.php(
					`$menu = wp_create_nav_menu( 'Shelf' );
					wp_update_nav_menu_item( $menu, 0, [ 'menu-item-title' => 'Shop', 'menu-item-url' => '/shop-of-old/', 'menu-item-status' => 'publish' ] );`
				);
				await fault(
					`add_action( 'wp_footer', static fn() => wp_nav_menu( [ 'menu' => 'Shelf' ] ) );`
				);
			},
			status: 'error',
			message: /^1 broken link found\.$/,
			fix: /nav-menus\.php\?action=edit&menu=\d+#menu-item-\d+$/,
			mend: ( place ) =>
				site.php( `wp_delete_nav_menu( (int) $args[0] );`, [
					place.searchParams.get( 'menu' ),
				] ),
		},
		{
			title: 'a link in a comment',
			check: 'broken_links',
			url,
			seed: () =>
				site.php(
					`wp_insert_comment( [
						'comment_post_ID' => $args[0], 'comment_approved' => 1, 'comment_author' => 'Priya',
						'comment_content' => '<a href="https://gone.example/cup">My cup</a>',
					] );
					update_option( 'pharos_test_web', [ 'https://gone.example/cup' => [ 'status' => 404 ] ] );`,
					[ sound.post ]
				),
			status: 'warning',
			message: /^1 broken link found\.$/,
			fix: /comment\.php\?action=editcomment&c=\d+$/,
			mend: ( place ) =>
				site.php( `wp_delete_comment( (int) $args[0], true );`, [
					place.searchParams.get( 'c' ),
				] ),
		},
	] );

	test( 'each of many links is called what its server makes of it', async () => {
		const broken = {
			'/status/404': 404,
			'/status/410': 410,
			'/status/500': 500,
			'/loop': 'too_many_redirects',
			'/reset': 'http_request_failed',
		};
		const unsure = { '/status/403': 403, '/status/429': 429 };
		const works = [ '/ok', '/ok?head=405', '/ok?head=reset', '/pdf' ];
		const paths = [ ...Object.keys( { ...broken, ...unsure } ), ...works ];
		await says(
			...paths.map( ( path ) => link( world.url + path ) ),
			link( world.closedUrl )
		);

		const item = await check( 'broken_links' );

		expect( item ).toMatchObject( {
			status: 'warning',
			message: '6 broken links found.',
		} );
		const lists = ( item?.description ?? [] ).flatMap( ( part ) =>
			typeof part === 'object' && 'links' in part
				? [
						part.links.map( ( one ) => [
							one.url.replace( world.url, '' ),
							one.status,
						] ),
					]
				: []
		);
		expect( lists ).toEqual( [
			[
				...Object.entries( broken ),
				[ world.closedUrl, 'http_request_failed' ],
			],
			expect.arrayContaining( Object.entries( unsure ) ),
		] );
	} );

	test( 'links are not called broken when no other site responds at all', async () => {
		const away = [ 'https://a.example/', 'https://b.example/tea' ];
		await web( {
			'https://a.example/': {
				error: 'cURL error 6: Could not resolve host: a.example',
			},
			'https://b.example/tea': {
				error: 'cURL error 7: Failed to connect to b.example',
			},
		} );
		await says( ...away.map( ( to ) => link( to ) ) );
		const item = await check( 'broken_links' );
		expect( item ).toMatchObject( { status: 'success' } );
		expect( JSON.stringify( item?.description ) ).toMatch(
			/2 links weren’t checked.*outbound links couldn’t be checked/
		);

		// A site that responds proves that the issue is on the other sites.
		await web( {
			'https://a.example/': {
				error: 'cURL error 6: Could not resolve host: a.example',
			},
			'https://b.example/tea': { status: 200 },
		} );
		expect( await check( 'broken_links' ) ).toMatchObject( {
			status: 'warning',
			message: '1 broken link found.',
		} );
	} );

	test( 'what of this site is for members only is not called broken, but said', async () => {
		const members = `${ site.url }/wp-json/wp/v2/users/me`;
		await says( link( members ), link( `${ site.url }/` ) );

		const item = await check( 'broken_links' );

		expect( item ).toMatchObject( { status: 'success' } );
		expect( JSON.stringify( item?.description ) ).toContain(
			`{"url":"${ members }","status":401,`
		);
	} );

	test( 'what refuses programs is not called broken, but said', async () => {
		const refusing = {
			'https://a.example/': { status: 403 },
			'https://b.example/': { status: 429 },
			'https://c.example/': { status: 999 },
			'https://d.example/': { status: 401 },
			'https://e.example/': { status: 503 },
			'https://f.example/': {
				error: 'cURL error 28: Operation timed out after 10001 milliseconds',
			},
		};
		await web( refusing );
		await says( ...Object.keys( refusing ).map( ( to ) => link( to ) ) );

		const item = await check( 'broken_links' );

		expect( item ).toMatchObject( { status: 'success' } );
		expect( item?.description[ 0 ] ).toMatch( /couldn’t be checked/ );
		const listed = JSON.stringify( item?.description );
		for ( const address of Object.keys( refusing ) ) {
			expect( listed ).toContain( `"${ address }"` );
		}
	} );

	test( 'what is no address of the web is no link, nor what does something', async () => {
		await web( {} );
		await says(
			...[
				'mailto:tea@example.org',
				'tel:+123',
				'#top',
				'javascript:void(0)',
				'ftp://example.org/tea',
				'/wp-login.php',
				'/wp-admin/',
			].map( ( href ) => link( href ) )
		);
		const item = await check( 'broken_links' );
		expect( item ).toMatchObject( { status: 'success' } );
		expect( JSON.stringify( item?.description ) ).not.toMatch(
			/Tea of last year/
		);
	} );

	test( 'links of another page of the site are said with all pages that have them', async () => {
		await edit( sound.page, { post_content: link( '/nowhere/' ) } );
		await says( link( '/nowhere/#later' ) );
		const item = await runCheck( 'general', 'broken_links' );
		await edit( sound.page, { post_content: paragraph() } );
		expect( item ).toMatchObject( {
			status: 'error',
			message: '1 broken link found.',
		} );
		expect( JSON.stringify( item?.description ) ).toMatch(
			/and on \d more pages?/
		);
	} );

	test( 'of very many, a hundred are asked and the others named', async () => {
		const many = Array.from(
			{ length: 104 },
			( _, i ) => `https://many.example/${ i }`
		);
		await web(
			Object.fromEntries( many.map( ( to ) => [ to, { status: 200 } ] ) )
		);
		await says( ...many.map( ( to ) => link( to ) ) );
		const item = await check( 'broken_links' );
		expect( item ).toMatchObject( { status: 'success' } );
		const list = item?.description.find(
			( part ) => typeof part === 'object' && 'list' in part
		);
		expect( list ).toMatchObject( {
			list: expect.arrayContaining( [ 'https://many.example/103' ] ),
		} );
	} );
} );

describe( 'Broken images', () => {
	const image = ( src: string ) =>
		`<!-- wp:image --><figure class="wp-block-image"><img src="${ src }" alt="Tea"/></figure><!-- /wp:image -->`;
	const SHOP = '/wp-content/uploads/2024/03/shop-window.jpg';
	withSnippet(
		'home-images',
		`add_action( 'wp_footer', static function () {
			for ( $i = 0; is_front_page() && $i < (int) get_option( 'x_home_images' ); $i++ ) {
				echo "<img src='${ SHOP }?$i' alt='Shop'>";
			}
		} );
		add_action( 'template_redirect', static fn() => is_404() && 'redirect' === get_option( 'x_home_images' ) && wp_redirect( home_url( '/' ) ) && exit(), 0 );`
	);
	const images = ( count: number ) =>
		site.option( 'x_home_images', count || null );
	let old = 0;
	beforeEach( () => says( image( SHOP ) ) );

	describeFaults( 'general', [
		{
			title: 'an image of this site that is not there',
			check: 'broken_images',
			url,
			seed: () => says( image( '/wp-content/uploads/gone.jpg' ) ),
			status: 'error',
			message: /^1 broken image found\.$/,
			fix: /pharos-block=1$/,
			mend: ( place ) =>
				editBlock(
					place,
					'core/image',
					'/wp-content/uploads/gone.jpg',
					SHOP
				),
			expects: ( { description } ) =>
				expect( JSON.stringify( description ) ).toContain(
					`"${ site.url }/wp-content/uploads/gone.jpg","status":404`
				),
		},
		{
			title: 'an image of the content below a home page full of images',
			check: 'broken_images',
			seed: async () => {
				await images( 60 );
				await says( image( '/wp-content/uploads/gone.jpg' ) );
			},
			status: 'error',
			message: /^1 broken image found\.$/,
			fix: /pharos-block=1$/,
			mend: async () => {
				await images( 0 );
				await says( image( SHOP ) );
			},
		},
		{
			title: 'an image of an old post, which is not one of the sample',
			check: 'broken_images',
			seed: async () => {
				old = await post( {
					post_title: 'Tea of 2001',
					post_date: '2001-02-03 04:05:06',
					post_content: [
						paragraph(),
						image( '/wp-content/uploads/2001/gone%20tea.jpg?w=3' ),
					].join( '\n\n' ),
				} );
			},
			status: 'error',
			message: /^1 broken image found\.$/,
			fix: /pharos-block=1$/,
			mend: () => edit( old, { post_content: paragraph() } ),
		},
		{
			title: 'an image of another site that is gone',
			check: 'broken_images',
			url,
			seed: async () => {
				await web( { 'https://cdn.example/x.png': { status: 410 } } );
				await says(
					image( SHOP ),
					image( 'https://cdn.example/x.png' )
				);
			},
			status: 'warning',
			message: /^1 broken image found\.$/,
			fix: /pharos-block=2$/,
			mend: () => says( image( SHOP ) ),
		},
	] );

	test( 'one that the site redirects to a page is broken, too', async () => {
		await says( image( '/wp-content/uploads/gone.jpg' ) );
		await site.option( 'x_home_images', 'redirect' );
		const found = await check( 'broken_images' );
		await images( 0 );
		expect( found ).toMatchObject( {
			status: 'error',
			message: '1 broken image found.',
		} );
	} );

	test( 'one whose server refuses programs, or does not respond, is not called broken', async () => {
		await web( {
			'https://cdn.example/a.png': { status: 403 },
			'https://cdn.example/b.png': {
				error: 'cURL error 6: no such host',
			},
		} );
		await says(
			image( 'https://cdn.example/a.png' ),
			image( 'https://cdn.example/b.png' )
		);
		expect( await check( 'broken_images' ) ).toMatchObject( {
			status: 'success',
		} );
	} );
} );

describe( 'Detours', () => {
	const MOVED = `
		$steps = [ '/tea-2023/' => '/tea-2024/', '/tea-2024/' => '/about/' ];
		if ( isset( $steps[ $_SERVER['REQUEST_URI'] ] ) ) {
			header( 'Location: ' . $steps[ $_SERVER['REQUEST_URI'] ], true, 301 );
			exit;
		}`;

	describeFaults( 'general', [
		{
			title: 'a link leads to its page by two redirects',
			check: 'redirect_chains',
			url,
			seed: async () => {
				await fault( MOVED );
				await says( link( '/tea-2023/' ) );
			},
			status: 'warning',
			message: /^1 internal link goes through a redirect chain\.$/,
			fix: /pharos-block=1$/,
			mend: correct( '/tea-2023/' ),
			expects: ( { description } ) =>
				expect( JSON.stringify( description ) ).toContain(
					`2 redirects, ends at ${ site.url }/about/`
				),
		},
		{
			title: 'a link leads to an address that has moved',
			check: 'redirect_chains',
			url,
			seed: async () => {
				await fault( MOVED );
				await says( link( '/tea-2024/' ) );
			},
			status: 'suggestion',
			message: /^1 internal link points to a redirect\.$/,
			fix: /pharos-block=1$/,
			mend: correct( '/tea-2024/' ),
		},
	] );

	test( 'a redirect for the moment is meant so', async () => {
		await fault( MOVED.replace( '301', '302' ) );
		await says( link( '/tea-2024/' ) );
		expect( await check( 'redirect_chains' ) ).toMatchObject( {
			status: 'success',
		} );
	} );
} );

describe( 'Links at all', () => {
	/** Pages with these attributes instead of links. */
	const WITHOUT = ( only: string ) => `
		if ( ! str_contains( $_SERVER['REQUEST_URI'], 'wp-json' ) ) {
			add_action( 'template_redirect', static fn() => ${ only } && ob_start( static fn( $page ) => str_replace( '<a ', '<b ', $page ) ), -1000 );
		}`;

	describeFaults( 'general', [
		{
			title: 'the home page leads nowhere',
			check: 'internal_links',
			url: () => `${ site.url }/`,
			seed: () => fault( WITHOUT( 'is_home()' ) ),
			status: 'warning',
			message: /^1 page has no internal links/,
			fix: /site-editor\.php\?path=%2Fnavigation$/,
			mend: () => fault( null ),
		},
		{
			title: 'a post leads nowhere',
			check: 'internal_links',
			url,
			seed: () => fault( WITHOUT( 'is_single()' ) ),
			status: 'warning',
			message: /^1 page has no internal links/,
			fix: /post\.php\?post=\d+&action=edit$/,
			mend: () => fault( null ),
		},
	] );

	describe( 'when a post names its sources', () => {
		beforeEach( () => says( link( 'https://tea.example/' ) ) );
		describeFaults( 'general', [
			{
				title: 'no page leads to another site',
				check: 'external_links',
				url,
				seed: () => says(),
				status: 'suggestion',
				message: /^No outbound links found\.$/,
				fix: /post\.php\?post=\d+&action=edit$/,
				mend: () => says( link( 'https://tea.example/' ) ),
			},
		] );
	} );
} );
