/** Redirects in the history: which program has changed which redirect, and the undo. */
import { overMcp, withPassword } from '../integration/support/callers';
import {
	add,
	clear,
	rest as redirects,
	type Redirect,
} from '../integration/support/redirects';
import {
	forgetImports,
	imports as entries,
	objectsOf,
	rest,
	undo,
	type HistoryObject,
} from '../integration/support/seo-files';
import { site } from '../integration/support/site';
import { hasTerminal, wp } from '../support/wp-cli';

const inTerminal = hasTerminal( site ) ? test : test.skip;

const forget = async () => {
	await clear();
	await forgetImports();
};

beforeAll( forget );
afterEach( forget );

const stored = async () =>
	( await redirects< { items: Redirect[] } >( 'GET', '?order=asc' ) ).body
		.data.items;

/** The stored redirects, in short. */
const shown = async () =>
	( await stored() )
		.map(
			( { source, target, status, enabled, hits } ) =>
				`${ source } ${ target } ${ status }${ enabled ? '' : ' off' }${
					hits ? ` ${ hits } hits` : ''
				}`
		)
		.sort();

/** What the last entry has changed. */
const changed = async () => objectsOf( ( await entries() )[ 0 ] );

const asAdmin = ( code: string, args: object = {} ) =>
	site.php( `wp_set_current_user( 1 ); ${ code }`, args );

const request = ( method: string, path: string, body: string ) => `
	$request = new WP_REST_Request( '${ method }', '${ path }' );
	$request->set_header( 'Content-Type', 'application/json' );
	$request->set_body( wp_json_encode( (object) ${ body } ) );
	rest_do_request( $request );`;

/** A change by a program with an application password. */
const program = ( method: string, path: string, body: object = {} ) =>
	asAdmin(
		withPassword(
			request( method, `/pharos/v1/redirects${ path }`, `$args` )
		),
		body
	);

const byAbility = `wp_get_ability( 'pharos/save-redirect' )->execute( $args );`;

const FIELDS = { source: '/h-old/', target: '/h-new/' };

const ways: [ way: string, expected: object, code: string ][] = [
	[
		'an ability',
		{ via: 'ability', name: 'pharos/save-redirect' },
		byAbility,
	],
	[
		'an ability over REST',
		{ via: 'ability', name: 'pharos/save-redirect', application: 'Sheets' },
		withPassword(
			request(
				'POST',
				'/wp-abilities/v1/abilities/pharos/save-redirect/run',
				`[ 'input' => $args ]`
			)
		),
	],
	[
		'an agent over MCP',
		{ via: 'mcp', name: 'Tea assistant', application: 'Sheets' },
		withPassword(
			overMcp( { clientInfo: { name: 'Tea assistant' } }, byAbility )
		),
	],
	[
		'a program with an application password',
		{ via: 'rest', name: '', application: 'Sheets' },
		withPassword( request( 'POST', '/pharos/v1/redirects', `$args` ) ),
	],
];

