/** The SEO fields in WordPress's own forms, submitted as by a browser: classic editor, terms, user profiles. */
import type { Person, Role } from '../support/site';
import { site } from './support/site';
import { removeThemeStyles } from './support/theme-styles';

interface FormValues {
	[ name: string ]: string;
}

interface Fields {
	[ name: string ]: unknown;
}

const made: Record< string, number > = {};
removeThemeStyles();

beforeAll( async () => {
	Object.assign(
		made,
		await site.php< Record< string, number > >(
			`$by = fn( $login ) => get_user_by( 'login', $login )->ID;
			$post = fn( $login ) => wp_insert_post( [ 'post_title' => 'Form of ' . $login, 'post_status' => 'publish', 'post_author' => $by( $login ) ] );
			return [
				'post' => $post( 'author' ), 'other' => $post( 'admin' ), 'author' => $by( 'author' ),
				'term' => wp_insert_term( 'Formed', 'category' )['term_id'],
			];`
		)
	);
} );

afterAll( () =>
	site.php(
		`wp_delete_post( $args['post'], true ); wp_delete_post( $args['other'], true ); wp_delete_term( $args['term'], 'category' );
		foreach ( [ 'fresh', 'fresh-bad' ] as $slug ) {
			$term = get_term_by( 'slug', $slug, 'category' );
			$term && wp_delete_term( $term->term_id, 'category' );
		}
		delete_metadata( 'user', $args['author'], '_pharos_title' );
		// A submitted profile without this checkbox turns the toolbar off.
		update_user_meta( $args['author'], 'show_admin_bar_front', 'true' );`,
		made
	)
);

/** The metadata of an object. */
const row = ( kind: string, id: number, name: string ) =>
	site.php< unknown >(
		`return get_metadata( $args['kind'], $args['id'], '_pharos_' . $args['name'], true );`,
		{ kind, id, name }
	);

/** Opens an admin page and returns the hidden fields of its form. */
async function openForm( person: Person, path: string ) {
	const response = await person.fetch( path );
	const text = await response.text();
	const value = ( name: string ) =>
		new RegExp( `name="${ name }"[^>]* value="([^"]*)"` ).exec(
			text
		)?.[ 1 ] ?? '';
	const data = /window\.pharosObjectForm = (.*?);\n/.exec( text )?.[ 1 ];
	return {
		text,
		nonce: value( 'pharos_seo_nonce' ),
		value,
		data: data
			? ( JSON.parse( data ) as {
					value: Fields;
					stored: Fields;
					errors: Record< string, string >;
					conflicts: string[];
				} )
			: null,
	};
}

const send = ( person: Person, path: string, values: FormValues ) =>
	person.fetch( path, {
		method: 'POST',
		headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
		body: new URLSearchParams( values ).toString(),
	} );

const json = ( seo: Fields, checks?: object, base?: Fields ) =>
	JSON.stringify( { seo, base, checks } );

/** Another user changes an object. */
const elsewhere = ( kind: string, id: number, rows: Fields ) =>
	site.php(
		`foreach ( $args['rows'] as $name => $value ) {
			update_metadata( $args['kind'], $args['id'], '_pharos_' . $name, wp_slash( $value ) );
		}`,
		{ kind, id, rows }
	);

