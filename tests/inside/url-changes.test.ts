/**
 * What becomes of former URLs, asked where they change: forms and lists of WordPress, and afterwards over REST.
 */
import type { Person, Role } from '../support/site';
import { configure } from '../integration/support/head';
import { nonceOf } from '../integration/support/nonce';
import {
	add,
	clear,
	rest,
	visit,
	type Redirect,
} from '../integration/support/redirects';
import { site } from '../integration/support/site';
import { removeThemeStyles } from '../integration/support/theme-styles';

interface Item {
	key: string;
	object: string;
	old: string;
	new: string;
	slug: string;
	answer: { kind: string; status: number; target: string } | null;
	problem: string;
}

const CLASSIC = `add_filter( 'use_block_editor_for_post', '__return_false' );`;

let made: Record< string, number > = {};

beforeEach( async () => {
	made = await site.php( `
		$post = static fn( $name, $type = 'page', $parent = 0, $author = 1 ) => wp_insert_post( [
			'post_title' => $name, 'post_name' => $name, 'post_type' => $type, 'post_parent' => $parent, 'post_status' => 'publish', 'post_author' => $author,
		] );
		$ids['post'] = $post( 'u-post', 'post' );
		$ids['own'] = $post( 'u-own', 'post', 0, get_user_by( 'login', 'author' )->ID );
		$ids['docs'] = $post( 'u-docs' );
		$ids['start'] = $post( 'u-start', 'page', $ids['docs'] );
		$ids['leaf'] = $post( 'u-leaf' );
		$ids['term'] = wp_insert_term( 'u-tea', 'category', [ 'slug' => 'u-tea' ] )['term_id'];
		return $ids;` );
} );

afterEach( async () => {
	await site.php(
		`foreach ( [ 'post', 'own', 'start', 'docs', 'leaf' ] as $name ) {
			wp_delete_post( $args[ $name ], true );
		}
		wp_delete_term( $args['term'], 'category' );
		$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->options} WHERE option_name LIKE '%pharos\\\\_url\\\\_changes%'" );
		wp_cache_flush();`,
		made
	);
	await clear();
} );

removeThemeStyles();
afterAll( () => site.resetSettings() );

async function stored() {
	const { body } = await rest< { items: Redirect[] } >( 'GET', '?order=asc' );
	return body.data.items.map(
		( { source, match, target, status, origin } ) =>
			`${ source } ${ match } ${ status } ${ target } ${ origin }`
	);
}

/** A request of WordPress's own REST API. */
async function change(
	path: string,
	body: object,
	{ role = 'admin', method = 'POST' }: { role?: Role; method?: string } = {}
) {
	const person = await site.as( role );
	const answer = await person.rest( method, `/wp/v2/${ path }`, body );
	expect( answer.status ).toBe( 200 );
}

/** The routes of what the person has just changed. */
async function recent(
	method = 'GET',
	path = '',
	body?: object,
	role: Role = 'admin'
) {
	const person = await site.as( role );
	const answer = await person.rest< {
		code?: string;
		message?: string;
		data: { items: Item[] };
	} >( method, `/pharos/v1/url-changes${ path }`, body );
	return { status: answer.status, ...answer.body };
}

/** Runs something while the site has a plugin of one line. */
async function withPlugin( code: string, run: () => Promise< void > ) {
	await site.php(
		`file_put_contents( WPMU_PLUGIN_DIR . '/url-changes.php', '<?php ' . $args[0] );`,
		[ code ]
	);
	try {
		await run();
	} finally {
		await site.php( `unlink( WPMU_PLUGIN_DIR . '/url-changes.php' );` );
	}
}

/** The keys of what the administrator has just changed. */
const keys = async () =>
	( await recent() ).data.items.map( ( { key } ) => key );

const choose = async ( redirect: string ) =>
	recent( 'POST', '', { keys: await keys(), redirect } );

const undo = async () => recent( 'POST', '/undo', { keys: await keys() } );

