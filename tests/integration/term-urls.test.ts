/** URLs of terms without the base of their taxonomy, such as /tea/ instead of /category/tea/. */
import { configure } from './support/head';
import { clear } from './support/redirects';
import { save } from './support/settings';
import { site } from './support/site';

/** Slugs start with "u-", so that they don't exist in the sample content. */
let ids: Record< string, number > = {};

beforeAll( async () => {
	await site.resetSettings();
	ids = await site.php( `
		$term = static fn( $slug, $parent = 0 ) => wp_insert_term( $slug, 'category', [ 'slug' => $slug, 'parent' => $parent ] )['term_id'];
		$made['leaf'] = $term( 'u-leaf' );
		$made['green'] = $term( 'u-green', $made['leaf'] );
		$made['about'] = $term( 'u-about' );
		$made['hebrew'] = $term( 'תה-ירוק' );
		$made['year'] = $term( '2025' );
		foreach ( range( 1, 12 ) as $i ) {
			$made["post$i"] = wp_insert_post( [ 'post_title' => "u-post-$i", 'post_status' => 'publish', 'post_category' => [ $made['green'] ] ] );
		}
		$made['page'] = wp_insert_post( [ 'post_title' => 'u-about', 'post_name' => 'u-about', 'post_type' => 'page', 'post_status' => 'publish' ] );
		return $made;` );
} );

afterAll( async () => {
	await site.resetSettings();
	await site.php(
		`foreach ( $args as $name => $id ) {
			preg_match( '/^(post|page)/', $name ) ? wp_delete_post( $id, true ) : wp_delete_term( $id, 'category' );
		}
		delete_option( 'pharos_term_urls' );
		delete_option( 'rewrite_rules' );`,
		ids
	);
} );

const turnOn = () => save( { term_urls_without_base: [ 'category' ] } );
const turnOff = () => save( { term_urls_without_base: [] } );

const link = ( id: string ) =>
	site.php< string >(
		`return str_replace( home_url(), '', rawurldecode( get_term_link( $args['id'], 'category' ) ) );`,
		{ id: ids[ id ] }
	);

/** The status of a URL and its redirect target, as one string. */
async function visit( path: string ) {
	const { status, location } = await site.get( path );
	return location === null
		? status
		: `${ status } ${ decodeURI( location.replace( site.url, '' ) ) }`;
}

/** Changes the permalink structure like Settings > Permalinks, and restores it afterwards. */
async function withPermalinks( structure: string, run: () => Promise< void > ) {
	const set = ( wanted: string ) =>
		site.php< string >(
			`$before = get_option( 'permalink_structure' );
			$GLOBALS['wp_rewrite']->set_permalink_structure( $args['wanted'] );
			delete_option( 'rewrite_rules' );
			return $before;`,
			{ wanted }
		);
	const before = await set( structure );
	try {
		await run();
	} finally {
		await set( before );
		// The redirects of the other permalinks.
		await site.get( '/' );
		await clear();
	}
}

const check = async ( expected: Record< string, string | number > ) =>
	expect(
		await Promise.all(
			Object.keys( expected ).map( async ( path ) => [
				path,
				await visit( path ),
			] )
		)
	).toEqual( Object.entries( expected ) );

describe( 'While the setting is off', () => {
	test( 'terms have the URLs that WordPress gives them', async () => {
		expect( await link( 'green' ) ).toBe( '/category/u-leaf/u-green/' );
		await check( { '/category/u-leaf/u-green/': 200, '/u-leaf/': 404 } );
	} );
} );

