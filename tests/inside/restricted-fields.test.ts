/**
 * Canonical URL, robots and schemas can be changed only by users who can publish. A contributor writes drafts that an
 * editor publishes without checking these fields.
 */
import type { Person, Role } from '../support/site';
import { hiddenField } from '../integration/support/lists';
import { site } from '../integration/support/site';

interface Answer {
	id: number;
	code?: string;
	message?: string;
	data?: { status: number; errors?: Record< string, string > };
	pharos_seo: Record< string, unknown >;
}

/** A role without a user in the sample content. */
const CONTRIBUTOR = 'contributor' as Role;

let writer: Person;
let draft = 0;

/** A value of each restricted field. */
const restricted = {
	canonical: 'https://elsewhere.example/',
	noindex: 'yes',
	nofollow: 'no',
	noarchive: 'yes',
	redirect: '/about/',
	redirect_status: 302,
	schemas: {
		a: {
			title: 'Mine',
			type: 'Article',
			fields: { '@type': 'Article', schema_name: 'Mine', x: '1' },
		},
	},
};
const open = {
	title: 'Tea',
	description: 'About tea.',
	facebook_title: 'Tea on Facebook',
	twitter_description: 'Tea on X',
	focus_keyword: 'tea',
};

const stored = () =>
	site.php< Record< string, unknown > >(
		`wp_cache_flush();
		return (object) array_filter( ( new Pharos\\ObjectSeo\\ObjectMetaRepository( get_post( $args[0] ) ) )->read() );`,
		[ draft ]
	);
/** Sets fields with the necessary permission. */
const set = ( fields: object ) =>
	site.php(
		`$post = get_post( $args['id'] );
		( new Pharos\\ObjectSeo\\ObjectMetaRepository( $post ) )->write( $args['fields'] + array_map( static fn() => '', array_filter( ( new Pharos\\ObjectSeo\\ObjectMetaRepository( $post ) )->read() ) ) );`,
		{ id: draft, fields }
	);
const save = ( body: object, path = `/wp/v2/posts/${ draft }` ) =>
	writer.rest< Answer >( 'POST', path, body );

beforeAll( async () => {
	draft = await site.php< number >(
		`$id = wp_insert_user( [ 'user_login' => 'contributor', 'user_pass' => 'password', 'role' => 'contributor' ] );
		return wp_insert_post( [ 'post_title' => 'Draft', 'post_status' => 'draft', 'post_author' => $id ] );`
	);
	writer = await site.as( CONTRIBUTOR );
} );
beforeEach( () => set( {} ) );
afterAll( () =>
	site.php(
		`require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_post( $args['draft'], true );
		wp_delete_user( $args['user'] );
		delete_transient( 'pharos_bulk_edit_' . $args['user'] );`,
		{ draft, user: writer.id }
	)
);

describe( 'A contributor, over REST', () => {
	test.each( Object.entries( restricted ) )(
		'can’t set %s on a draft, and nothing else of the request is saved',
		async ( field, value ) => {
			const { status, body } = await save( {
				title: 'Changed',
				pharos_seo: { title: 'Changed', [ field ]: value },
			} );
			expect( status ).toBe( 403 );
			expect( body.code ).toBe( 'pharos_seo_locked' );
			expect( body.message ).toContain( field );
			expect( Object.keys( body.data?.errors ?? {} ) ).toEqual( [
				field,
			] );
			expect( await stored() ).toEqual( {} );
			expect(
				await site.php( `return get_post( $args[0] )->post_title;`, [
					draft,
				] )
			).toBe( 'Draft' );
		}
	);

	test( 'writes texts, pictures and the keyword', async () => {
		const { status } = await save( { pharos_seo: open } );
		expect( status ).toBe( 200 );
		expect( await stored() ).toEqual( open );
	} );

	test( 'saves the rest of a post whose locked fields another user has set', async () => {
		await set( restricted );
		const { body } = await writer.rest< Answer >(
			'GET',
			`/wp/v2/posts/${ draft }?context=edit`
		);
		// All fields, as sent by older editors.
		const { status } = await save( {
			pharos_seo: { ...body.pharos_seo, title: 'Tea' },
		} );
		expect( status ).toBe( 200 );
		expect( await stored() ).toEqual( { ...restricted, title: 'Tea' } );
	} );

	test( 'can’t empty them either', async () => {
		await set( restricted );
		for ( const fields of [
			{ noindex: '' },
			{ schemas: {} },
			{ canonical: '' },
		] ) {
			expect( ( await save( { pharos_seo: fields } ) ).status ).toBe(
				403
			);
		}
		expect( await stored() ).toEqual( restricted );
	} );

	test( 'can’t make a post with them, and none is made', async () => {
		const count = () =>
			site.php< number >(
				`return (int) wp_count_posts()->draft + (int) wp_count_posts()->pending;`
			);
		const before = await count();
		const { status } = await save(
			{ title: 'New', pharos_seo: { noindex: 'yes' } },
			'/wp/v2/posts'
		);
		expect( status ).toBe( 403 );
		expect( await count() ).toBe( before );
	} );
} );