const send = async (
	person: Person,
	path: string,
	values: Record< string, string >
) =>
	(
		await person.fetch( path, {
			method: 'POST',
			body: new URLSearchParams( values ),
		} )
	).text();

/** What a page of the administration tells its script. */
async function toldOn( path: string, role: Role = 'admin' ) {
	const { text } = await ( await site.as( role ) ).get( path );
	const [ , json ] = /window\.pharosUrlChanges = (.*?);\n/.exec( text ) ?? [];
	return json
		? ( JSON.parse( json ) as { items?: Item[]; statuses: string[] } )
		: null;
}

describe( 'Forms of WordPress send the choice along', () => {
	const quickEdit = async (
		kind: 'post' | 'term',
		values: Record< string, string >
	) => {
		const admin = await site.as( 'admin' );
		return send( admin, '/wp-admin/admin-ajax.php', {
			_inline_edit: await nonceOf(
				kind === 'post' ? 'inlineeditnonce' : 'taxinlineeditnonce'
			),
			...( kind === 'post'
				? {
						action: 'inline-save',
						post_type: 'page',
						screen: 'edit-page',
						post_view: 'list',
						post_title: 'u-leaf',
						_status: 'publish',
						post_ID: String( made.leaf ),
					}
				: {
						action: 'inline-save-tax',
						taxonomy: 'category',
						name: 'u-tea',
						tax_ID: String( made.term ),
					} ),
			...values,
		} );
	};

	test.each( [
		[ 'default', '301 /u-other/' ],
		[ 'none', '404' ],
		[ 'gone', '410' ],
		[ '/u-docs/', '301 /u-docs/' ],
	] )( 'quick edit of a page: %s', async ( choice, visitor ) => {
		const row = await quickEdit( 'post', {
			post_name: 'u-other',
			pharos_redirect: choice,
		} );
		expect( row ).toContain( '<tr' );
		expect( await visit( '/u-other/' ) ).toBe( '200' );
		expect( await visit( '/u-leaf/' ) ).toBe( visitor );
	} );

	test.each( [ 'u-docs', '//evil.example' ] )(
		'quick edit refuses the target %s with a message, and changes nothing',
		async ( target ) => {
			for ( const kind of [ 'post', 'term' ] as const ) {
				const answer = await quickEdit( kind, {
					[ kind === 'post' ? 'post_name' : 'slug' ]: 'u-other',
					pharos_redirect: target,
				} );
				expect( answer ).toMatch( /Begin with \/ for a page/ );
				expect( answer ).not.toContain( '<tr' );
			}
			expect( await visit( '/u-leaf/' ) ).toBe( '200' );
			expect( await visit( '/category/u-tea/' ) ).toBe( '200' );
		}
	);

	test( 'quick edit of a category', async () => {
		await quickEdit( 'term', {
			slug: 'u-teas',
			pharos_redirect: '/u-docs/',
		} );
		expect( await visit( '/category/u-tea/' ) ).toBe( '301 /u-docs/' );
	} );

	test( 'the form of a category; a target that is refused is told, and the default holds', async () => {
		const admin = await site.as( 'admin' );
		const form = `/wp-admin/term.php?taxonomy=category&tag_ID=${ made.term }`;
		const save = async ( slug: string, choice: string ) =>
			send( admin, '/wp-admin/edit-tags.php', {
				action: 'editedtag',
				tag_ID: String( made.term ),
				taxonomy: 'category',
				name: 'u-tea',
				slug,
				_wpnonce: await nonceOf( `update-tag_${ made.term }` ),
				pharos_redirect: choice,
			} );
		await save( 'u-teas', 'gone' );
		expect( await visit( '/category/u-tea/' ) ).toBe( '410' );
		await save( 'u-leaves', 'nowhere' );
		expect( await visit( '/category/u-teas/' ) ).toBe(
			'301 /category/u-leaves/'
		);
		const told = await toldOn( `${ form }&message=3` );
		expect( told?.items ).toMatchObject( [
			{
				object: `term-${ made.term }`,
				old: '/category/u-teas/',
				new: '/category/u-leaves/',
				problem: expect.stringMatching( /Begin with/ ),
				answer: { kind: 'redirect', status: 301 },
			},
		] );
		// Nothing has just been done.
		expect( ( await toldOn( form ) )?.items ).toEqual( [] );
	} );

	test( 'the classic editor', async () => {
		await withPlugin( CLASSIC, async () => {
			const admin = await site.as( 'admin' );
			const form = `/wp-admin/post.php?post=${ made.leaf }&action=edit`;
			await send( admin, '/wp-admin/post.php', {
				action: 'editpost',
				post_ID: String( made.leaf ),
				post_type: 'page',
				post_title: 'u-leaf',
				post_name: 'u-other',
				_wpnonce: await nonceOf( `update-post_${ made.leaf }` ),
				pharos_redirect: '/u-docs/',
			} );
			expect( await visit( '/u-leaf/' ) ).toBe( '301 /u-docs/' );
			expect( ( await toldOn( `${ form }&message=1` ) )?.items ).toEqual(
				[ expect.objectContaining( { old: '/u-leaf/' } ) ]
			);
		} );
	} );
} );