describe( 'A change', () => {
	test.each( ways )(
		'by %s is in the history, and its undo deletes the new redirect',
		async ( way, expected, code ) => {
			const isMissing = await asAdmin(
				`if ( ! function_exists( 'wp_get_ability' ) ) { return true; }`
			);
			if ( isMissing && ! way.startsWith( 'a program' ) ) {
				return;
			}
			await asAdmin( code, FIELDS );
			expect( await shown() ).toEqual( [ '/h-old/ /h-new/ 301' ] );
			expect( await entries() ).toMatchObject( [
				{ ...expected, user_name: 'admin', changed: 1 },
			] );
			expect( await changed() ).toMatchObject( [
				{
					object: { kind: 'redirect', name: '/h-old/ → /h-new/' },
					changes: [
						{ field: 'source', old: '', new: '/h-old/' },
						{ field: 'target', old: '', new: '/h-new/' },
					],
				},
			] );
			expect( await undo() ).toMatchObject( { restored: 1 } );
			expect( await shown() ).toEqual( [] );
		}
	);

	inTerminal(
		'with WP-CLI is in the history, which shows and undoes it in a terminal, too',
		async () => {
			const pharos = async ( ...command: string[] ) => {
				const { code, stdout, stderr } = await wp(
					site,
					'pharos',
					...command
				);
				expect( [ code, stderr ] ).toEqual( [ 0, expect.anything() ] );
				return stdout;
			};
			const { id } = await add( FIELDS );
			await pharos(
				...[ 'redirect', 'update', String( id ), '--status=302' ],
				'--enabled=no'
			);
			const [ entry ] = await entries();
			expect( entry ).toMatchObject( { via: 'cli', changed: 1 } );
			const history = [ 'seo', 'history', String( entry?.id ) ];
			expect(
				JSON.parse( await pharos( ...history, '--format=json' ) )
			).toEqual( [
				{ kind: 'redirect', id, field: 'status', old: 301, new: 302 },
				{
					...{ kind: 'redirect', id, field: 'enabled' },
					...{ old: true, new: false },
				},
			] );
			const preview = [ ...history, '--undo', '--dry-run' ];
			expect( await pharos( ...preview, '--format=csv' ) ).toContain(
				`redirect,${ id },status,302,301`
			);
			await pharos( ...history, '--undo' );
			expect( await shown() ).toEqual( [ '/h-old/ /h-new/ 301' ] );
			await pharos( 'redirect', 'delete', String( id ) );
			await undo();
			expect( await shown() ).toEqual( [ '/h-old/ /h-new/ 301' ] );
		}
	);

	test( 'of many redirects is one entry', async () => {
		const ids = [
			( await add( FIELDS ) ).id,
			( await add( { ...FIELDS, source: '/h-other/' } ) ).id,
		];
		await program( 'POST', '/bulk', { action: 'disable', ids } );
		expect( await entries() ).toMatchObject( [
			{ via: 'rest', changed: 2 },
		] );
		await undo();
		await program( 'POST', '/bulk', { action: 'delete', ids } );
		expect( await shown() ).toEqual( [] );
		await undo();
		expect( await shown() ).toEqual( [
			'/h-old/ /h-new/ 301',
			'/h-other/ /h-new/ 301',
		] );
	} );

	test( 'that makes another redirect shorter is undone with it', async () => {
		await add( { source: '/h-older/', target: '/h-old/' } );
		await program( 'POST', '', FIELDS );
		expect( await shown() ).toEqual( [
			'/h-old/ /h-new/ 301',
			'/h-older/ /h-new/ 301',
		] );
		expect( await undo() ).toMatchObject( { restored: 2 } );
		expect( await shown() ).toEqual( [ '/h-older/ /h-old/ 301' ] );
	} );

	test( 'by a person in the browser, an import or a changed URL isn’t in the history', async () => {
		const { id } = await add( FIELDS );
		await redirects( 'POST', `/${ id }`, { target: '/h-newer/' } );
		await redirects( 'DELETE', `/${ id }` );
		await program( 'POST', '/import', {
			format: 'csv',
			data: 'source,target\n/h-file/,/h-new/\n',
		} );
		await asAdmin(
			withPassword(
				`$post = wp_insert_post( [ 'post_title' => 'H', 'post_name' => 'h-post', 'post_type' => 'page', 'post_status' => 'publish' ] );
				wp_update_post( [ 'ID' => $post, 'post_name' => 'h-moved' ] );
				wp_delete_post( $post, true );`
			)
		);
		expect( ( await stored() ).map( ( { origin } ) => origin ) ).toEqual( [
			'import',
			'change',
		] );
		expect( await entries() ).toEqual( [] );
	} );

	test( 'that is refused, or changes nothing, is in no entry', async () => {
		const { id } = await add( FIELDS );
		await program( 'POST', '', FIELDS );
		await program( 'POST', `/${ id }`, { target: '/h-old/' } );
		await program( 'POST', `/${ id }`, FIELDS );
		expect( await entries() ).toEqual( [] );
	} );

	test( 'that the database can’t record isn’t made, and the next one is', async () => {
		const { id } = await add( FIELDS );
		await program( 'POST', '', { source: '/h-first/', target: '/' } );
		const spoil = `global $wpdb;
			$shows = $wpdb->suppress_errors( true );
			$wpdb->query( "DROP TABLE {$wpdb->prefix}pharos_seo_changes" );`;
		const mend = `$wpdb->suppress_errors( $shows );`;
		const path = `/pharos/v1/redirects/${ id }`;
		await asAdmin(
			withPassword( spoil + request( 'DELETE', path, '[]' ) + mend )
		);
		expect( await shown() ).toContain( '/h-old/ /h-new/ 301' );
		await asAdmin(
			withPassword(
				request( 'POST', path, `[ 'status' => 302 ]` ) +
					spoil +
					request( 'POST', path, `[ 'status' => 308 ]` ) +
					mend
			)
		);
		expect( await shown() ).toContain( '/h-old/ /h-new/ 302' );
		await program( 'DELETE', `/${ id }` );
		expect( await shown() ).toEqual( [ '/h-first/ / 301' ] );
	} );
} );

