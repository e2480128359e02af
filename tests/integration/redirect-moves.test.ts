/** Changed and removed URLs of content: the response of the former URL. */
import { configure } from './support/head';
import { add, clear, rest, visit, type Redirect } from './support/redirects';
import { site } from './support/site';

let made: Record< string, number > = {};

beforeEach( async () => {
	made = await site.php( `
		$post = static fn( $name, $type = 'page', $parent = 0 ) => wp_insert_post( [
			'post_title' => $name, 'post_name' => $name, 'post_type' => $type, 'post_parent' => $parent, 'post_status' => 'publish', 'post_author' => 1,
		] );
		$term = static fn( $name, $parent = 0 ) => wp_insert_term( $name, 'category', [ 'slug' => $name, 'parent' => $parent ] )['term_id'];
		$ids['post'] = $post( 'm-post', 'post' );
		$ids['docs'] = $post( 'm-docs' );
		$ids['start'] = $post( 'm-start', 'page', $ids['docs'] );
		$ids['leaf'] = $post( 'm-leaf' );
		$ids['category'] = $term( 'm-tea' );
		$ids['child'] = $term( 'm-green', $ids['category'] );
		return $ids;` );
} );

afterEach( async () => {
	await site.php(
		`foreach ( [ 'post', 'start', 'docs', 'leaf' ] as $name ) {
			wp_delete_post( $args[ $name ], true );
		}
		wp_delete_term( $args['child'], 'category' );
		wp_delete_term( $args['category'], 'category' );`,
		made
	);
	await clear();
} );

afterAll( () => site.resetSettings() );

async function stored() {
	const { body } = await rest< { items: Redirect[] } >( 'GET', '?order=asc' );
	return body.data.items.map(
		( { source, match, target, status, origin } ) =>
			`${ source } ${ match } ${ status } ${ target } ${ origin }`
	);
}

/** A request to WordPress's own REST API. */
async function change(
	path: string,
	body: object,
	role: 'admin' | 'author' = 'admin',
	method = 'POST'
) {
	const person = await site.as( role );
	return person.rest( method, `/wp/v2/${ path }`, body );
}

test( 'A page that gets another slug redirects to where it is, wherever it goes from there, and back without a trace', async () => {
	await change( `pages/${ made.leaf }`, { slug: 'm-second' } );
	expect( await stored() ).toEqual( [
		`/m-leaf/ exact 301 post-${ made.leaf } change`,
	] );
	expect( await visit( '/m-leaf/' ) ).toBe( '301 /m-second/' );

	await change( `pages/${ made.leaf }`, { slug: 'm-third' } );
	expect( await visit( '/m-leaf/' ) ).toBe( '301 /m-third/' );
	expect( await visit( '/m-second/' ) ).toBe( '301 /m-third/' );

	await change( `pages/${ made.leaf }`, { slug: 'm-leaf' } );
	expect( await visit( '/m-leaf/' ) ).toBe( '200' );
	expect( await visit( '/m-second/' ) ).toBe( '301 /m-leaf/' );
	expect( await stored() ).toHaveLength( 2 );
} );

test( 'A page that moves takes those below it along', async () => {
	await change( `pages/${ made.docs }`, { slug: 'm-help' } );
	expect( await visit( '/m-docs/' ) ).toBe( '301 /m-help/' );
	expect( await visit( '/m-docs/m-start/' ) ).toBe( '301 /m-help/m-start/' );
	expect( await stored() ).toHaveLength( 1 );
} );

test( 'A slug of a post that WordPress remembers is not stored twice', async () => {
	await change( `posts/${ made.post }`, { slug: 'm-post-2' } );
	expect( await stored() ).toEqual( [] );
	expect( await visit( '/m-post/' ) ).toBe( '301 /m-post-2/' );
	expect(
		await site.php( `return get_post_meta( $args[0], '_wp_old_slug' );`, [
			made.post,
		] )
	).toEqual( [ 'm-post' ] );
} );

test( 'A category that gets another slug takes its later pages along', async () => {
	await change( `categories/${ made.category }`, { slug: 'm-teas' } );
	expect( await visit( '/category/m-tea/' ) ).toBe( '301 /category/m-teas/' );
	expect( await visit( '/category/m-tea/page/2/' ) ).toBe(
		'301 /category/m-teas/page/2/'
	);
	expect( await stored() ).toEqual( [
		`/category/m-tea/ prefix 301 term-${ made.category } change`,
	] );
} );

test( 'An author archive moves with the name in its URL, where there are author archives', async () => {
	const rename = ( name: string ) =>
		site.php(
			`wp_update_user( [ 'ID' => get_user_by( 'login', 'author' )->ID, 'user_nicename' => $args[0] ] );`,
			[ name ]
		);
	const before = await site.php< string >(
		`return get_user_by( 'login', 'author' )->user_nicename;`
	);
	await configure( { author_archive: true } );
	await rename( 'm-writer' );
	expect( await visit( `/author/${ before }/` ) ).toBe(
		'301 /author/m-writer/'
	);
	await rename( 'm-poet' );
	expect( await visit( `/author/${ before }/` ) ).toBe(
		'301 /author/m-poet/'
	);
	await rename( before );
	await configure( {} );
} );