test( 'Who chooses not to redirect a post gets no redirect of WordPress either', async () => {
	await change( `posts/${ made.post }`, {
		slug: 'v-other',
		pharos_redirect: 'none',
	} );
	expect( await visit( '/u-post/' ) ).toBe( '404' );
	// Said afterwards: the redirect is back.
	await choose( 'default' );
	expect( await visit( '/u-post/' ) ).toBe( '301 /v-other/' );
	await choose( 'none' );
	expect( await visit( '/u-post/' ) ).toBe( '404' );
	expect( await stored() ).toEqual( [] );
} );

describe( 'Afterwards', () => {
	test( 'what was changed is listed with what visitors get, and can be chosen otherwise', async () => {
		await change( `pages/${ made.docs }`, { slug: 'u-help' } );
		expect( ( await recent() ).data.items ).toMatchObject( [
			{
				object: `post-${ made.docs }`,
				old: '/u-docs/',
				new: '/u-help/',
				slug: 'u-docs',
				answer: { kind: 'redirect', status: 301, target: '/u-help/' },
			},
		] );
		const chosen = await choose( '/u-leaf/' );
		expect( chosen.data.items[ 0 ]?.answer ).toEqual( {
			kind: 'redirect',
			status: 301,
			target: '/u-leaf/',
		} );
		expect( await stored() ).toEqual( [
			'/u-docs/ exact 301 /u-leaf/ change',
		] );
		await choose( 'gone' );
		expect( await visit( '/u-docs/' ) ).toBe( '410' );
		await choose( 'none' );
		expect( await stored() ).toEqual( [] );
		await choose( 'default' );
		expect( await visit( '/u-docs/u-start/' ) ).toBe(
			'301 /u-help/u-start/'
		);
	} );

	test( 'targets are checked as ever, and a redirect that was added by hand stays', async () => {
		await add( { source: '/u-leaf/', target: '/u-docs/' } );
		await change( `pages/${ made.leaf }`, { slug: 'u-other' } );
		for ( const target of [ 'x', '//evil.example', 'post-99999999' ] ) {
			expect( await choose( target ) ).toMatchObject( {
				status: 400,
				message: expect.stringContaining( '.' ),
			} );
		}
		await choose( 'gone' );
		expect( await visit( '/u-leaf/' ) ).toBe( '301 /u-docs/' );
		expect( await stored() ).toEqual( [
			'/u-leaf/ exact 301 /u-docs/ manual',
		] );
	} );

	test( 'an undo puts URL and redirects back', async () => {
		// The page comes back to a URL that redirects to it, and leaves another one.
		await change( `pages/${ made.leaf }`, { slug: 'u-second' } );
		await change( `pages/${ made.leaf }`, { slug: 'u-leaf' } );
		expect( await visit( '/u-second/' ) ).toBe( '301 /u-leaf/' );
		expect( await undo() ).toMatchObject( { status: 200 } );
		expect( await visit( '/u-second/' ) ).toBe( '200' );
		expect( await visit( '/u-leaf/' ) ).toBe( '301 /u-second/' );
		expect( await stored() ).toEqual( [
			`/u-leaf/ exact 301 post-${ made.leaf } change`,
		] );
		// Once; and the change before it, whose URL the page has again, isn't announced again.
		expect( ( await recent() ).data.items ).toEqual( [] );
	} );

	test( 'also of a parent, of what WordPress remembers, and of a category', async () => {
		await change( `pages/${ made.start }`, { parent: 0 } );
		expect( await visit( '/u-docs/u-start/' ) ).toBe( '301 /u-start/' );
		await undo();
		expect( await visit( '/u-docs/u-start/' ) ).toBe( '200' );
		expect( await visit( '/u-start/' ) ).not.toBe( '200' );

		await change( `posts/${ made.post }`, { slug: 'v-other' } );
		await undo();
		expect( await visit( '/u-post/' ) ).toBe( '200' );
		expect(
			await site.php(
				`return get_post_meta( $args[0], '_wp_old_slug' );`,
				[ made.post ]
			)
		).toEqual( [] );

		await change( `categories/${ made.term }`, { slug: 'u-teas' } );
		await undo();
		expect( await visit( '/category/u-tea/' ) ).toBe( '200' );
		expect( await visit( '/category/u-teas/' ) ).toBe( '404' );
		expect( await stored() ).toEqual( [] );
	} );

	test( 'also of the date and the author, where URLs contain them', async () => {
		const permalinks = ( structure: string ) =>
			site.php(
				`$GLOBALS['wp_rewrite']->set_permalink_structure( $args[0] ); delete_option( 'rewrite_rules' );`,
				[ structure ]
			);
		const writer = await site.php< { id: number; name: string } >(
			`$user = get_user_by( 'login', 'author' ); return [ 'id' => $user->ID, 'name' => $user->user_nicename ];`
		);
		await permalinks( '/%year%/%author%/%postname%/' );
		try {
			const [ before, owner ] = await site.php< [ string, string ] >(
				`$post = get_post( $args[0] ); return [ $post->post_date, get_userdata( 1 )->user_nicename ];`,
				[ made.post ]
			);
			const old = `/${ before.slice( 0, 4 ) }/${ owner }/u-post/`;
			await change( `posts/${ made.post }`, {
				date: '2001-02-03T04:05:06',
				author: writer.id,
				pharos_redirect: 'gone',
			} );
			expect( await visit( old ) ).toBe( '410' );
			expect( await visit( `/2001/${ writer.name }/u-post/` ) ).toBe(
				'200'
			);
			expect( await undo() ).toMatchObject( { status: 200 } );
			expect( await visit( old ) ).toBe( '200' );
			expect(
				await site.php( `return get_post( $args[0] )->post_date;`, [
					made.post,
				] )
			).toBe( before );
		} finally {
			await permalinks( '/%postname%/' );
		}
	} );

	test( 'an undo is refused when the URL was changed once more', async () => {
		await change( `pages/${ made.leaf }`, { slug: 'u-second' } );
		const first = await keys();
		await site.php(
			`wp_update_post( [ 'ID' => $args[0], 'post_name' => 'u-third' ] );`,
			[ made.leaf ]
		);
		expect(
			await recent( 'POST', '/undo', { keys: first } )
		).toMatchObject( { status: 409, code: 'pharos_url_conflict' } );
		expect( await visit( '/u-third/' ) ).toBe( '200' );
	} );

	test( 'or when other content has the former URL', async () => {
		await change( `pages/${ made.leaf }`, { slug: 'u-second' } );
		const first = await keys();
		await site.php(
			`wp_update_post( [ 'ID' => $args[0], 'post_name' => 'u-leaf', 'post_parent' => 0 ] );`,
			[ made.start ]
		);
		expect(
			await recent( 'POST', '/undo', { keys: first } )
		).toMatchObject( { status: 409 } );
		expect( await visit( '/u-second/' ) ).toBe( '200' );
	} );

	test( 'users can’t see or decide about changes of others', async () => {
		await change( `pages/${ made.leaf }`, { slug: 'u-second' } );
		const [ key ] = await keys();
		expect(
			( await recent( 'GET', '', undefined, 'author' ) ).data.items
		).toEqual( [] );
		for ( const path of [ '', '/undo' ] ) {
			expect(
				await recent( 'POST', path, { keys: [ key ] }, 'author' )
			).toMatchObject( { status: 404 } );
		}
		expect( await visit( '/u-leaf/' ) ).toBe( '301 /u-second/' );
	} );

	test( 'authors choose for their posts, but no other site', async () => {
		await change(
			`posts/${ made.own }`,
			{ slug: 'v-own' },
			{ role: 'author' }
		);
		const { data } = await recent( 'GET', '', undefined, 'author' );
		const mine = data.items.map( ( { key } ) => key );
		const chosen = ( redirect: string ) =>
			recent( 'POST', '', { keys: mine, redirect }, 'author' );
		expect( await chosen( 'https://evil.example/' ) ).toMatchObject( {
			status: 403,
		} );
		expect( await chosen( '/u-docs/' ) ).toMatchObject( { status: 200 } );
		expect( await visit( '/u-own/' ) ).toBe( '301 /u-docs/' );
	} );
} );

