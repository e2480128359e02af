/** URLs that the site doesn't serve: archives that are turned off, and attachment pages. */
import type { Page } from '../support/page';
import { configure, withContent } from './support/head';
import { withPlugins } from './support/plugins';
import { withPermalinks } from './support/robots';
import { save } from './support/settings';
import { site } from './support/site';

const content = withContent();
withPlugins( 'head-filters' );

afterAll( () => site.resetSettings() );

/** The redirect target of the page, or its status. */
const target = ( { status, location }: Page ) =>
	location === null ? status : location.replace( site.url, '' );

async function check( expected: Record< string, string | number > ) {
	const found = await Promise.all(
		Object.keys( expected ).map( async ( path ) => [
			path,
			target( await site.get( path ) ),
		] )
	);
	expect( found ).toEqual( Object.entries( expected ) );
}

describe( 'Sitemaps that another plugin has made', () => {
	const addresses = [
		'/post-sitemap.xml',
		'/post-sitemap2.xml',
		'/product_cat-sitemap-3.xml',
		'/sitemaps.xml',
		'/author.xml',
		'/sitemap-post-type-post.xml',
		'/sitemap-taxonomy-category-2.xml',
		'/sitemap-user.xml',
		'/sitemap.xml',
		'/addl-sitemap.xml',
		'/recipe-archive-sitemap.xml',
		'/sitemap1.xml',
		'/page-sitemap2.xml.gz',
		'/sitemap.rss',
		'/sitemap.latest.rss',
		'/?tsf-sitemap=base',
		'/taxonomy-type-category-sitemap-1.xml',
	];

	test( 'lead to ours', async () => {
		await configure( { enable_xml_sitemap: true } );
		await check(
			Object.fromEntries(
				addresses.map( ( path ) => [ path, '/sitemap_index.xml' ] )
			)
		);
	} );

	test( 'lead nowhere where they look like nothing of the kind', async () => {
		await check( {
			'/a/post-sitemap.xml': 404,
			'/post-sitemap.html': 404,
			'/tea.rss': 404,
			'/tea.xml.gz': 404,
			'/my-sitemap-of-tea.xml': 404,
		} );
	} );

	test( 'are gone while there is none', async () => {
		await configure( {} );
		await check( { '/post-sitemap.xml': 404, '/sitemaps.xml': 404 } );
	} );
} );

describe( 'Archives of authors and dates', () => {
	const addresses = [
		'/author/ines-calloway/',
		'/author/ines-calloway/page/2/',
		'/author/ines-calloway/?utm_source=x',
		'/2025/',
		'/2025/02/',
		'/2025/02/11/',
		'/2025/page/2/',
	];

	test( 'lead home when they are off, and say who sends them there', async () => {
		await configure( {} );
		await check(
			Object.fromEntries( addresses.map( ( path ) => [ path, '/' ] ) )
		);
		const page = await site.get( '/author/ines-calloway/' );
		expect( page.headers.get( 'x-redirect-by' ) ).toBe( 'Pharos SEO' );
		expect( ( await site.get( '/' ) ).status ).toBe( 200 );
	} );

	test( 'redirect temporarily until the owner has chosen, each archive by itself', async () => {
		const statuses = async () => [
			( await site.get( '/author/ines-calloway/' ) ).status,
			( await site.get( '/2025/' ) ).status,
		];
		await configure( {} );
		expect( await statuses() ).toEqual( [ 302, 302 ] );

		// Saving another setting doesn't count as a choice.
		await save( { separator: '|' } );
		expect( await statuses() ).toEqual( [ 302, 302 ] );

		// A save that includes the setting, even with its default value.
		await save( { author_archive: false } );
		expect( await statuses() ).toEqual( [ 301, 302 ] );

		// Turned on and off again; saving other settings keeps the choice.
		await save( { date_archive: true } );
		await save( { date_archive: false } );
		await save( { separator: '-' } );
		expect( await statuses() ).toEqual( [ 301, 301 ] );
	} );

	test( 'are served when they are on, each by its own switch', async () => {
		await configure( { author_archive: true } );
		await check( { '/author/ines-calloway/': 200, '/2025/': '/' } );
		await configure( { date_archive: true } );
		await check( { '/author/ines-calloway/': '/', '/2025/': 200 } );
	} );

	test( 'old addresses lead home at once, without telling the name of an author', async () => {
		await configure( {} );
		const ines = await site.php< number >(
			`return get_user_by( 'slug', 'ines-calloway' )->ID;`
		);
		await check( {
			[ `/?author=${ ines }` ]: '/',
			'/?author_name=ines-calloway': '/',
			'/?m=202502': '/',
			'/?year=2025': '/',
		} );
	} );

	test( 'with plain permalinks too', async () => {
		await configure( {} );
		await withPermalinks( '', async () => {
			const ines = await site.php< number >(
				`return get_user_by( 'slug', 'ines-calloway' )->ID;`
			);
			await check( {
				[ `/?author=${ ines }` ]: '/',
				[ `/?author=${ ines }&paged=2` ]: '/',
				'/?m=202502': '/',
				'/?year=2025&monthnum=2': '/',
			} );
		} );
	} );

	test( 'all else stays where it is', async () => {
		await configure( {
			redirectAttachmentPagesToPostParent: true,
		} );
		await check( {
			'/': 200,
			'/page/2/': 200,
			'/x-plain/': 200,
			'/category/tea/': 200,
			'/books/': 200,
			'/?s=tea': 200,
			// Feeds have their own toggles.
			'/author/ines-calloway/feed/': 200,
			'/2025/feed/': 200,
			// Missing archives return 404 instead of a redirect.
			'/author/nobody/': 404,
			'/1871/': 404,
			'/wp-json/wp/v2/users': 200,
			'/wp-json/wp/v2/posts?author=1': 200,
		} );
	} );

	test( 'no visitor is redirected to another site', async () => {
		await configure( {} );
		for ( const path of [
			'/author/ines-calloway/?redirect_to=https://example.org/',
			'/2025/?url=//example.org',
		] ) {
			expect( target( await site.get( path ) ) ).not.toContain(
				'//example.org'
			);
		}
	} );
} );

