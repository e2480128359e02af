/**
 * Data related to the SEO of an object: primary terms, revisions, rows of other plugins, images, duplicates, sitemaps,
 * lists.
 */
import { configure, withContent } from '../integration/support/head';
import { clear, read, rowsOf, write } from '../integration/support/object-seo';
import { site } from '../integration/support/site';

const content = withContent();
const id = ( name: string ) => content.ids[ name ];
const plain = () => `/wp/v2/posts/${ id( 'plain' ) }`;
let tea = 0;
const category = () => `/wp/v2/categories/${ tea }`;

beforeAll( async () => {
	tea = await site.php< number >(
		`return get_category_by_slug( 'tea' )->term_id;`
	);
} );

describe( 'The main one of several categories', () => {
	let post = '';
	let first = 0;
	let second = 0;
	let page = '';

	beforeAll( async () => {
		await configure( { page_title: '%title% in %primary_term%' } );
		const made = await site.php< {
			id: number;
			terms: [ number, number ];
		} >(
			`$first = wp_insert_term( 'Aardvarks', 'category' )['term_id'];
			$second = wp_insert_term( 'Zebras', 'category' )['term_id'];
			$id = wp_insert_post( [ 'post_title' => 'Two homes', 'post_name' => 'x-two', 'post_status' => 'publish', 'post_category' => [ $first, $second ] ] );
			update_option( 'permalink_structure', '/%category%/%postname%/' );
			$GLOBALS['wp_rewrite']->init();
			flush_rewrite_rules( false );
			return [ 'id' => $id, 'terms' => [ $first, $second ] ];`
		);
		post = `/wp/v2/posts/${ made.id }`;
		[ first, second ] = made.terms;
		content.ids.two = made.id;
		page = '/zebras/x-two/';
	} );
	afterAll( () =>
		site.php(
			`foreach ( $args as $term ) { wp_delete_term( $term, 'category' ); }
			update_option( 'permalink_structure', '/%postname%/' );
			$GLOBALS['wp_rewrite']->init();
			flush_rewrite_rules( false );`,
			[ first, second ]
		)
	);

	const link = async () =>
		( await site.rest< { link: string } >( 'GET', post ) ).body.link;

	test( 'is the first by name until the post says another', async () => {
		expect( await link() ).toBe( `${ site.url }/aardvarks/x-two/` );
		expect(
			( await write( post, { primary_category: second } ) ).status
		).toBe( 200 );
		expect( await link() ).toBe( `${ site.url }/zebras/x-two/` );
	} );

	test( 'is in title, address and section of its page, which leads nowhere else', async () => {
		await write( post, { primary_category: second } );
		const head = await site.get( page );
		expect( head.status ).toBe( 200 );
		expect( head.title ).toBe( 'Two homes in Zebras' );
		expect( head.link( 'canonical' ) ).toBe( site.url + page );
		expect( head.meta( 'article:section' ) ).toBe( 'Zebras' );
	} );

	test( 'is output only where it was chosen, and the first by name always', async () => {
		const render = () =>
			site.php< string >(
				`return ( new Pharos\\Template\\Variables( new Pharos\\Settings\\Settings() ) )->render( '%chosen_term:category% / %first_term:category% / 5%percent%off%', Pharos\\Page\\Context::of_post( get_post( $args[0] ) ) );`,
				[ content.ids.two ]
			);
		await write( post, { primary_category: second } );
		expect( await render() ).toBe( 'Zebras / Aardvarks / 5%off%' );
		await write( post, { primary_category: 0 } );
		expect( await render() ).toBe( 'Aardvarks / 5%off%' );
	} );

	test( 'is one of the post: a term that it has lost is none', async () => {
		await write( post, { primary_category: second } );
		await site.php(
			`wp_set_post_categories( $args['id'], [ $args['term'] ] );`,
			{
				id: content.ids.two,
				term: first,
			}
		);
		expect( await link() ).toBe( `${ site.url }/aardvarks/x-two/` );
		await site.php(
			`wp_set_post_categories( $args['id'], $args['terms'] );`,
			{
				id: content.ids.two,
				terms: [ first, second ],
			}
		);
	} );

	test( 'must exist', async () => {
		expect(
			( await write( post, { primary_category: 9_999_999 } ) ).status
		).toBe( 400 );
	} );
} );