describe( 'Content in the trash', () => {
	/** Moves pages to the trash as the list does; the page that WordPress goes to. */
	async function trash( ...pages: number[] ) {
		const admin = await site.as( 'admin' );
		const query = new URLSearchParams( {
			post_type: 'page',
			action: 'trash',
			_wpnonce: await nonceOf( 'bulk-posts' ),
		} );
		pages.forEach( ( id ) => query.append( 'post[]', String( id ) ) );
		const { location } = await admin.get( `/wp-admin/edit.php?${ query }` );
		const next = new URL( location ?? '', `${ site.url }/wp-admin/` );
		return next.pathname + next.search;
	}

	const restore = ( ...pages: number[] ) =>
		site.php(
			`add_filter( 'wp_untrash_post_status', 'wp_untrash_post_set_previous_status', 10, 3 );
			array_map( 'wp_untrash_post', $args );`,
			pages
		);

	test( 'is told of in the list, where something can be chosen until it is back', async () => {
		const next = await trash( made.leaf! );
		expect( ( await toldOn( next ) )?.items ).toMatchObject( [
			{
				old: '/u-leaf/',
				new: '',
				answer: { kind: 'not_found', status: 404 },
			},
		] );
		await choose( 'gone' );
		expect( await visit( '/u-leaf/' ) ).toBe( '410' );
		await choose( '/u-docs/' );
		expect( await visit( '/u-leaf/' ) ).toBe( '301 /u-docs/' );
		await restore( made.leaf! );
		expect( await visit( '/u-leaf/' ) ).toBe( '200' );
		expect( await stored() ).toEqual( [] );
	} );

	test( 'several at once, with what is below them', async () => {
		const next = await trash( made.leaf!, made.docs! );
		expect(
			( await toldOn( next ) )?.items?.map( ( { old } ) => old )
		).toEqual( [ '/u-leaf/', '/u-docs/' ] );
		await choose( '/u-own/' );
		expect( await visit( '/u-leaf/' ) ).toBe( '301 /u-own/' );
		expect( await visit( '/u-docs/' ) ).toBe( '301 /u-own/' );
		await restore( made.leaf!, made.docs! );
		expect( await visit( '/u-docs/u-start/' ) ).toBe( '200' );
		expect( await stored() ).toEqual( [] );
	} );

	test( 'a category that is deleted', async () => {
		await change(
			`categories/${ made.term }?force=true`,
			{},
			{ method: 'DELETE' }
		);
		expect(
			(
				await toldOn(
					'/wp-admin/edit-tags.php?taxonomy=category&message=2'
				)
			)?.items
		).toMatchObject( [ { old: '/category/u-tea/' } ] );
		await choose( 'gone' );
		expect( await visit( '/category/u-tea/' ) ).toBe( '410' );
		expect( await undo() ).toMatchObject( { status: 409 } );
	} );
} );