describe( 'A post in the classic editor', () => {
	const edit = ( id: number ) =>
		`/wp-admin/post.php?post=${ id }&action=edit`;

	beforeAll( () =>
		site.php(
			`file_put_contents( WPMU_PLUGIN_DIR . '/classic.php', '<?php add_filter( "use_block_editor_for_post", "__return_false" );' );`
		)
	);
	afterAll( () => site.php( `unlink( WPMU_PLUGIN_DIR . '/classic.php' );` ) );

	async function save( role: Role, id: number, more: FormValues ) {
		const person = await site.as( role );
		const form = await openForm( person, edit( id ) );
		return send( person, '/wp-admin/post.php', {
			action: 'editpost',
			post_ID: String( id ),
			post_type: 'post',
			post_title: 'Sent',
			_wpnonce: form.value( '_wpnonce' ),
			pharos_seo_nonce: form.nonce,
			...more,
		} );
	}

	test( 'is saved by its author with the form', async () => {
		await save( 'author', made.post!, {
			pharos_seo_form: json(
				{ title: 'It’s "mine" \\o/', noindex: 'yes' },
				{ counts: { error: 2 }, ignored: [ 'title' ] }
			),
		} );
		expect( await row( 'post', made.post!, 'title' ) ).toBe(
			'It’s "mine" \\o/'
		);
		expect( await row( 'post', made.post!, 'noindex' ) ).toBe( 'yes' );
		expect( await row( 'post', made.post!, 'checks' ) ).toMatchObject( {
			error: 2,
		} );
		expect( await row( 'post', made.post!, 'ignored_checks' ) ).toEqual( [
			'title',
		] );
	} );

	test( 'keeps everything when the fields weren’t changed', async () => {
		await save( 'author', made.post!, { pharos_seo_form: '' } );
		expect( await row( 'post', made.post!, 'noindex' ) ).toBe( 'yes' );
	} );

	test( 'changes nothing without the nonce', async () => {
		await save( 'author', made.post!, {
			pharos_seo_form: json( { noindex: '' } ),
			pharos_seo_nonce: 'wrong',
		} );
		expect( await row( 'post', made.post!, 'noindex' ) ).toBe( 'yes' );
	} );

	test( 'of another user can’t be written by an author', async () => {
		await save( 'author', made.other!, {
			pharos_seo_form: json( { title: 'Taken' } ),
		} );
		expect( await row( 'post', made.other!, 'title' ) ).toBe( '' );
	} );

	test( 'with a wrong value is stored as it was; the person is told, and has what was typed', async () => {
		await save( 'author', made.post!, {
			pharos_seo_form: json( { title: 'New', canonical: 'no address' } ),
		} );
		expect( await row( 'post', made.post!, 'title' ) ).toContain( 'mine' );
		const author = await site.as( 'author' );
		const form = await openForm( author, edit( made.post! ) );
		expect( form.text ).toContain( 'id="pharos-seo-refused"' );
		expect( form.text ).toContain( '<code>canonical</code>' );
		expect( form.data?.value ).toMatchObject( {
			title: 'New',
			canonical: 'no address',
		} );
		expect( Object.keys( form.data?.errors ?? {} ) ).toEqual( [
			'canonical',
		] );

		const again = await openForm( author, edit( made.post! ) );
		expect( again.text ).not.toContain( 'pharos-seo-refused' );
		expect( again.data?.value ).toMatchObject( { canonical: '' } );
	} );

	test.each( [
		[ () => `/?p=${ made.post }`, 'This redirect points back to itself.' ],
		[
			() => 'https://elsewhere.example/',
			'Only administrators can redirect to another site.',
		],
	] )(
		'with a redirect that is refused says why (%#)',
		async ( target, message ) => {
			await save( 'author', made.post!, {
				pharos_seo_form: json( { redirect: target() } ),
			} );
			const author = await site.as( 'author' );
			const form = await openForm( author, edit( made.post! ) );
			expect( form.data?.errors.redirect ).toContain( message );
			expect( form.data?.value ).toMatchObject( { redirect: target() } );
			expect( await row( 'post', made.post!, 'redirect' ) ).toBe( '' );
		}
	);

	test( 'with a wrong value names its author as people read it', async () => {
		const html = await site.php< string >(
			`$user = get_userdata( $args[0] );
			$name = $user->display_name;
			wp_update_user( [ 'ID' => $user->ID, 'display_name' => 'Ada & Co' ] );
			$user = get_userdata( $user->ID );
			Pharos\\ObjectForms\\Refusal::keep( $user, [ 'title' => '' ], [], new WP_Error( 'invalid', '', [ 'errors' => [ 'title' => 'No.' ] ] ) );
			ob_start();
			Pharos\\ObjectForms\\Refusal::print_notice();
			$html = ob_get_clean();
			Pharos\\ObjectForms\\Refusal::forget( $user );
			wp_update_user( [ 'ID' => $user->ID, 'display_name' => $name ] );
			return $html;`,
			[ made.author ],
			1
		);
		expect( html ).toContain( '“Ada &amp; Co”' );
	} );

	test( 'that was changed in the meantime keeps what the form did not change; the rest is stored, and both values of a conflict are shown', async () => {
		await elsewhere( 'post', made.post!, {
			title: 'Theirs',
			description: 'Theirs <b>',
			noindex: 'no',
		} );
		await save( 'author', made.post!, {
			pharos_seo_form: json(
				{ description: 'Mine', focus_keyword: 'mine' },
				{ ignored: [ 'b' ], base: { ignored: [] } },
				{ description: '', focus_keyword: '' }
			),
		} );
		expect( await row( 'post', made.post!, 'title' ) ).toBe( 'Theirs' );
		expect( await row( 'post', made.post!, 'noindex' ) ).toBe( 'no' );
		expect( await row( 'post', made.post!, 'description' ) ).toBe(
			'Theirs <b>'
		);
		expect( await row( 'post', made.post!, 'focus_keyword' ) ).toBe(
			'mine'
		);
		expect( await row( 'post', made.post!, 'ignored_checks' ) ).toEqual( [
			'title',
			'b',
		] );

		const author = await site.as( 'author' );
		const form = await openForm( author, edit( made.post! ) );
		expect( form.text ).toContain(
			'<code>description</code> Your change: “Mine”. Saved value: “Theirs &lt;b&gt;”.'
		);
		expect( form.data ).toMatchObject( {
			value: { title: 'Theirs', description: 'Mine' },
			stored: { title: 'Theirs', description: 'Theirs <b>' },
			conflicts: [ 'description' ],
		} );

		// After the conflict was shown, saving again overwrites it.
		await save( 'author', made.post!, {
			pharos_seo_form: json( { description: 'Mine' }, undefined, {
				description: 'Theirs <b>',
			} ),
		} );
		expect( await row( 'post', made.post!, 'description' ) ).toBe( 'Mine' );
	} );

	test( 'with schemas that both have changed keeps the others of each', async () => {
		const schema = ( title: string ) => ( {
			title,
			type: 'Article',
			fields: { name: title },
		} );
		const before = { a: schema( 'A' ), b: schema( 'B' ) };
		await elsewhere( 'post', made.post!, {
			schemas: { a: schema( 'A of others' ), b: schema( 'B of others' ) },
		} );
		await save( 'author', made.post!, {
			pharos_seo_form: json(
				{ schemas: { ...before, a: schema( 'A of mine' ) } },
				undefined,
				{ schemas: before }
			),
		} );
		const author = await site.as( 'author' );
		const { data } = await openForm( author, edit( made.post! ) );
		expect( data ).toMatchObject( {
			value: {
				schemas: {
					a: { title: 'A of mine' },
					b: { title: 'B of others' },
				},
			},
			stored: { schemas: { a: { title: 'A of others' } } },
			conflicts: [ 'schemas' ],
		} );
	} );

	test( 'refused for a wrong value keeps what it was based on: a change of others in between is asked about', async () => {
		await save( 'author', made.post!, {
			pharos_seo_form: json(
				{ title: 'Mine', canonical: 'no address' },
				undefined,
				{ title: 'Theirs', canonical: '' }
			),
		} );
		await elsewhere( 'post', made.post!, { title: 'Newer' } );
		const author = await site.as( 'author' );
		const { data } = await openForm( author, edit( made.post! ) );
		expect( data ).toMatchObject( {
			value: { title: 'Mine' },
			stored: { title: 'Theirs' },
		} );
	} );
} );