describe( 'Restoring a revision', () => {
	const route = () => `/wp/v2/posts/${ id( 'revised' ) }`;
	beforeAll( async () => {
		content.ids.revised = await site.php< number >(
			`return wp_insert_post( [ 'post_title' => 'Revised', 'post_status' => 'publish' ] );`
		);
	} );
	afterEach( async () => {
		await site.php(
			`foreach ( wp_get_post_revisions( $args['id'] ) as $revision ) { wp_delete_post_revision( $revision ); }`,
			{ id: id( 'revised' ) }
		);
		await clear( route() );
	} );

	/** Saves the post as the editor does, which creates a revision. */
	const save = async ( text: string, fields: object = {} ) => {
		const admin = await site.as( 'admin' );
		const { status } = await admin.rest( 'POST', route(), {
			content: text,
			pharos_seo: fields,
		} );
		expect( status ).toBe( 200 );
	};
	/** Restores the revision with this content, and returns the fields that then have a value. */
	const restore = async ( text: string ) => {
		await site.php(
			`foreach ( wp_get_post_revisions( $args['id'] ) as $revision ) {
				if ( $revision->post_content === $args['content'] ) { return wp_restore_post_revision( $revision ); }
			}
			throw new Exception( 'No such revision.' );`,
			{ id: id( 'revised' ), content: text },
			1
		);
		return Object.fromEntries(
			Object.entries( await read( route() ) ).filter(
				( [ , value ] ) =>
					value !== '' &&
					value !== 0 &&
					JSON.stringify( value ) !== '{}'
			)
		);
	};
	/** Writes fields like the bulk editor and migrations: without a revision. */
	const writeElsewhere = ( fields: object ) =>
		site.php(
			`Pharos\\ObjectSeo\\BulkMetaWriter::write( 'post', [ $args['id'] => $args['fields'] ] );`,
			{ id: id( 'revised' ), fields }
		);

	test( 'brings back what the fields were', async () => {
		const first = {
			title: 'First',
			noindex: 'yes',
			redirect: '/about/',
			redirect_status: 302,
		};
		await save( 'One', first );
		await save( 'Two', { title: 'Second', noindex: '', redirect: '' } );
		expect( await restore( 'One' ) ).toEqual( first );
	} );

	test( 'keeps what a migration or the bulk editor has written since', async () => {
		await save( 'One' );
		await writeElsewhere( { title: 'Migrated', description: 'As well' } );
		expect( await restore( 'One' ) ).toEqual( {
			title: 'Migrated',
			description: 'As well',
		} );
	} );

	test( 'keeps it, too, when the post was saved in the meantime, and restores the rest', async () => {
		await save( 'One', { canonical: 'https://one.example/' } );
		await writeElsewhere( { title: 'Migrated' } );
		await save( 'Two', { canonical: 'https://two.example/' } );
		expect( await restore( 'One' ) ).toEqual( {
			title: 'Migrated',
			canonical: 'https://one.example/',
		} );
	} );

	test( 'keeps everything where the plugin was not active when the revision was made', async () => {
		await site.php(
			`remove_all_filters( 'wp_post_revision_meta_keys' );
			wp_update_post( [ 'ID' => $args['id'], 'post_content' => 'Before' ] );`,
			{ id: id( 'revised' ) }
		);
		await save( 'After', { title: 'Mine' } );
		expect( await restore( 'Before' ) ).toEqual( { title: 'Mine' } );
	} );

	test( 'empties what was emptied in it, also when it was not touched afterwards', async () => {
		await save( 'One', { title: 'First', description: 'Text' } );
		await save( 'Two', { title: '' } );
		await save( 'Three' );
		await save( 'Four', { title: 'Fourth' } );
		expect( await restore( 'Three' ) ).toEqual( { description: 'Text' } );
		expect( await restore( 'Four' ) ).toEqual( {
			title: 'Fourth',
			description: 'Text',
		} );
		expect( await restore( 'Two' ) ).toEqual( { description: 'Text' } );
	} );

	test( 'of schemas and images brings these back as they were', async () => {
		const schemas = {
			a: {
				title: 'C:\\ "x"',
				type: 'Article',
				fields: { '@type': 'Article', schema_name: 'C:\\ "x"' },
			},
		};
		await save( 'One', { schemas, facebook_image_id: 102 } );
		await save( 'Two', { schemas: {}, facebook_image_id: 0 } );
		expect( await restore( 'One' ) ).toEqual( {
			schemas,
			facebook_image_id: 102,
		} );
	} );

	test( 'leaves no rows of empty fields behind, those of an autosave either', async () => {
		await save( 'One', { title: 'First' } );
		const admin = await site.as( 'admin' );
		await admin.rest( 'POST', `${ route() }/autosaves`, {
			content: 'Autosaved',
			meta: { _pharos_title: '', _pharos_canonical: '' },
		} );
		expect( await restore( 'Autosaved' ) ).toEqual( { title: 'First' } );
		expect( await rowsOf( route() ) ).toEqual( [ '_pharos_title' ] );
	} );
} );