test( 'An author archive that moves is told of on the profile', async () => {
	await configure( { author_archive: true } );
	const [ before, name ] = await site.php< [ string, string ] >(
		`$user = get_userdata( 1 );
		$before = [ $user->user_nicename, $user->display_name ];
		// WordPress stores the name with entities.
		wp_update_user( [ 'ID' => 1, 'display_name' => 'Ada & Co' ] );
		wp_update_user( [ 'ID' => 1, 'user_nicename' => 'u-poet' ] );
		return $before;`,
		{},
		1
	);
	expect(
		( await toldOn( '/wp-admin/profile.php?updated=1' ) )?.items
	).toMatchObject( [
		{
			title: 'Ada & Co',
			old: `/author/${ before }/`,
			new: '/author/u-poet/',
		},
	] );
	await site.php(
		`wp_update_user( [ 'ID' => 1, 'display_name' => $args['name'] ] );`,
		{ name }
	);
	await undo();
	expect( await visit( `/author/${ before }/` ) ).toBe( '200' );
	expect( await stored() ).toEqual( [] );
	await configure( {} );
	expect( await toldOn( '/wp-admin/profile.php?updated=1' ) ).toBeNull();
} );

describe( 'Nothing is asked', () => {
	const PAGES = [
		'edit.php?post_type=page',
		'edit-tags.php?taxonomy=category',
		'post-new.php?post_type=page',
	];
	const asked = async ( role: Role = 'admin' ) =>
		Promise.all(
			PAGES.map(
				async ( path ) =>
					( await toldOn( `/wp-admin/${ path }`, role ) ) !== null
			)
		);

	test( 'but on lists and in editors of what has pages', async () => {
		await configure( {} );
		expect( await asked() ).toEqual( [ true, true, true ] );
		expect( await asked( 'editor' ) ).toEqual( [ true, true, true ] );
		for ( const path of [
			'edit.php?post_type=wp_block',
			'users.php',
			'index.php',
		] ) {
			expect( await toldOn( `/wp-admin/${ path }` ) ).toBeNull();
		}
	} );

	test( 'while redirects are turned off, and nothing is remembered', async () => {
		await configure( { enable_redirects: false } );
		expect( await asked() ).toEqual( [ false, false, false ] );
		await change( `pages/${ made.leaf }`, { slug: 'u-second' } );
		expect( ( await recent() ).status ).toBe( 404 );
		await configure( {} );
		expect( ( await recent() ).data.items ).toEqual( [] );
	} );

	test( 'with plain permalinks', async () => {
		await withPlugin(
			`add_filter( 'pre_option_permalink_structure', '__return_empty_string' );`,
			async () => {
				expect( await asked() ).toEqual( [ false, false, false ] );
			}
		);
	} );

	test( 'while another SEO plugin is active', async () => {
		await withPlugin(
			`add_filter( 'pharos_other_seo_plugins', static fn( $plugins ) => $plugins + [ 'pharos-seo/pharos-seo.php' => [ 'slug' => '', 'name' => 'Other' ] ] );`,
			async () => {
				expect( await asked() ).toEqual( [ false, false, false ] );
			}
		);
	} );

	test( 'without the right to publish', async () => {
		await withPlugin(
			`add_filter( 'user_has_cap', static fn( $caps ) => [ 'publish_posts' => false ] + $caps );`,
			async () => {
				expect( await asked() ).toEqual( [ false, false, false ] );
				expect( ( await recent() ).status ).toBe( 403 );
			}
		);
	} );
} );