describe( 'A contributor, in forms', () => {
	test( 'sees the fields locked, in whichever editor', async () => {
		const canRestrict = ( user: number ) =>
			site.php< boolean >(
				`$settings = new Pharos\\Settings\\Settings();
				return ( new Pharos\\Editor\\EditorData( $settings, new Pharos\\Template\\Variables( $settings ) ) )->for_object( get_post( $args[0] ) )['canRestrict'];`,
				[ draft ],
				user
			);
		expect( await canRestrict( writer.id ) ).toBe( false );
		expect( await canRestrict( 1 ) ).toBe( true );
	} );

	test( 'is told why the form’s fields were not stored', async () => {
		const result = await site.php< Record< string, unknown > >(
			`$post = get_post( $args['id'] );
			$_POST = wp_slash( [
				'post_ID' => $post->ID,
				'pharos_seo_nonce' => wp_create_nonce( Pharos\\ObjectForms\\FormWriter::action( $post ) ),
				'pharos_seo_form' => wp_json_encode( [ 'seo' => [ 'title' => 'Tea', 'noindex' => 'yes' ] ] ),
			] );
			Pharos\\ObjectForms\\FormWriter::post( $post );
			return Pharos\\ObjectForms\\Refusal::take( $post )['errors'];`,
			{ id: draft },
			writer.id
		);
		expect( Object.keys( result ) ).toEqual( [ 'noindex' ] );
		expect( await stored() ).toEqual( {} );
	} );

	test( 'can’t set them by quick edit, whose fields are disabled, and can set the title', async () => {
		const list = ( await writer.get( '/wp-admin/edit.php?post_type=post' ) )
			.text;
		expect( list ).toMatch(
			/<select name="pharos_seo\[noindex\]" disabled>/
		);
		const quickEdit = async ( fields: Record< string, string > ) => {
			const response = await writer.fetch( '/wp-admin/admin-ajax.php', {
				method: 'POST',
				body: new URLSearchParams( {
					action: 'inline-save',
					post_type: 'post',
					post_ID: String( draft ),
					screen: 'edit-post',
					post_view: 'list',
					post_title: 'Draft',
					_status: 'draft',
					_inline_edit: hiddenField( list, '_inline_edit' ),
					...fields,
				} ),
			} );
			return response.text();
		};
		expect(
			await quickEdit( {
				'pharos_seo[title]': 'Tea',
				'pharos_seo[noindex]': 'yes',
			} )
		).toContain( 'Show in search results: ' );
		expect( await stored() ).toEqual( {} );
		await quickEdit( { 'pharos_seo[title]': 'Tea' } );
		expect( await stored() ).toEqual( { title: 'Tea' } );
	} );

	test( 'can’t set them by bulk edit, which says so', async () => {
		const list = ( await writer.get( '/wp-admin/edit.php?post_type=post' ) )
			.text;
		const query = new URLSearchParams( {
			post_type: 'post',
			action: 'edit',
			bulk_edit: 'Update',
			_status: '-1',
			_wpnonce: hiddenField( list, '_wpnonce' ),
			'post[]': String( draft ),
			'pharos_seo[noindex]': 'yes',
		} );
		const { location } = await writer.get(
			`/wp-admin/edit.php?${ query }`
		);
		expect( location ).toContain( 'pharos_bulk' );
		expect( await stored() ).toEqual( {} );
	} );

	test( 'is told by the bulk editor that No Index is locked, where a filter opens it to everybody who writes', async () => {
		const answer = await site.php< {
			item: { editable: boolean; can_restrict: boolean };
			result: { success: boolean; code: string };
		} >(
			`add_filter( 'pharos_capability', static fn() => 'edit_posts' );
			$read = new WP_REST_Request( 'GET', '/pharos/v1/bulk-editor' );
			$read->set_query_params( [ 'search' => 'Draft', 'type' => 'post' ] );
			$items = array_column( rest_do_request( $read )->get_data()['data']['items'], null, 'id' );
			$save = new WP_REST_Request( 'POST', '/pharos/v1/bulk-editor' );
			$save->set_body_params( [ 'items' => [ [ 'kind' => 'post', 'id' => $args[0], 'changes' => [ 'noindex' => 'yes' ] ] ] ] );
			return [ 'item' => $items[ $args[0] ], 'result' => rest_do_request( $save )->get_data()['data']['results'][0] ];`,
			[ draft ],
			writer.id
		);
		expect( answer.item ).toMatchObject( {
			editable: true,
			can_restrict: false,
		} );
		expect( answer.result ).toMatchObject( {
			success: false,
			code: 'pharos_seo_locked',
		} );
		expect( await stored() ).toEqual( {} );
	} );

	test( 'restores a revision without them', async () => {
		await set( { title: 'Old', noindex: 'yes' } );
		const result = await site.php< Record< string, unknown > >(
			`$post = get_post( $args['id'] );
			$rows = new Pharos\\ObjectSeo\\ObjectMetaRepository( $post );
			$revision = _wp_put_post_revision( $post );
			wp_set_current_user( 1 );
			$rows->write( [ 'title' => 'New', 'noindex' => '' ] );
			wp_set_current_user( $args['user'] );
			wp_restore_post_revision( $revision );
			return array_filter( $rows->read() );`,
			{ id: draft, user: writer.id },
			writer.id
		);
		expect( result ).toEqual( { title: 'Old' } );
	} );

	test( 'writes no rows of them past the fields either', async () => {
		const may = ( user: number ) =>
			site.php(
				`Pharos\\ObjectSeo\\Registration::run();
				return array_map( static fn( $key ) => current_user_can( 'edit_post_meta', $args['id'], "_pharos_$key" ), [ 'title', 'noindex', 'schemas' ] );`,
				{ id: draft },
				user
			);
		expect( await may( writer.id ) ).toEqual( [ true, false, false ] );
		expect( await may( 1 ) ).toEqual( [ true, true, true ] );
	} );
} );

