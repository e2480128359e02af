/** Quick edit and bulk edit of the SEO of posts, as submitted by their forms. */
import type { Role } from '../support/site';
import { withContent } from './support/head';
import {
	columns,
	conflictIn,
	errors,
	formData,
	open,
	words,
} from './support/lists';
import { nonceOf } from './support/nonce';
import { clear, read, write } from './support/object-seo';
import { site } from './support/site';
import { withSnippet } from './support/snippets';

const content = withContent();
const id = ( name: string ) => content.ids[ name ] as number;
const route = ( name: string ) => `/wp/v2/posts/${ id( name ) }`;
const LIST = 'edit.php?post_type=post&author=1';
const EDITED = [ 'plain', 'brackets', 'divided', 'entities' ];

beforeAll( () =>
	site.php( `update_user_meta( 1, 'edit_post_per_page', 200 );` )
);
afterEach( async () => {
	for ( const name of EDITED ) {
		await clear( route( name ) );
	}
} );
afterAll( () => site.php( `delete_user_meta( 1, 'edit_post_per_page' );` ) );

type Fields = Record< string, string >;
const named = ( fields: Fields ) =>
	Object.fromEntries(
		Object.entries( fields ).map( ( [ name, value ] ) => [
			`pharos_seo[${ name }]`,
			value,
		] )
	);

interface Quick {
	role?: Role;
	nonce?: string;
	postTitle?: string;
	/** The stored values when the form was opened. */
	base?: Fields;
}

/** WordPress's response: the updated row, or a message. */
async function quickEdit(
	name: string,
	fields: Fields,
	{ role = 'admin', nonce, postTitle = 'Kept', base }: Quick = {}
) {
	const person = await site.as( role );
	const response = await person.fetch( '/wp-admin/admin-ajax.php', {
		method: 'POST',
		body: new URLSearchParams( {
			action: 'inline-save',
			post_type: 'post',
			post_ID: String( id( name ) ),
			screen: 'edit-post',
			post_view: 'list',
			post_title: postTitle,
			_status: 'publish',
			_inline_edit: nonce ?? ( await nonceOf( 'inlineeditnonce', role ) ),
			...named( fields ),
			...( base && { pharos_seo_base: JSON.stringify( base ) } ),
		} ),
	} );
	return response.text();
}

/** The list after a bulk edit. */
async function bulkEdit(
	posts: string[],
	fields: Fields,
	role: Role = 'admin'
) {
	const person = await site.as( role );
	const query = new URLSearchParams( {
		post_type: 'post',
		action: 'edit',
		bulk_edit: 'Update',
		_status: '-1',
		_wpnonce: await nonceOf( 'bulk-posts', role ),
		...named( fields ),
	} );
	posts.forEach( ( name ) => query.append( 'post[]', String( id( name ) ) ) );
	const { status, location } = await person.get(
		`/wp-admin/edit.php?${ query }`
	);
	expect( status ).toBe( 302 );
	const address = new URL( location ?? '', `${ site.url }/wp-admin/` );
	return ( await person.get( address.pathname + address.search ) ).text;
}

const NOTHING: Fields = {
	set_title: '-1',
	title: '',
	set_description: '-1',
	description: '',
	noindex: '-1',
	nofollow: '-1',
	noarchive: '-1',
};
const LONG = 'x'.repeat( 1001 );
const titleOf = ( name: string ) =>
	site.php< string >( `return get_post( $args['id'] )->post_title;`, {
		id: id( name ),
	} );