describe( 'What is autosaved', () => {
	/** The nonce of the editor's "Preview" for the administrator. */
	const previewNonce = async () => {
		const { cookie } = await site.as( 'admin' );
		return site.php< string >(
			`wp_set_current_user( 1 ); $_COOKIE[ LOGGED_IN_COOKIE ] = $args['cookie']; return wp_create_nonce( 'post_preview_' . $args['id'] );`,
			{
				id: id( 'plain' ),
				cookie: decodeURIComponent(
					/wordpress_logged_in_[^=]+=([^;]+)/.exec( cookie )?.[ 1 ] ??
						''
				),
			}
		);
	};

	beforeAll( async () => {
		await write( plain(), { title: 'Saved' } );
		const admin = await site.as( 'admin' );
		const { status } = await admin.rest( 'POST', `${ plain() }/autosaves`, {
			content: 'Other words.',
			meta: {
				_pharos_title: 'Autosaved',
				_pharos_description: 'Autosaved too',
				_pharos_canonical: 'https://autosaved.example/',
				_pharos_facebook_title: 'Autosaved as well',
				_pharos_noindex: 'perhaps',
			},
		} );
		expect( status ).toBe( 200 );
	} );
	afterAll( () => clear( plain() ) );

	test( 'is what the editor’s preview shows, and visitors get what is saved', async () => {
		const admin = await site.as( 'admin' );
		const preview = await admin.get(
			`/?p=${ id( 'plain' ) }&preview=true&preview_id=${ id( 'plain' ) }&preview_nonce=${ await previewNonce() }`
		);
		expect( preview.text ).toContain( 'Other words.' );
		expect( preview.title ).toBe( 'Autosaved' );
		expect( preview.meta( 'og:title' ) ).toBe( 'Autosaved as well' );
		expect( ( await site.get( '/x-plain/' ) ).title ).toBe( 'Saved' );
	} );

	test( 'isn’t shown without a link of the editor, also to users who can edit the post', async () => {
		const people = [
			site,
			await site.as( 'subscriber' ),
			await site.as( 'author' ),
			await site.as( 'admin' ),
		];
		const addresses = [
			'/x-plain/?preview=true',
			`/x-plain/?preview=true&preview_id=${ id( 'plain' ) }`,
			'/x-plain/?preview=true&preview_nonce=1',
		];
		for ( const person of people ) {
			for ( const address of addresses ) {
				const page = await person.get( address );
				expect( [ address, page.title ] ).toEqual( [
					address,
					'Saved',
				] );
				expect( page.text ).not.toMatch( /autosaved/i );
			}
		}
	} );

	test( 'is not shown with the link of another user', async () => {
		for ( const person of [ site, await site.as( 'author' ) ] ) {
			const page = await person.get(
				`/?p=${ id( 'plain' ) }&preview=true&preview_id=${ id( 'plain' ) }&preview_nonce=${ await previewNonce() }`
			);
			expect( page.text ).not.toMatch( /autosaved/i );
		}
	} );
} );

test( 'Rows written by other code: valid values are used, others are ignored', async () => {
	const stored = await site.php(
		`update_post_meta( $args['id'], '_pharos_title', 'By hand' );
		update_post_meta( $args['id'], '_pharos_noindex', 'perhaps' );
		update_post_meta( $args['id'], '_pharos_canonical', 'javascript:alert(1)' );
		return get_post_meta( $args['id'] );`,
		{ id: id( 'plain' ) }
	);
	expect( stored ).toMatchObject( {
		_pharos_title: [ 'By hand' ],
		_pharos_noindex: [ '' ],
		_pharos_canonical: [ '' ],
	} );
	// Bypasses WordPress, like a database import.
	await site.php(
		`global $wpdb;
		foreach ( [ 'noindex' => 'perhaps', 'canonical' => 'javascript:alert(1)', 'facebook_image' => '<b>', 'description' => 'a:1:{' ] as $name => $value ) {
			$wpdb->update( $wpdb->postmeta, [ 'meta_value' => $value ], [ 'post_id' => $args['id'], 'meta_key' => "_pharos_$name" ] ) || $wpdb->insert( $wpdb->postmeta, [ 'meta_value' => $value, 'post_id' => $args['id'], 'meta_key' => "_pharos_$name" ] );
		}
		wp_cache_flush();`,
		{ id: id( 'plain' ) }
	);
	const head = await site.get( '/x-plain/' );
	expect( head.title ).toBe( 'By hand' );
	expect( head.link( 'canonical' ) ).toBe( `${ site.url }/x-plain/` );
	expect( head.meta( 'robots' ) ).not.toContain( 'noindex' );
	await site.php(
		`$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->postmeta, [ 'meta_value' => '//elsewhere.example/tea' ], [ 'post_id' => $args['id'], 'meta_key' => '_pharos_canonical' ] );
		wp_cache_flush();`,
		{ id: id( 'plain' ) }
	);
	expect( ( await site.get( '/x-plain/' ) ).link( 'canonical' ) ).toBe(
		'https://elsewhere.example/tea'
	);
	await clear( plain() );
} );