describe( 'What is to happen can be chosen with the change', () => {
	test.each( [
		[ 'default', `301 /m-other/` ],
		[ 'none', '404' ],
		[ 'gone', '410' ],
		[ '/m-docs/', '301 /m-docs/' ],
		[ 'https://tea.example/', '301 https://tea.example/' ],
	] )( '%s', async ( choice, visitor ) => {
		const { status } = await change( `pages/${ made.leaf }`, {
			slug: 'm-other',
			pharos_redirect: choice,
		} );
		expect( status ).toBe( 200 );
		expect( await visit( '/m-leaf/' ) ).toBe( visitor );
	} );

	test.each( [ '//evil.example', 'post-99999999', 7, { a: 1 } ] )(
		'%j is refused, and nothing of the request is stored',
		async ( choice ) => {
			const { status } = await change( `pages/${ made.leaf }`, {
				slug: 'm-other',
				pharos_redirect: choice,
			} );
			expect( status ).toBe( 400 );
			expect( await visit( '/m-leaf/' ) ).toBe( '200' );
		}
	);

	test( 'but only administrators send visitors to another site', async () => {
		const id = await site.php< number >(
			`return wp_insert_post( [ 'post_title' => 'm-mine', 'post_name' => 'm-mine', 'post_status' => 'publish', 'post_author' => get_user_by( 'login', 'author' )->ID ] );`
		);
		const answer = await change(
			`posts/${ id }`,
			{ slug: 'm-yours', pharos_redirect: 'https://evil.example/' },
			'author'
		);
		expect( answer.status ).toBe( 403 );
		const own = await change(
			`posts/${ id }`,
			{ slug: 'm-yours', pharos_redirect: '/m-docs/' },
			'author'
		);
		expect( own.status ).toBe( 200 );
		expect( await visit( '/m-mine/' ) ).toBe( '301 /m-docs/' );
		await site.php( `wp_delete_post( $args[0], true );`, [ id ] );
	} );
} );

describe( 'Content that goes to the trash', () => {
	test( 'redirects nowhere, nor do its children, whose URLs change, until it is back', async () => {
		await change( `pages/${ made.docs }`, {}, 'admin', 'DELETE' );
		expect( await visit( '/m-docs/' ) ).toBe( '404' );
		// Not to /m-docs__trashed/m-start/.
		expect( await visit( '/m-docs/m-start/' ) ).toBe( '404' );
		await site.php(
			`wp_untrash_post( $args[0] ); wp_publish_post( $args[0] );`,
			[ made.docs ]
		);
		expect( await visit( '/m-docs/m-start/' ) ).toBe( '200' );
	} );

	test( 'is gone for good when that is chosen, until it is back', async () => {
		await change(
			`pages/${ made.leaf }?pharos_redirect=gone`,
			{},
			'admin',
			'DELETE'
		);
		expect( await visit( '/m-leaf/' ) ).toBe( '410' );
		await site.php(
			`wp_untrash_post( $args[0] ); wp_publish_post( $args[0] );`,
			[ made.leaf ]
		);
		expect( await visit( '/m-leaf/' ) ).toBe( '200' );
		expect( await stored() ).toEqual( [] );
	} );

	test( 'or redirects to another page, also a term that is deleted', async () => {
		await change(
			`categories/${ made.child }?force=true&pharos_redirect=term-${ made.category }`,
			{},
			'admin',
			'DELETE'
		);
		expect( await visit( '/category/m-tea/m-green/' ) ).toBe(
			'301 /category/m-tea/'
		);
	} );
} );

