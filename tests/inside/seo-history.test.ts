/** The history of SEO fields: who changed which field of what, with what, and the undo. */
import { overMcp, withPassword } from '../integration/support/callers';
import { withContent } from '../integration/support/head';
import { clear, read, write } from '../integration/support/object-seo';
import {
	forgetImports,
	importing,
	imports as entries,
	objectsOf,
	rest,
	undo,
	type HistoryObject,
} from '../integration/support/seo-files';
import { site } from '../integration/support/site';

const content = withContent();
const id = ( name: string ) => content.ids[ name ] as number;
const post = () => `/wp/v2/posts/${ id( 'plain' ) }`;
const term = () => `/wp/v2/categories/${ tea }`;
let tea = 0;

beforeAll( async () => {
	tea = await site.php< number >(
		`return get_category_by_slug( 'tea' )->term_id;`
	);
	// Those of the content.
	await forgetImports();
} );

afterEach( async () => {
	await clear( post() );
	await clear( term() );
	await forgetImports();
} );

/** What the last entry has changed. */
const objects = async () => objectsOf( ( await entries() )[ 0 ] );

const byBulkEditor = ( ...items: object[] ) =>
	rest( 'POST', 'bulk-editor', { items } );

const byAbility = `wp_get_ability( 'pharos/update-seo' )->execute( [ 'type' => 'post', 'id' => $args['id'], 'fields' => [ 'title' => 'New' ] ] );`;

/** Changes the title of the post in another way. */
const ways: [ way: string, expected: object, code: string ][] = [
	[
		'an ability',
		{ via: 'ability', name: 'pharos/update-seo', application: '' },
		byAbility,
	],
	[
		'an agent over MCP that says who it is',
		{ via: 'mcp', name: 'Tea assistant', application: 'Sheets' },
		withPassword(
			overMcp(
				{ clientInfo: { name: '<b>Tea</b> assistant' } },
				byAbility
			)
		),
	],
	[
		'an agent over MCP that doesn’t',
		{ via: 'mcp', name: 'pharos/update-seo', application: '' },
		overMcp( { clientInfo: 'none' }, byAbility ),
	],
	[
		'a program that only pretends to have a session',
		{ via: 'ability', name: 'pharos/update-seo', application: '' },
		overMcp(
			{},
			`$_SERVER['HTTP_MCP_SESSION_ID'] = 'session-2';${ byAbility }`
		),
	],
	[
		'a program with an application password',
		{ via: 'rest', name: '', application: 'Sheets' },
		withPassword( `$request = new WP_REST_Request( 'POST', "/wp/v2/posts/{$args['id']}" );
		$request->set_body_params( [ 'pharos_seo' => [ 'title' => 'New' ] ] );
		rest_do_request( $request );` ),
	],
	[
		'quick edit or bulk edit in a list of posts',
		{ via: 'list', name: '', application: '' },
		`$_REQUEST = [ 'bulk_edit' => 'Update', '_wpnonce' => wp_create_nonce( 'bulk-posts' ), 'post' => [ $args['id'] ], 'pharos_seo' => [ 'noindex' => 'yes' ] ];
		Pharos\\Lists\\BulkEdit::run();
		wp_update_post( [ 'ID' => $args['id'] ] );
		$_REQUEST = [];`,
	],
];