describe( 'A term', () => {
	test( 'has the fields on its screen, and is saved with it', async () => {
		const admin = await site.as( 'admin' );
		const form = await openForm(
			admin,
			`/wp-admin/term.php?taxonomy=category&tag_ID=${ made.term }`
		);
		await send( admin, '/wp-admin/edit-tags.php', {
			action: 'editedtag',
			tag_ID: String( made.term ),
			taxonomy: 'category',
			name: 'Formed',
			slug: 'formed',
			_wpnonce: form.value( '_wpnonce' ),
			pharos_seo_nonce: form.nonce,
			pharos_seo_form: json( { title: 'All of %title%' } ),
		} );
		expect( ( await site.get( '/category/formed/' ) ).title ).toBe(
			'All of Formed'
		);
	} );

	test( 'and a profile that were changed in the meantime are asked about, too', async () => {
		const admin = await site.as( 'admin' );
		const author = await site.as( 'author' );
		await elsewhere( 'term', made.term!, { title: 'Theirs' } );
		await elsewhere( 'user', made.author!, { title: 'Theirs' } );
		const form = await openForm(
			admin,
			`/wp-admin/term.php?taxonomy=category&tag_ID=${ made.term }`
		);
		await send( admin, '/wp-admin/edit-tags.php', {
			action: 'editedtag',
			tag_ID: String( made.term ),
			taxonomy: 'category',
			name: 'Formed',
			slug: 'formed',
			_wpnonce: form.value( '_wpnonce' ),
			pharos_seo_nonce: form.nonce,
			pharos_seo_form: json( { title: 'Mine' }, undefined, {
				title: 'All of %title%',
			} ),
		} );
		const profile = await openForm( author, '/wp-admin/profile.php' );
		await send( author, '/wp-admin/profile.php', {
			action: 'update',
			user_id: String( made.author ),
			email: 'author@example.org',
			nickname: 'author',
			_wpnonce: profile.value( '_wpnonce' ),
			pharos_seo_nonce: profile.nonce,
			pharos_seo_form: json( { title: 'Mine' }, undefined, {
				title: '',
			} ),
		} );
		for ( const [ kind, id, person, path ] of [
			[
				'term',
				made.term!,
				admin,
				`/wp-admin/term.php?taxonomy=category&tag_ID=${ made.term }`,
			],
			[ 'user', made.author!, author, '/wp-admin/profile.php' ],
		] as const ) {
			expect( await row( kind, id, 'title' ) ).toBe( 'Theirs' );
			const { text, data } = await openForm( person, path );
			expect( text ).toContain( 'id="pharos-seo-refused"' );
			expect( data ).toMatchObject( {
				value: { title: 'Mine' },
				stored: { title: 'Theirs' },
				conflicts: [ 'title' ],
			} );
		}
	} );

	test.each( [
		[ 'fresh', { title: 'Fresh from the pot' }, 'Fresh from the pot' ],
		[ 'fresh-bad', { title: 'x', noindex: 'maybe' }, '' ],
	] )( 'is made with them: %s', async ( slug, seo, title ) => {
		const admin = await site.as( 'admin' );
		const form = await openForm(
			admin,
			'/wp-admin/edit-tags.php?taxonomy=category'
		);
		await send( admin, '/wp-admin/admin-ajax.php', {
			action: 'add-tag',
			screen: 'edit-category',
			taxonomy: 'category',
			'tag-name': slug,
			slug,
			'_wpnonce_add-tag': form.value( '_wpnonce_add-tag' ),
			pharos_seo_nonce: form.nonce,
			pharos_seo_form: json( seo ),
		} );
		const id = await site.php< number >(
			`return get_term_by( 'slug', $args['slug'], 'category' )->term_id ?? 0;`,
			{ slug }
		);
		expect( id ).toBeGreaterThan( 0 );
		expect( await row( 'term', id, 'title' ) ).toBe( title );

		// The form contains the input, including values that weren't stored, and the user has seen the error.
		const filled = await openForm(
			admin,
			`/wp-admin/term.php?taxonomy=category&tag_ID=${ id }`
		);
		expect( filled.data?.value ).toMatchObject( seo );
		expect( filled.text.includes( 'pharos-seo-refused' ) ).toBe( ! title );
		const next = await openForm(
			admin,
			'/wp-admin/edit-tags.php?taxonomy=category'
		);
		expect( next.text ).not.toContain( 'pharos-seo-refused' );
	} );
} );