describe( 'Quick edit', () => {
	test( 'begins with what the post says, however it is written', async () => {
		const fields = {
			title: '%title% "quoted" & &amp; &lt;i&gt; <b> \\ \' 茶 🍵',
			description: '</div><script>alert(1)</script>',
			noindex: 'no',
			nofollow: '',
			noarchive: 'yes',
		};
		await write( route( 'plain' ), fields );
		const html = await open( LIST );
		expect( formData( html, id( 'plain' ) ) ).toEqual( fields );
		expect( html ).toContain( '<option value="">Default (yes)</option>' );
		expect( html ).toContain( 'placeholder="%title% - %site_name%"' );
	} );

	test( 'changes it, answers with the new row, and the page says it', async () => {
		const fields = {
			title: 'Quick "\\" %separator% %site_name%',
			description: 'Quick & <b>',
			noindex: '',
			nofollow: 'yes',
			noarchive: 'no',
		};
		const row = await quickEdit( 'divided', fields, { postTitle: 'New' } );
		expect( columns( row ).get( id( 'divided' ) ) ).toBe(
			'— Not checked yet Custom title Custom description'
		);
		expect( formData( row, id( 'divided' ) ) ).toEqual( fields );
		expect( await read( route( 'divided' ) ) ).toMatchObject( fields );
		const page = await site.get( '/x-divided/' );
		expect( page.title ).toBe( 'Quick "\\" - Fern & Kettle' );
		expect( page.meta( 'description' ) ).toBe( 'Quick & <b>' );
		expect( page.meta( 'robots' ) ).toContain( 'nofollow' );
		expect( await titleOf( 'divided' ) ).toBe( 'New' );
	} );

	test( 'is in the revision that it makes', async () => {
		await quickEdit(
			'plain',
			{ title: 'In revision' },
			{ postTitle: 'R' }
		);
		const kept = await site.php(
			`return get_metadata( 'post', key( wp_get_post_revisions( $args['id'] ) ), '_pharos_title', true );`,
			{ id: id( 'plain' ) }
		);
		expect( kept ).toBe( 'In revision' );
	} );

	test( 'an invalid value is reported, and nothing of the edit is saved until then', async () => {
		const before = await titleOf( 'brackets' );
		const answer = await quickEdit(
			'brackets',
			{ title: LONG, noindex: 'perhaps', description: 'Fine' },
			{ postTitle: 'Not saved' }
		);
		expect( answer ).toBe(
			'SEO title: It must not be longer than 1,000 characters. Show in search results: It must be one of: yes, no.'
		);
		expect( await titleOf( 'brackets' ) ).toBe( before );
		expect( await read( route( 'brackets' ) ) ).toMatchObject( {
			description: '',
		} );
	} );

	test( 'changes nothing without the nonce of the form, or of another user’s post', async () => {
		await quickEdit( 'plain', { title: 'Foreign' }, { nonce: 'x' } );
		const answer = await quickEdit(
			'plain',
			{ title: 'Foreign' },
			{ role: 'author' }
		);
		expect( answer ).toMatch( /not allowed/ );
		const seo = await read( route( 'plain' ) );
		expect( seo.title ).toBe( '' );
		expect(
			formData( await open( LIST, 'author' ), id( 'plain' ) )
		).toBeUndefined();
	} );

	test( 'without our fields, all stays as it is', async () => {
		await write( route( 'plain' ), { title: 'Stays', noindex: 'yes' } );
		await quickEdit( 'plain', {} );
		expect( await read( route( 'plain' ) ) ).toMatchObject( {
			title: 'Stays',
			noindex: 'yes',
		} );
	} );
} );

describe( 'Quick edit of a post that was changed in the meantime', () => {
	test( 'stores what was changed in the form, and leaves the rest', async () => {
		await write( route( 'plain' ), { title: 'Theirs', noindex: 'yes' } );
		await quickEdit(
			'plain',
			{ description: 'Mine', nofollow: 'yes' },
			{ base: { title: '', description: '', noindex: '', nofollow: '' } }
		);
		expect( await read( route( 'plain' ) ) ).toMatchObject( {
			title: 'Theirs',
			description: 'Mine',
			noindex: 'yes',
			nofollow: 'yes',
		} );
	} );

	test( 'tells the stored value of a field that both have changed, and stores nothing; then the choice', async () => {
		const theirs = 'Theirs &amp; "<b>" \\';
		await write( route( 'brackets' ), { title: theirs } );
		const before = await titleOf( 'brackets' );
		const answer = await quickEdit(
			'brackets',
			{ title: 'Mine', description: 'Mine' },
			{ postTitle: 'Not saved', base: { title: '', description: '' } }
		);
		expect( words( answer ) ).toContain(
			`SEO title: Changed in another window or by another user. Saved value: “${ theirs }”.`
		);
		expect( conflictIn( answer ) ).toEqual( { title: theirs } );
		expect( await titleOf( 'brackets' ) ).toBe( before );
		expect( await read( route( 'brackets' ) ) ).toMatchObject( {
			title: theirs,
			description: '',
		} );

		await quickEdit(
			'brackets',
			{ title: 'Mine', description: 'Mine' },
			{ postTitle: before, base: { title: theirs, description: '' } }
		);
		expect( await read( route( 'brackets' ) ) ).toMatchObject( {
			title: 'Mine',
			description: 'Mine',
		} );
	} );
} );