describe( 'A change', () => {
	test.each( ways )(
		'by %s is in the history, and can be undone',
		async ( _, expected, code ) => {
			const before = await read( post() );
			const isMissing = await site.php< boolean >(
				`wp_set_current_user( 1 );
				if ( ! function_exists( 'wp_get_ability' ) && $args['is_ability'] ) { return true; }
				${ code }
				return false;`,
				{ id: id( 'plain' ), is_ability: code.includes( byAbility ) }
			);
			if ( isMissing ) {
				return;
			}
			expect( await entries() ).toMatchObject( [
				{ ...expected, user_name: 'admin', changed: 1 },
			] );
			expect( await read( post() ) ).not.toEqual( before );
			expect( await undo() ).toMatchObject( { restored: 1 } );
			expect( await read( post() ) ).toEqual( before );
		}
	);

	test( 'by the bulk editor is one entry with all its objects, with old and new values', async () => {
		await write( post(), { title: 'Old', noindex: 'yes' } );
		await byBulkEditor(
			{
				kind: 'post',
				id: id( 'plain' ),
				changes: { title: 'New', description: 'Tea', noindex: '' },
			},
			{ kind: 'term', id: tea, changes: { title: 'Teas' } }
		);
		expect( await entries() ).toMatchObject( [
			{ via: 'bulk', changed: 2 },
		] );
		expect( await objects() ).toMatchObject( [
			{
				object: { kind: 'post', id: id( 'plain' ) },
				state: 'changed',
				changes: [
					{ field: 'title', old: 'Old', new: 'New' },
					{ field: 'description', old: '', new: 'Tea' },
					{ field: 'noindex', old: 'yes', new: '' },
				],
			},
			{ object: { kind: 'term', id: tea } },
		] );
	} );

	test( 'in parts is one entry with one undo: the parts of a save have the same name, which no other way shares', async () => {
		const token = 'one-save-of-many-rows';
		const part = ( object: object, name = token ) =>
			rest( 'POST', 'bulk-editor', {
				items: [ { ...object, changes: { title: 'New' } } ],
				token: name,
			} );
		await part( { kind: 'post', id: id( 'plain' ) } );
		await part( { kind: 'term', id: tea } );
		expect( await entries() ).toMatchObject( [
			{ via: 'bulk', user_name: 'admin', changed: 2 },
		] );
		await importing(
			[ { id: String( tea ), type: 'category', title: 'File' } ],
			{ token, overwrite: true }
		);
		expect( await entries() ).toMatchObject( [
			{ via: 'import', changed: 1 },
			{ via: 'bulk', changed: 2 },
		] );
		await undo();
		await rest(
			'POST',
			`seo-history/${ ( await entries() )[ 2 ]?.id }/undo`
		);
		expect( [ await read( post() ), await read( term() ) ] ).toMatchObject(
			[ { title: '' }, { title: '' } ]
		);
		expect(
			( await part( { kind: 'term', id: tea }, 'a b' ) ).status
		).toBe( 400 );
	} );

	test( 'of a term in its form is in the history, of a post in revisions', async () => {
		await write( post(), { title: 'Post' } );
		expect( await entries() ).toEqual( [] );
		await write( term(), { title: 'One' } );
		await write( term(), { title: 'Two' } );
		expect( await objects() ).toMatchObject( [
			{ changes: [ { field: 'title', new: 'Two' } ] },
		] );
	} );

	test( 'that is refused, or changes nothing, is in no entry', async () => {
		await byBulkEditor(
			{
				kind: 'post',
				id: id( 'plain' ),
				changes: { canonical: 'http://' },
			},
			{ kind: 'term', id: tea, changes: { title: '' } }
		);
		expect( await entries() ).toEqual( [] );
	} );

	test.each( [
		[ 'the objects', '{$wpdb->prefix}pharos_seo_changes' ],
		[
			'both',
			'{$wpdb->prefix}pharos_seo_changes, {$wpdb->prefix}pharos_seo_history',
		],
	] )(
		'that the database can’t record isn’t made, and the next one is, on a copy of the site without the table of %s',
		async ( _, tables ) => {
			expect(
				await site.php(
					`global $wpdb;
				wp_set_current_user( 1 );
				$title = static function () use ( $args ) {
					$repository = new Pharos\\ObjectSeo\\ObjectMetaRepository( get_term( $args['tea'] ) );
					$written = $repository->write( [ 'title' => 'Teas' ] );
					return [ is_wp_error( $written ) ? $written->get_error_code() : '', $repository->read( [ 'title' ] )['title'] ];
				};
				Pharos\\ObjectSeo\\History\\Table::need();
				$shows = $wpdb->suppress_errors( true );
				foreach ( explode( ', ', "${ tables }" ) as $table ) {
					$wpdb->query( "DROP TABLE $table" );
				}
				$found = [ $title(), $title() ];
				$wpdb->suppress_errors( $shows );
				return $found;`,
					{ tea }
				)
			).toEqual( [
				[ 'pharos_seo_not_saved', '' ],
				[ '', 'Teas' ],
			] );
		}
	);
} );