describe( 'What is below something that is deleted moves up, and redirects', () => {
	const remove = ( path: string ) => change( path, {}, 'admin', 'DELETE' );

	test( 'a category, with its paginated archives', async () => {
		await configure( { term_urls_without_base: [ 'category' ] } );
		await remove( `categories/${ made.category }?force=true` );
		expect( await visit( '/m-tea/' ) ).toBe( '404' );
		expect( await visit( '/m-tea/m-green/' ) ).toBe( '301 /m-green/' );
		expect( await visit( '/m-tea/m-green/page/2/' ) ).toBe(
			'301 /m-green/page/2/'
		);
		expect( await stored() ).toEqual( [
			`/m-tea/m-green/ prefix 301 term-${ made.child } change`,
		] );
		await configure( {} );
		await site.php(
			`delete_option( 'pharos_term_urls' ); delete_option( 'rewrite_rules' );`
		);
	} );

	test( 'a category that WordPress shows below any parent, until its slug changes', async () => {
		await remove( `categories/${ made.category }?force=true` );
		expect( await visit( '/category/m-tea/m-green/' ) ).toBe( '200' );
		await change( `categories/${ made.child }`, { slug: 'm-matcha' } );
		expect( await visit( '/category/m-tea/m-green/' ) ).toBe(
			'301 /category/m-matcha/'
		);
	} );

	test( 'a category, whatever is chosen for the deleted one, and back to a URL that it had before', async () => {
		await change( `categories/${ made.child }`, { parent: 0 } );
		await change( `categories/${ made.child }`, { parent: made.category } );
		await remove(
			`categories/${ made.category }?force=true&pharos_redirect=gone`
		);
		expect( await visit( '/category/m-tea/' ) ).toBe( '410' );
		expect( await visit( '/category/m-green/' ) ).toBe( '200' );
		expect( await stored() ).toEqual( [
			'/category/m-tea/ exact 410  change',
			`/category/m-tea/m-green/ prefix 301 term-${ made.child } change`,
		] );
	} );

	test( 'nothing where that is chosen', async () => {
		await remove(
			`categories/${ made.category }?force=true&pharos_redirect=none`
		);
		expect( await stored() ).toEqual( [] );
	} );

	test( 'a page', async () => {
		await remove( `pages/${ made.docs }?force=true` );
		expect( await visit( '/m-docs/' ) ).toBe( '404' );
		expect( await stored() ).toEqual( [
			`/m-docs/m-start/ exact 301 post-${ made.start } change`,
		] );
		expect( await visit( '/m-docs/m-start/' ) ).toBe( '301 /m-start/' );
	} );

	test( 'a page that was in the trash before', async () => {
		await remove( `pages/${ made.docs }` );
		await remove( `pages/${ made.docs }?force=true` );
		expect( await visit( '/m-docs/m-start/' ) ).toBe( '301 /m-start/' );
		expect( await visit( '/m-docs__trashed/m-start/' ) ).toBe(
			'301 /m-start/'
		);
	} );
} );

test( 'A post that moves to another category, in the permalink, is found by WordPress: it gets no redirect', async () => {
	const permalinks = ( structure: string ) =>
		site.php(
			`$GLOBALS['wp_rewrite']->set_permalink_structure( $args[0] ); delete_option( 'rewrite_rules' );`,
			[ structure ]
		);
	await permalinks( '/%category%/%postname%/' );
	try {
		// The redirect of the former permalinks.
		await visit( '/' );
		await clear();
		const { category, child, post } = made;
		await change( `posts/${ post }`, { categories: [ child ] } );
		await change( `posts/${ post }`, { categories: [ category ] } );
		expect( await stored() ).toEqual( [] );
		expect( await visit( '/m-tea/m-green/m-post/' ) ).toBe(
			'301 /m-tea/m-post/'
		);
	} finally {
		await permalinks( '/%postname%/' );
	}
} );

test( 'A redirect that a user has entered stays', async () => {
	await add( { source: '/m-leaf/', target: '/m-docs/' } );
	await change( `pages/${ made.leaf }`, { slug: 'm-other' } );
	expect( await visit( '/m-leaf/' ) ).toBe( '301 /m-docs/' );
} );

test( 'Drafts redirect nowhere, until they are published at another URL', async () => {
	for ( const path of [ `pages/${ made.leaf }`, `posts/${ made.post }` ] ) {
		const old = path.startsWith( 'pages' ) ? '/m-leaf/' : '/m-post/';
		await change( path, { status: 'draft' } );
		expect( await visit( old ) ).toBe( '404' );
		await change( path, { slug: `m-draft-${ old.slice( 3, -1 ) }` } );
		expect( await visit( old ) ).toBe( '404' );
		await change( path, { status: 'publish' } );
		expect( await visit( old ) ).toBe(
			`301 /m-draft-${ old.slice( 3, -1 ) }/`
		);
	}
} );

test( 'A category that is renamed without the base of its URL is found with it, too', async () => {
	await configure( { term_urls_without_base: [ 'category' ] } );
	await change( `categories/${ made.category }`, { slug: 'm-teas' } );
	await change( `categories/${ made.child }`, { slug: 'm-matcha' } );
	for ( const base of [ '/category', '' ] ) {
		expect( await visit( `${ base }/m-tea/` ) ).toBe( '301 /m-teas/' );
		for ( const parent of [ 'm-tea', 'm-teas' ] ) {
			expect( await visit( `${ base }/${ parent }/m-green/` ) ).toBe(
				'301 /m-teas/m-matcha/'
			);
		}
	}
	await configure( {} );
	await site.php(
		`delete_option( 'pharos_term_urls' ); delete_option( 'rewrite_rules' );`
	);
	expect( await visit( '/m-tea/m-green/' ) ).toBe(
		'301 /category/m-teas/m-matcha/'
	);
} );

test( 'Changes of the text redirect nothing; nor does a site that has turned redirects off', async () => {
	await change( `pages/${ made.leaf }`, { content: 'Tea' } );
	expect( await stored() ).toEqual( [] );

	await configure( { enable_redirects: false } );
	await change( `pages/${ made.leaf }`, { slug: 'm-other' } );
	await configure( {} );
	expect( await stored() ).toEqual( [] );
} );