describe( 'The own author archive, which is public without review', () => {
	const KEYS = [
		'_pharos_title',
		'_pharos_facebook_image',
		'_pharos_profiles',
	];

	test.each( [
		[ 'subscriber', false ],
		[ CONTRIBUTOR, false ],
		[ 'author', true ],
	] satisfies [ Role, boolean ][] )(
		'is described by a user who can publish: %s %s',
		async ( role, may ) => {
			const person = await site.as( role );
			const seo = {
				title: 'Cheap pills',
				description: 'Buy here.',
				facebook_image: 'https://evil.example/x.jpg',
				profiles: 'https://evil.example/me',
			};
			const rows = () =>
				site.php< string[] >(
					`wp_cache_flush();
					return array_values( preg_grep( '/_pharos_/', array_keys( get_user_meta( $args[0] ) ) ) );`,
					[ person.id ]
				);
			for ( const path of [ 'me', String( person.id ) ] ) {
				const { status } = await person.rest(
					'POST',
					`/wp/v2/users/${ path }`,
					{ pharos_seo: seo }
				);
				expect( status ).toBe( may ? 200 : 403 );
				expect( ( await rows() ).length > 0 ).toBe( may );
				await person.rest( 'POST', `/wp/v2/users/${ path }`, {
					pharos_seo: {
						title: '',
						description: '',
						facebook_image: '',
						profiles: '',
					},
				} );
			}
			const profile = await site.php<
				Record< 'shown' | 'saved' | 'meta', unknown >
			>(
				`$user = wp_get_current_user();
				Pharos\\ObjectSeo\\Registration::run();
				ob_start();
				Pharos\\ObjectForms\\Profiles::print( $user );
				$_POST = wp_slash( [
					'pharos_seo_nonce' => wp_create_nonce( Pharos\\ObjectForms\\FormWriter::action( $user ) ),
					'pharos_seo_form' => wp_json_encode( [ 'seo' => [ 'title' => 'Cheap pills' ] ] ),
					'pharos_profiles' => 'https://evil.example/me',
					'pharos_profiles_base' => '',
					'pharos_profiles_nonce' => wp_create_nonce( 'pharos_profiles' . $user->ID ),
				] );
				Pharos\\ObjectForms\\FormWriter::user( $user->ID );
				Pharos\\ObjectForms\\Profiles::save( $user->ID );
				$saved = ( new Pharos\\ObjectSeo\\ObjectMetaRepository( $user ) )->read( [ 'title', 'profiles' ] );
				( new Pharos\\ObjectSeo\\ObjectMetaRepository( $user ) )->write( [ 'title' => '', 'profiles' => '' ] );
				return [
					'shown' => ob_get_clean() !== '',
					'saved' => $saved,
					'meta' => array_map( static fn( $key ) => current_user_can( 'edit_user_meta', $user->ID, $key ), $args ),
				];`,
				KEYS,
				person.id
			);
			expect( profile ).toEqual( {
				shown: may,
				saved: may
					? {
							title: 'Cheap pills',
							profiles: 'https://evil.example/me',
						}
					: { title: '', profiles: '' },
				meta: KEYS.map( () => may ),
			} );
		}
	);
} );