describe( 'Bulk edit', () => {
	test( 'changes what was chosen, of all chosen posts', async () => {
		await write( route( 'plain' ), { title: 'Stays', nofollow: 'yes' } );
		await bulkEdit( [ 'plain', 'divided' ], {
			...NOTHING,
			set_description: 'set',
			description: 'About %title%',
			title: 'Typed, but not to be set',
			noindex: 'yes',
		} );
		expect( await read( route( 'plain' ) ) ).toMatchObject( {
			title: 'Stays',
			description: 'About %title%',
			noindex: 'yes',
			nofollow: 'yes',
		} );
		expect( await read( route( 'divided' ) ) ).toMatchObject( {
			title: '',
			description: 'About %title%',
			noindex: 'yes',
		} );
		expect( await read( route( 'brackets' ) ) ).toMatchObject( {
			description: '',
		} );
	} );

	test( 'empties what is set to nothing, and gives robots back to the kind', async () => {
		await write( route( 'plain' ), { title: 'Own', noindex: 'no' } );
		const html = await bulkEdit( [ 'plain' ], {
			...NOTHING,
			set_title: 'set',
			noindex: '',
		} );
		expect( await read( route( 'plain' ) ) ).toMatchObject( {
			title: '',
			noindex: '',
		} );
		expect( errors( html ) ).toEqual( [] );
	} );

	test( 'a value that does not fit is told with the posts that go without it; the others are kept', async () => {
		const html = await bulkEdit( [ 'brackets', 'divided' ], {
			...NOTHING,
			set_title: 'set',
			title: LONG,
			noarchive: 'yes',
		} );
		expect( errors( html ) ).toEqual( [
			expect.stringMatching(
				/^SEO title: It must not be longer than 1,000 characters\. Not changed: /
			),
		] );
		expect( errors( html )[ 0 ] ).toContain( '[video] Trip to Rome' );
		expect( await read( route( 'brackets' ) ) ).toMatchObject( {
			title: '',
			noarchive: 'yes',
		} );
		// The message is shown once.
		const again = await open( `${ LIST }&pharos_bulk=1` );
		expect( errors( again ) ).toEqual( [] );
	} );

	test( 'who may edit posts, but not their SEO, is told too', async () => {
		await site.php(
			`file_put_contents( WPMU_PLUGIN_DIR . '/seo-roles.php', '<?php add_filter( "pharos_edit_seo_capability", fn() => "manage_options" );' );`
		);
		try {
			// A post that hasn't just been edited, because WordPress locks those.
			const list = columns( await open( LIST, 'editor' ) );
			expect( list.get( id( 'plain' ) ) ).toBe(
				'— Only visible to users who can edit this post'
			);
			const html = await bulkEdit(
				[ 'entities' ],
				{ ...NOTHING, noindex: 'yes' },
				'editor'
			);
			expect( errors( html ) ).toEqual( [
				expect.stringMatching(
					/^You aren’t allowed to edit SEO data\. Ask an administrator\. Not changed: ./
				),
			] );
			const answer = await quickEdit(
				'entities',
				{ noindex: 'yes' },
				{ role: 'editor' }
			);
			expect( answer ).toBe( 'Sorry, you are not allowed to do that.' );
		} finally {
			await site.php( `unlink( WPMU_PLUGIN_DIR . '/seo-roles.php' );` );
		}
		expect( await read( route( 'entities' ) ) ).toMatchObject( {
			noindex: '',
		} );
	} );
} );

describe( 'While the database refuses the rows', () => {
	withSnippet(
		'refusing',
		`add_filter( 'query', static fn( $sql ) => str_starts_with( $sql, 'INSERT' ) && str_contains( $sql, '_pharos_title' ) ? 'INSERT INTO nowhere VALUES ( 1 )' : $sql );
		add_action( 'init', static fn() => $GLOBALS['wpdb']->suppress_errors() );`
	);

	test( 'the form of quick edit stays open with the reason, and bulk edit lists the posts', async () => {
		const reason =
			'SEO title: It couldn’t be saved because of a database error.';
		const change = { title: 'Refused', noindex: 'yes' };
		expect(
			await quickEdit( 'plain', { ...change, set_title: '' } )
		).toContain( reason );
		const html = await bulkEdit( [ 'entities' ], {
			...NOTHING,
			...change,
			set_title: 'set',
		} );
		expect( errors( html ) ).toEqual( [
			expect.stringContaining( `${ reason } Not changed: ` ),
		] );
		expect( await read( route( 'plain' ) ) ).toMatchObject( {
			title: '',
			noindex: '',
		} );
	} );
} );