describe( 'A profile', () => {
	test( 'has the person’s profiles on other sites, and changes them only where the person has', async () => {
		const url = 'https://www.linkedin.com/in/m%C3%A9i';
		const stored = () => row( 'user', made.author!, 'profiles' );
		const author = await site.as( 'author' );
		const submit = async ( values: FormValues ) => {
			const form = await openForm( author, '/wp-admin/profile.php' );
			return () =>
				send( author, '/wp-admin/profile.php', {
					action: 'update',
					user_id: String( made.author ),
					email: 'author@example.org',
					nickname: 'author',
					_wpnonce: form.value( '_wpnonce' ),
					pharos_profiles_nonce: form.value(
						'pharos_profiles_nonce'
					),
					pharos_profiles_base: form.value( 'pharos_profiles_base' ),
					...values,
				} );
		};
		await (
			await submit( { pharos_profiles: `${ url }\r\ngithub.com/mei` } )
		)();
		expect( await stored() ).toBe( `${ url }\ngithub.com/mei` );

		const open = await submit( {
			pharos_profiles: `${ url }\r\ngithub.com/mei`,
		} );
		await elsewhere( 'user', made.author!, {
			profiles: 'https://mei.example',
		} );
		await open();
		expect( await stored() ).toBe( 'https://mei.example' );

		// Both changed: each profile that one of them added or removed is added or removed.
		const both = await submit( {
			pharos_profiles: 'https://mei.example/tea\r\ngithub.com/mei',
		} );
		await elsewhere( 'user', made.author!, {
			profiles: 'https://mei.example\nhttps://theirs.example',
		} );
		await both();
		expect( await stored() ).toBe(
			'https://theirs.example\nhttps://mei.example/tea\ngithub.com/mei'
		);
		await elsewhere( 'user', made.author!, {
			profiles: 'https://mei.example',
		} );

		await (
			await submit( { pharos_profiles: '', pharos_profiles_nonce: 'x' } )
		)();
		expect( await stored() ).toBe( 'https://mei.example' );

		const refused = await (
			await submit( {
				pharos_profiles: 'https://mei.example\r\njavascript:alert(1)',
			} )
		)();
		expect( await stored() ).toBe( 'https://mei.example' );
		const text = await refused.text();
		expect( text ).toContain( 'Line 2: It must be a URL' );
		// What was typed isn't lost.
		expect( text ).toContain( 'javascript:alert(1)</textarea>' );

		await (
			await submit( { pharos_profiles: '' } )
		)();
		expect( await stored() ).toBe( '' );
	} );

	test( 'is saved by the person', async () => {
		const author = await site.as( 'author' );
		const form = await openForm( author, '/wp-admin/profile.php' );
		await send( author, '/wp-admin/profile.php', {
			action: 'update',
			user_id: String( made.author ),
			email: 'author@example.org',
			nickname: 'author',
			_wpnonce: form.value( '_wpnonce' ),
			pharos_seo_nonce: form.nonce,
			pharos_seo_form: json( { title: 'Words by %author_name%' } ),
		} );
		expect( await row( 'user', made.author!, 'title' ) ).toBe(
			'Words by %author_name%'
		);
	} );

	test( 'says when visitors get no archive of authors, and where to change that', async () => {
		const note = 'Author archives are turned off';
		const author = await site.as( 'author' );
		const admin = await site.as( 'admin' );
		const own = await openForm( author, '/wp-admin/profile.php' );
		expect( own.text ).toContain( note );
		expect( own.text ).not.toContain( '#/general/archive_pages' );
		const theirs = await openForm( admin, '/wp-admin/profile.php' );
		expect( theirs.text ).toContain( '#/general/archive_pages' );
		await site.option( 'pharos_settings', { author_archive: true } );
		const served = await openForm( author, '/wp-admin/profile.php' );
		await site.resetSettings();
		expect( served.text ).not.toContain( note );
	} );

	test( 'of who writes nothing has no fields', async () => {
		const subscriber = await site.as( 'subscriber' );
		const form = await openForm( subscriber, '/wp-admin/profile.php' );
		expect( form.text ).not.toContain( 'pharos_seo_form' );
	} );
} );

test( 'with the feature off there are no fields, and none in the block editor; with schemas off there is no tab for them', async () => {
	const admin = await site.as( 'admin' );
	const EDITOR = '/wp-admin/post-new.php';
	const SCRIPT = 'pharos-seo/build/editor';
	const profile = () => openForm( admin, '/wp-admin/profile.php' );
	expect( ( await admin.get( EDITOR ) ).text ).toContain( SCRIPT );
	expect( ( await profile() ).text ).not.toContain( '"schemaPage":null' );

	await site.option( 'pharos_settings', { enable_schemas: false } );
	expect( ( await profile() ).text ).toContain( '"schemaPage":null' );

	await site.option( 'pharos_settings', { enable_page_level_seo: false } );
	const { text } = await profile();
	const editor = await admin.get( EDITOR );
	await site.resetSettings();
	expect( text ).not.toContain( 'pharos_seo_form' );
	expect( editor.text ).not.toContain( SCRIPT );
} );