test( 'An image of the library is shown with its size, text and type, also after these have changed', async () => {
	const route = plain();
	await write( route, { facebook_image_id: 102 } );
	const og = async () => {
		const head = await site.get( '/x-plain/' );
		return [
			'og:image',
			'og:image:width',
			'og:image:alt',
			'og:image:type',
		].map( head.meta );
	};
	const [ url, width, , type ] = await og();
	expect( url ).toContain( 'green-leaves' );
	expect( Number( width ) ).toBeGreaterThan( 100 );
	expect( type ).toMatch( /^image\// );
	const before = await site.php(
		`$before = get_post_meta( 102, '_wp_attachment_image_alt', true ); update_post_meta( 102, '_wp_attachment_image_alt', 'Leaves "in" rain' ); return $before;`
	);
	expect( ( await og() )[ 2 ] ).toBe( 'Leaves "in" rain' );
	await site.php(
		`update_post_meta( 102, '_wp_attachment_image_alt', $args['alt'] );`,
		{ alt: before }
	);
	await clear( route );
} );

test( 'An image that has been deleted gives way to the next one', async () => {
	const image = await site.php< { id: number; url: string } >(
		`$id = wp_insert_attachment( [ 'post_title' => 'Gone', 'post_mime_type' => 'image/png' ], '2024/03/gone.png' ); return [ 'id' => $id, 'url' => wp_get_attachment_url( $id ) ];`
	);
	await configure( { fallback_image: 'https://images.example/default.png' } );
	await write( plain(), {
		facebook_image_id: image.id,
		facebook_image: image.url,
	} );
	const shown = async () =>
		( await site.get( '/x-plain/' ) ).meta( 'og:image' );
	expect( await shown() ).toBe( image.url );
	await site.php( `wp_delete_attachment( $args['id'], true );`, image );
	expect( await shown() ).toBe( 'https://images.example/default.png' );
	await configure( {} );
	await clear( plain() );
} );

test( 'Schemas come back as they were sent, empty objects and odd signs included', async () => {
	const schemas = {
		0: { off: true },
		a: { off: true },
		b: {
			title: 'C:\\temp "x"',
			type: 'Article',
			fields: { '@type': 'Article', schema_name: 'Tea' },
			list: [],
			deep: { 0: { no: {} } },
		},
	};
	expect( ( await write( plain(), { schemas } ) ).status ).toBe( 200 );
	expect( ( await read( plain() ) ).schemas ).toEqual( schemas );
	// With only this entry, it looks like a list in PHP.
	const first = { 0: { off: true } };
	await write( plain(), { schemas: first } );
	expect( ( await read( plain() ) ).schemas ).toEqual( first );
	await clear( plain() );
} );

test( 'An old invalid value doesn’t prevent saving another one', async () => {
	const route = plain();
	await site.php(
		`update_post_meta( $args['id'], '_pharos_facebook_image_id', 99999999 );`,
		{ id: id( 'plain' ) }
	);
	const fields = await read( route );
	const { status } = await write( route, { ...fields, title: 'New' } );
	expect( status ).toBe( 200 );
	await clear( route );
} );

describe( 'GET /post-seo-data and /term-seo-data', () => {
	interface Data {
		success: boolean;
		data: Record< string, unknown >;
		resolved: Record< string, unknown >;
		inherited: Record< string, unknown >;
	}
	const ask = async ( path: string ) => {
		const admin = await site.as( 'admin' );
		return admin.rest< Data >( 'GET', `/pharos/v1${ path }` );
	};

	test( 'tell the fields, what visitors get, and what an empty field falls back to', async () => {
		await configure( { no_archive: [ 'post' ] } );
		const route = plain();
		await write( route, {
			title: 'Own %separator% %site_name%',
			twitter_title: 'X',
		} );
		const { body } = await ask(
			`/post-seo-data?post_id=${ id( 'plain' ) }&post_type=post`
		);
		const head = await site.get( '/x-plain/' );
		expect( body.success ).toBe( true );
		expect( body.data ).toEqual( await read( route ) );
		expect( body.resolved ).toMatchObject( {
			title: head.title,
			description: head.meta( 'description' ),
			canonical: head.link( 'canonical' ),
			robots: { noindex: false, nofollow: false, noarchive: true },
			facebook: { title: head.meta( 'og:title' ) },
			twitter: { title: 'X' },
		} );
		expect( body.inherited ).toMatchObject( {
			title: '%title% - %site_name%',
			description: '%excerpt%',
			facebook_title: 'Own %separator% %site_name%',
			canonical: `${ site.url }/x-plain/`,
			noindex: 'no',
			noarchive: 'yes',
		} );
		expect( Object.keys( body.inherited ).sort() ).toEqual(
			Object.keys( body.data ).sort()
		);
		await clear( route );
	} );

	test( 'a term, at either address', async () => {
		const answer = await ask( `/term-seo-data?term_id=${ tea }` );
		expect( answer.body.resolved ).toMatchObject( {
			title: ( await site.get( '/category/tea/' ) ).title,
		} );
		expect(
			(
				await ask(
					`/post-seo-data?post_id=${ tea }&post_type=category&is_taxonomy=1`
				)
			).body
		).toEqual( answer.body );
	} );

	test( 'what does not exist is 404', async () => {
		expect( ( await ask( '/post-seo-data?post_id=9999999' ) ).status ).toBe(
			404
		);
		expect( ( await ask( '/term-seo-data?term_id=9999999' ) ).status ).toBe(
			404
		);
	} );
} );

describe( 'GET /duplicates', () => {
	const duplicates = async ( query: Record< string, string > ) => {
		const admin = await site.as( 'admin' );
		const { body } = await admin.rest< {
			data: Record< string, { id: number; label: string }[] >;
		} >(
			'GET',
			`/pharos/v1/duplicates?${ new URLSearchParams( { post_id: String( id( 'divided' ) ), ...query } ) }`
		);
		return body.data;
	};

	test( 'finds who has the same text of their own, or is called the same', async () => {
		const route = plain();
		await write( route, {
			title: '100% "tea" %separator% it\'s',
			description: 'Same',
		} );
		const other = [ { id: id( 'plain' ), label: 'Salt & "pepper" tea' } ];
		expect(
			await duplicates( { title: '100% "tea" %separator% it\'s' } )
		).toEqual( { title: other, description: [] } );
		expect(
			await duplicates( { description: 'Same', title: 'Unlike' } )
		).toEqual( { title: [], description: other } );
		await clear( route );
		expect(
			await duplicates( { title: 'Same', post_title: 'x', excerpt: '' } )
		).toEqual( { title: [], description: [] } );
		expect(
			( await duplicates( { post_title: '[video] Trip to Rome' } ) ).title
		).toEqual( [
			{ id: id( 'brackets' ), label: '[video] Trip to Rome' },
		] );
	} );
} );

test( 'WordPress’s sitemap leaves out who says noindex or leads elsewhere', async () => {
	const addresses = async ( path: string ) => ( await site.get( path ) ).text;
	const route = plain();
	expect( await addresses( '/wp-sitemap-posts-post-1.xml' ) ).toContain(
		'/x-plain/'
	);
	for ( const field of [
		{ noindex: 'yes' },
		{ canonical: 'https://elsewhere.example/' },
		{ redirect: '/about/' },
	] ) {
		await write( route, field );
		expect(
			await addresses( '/wp-sitemap-posts-post-1.xml' )
		).not.toContain( '/x-plain/' );
		await clear( route );
	}
	await write( category(), { noindex: 'yes' } );
	expect(
		await addresses( '/wp-sitemap-taxonomies-category-1.xml' )
	).not.toContain( '/category/tea/<' );
	await clear( category() );
} );

test( 'A static home page, the page of posts and later pages', async () => {
	await site.php(
		`update_option( 'show_on_front', 'page' ); update_option( 'page_on_front', $args['front'] ); update_option( 'page_for_posts', $args['posts'] ); update_option( 'posts_per_page', 2 );`,
		content.ids
	);
	const posts = `/wp/v2/pages/${ id( 'posts' ) }`;
	const front = `/wp/v2/pages/${ id( 'front' ) }`;
	try {
		await write( posts, {
			title: 'All posts',
			facebook_title: 'F',
			canonical: 'https://elsewhere.example/',
		} );
		await write( front, { title: 'Front', noindex: 'no' } );
		expect( ( await site.get( '/' ) ).title ).toBe( 'Front' );
		const first = await site.get( '/x-journal/' );
		expect( [
			first.title,
			first.link( 'canonical' ),
			first.meta( 'og:title' ),
		] ).toEqual( [ 'All posts', 'https://elsewhere.example/', 'F' ] );
		const second = await site.get( '/x-journal/page/2/' );
		expect( second.title ).toMatch( /^All posts - Page 2 of \d+$/ );
		expect( second.meta( 'og:title' ) ).toBe( second.title );
		expect( second.link( 'canonical' ) ).toBe(
			`${ site.url }/x-journal/page/2/`
		);
		await clear( posts );
		await clear( front );
	} finally {
		await site.php(
			`update_option( 'show_on_front', 'posts' ); delete_option( 'page_on_front' ); delete_option( 'page_for_posts' ); update_option( 'posts_per_page', 5 );`
		);
	}
} );

describe( 'What the checks found', () => {
	interface Checks {
		pharos_checks: { counts: Record< string, number >; ignored: string[] };
	}
	const none = {
		error: 0,
		warning: 0,
		suggestion: 0,
		success: 0,
		ignored: 0,
		issues: [],
	};
	const send = async ( body?: unknown ) => {
		const admin = await site.as( 'admin' );
		return admin.rest< Checks >(
			body ? 'POST' : 'GET',
			`${ plain() }?context=edit`,
			body
		);
	};

	test( 'is saved with the post and stays with it', async () => {
		expect( ( await send() ).body.pharos_checks ).toEqual( {
			counts: none,
			ignored: [],
		} );
		const checks = {
			counts: { ...none, error: 2, success: 9 },
			ignored: [ 'title-length' ],
		};
		expect( ( await send( { pharos_checks: checks } ) ).status ).toBe(
			200
		);
		expect( ( await send() ).body.pharos_checks ).toEqual( checks );
		await send( { pharos_checks: { counts: none, ignored: [] } } );
		expect(
			await site.php(
				`return array_filter( array_keys( get_post_meta( $args['id'] ) ), static fn( $key ) => str_contains( $key, 'pharos' ) );`,
				{ id: id( 'plain' ) }
			)
		).toEqual( [] );
	} );

	test( 'is refused when it is something else', async () => {
		for ( const wrong of [
			{ counts: { error: -1 } },
			{ counts: { many: 1 } },
			{ ignored: 'all' },
			[ 1 ],
		] ) {
			expect( ( await send( { pharos_checks: wrong } ) ).status ).toBe(
				400
			);
		}
	} );
} );

test( 'Images of many objects are found as that of one is, with one query', async () => {
	const found = await site.php< [ object, object, number ] >( `
		$ids = [];
		foreach ( [ '2026/01/pot.png', '2026/01/Cup.png' ] as $file ) {
			$ids[] = wp_insert_attachment( [ 'post_title' => 'Pot', 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ], $file );
		}
		$base = wp_get_upload_dir()['baseurl'];
		$urls = [ '', "$base/2026/01/pot.png", set_url_scheme( "$base/2026/01/pot.png", 'https' ), "$base/2026/01/cup.png", "$base/gone.png", 'https://cdn.example/2026/01/pot.png' ];
		$filter = static fn( $id, $url ) => str_contains( $url, 'cdn.example' ) ? 77 : $id;
		add_filter( 'attachment_url_to_postid', $filter, 10, 2 );
		$before = get_num_queries();
		$many = Pharos\\ObjectSeo\\ImageIds::find( $urls );
		$queries = get_num_queries() - $before;
		$each = array_map( 'attachment_url_to_postid', array_combine( array_slice( $urls, 1 ), array_slice( $urls, 1 ) ) );
		array_map( 'wp_delete_attachment', $ids );
		return [ $many, $each, $queries ];` );
	expect( found[ 0 ] ).toEqual( found[ 1 ] );
	expect( Object.values( found[ 0 ] ) ).toContain( 77 );
	expect( found[ 2 ] ).toBe( 1 );
} );