describe( 'An undo', () => {
	test( 'makes a deleted redirect again as it was, and then takes back what was changed before that', async () => {
		const { id } = await add( { ...FIELDS, status: 308 } );
		await asAdmin(
			`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}pharos_redirects SET hits = 7, origin = 'import'" );`
		);
		await program( 'POST', `/${ id }`, { target: '/h-newer/' } );
		const [ change ] = await entries();
		await program( 'DELETE', `/${ id }` );
		expect( await changed() ).toMatchObject( [
			{
				object: { name: '/h-old/ → /h-newer/' },
				changes: [
					{ field: 'source', old: '/h-old/', new: '' },
					{ field: 'target', old: '/h-newer/', new: '' },
					{ field: 'status', old: '308', new: '' },
				],
			},
		] );
		await undo();
		expect( await stored() ).toMatchObject( [
			{ target: '/h-newer/', status: 308, hits: 7, origin: 'import' },
		] );
		await rest( 'POST', `seo-history/${ change?.id }/undo` );
		expect( await shown() ).toEqual( [ '/h-old/ /h-new/ 308 7 hits' ] );
	} );

	test( 'is an entry of its own, which can be undone', async () => {
		await program( 'POST', '', FIELDS );
		await undo();
		expect( await entries() ).toMatchObject( [
			{ via: 'undo', changed: 1 },
			{ via: 'rest', restored: 1 },
		] );
		await undo();
		expect( await shown() ).toEqual( [ '/h-old/ /h-new/ 301' ] );
	} );

	test( 'keeps what was changed since', async () => {
		const { id } = await add( FIELDS );
		await program( 'POST', `/${ id }`, {
			target: '/h-newer/',
			status: 302,
		} );
		await redirects( 'POST', `/${ id }`, { target: '/h-newest/' } );
		const undone = await undo();
		expect( undone ).toMatchObject( { restored: 0, kept: 1 } );
		expect( await shown() ).toEqual( [ '/h-old/ /h-newest/ 301' ] );
		expect( await objectsOf( undone ) ).toMatchObject( [
			{ state: 'kept', message: 'Changed since then, and kept: target.' },
		] );
	} );

	test( 'keeps a new redirect that was edited since', async () => {
		await program( 'POST', '', FIELDS );
		const [ { id } = { id: 0 } ] = await stored();
		await redirects( 'POST', `/${ id }`, { status: 302 } );
		expect( await undo() ).toMatchObject( { kept: 1 } );
		expect( await shown() ).toEqual( [ '/h-old/ /h-new/ 302' ] );
	} );

	test.each( [
		[
			'a deleted redirect whose URL has another one',
			( id: number ) => program( 'DELETE', `/${ id }` ),
			() => add( { ...FIELDS, target: '/h-newest/' } ),
			[ '/h-old/ /h-newest/ 301' ],
			'A redirect for this URL already exists.',
		],
		[
			'a changed redirect that was deleted since',
			( id: number ) => program( 'POST', `/${ id }`, { status: 302 } ),
			( id: number ) => redirects( 'DELETE', `/${ id }` ),
			[],
			'This redirect no longer exists.',
		],
	] )(
		'says why it can’t restore %s',
		async ( _, change, since, left, message ) => {
			const { id } = await add( FIELDS );
			await change( id );
			await since( id );
			const undone = await undo();
			expect( undone ).toMatchObject( { restored: 0, kept: 1 } );
			expect( await objectsOf( undone ) ).toMatchObject( [
				{ message },
			] );
			expect( await shown() ).toEqual( left );
		}
	);

	test( 'is refused to a user who may not change redirects, who isn’t told of them', async () => {
		await program( 'POST', '', FIELDS );
		const [ last ] = await entries();
		const found = await site.php< {
			rows: HistoryObject[];
			undone: object;
		} >(
			`$deny = static fn( $caps, $cap ) => $cap === 'pharos_manage_redirects' ? [ 'do_not_allow' ] : $caps;
			add_filter( 'map_meta_cap', $deny, 99, 2 );
			wp_set_current_user( 1 );
			$path = "/pharos/v1/seo-history/{$args['id']}";
			$rows = rest_do_request( new WP_REST_Request( 'GET', $path ) )->get_data()['data'];
			$undone = rest_do_request( new WP_REST_Request( 'POST', "$path/undo" ) )->get_data()['data'];
			remove_filter( 'map_meta_cap', $deny, 99 );
			return compact( 'rows', 'undone' );`,
			{ id: last?.id }
		);
		expect( found.rows ).toEqual( [
			{ object: null, state: 'changed', changes: [], message: '' },
		] );
		expect( found.undone ).toEqual( { status: 403 } );
		expect( await shown() ).toEqual( [ '/h-old/ /h-new/ 301' ] );
	} );
} );