describe( 'Pages of files', () => {
	let ids: Record< string, number > = {};

	beforeAll( async () => {
		ids = await site.php(
			`$make = static fn( $name, $parent ) => wp_insert_attachment( [
				'post_name' => $name, 'post_title' => $name, 'post_mime_type' => 'image/png',
				'post_status' => 'inherit', 'post_parent' => $parent,
			], "$name.png" );
			$draft = wp_insert_post( [ 'post_title' => 'Draft', 'post_status' => 'draft', 'post_author' => 1 ] );
			$made = [
				'draft' => $draft,
				'child' => $make( 'x-child', $args['plain'] ),
				'single' => $make( 'x-single', 0 ),
				'hidden' => $make( 'x-hidden', $draft ),
				'gone' => $make( 'x-gone', 999999 ),
			];
			// Two files that belong to each other.
			$made['one'] = $make( 'x-one', 0 );
			$made['two'] = $make( 'x-two', $made['one'] );
			wp_update_post( [ 'ID' => $made['one'], 'post_parent' => $made['two'] ] );
			return $made;`,
			content.ids
		);
	} );
	afterAll( () =>
		site.php(
			`foreach ( $args as $id ) { wp_delete_post( $id, true ); }
			delete_option( 'test_upload_url' );
			update_option( 'wp_attachment_pages_enabled', '0' );`,
			ids
		)
	);

	const file = ( name: string ) => `/wp-content/uploads/${ name }.png`;

	// "0" is the value on new sites: WordPress then redirects to the file itself.
	describe.each( [ '0', '1' ] )(
		'when WordPress has %s for serving them',
		( enabled ) => {
			beforeAll( () =>
				site.option( 'wp_attachment_pages_enabled', enabled )
			);

			test( 'lead to their post, or to the file where visitors can see no post', async () => {
				await configure( {} );
				const page = await site.get( '/x-plain/x-child/' );
				expect( [
					page.status,
					page.headers.get( 'x-redirect-by' ),
					target( page ),
				] ).toEqual( [ 301, 'Pharos SEO', '/x-plain/' ] );
				await check( {
					[ `/?attachment_id=${ ids.child }` ]: '/x-plain/',
					'/x-plain/x-child/?utm_source=x': '/x-plain/',
					'/x-plain/x-child/feed/': '/x-plain/',
					'/x-single/': file( 'x-single' ),
					[ `/?attachment_id=${ ids.gone }` ]: file( 'x-gone' ),
					[ `/?attachment_id=${ ids.one }` ]: file( 'x-one' ),
					[ `/?attachment_id=${ ids.two }` ]: file( 'x-two' ),
				} );
			} );

			test( 'a file of a draft does not tell where the draft is', async () => {
				await configure( {} );
				const page = await site.get(
					`/?attachment_id=${ ids.hidden }`
				);
				expect( page.location ?? '' ).not.toContain( 'draft' );
			} );

			test( 'are left to WordPress when the setting is off', async () => {
				await configure( {
					redirectAttachmentPagesToPostParent: false,
				} );
				await check( {
					'/x-plain/x-child/':
						enabled === '1' ? 200 : file( 'x-child' ),
					'/x-single/': enabled === '1' ? 200 : file( 'x-single' ),
				} );
			} );

			test( 'with plain permalinks too', async () => {
				await configure( {} );
				await withPermalinks( '', () =>
					check( {
						[ `/?attachment_id=${ ids.child }` ]: `/?p=${ content.ids.plain }`,
						[ `/?attachment_id=${ ids.single }` ]:
							file( 'x-single' ),
					} )
				);
			} );
		}
	);

	test( 'a file on another host is found there', async () => {
		await configure( {} );
		await site.option( 'test_upload_url', 'https://cdn.example.org' );
		await check( { '/x-single/': 'https://cdn.example.org/x-single.png' } );
		await site.option( 'test_upload_url', null );
	} );
} );

describe( 'Who works on the site', () => {
	test( 'sees the preview of a draft, and every page in the customizer', async () => {
		await configure( {} );
		const admin = await site.as( 'admin' );
		const draft = await site.php< number >(
			`return wp_insert_post( [ 'post_title' => 'Draft', 'post_status' => 'draft', 'post_author' => 1 ] );`
		);
		const preview = await admin.get( `/?p=${ draft }&preview=true` );
		await site.php( `wp_delete_post( $args['draft'], true );`, { draft } );
		expect( preview.status ).toBe( 200 );
		const uuid = 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee';
		const customizer = await admin.get(
			`/author/ines-calloway/?customize_changeset_uuid=${ uuid }`
		);
		expect( customizer.status ).toBe( 200 );
	} );
} );