describe( 'Once it is on', () => {
	beforeAll( turnOn );

	test( 'categories, their pages and feeds are at URLs without the base', async () => {
		expect( await link( 'leaf' ) ).toBe( '/u-leaf/' );
		expect( await link( 'green' ) ).toBe( '/u-leaf/u-green/' );
		await check( {
			'/u-leaf/': 200,
			'/u-leaf/u-green/': 200,
			'/u-leaf/u-green/page/2/': 200,
			'/u-leaf/u-green/feed/': 200,
			'/u-leaf/u-green/feed/atom/': 200,
			'/תה-ירוק/': 200,
			'/u-leaf/none/': 404,
			'/u-leaf-2/': 404,
			// Without its parents, as another plugin may have had it.
			'/u-green/': '301 /u-leaf/u-green/',
		} );
		const page = await site.get( '/u-leaf/u-green/page/2/' );
		expect( page.link( 'canonical' ) ).toBe(
			`${ site.url }/u-leaf/u-green/page/2/`
		);
	} );

	test( 'the URLs with the base redirect permanently to them, in one step', async () => {
		await check( {
			'/category/u-leaf/': '301 /u-leaf/',
			'/category/u-leaf/u-green/': '301 /u-leaf/u-green/',
			'/category/u-green/': '301 /u-leaf/u-green/',
			'/category/u-leaf/u-green/page/2/': '301 /u-leaf/u-green/page/2/',
			'/category/u-leaf/u-green/feed/': '301 /u-leaf/u-green/feed/',
			'/category/u-leaf/?utm_source=a%26b':
				'301 /u-leaf/?utm_source=a%26b',
			'/category/תה-ירוק/': '301 /תה-ירוק/',
		} );
	} );

	test( 'a page that has the same URL stays, and so does what WordPress serves by rules of its own', async () => {
		expect( await link( 'about' ) ).toBe( '/category/u-about/' );
		expect( await link( 'year' ) ).toBe( '/category/2025/' );
		const page = await site.get( '/u-about/' );
		expect( page.status ).toBe( 200 );
		expect( page.text ).toContain( `page-id-${ ids.page }` );
		await check( {
			'/category/u-about/': 200,
			'/category/2025/': 200,
			'/2025/': '302 /',
		} );
	} );

	test( 'posts, other taxonomies and missing pages are as before', async () => {
		await check( {
			'/u-post-1/': 200,
			'/first-flush-darjeeling/': 200,
			'/category/none/': 404,
			'/nothing-here/': 404,
			'/wp-json/wp/v2/categories?slug=u-leaf': 200,
		} );
	} );

	test( 'a category that is added, renamed or moved is at its URL at once', async () => {
		const admin = await site.as( 'admin' );
		const { body } = await admin.rest< { id: number; link: string } >(
			'POST',
			'/wp/v2/categories',
			{ name: 'u-new', parent: ids.leaf }
		);
		ids.added = body.id;
		expect( body.link ).toBe( `${ site.url }/u-leaf/u-new/` );
		await check( { '/u-leaf/u-new/': 200 } );
		await admin.rest( 'POST', `/wp/v2/categories/${ ids.leaf }`, {
			slug: 'u-stem',
		} );
		await check( { '/u-stem/u-new/': 200, '/u-stem/': 200 } );
		await admin.rest( 'POST', `/wp/v2/categories/${ ids.leaf }`, {
			slug: 'u-leaf',
		} );
	} );

	test( 'a page that takes the URL of a category gets it, until it is in the trash', async () => {
		const admin = await site.as( 'admin' );
		const { body } = await admin.rest< { id: number } >(
			'POST',
			'/wp/v2/pages',
			{ title: 'u-leaf', slug: 'u-leaf', status: 'publish' }
		);
		expect( ( await site.get( '/u-leaf/' ) ).text ).toContain(
			`page-id-${ body.id }`
		);
		expect( await link( 'leaf' ) ).toBe( '/category/u-leaf/' );
		await check( { '/category/u-leaf/': 200, '/u-leaf/u-green/': 200 } );
		await admin.rest( 'DELETE', `/wp/v2/pages/${ body.id }?force=true` );
		// The first page afterwards generates the rewrite rules.
		await check( { '/u-leaf/': 200 } );
		await check( {
			'/u-leaf/': 200,
			'/category/u-leaf/': '301 /u-leaf/',
		} );
	} );

	test( 'the sitemap lists the URLs without the base', async () => {
		await save( { enable_xml_sitemap: true } );
		const { text } = await site.get( '/sitemap-terms-category-1.xml' );
		expect( text ).toContain( `${ site.url }/u-leaf/u-green/` );
		expect( text ).not.toContain( '/category/u-leaf/' );
		await save( { enable_xml_sitemap: false } );
	} );

	test( 'rules are made once for many changes', async () => {
		const made = await site.php< number >(
			`add_filter( 'rewrite_rules_array', static function ( $rules ) {
				$GLOBALS['made'] = ( $GLOBALS['made'] ?? 0 ) + 1;
				return $rules;
			} );
			foreach ( range( 1, 5 ) as $i ) {
				wp_update_term( $args['green'], 'category', [ 'description' => "Number $i", 'slug' => "u-green" ] );
			}
			return $GLOBALS['made'] ?? 0;`,
			ids
		);
		expect( made ).toBe( 0 );
		await check( { '/u-leaf/u-green/': 200 } );
	} );

	test( 'with a front, and with the category in the URLs of posts', async () => {
		await withPermalinks( '/blog/%postname%/', async () => {
			expect( await link( 'green' ) ).toBe( '/blog/u-leaf/u-green/' );
			await check( {
				'/blog/u-leaf/u-green/': 200,
				'/blog/category/u-leaf/': '301 /blog/u-leaf/',
				'/blog/u-post-1/': 200,
			} );
		} );
		await withPermalinks( '/%category%/%postname%/', async () => {
			await check( {
				'/u-leaf/u-green/u-post-1/': 200,
				'/u-leaf/u-green/': 200,
				'/category/u-leaf/u-green/': '301 /u-leaf/u-green/',
				'/u-about/': 200,
			} );
		} );
	} );

	test( 'a post whose permalink gets the URL of a category with its terms has it at once', async () => {
		await withPermalinks( '/%category%/%postname%/', async () => {
			const post = await site.php< number >(
				`return wp_insert_post( [ 'post_title' => 'A post of tea', 'post_name' => 'u-green', 'post_status' => 'publish', 'post_category' => [ $args['about'] ] ] );`,
				ids
			);
			ids.postGreen = post;
			const setTerms = ( ...terms: number[] ) =>
				site.php( `wp_set_post_categories( ...$args );`, [
					post,
					terms,
				] );
			const title = async () =>
				( await site.get( '/u-leaf/u-green/' ) ).title;
			expect( await title() ).toContain( 'u-green' );
			await setTerms( ids.leaf! );
			expect( await title() ).toContain( 'A post of tea' );
			await check( { '/category/u-leaf/u-green/': 200 } );
			await setTerms( ids.about! );
			expect( await title() ).toContain( 'u-green' );
			await setTerms( ids.leaf!, ids.about! );
			expect( await title() ).toContain( 'A post of tea' );
			await site.php(
				`update_post_meta( $args['postGreen'], '_pharos_primary_category', $args['about'] );`,
				ids
			);
			expect( await title() ).toContain( 'u-green' );
			await site.php( `wp_delete_post( $args[0], true );`, [ post ] );
		} );
	} );

	test( 'with plain permalinks nothing changes', async () => {
		await withPermalinks( '', async () => {
			expect( await link( 'leaf' ) ).toBe( `/?cat=${ ids.leaf }` );
			await check( { [ `/?cat=${ ids.leaf }` ]: 200 } );
		} );
	} );
} );

describe( 'Once it is off again', () => {
	beforeAll( turnOff );

	test( 'the URLs without the base redirect permanently to those with it', async () => {
		expect( await link( 'leaf' ) ).toBe( '/category/u-leaf/' );
		await check( {
			'/category/u-leaf/u-green/': 200,
			'/u-leaf/': '301 /category/u-leaf/',
			'/u-leaf/u-green/page/2/': '301 /category/u-leaf/u-green/page/2/',
			'/u-leaf/u-green/feed/': '301 /category/u-leaf/u-green/feed/',
			'/תה-ירוק/': '301 /category/תה-ירוק/',
			'/u-leaf/?a=1': '301 /category/u-leaf/?a=1',
			'/none/u-green/': 404,
			'/u-about/': 200,
		} );
	} );
} );

test( 'a site that never turned it on loads nothing of it', async () => {
	await configure( {} );
	// Last, because WordPress is loaded again for the next call.
	await site.option( 'pharos_term_urls', null );
	const files = await site.php< string[] >(
		`return array_values( array_filter( get_included_files(), static fn( $file ) => str_contains( $file, '/TermUrls/' ) && ! str_ends_with( $file, '/Feature.php' ) ) );`
	);
	expect( files ).toEqual( [] );
} );