describe( 'The history', () => {
	/** Makes an entry as large as the history may be. */
	const enlarge = ( entry?: number ) =>
		site.php(
			`global $wpdb;
			$wpdb->update( $wpdb->prefix . 'pharos_seo_history', [ 'bytes' => 60 * MB_IN_BYTES ], [ 'id' => $args['id'] ] );`,
			{ id: entry }
		);

	test( 'keeps a change as large as all of it until it is undone', async () => {
		await write( term(), { title: 'One' } );
		const [ large ] = await entries();
		await enlarge( large?.id );
		const undone = await undo();
		expect( undone ).toMatchObject( { id: large?.id, restored: 1 } );
		// By the next step, which is the same request.
		expect(
			await rest( 'POST', `seo-history/${ large?.id }/undo` )
		).toMatchObject( { status: 200 } );
	} );

	test( 'gives up the oldest changes beyond its size', async () => {
		await write( term(), { title: 'One' } );
		const [ large ] = await entries();
		await enlarge( large?.id );
		await byBulkEditor( {
			kind: 'term',
			id: tea,
			changes: { title: 'Two' },
		} );
		expect( await entries() ).toMatchObject( [ { via: 'bulk' } ] );
	} );
} );

describe( 'An undo', () => {
	const change = ( title: string ) =>
		byBulkEditor( {
			kind: 'post',
			id: id( 'plain' ),
			changes: { title, description: title },
		} );

	test( 'is an entry of its own, which can be undone', async () => {
		await change( 'New' );
		const [ first ] = await entries();
		await undo();
		expect( await entries() ).toMatchObject( [
			{ via: 'undo', name: String( first?.id ), changed: 1 },
			{ via: 'bulk', changed: 0, restored: 1 },
		] );
		await undo();
		expect( await read( post() ) ).toMatchObject( { title: 'New' } );
	} );

	test( 'keeps what was changed since, and shows it', async () => {
		await change( 'New' );
		await write( post(), { title: 'Later' } );
		await undo();
		expect( await read( post() ) ).toMatchObject( {
			title: 'Later',
			description: '',
		} );
		expect( await objectsOf( ( await entries() )[ 1 ] ) ).toMatchObject( [
			{
				state: 'kept',
				message: 'Changed since then, and kept: title.',
			},
		] );
	} );

	test( 'keeps only the values that are no longer possible, such as an image that was deleted, and says why', async () => {
		const image = await site.php< number >(
			`return wp_insert_attachment( [ 'post_title' => 'Old', 'post_mime_type' => 'image/png' ] );`
		);
		const url = 'https://cdn.example/old.png';
		await write( post(), {
			title: 'Old',
			facebook_image: url,
			facebook_image_id: image,
		} );
		await byBulkEditor( {
			kind: 'post',
			id: id( 'plain' ),
			changes: {
				title: 'New',
				facebook_image: '',
				facebook_image_id: 0,
			},
		} );
		await site.php( `wp_delete_attachment( $args['image'], true );`, {
			image,
		} );
		const undone = await undo();
		expect( undone ).toMatchObject( { restored: 0, kept: 1 } );
		expect( await read( post() ) ).toMatchObject( {
			title: 'Old',
			facebook_image: '',
			facebook_image_id: 0,
		} );
		expect( await objectsOf( undone ) ).toMatchObject( [
			{
				message:
					'facebook_image_id: This file isn’t in the media library.',
			},
		] );
	} );

	test( 'of an object that the user may not edit is refused and left to others, and its values aren’t shown', async () => {
		await change( 'New' );
		const [ last ] = await entries();
		const found = await site.php< {
			rows: HistoryObject[];
			undone: object;
		} >(
			`$deny = static fn( $caps, $cap ) => $cap === 'edit_post' ? [ 'do_not_allow' ] : $caps;
			add_filter( 'map_meta_cap', $deny, 10, 2 );
			wp_set_current_user( 1 );
			$path = "/pharos/v1/seo-history/{$args['id']}";
			$rows = rest_do_request( new WP_REST_Request( 'GET', $path ) )->get_data()['data'];
			$undone = rest_do_request( new WP_REST_Request( 'POST', "$path/undo" ) )->get_data()['data'];
			remove_filter( 'map_meta_cap', $deny );
			return compact( 'rows', 'undone' );`,
			{ id: last?.id }
		);
		expect( found.rows ).toMatchObject( [ { object: null, changes: [] } ] );
		expect( found.undone ).toEqual( { status: 403 } );
		expect( await read( post() ) ).toMatchObject( { title: 'New' } );
		await undo();
		expect( await read( post() ) ).toMatchObject( { title: '' } );
	} );
} );

test( 'Only users who may change settings see the history', async () => {
	expect(
		( await rest( 'GET', 'seo-history', undefined, 'editor' ) ).status
	).toBe( 403 );
	expect( ( await rest( 'GET', 'seo-history/999999' ) ).status ).toBe( 404 );
} );