describe( 'Who may change them', () => {
	test( 'is who may publish posts of the type, edit terms of the taxonomy, or write under their name; the filter may say another capability', async () => {
		const may = async ( role: Role, filter = 'null' ) =>
			site.php< Record< string, boolean > >(
				`$filter = ${ filter };
				$filter && add_filter( 'pharos_restrict_seo_capability', $filter, 10, 2 );
				$may = static fn( $object ) => Pharos\\Core\\Capability::may_restrict( $object );
				return [
					'post' => $may( get_post( $args[0] ) ),
					'page' => $may( new WP_Post( (object) [ 'ID' => 0, 'post_type' => 'page' ] ) ),
					'term' => $may( get_term_by( 'slug', 'tea', 'category' ) ),
					'self' => $may( wp_get_current_user() ),
				];`,
				[ draft ],
				( await site.as( role ) ).id
			);
		const none = { post: false, page: false, term: false, self: false };
		const all = { post: true, page: true, term: true, self: true };
		expect( await may( 'subscriber' ) ).toEqual( none );
		expect( await may( CONTRIBUTOR ) ).toEqual( none );
		expect( await may( 'author' ) ).toEqual( {
			...none,
			post: true,
			self: true,
		} );
		expect( await may( 'editor' ) ).toEqual( all );
		expect( await may( 'admin' ) ).toEqual( all );
		expect(
			await may( 'editor', `static fn() => 'manage_options'` )
		).toEqual( none );
		expect(
			await may(
				CONTRIBUTOR,
				`static fn( $capability, $object ) => $object instanceof WP_Post && $object->post_type === 'post' ? 'edit_posts' : $capability`
			)
		).toEqual( { ...none, post: true } );
	} );

	test( 'includes WP-CLI and WP-Cron, where no user is logged in', async () => {
		await set( { noindex: 'yes' } );
		expect( await stored() ).toEqual( { noindex: 'yes' } );
	} );
} );
