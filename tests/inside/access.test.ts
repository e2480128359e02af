/** Tools > Access: what roles may do, by permission, for routes, commands, content and the menu. */
import { site } from '../integration/support/site';
import type { Role } from '../support/site';
import { effects } from './effects/access';
import { runEffects } from './effects/run';

const SCREENS = [
	'pharos_manage_settings',
	'pharos_manage_redirects',
	'pharos_manage_schema',
	'pharos_view_search_console',
	'pharos_run_analysis',
];

type Access = Record< string, Record< string, boolean > >;

/** Stores what roles may do, without a user, as WP-CLI does. */
const setAccess = async ( access: Access ) =>
	expect(
		await site.php(
			`$saved = ( new Pharos\\Settings\\Settings() )->save( [ 'access' => $args ] );
			return is_wp_error( $saved ) ? $saved->get_error_message() : $saved;`,
			access
		)
	).toBe( true );

const idOf = async ( role: Role ) => ( await site.as( role ) ).id;

const can = async ( role: Role, capability: string ) =>
	site.php< boolean >(
		`return current_user_can( $args[0] );`,
		[ capability ],
		await idOf( role )
	);

afterEach( () => site.resetSettings() );

/** The capability that each endpoint names, and its status for a user. */
const ROUTES = `
	add_filter( 'pre_http_request', static fn() => new WP_Error( 'offline', 'No network.' ) );
	$found = [];
	foreach ( rest_get_server()->get_routes( 'pharos/v1' ) as $path => $endpoints ) {
		if ( $path === '/pharos/v1' ) {
			continue;
		}
		foreach ( $endpoints as $endpoint ) {
			$may = $endpoint['permission_callback'] ?? null;
			$names = $endpoint['capability'] ?? match ( true ) {
				is_array( $may ) && $may[0] instanceof Pharos\\Core\\Permission => $may[0]->value,
				$may === [ Pharos\\Core\\Permission::class, 'any' ] => 'any',
				default => null,
			};
			foreach ( array_keys( $endpoint['methods'] ) as $method ) {
				$status = null;
				if ( $args['calls'] ) {
					$request = new WP_REST_Request( $method, preg_replace( '/\\(\\?P<\\w+>.*?\\)(?=\\/|$)/', '999999999', $path ) );
					$status = rest_do_request( $request )->get_status();
				}
				$found[] = [ "$method $path", $names, $status ];
			}
		}
	}
	return $found;`;

type Route = [ route: string, capability: string | null, status: number ];

test( 'Each route names the capability that it needs', async () => {
	const routes = await site.php< Route[] >( ROUTES, { calls: false } );
	expect( routes.length ).toBeGreaterThan( 50 );
	expect( routes.filter( ( [ , capability ] ) => ! capability ) ).toEqual(
		[]
	);
} );

test.each( SCREENS )(
	'A role with only %s may do exactly that over REST',
	async ( permission ) => {
		await setAccess( { subscriber: { [ permission ]: true } } );
		const routes = await site.php< Route[] >(
			ROUTES,
			{ calls: true },
			await idOf( 'subscriber' )
		);
		const ofContent = [ 'pharos_edit_seo', 'edit_posts', 'publish_posts' ];
		const wrong = routes.filter(
			( [ , capability, status ] ) =>
				! ofContent.includes( String( capability ) ) &&
				( status !== 403 ) !==
					[ 'any', permission ].includes( String( capability ) )
		);
		expect( wrong ).toEqual( [] );
	}
);

/** A stand-in for WP-CLI that keeps commands and throws errors. */
const COMMANDS = `
	if ( ! class_exists( 'WP_CLI', false ) ) {
		eval( 'class WP_CLI {
			public static array $commands = [];
			public static function add_command( $name, $command, $args = [] ) { self::$commands[ $name ] = $args; }
			public static function error( $text ) { throw new RuntimeException( $text ); }
		}' );
	}
	WP_CLI::$commands = [];
	$settings = static fn() => new Pharos\\Settings\\Settings();
	( new Pharos\\Core\\Features(
		require dirname( PHAROS_FILE ) . '/includes/hooks/features.php',
		$settings,
		static fn() => new Pharos\\Template\\Variables( $settings() )
	) )->register_commands();
	foreach ( WP_CLI::$commands as $name => $args ) {
		try {
			isset( $args['before_invoke'] ) ? $args['before_invoke']() : throw new LogicException();
			$result[ $name ] = true;
		} catch ( RuntimeException ) {
			$result[ $name ] = false;
		} catch ( LogicException ) {
			$result[ $name ] = 'names none';
		}
	}
	return $result;`;

test( 'Each command needs a permission of a user who is chosen with --user', async () => {
	const all = await site.php< Record< string, unknown > >( COMMANDS, {} );
	expect( Object.keys( all ) ).toContain( 'pharos access' );
	expect( new Set( Object.values( all ) ) ).toEqual( new Set( [ true ] ) );
	await setAccess( { author: { pharos_manage_redirects: true } } );
	const author = await site.php< Record< string, unknown > >(
		COMMANDS,
		{},
		await idOf( 'author' )
	);
	expect(
		Object.keys( author ).filter( ( name ) => author[ name ] !== false )
	).toEqual( [
		// Which fields of which content, they check for each object.
		'pharos seo',
		'pharos seo set',
		'pharos seo export',
		'pharos seo import',
		'pharos redirect',
		'pharos not-found',
	] );
} );

describe( 'Without a change, everybody may do what they may in WordPress', () => {
	test.each( [
		[
			'admin',
			[ ...SCREENS, 'pharos_edit_seo', 'pharos_edit_seo_advanced' ],
		],
		[ 'editor', [ 'pharos_edit_seo', 'pharos_edit_seo_advanced' ] ],
		[ 'author', [ 'pharos_edit_seo', 'pharos_edit_seo_advanced' ] ],
		[ 'subscriber', [ 'pharos_edit_seo' ] ],
	] satisfies [ Role, string[] ][] )( '%s', async ( role, expected ) => {
		const held = await site.php(
			`return array_values( array_filter( $args, 'current_user_can' ) );`,
			[ ...SCREENS, 'pharos_edit_seo', 'pharos_edit_seo_advanced' ],
			await idOf( role )
		);
		expect( held ).toEqual( expected );
	} );

	test( 'a visitor nothing', async () => {
		expect(
			await site.php(
				`return current_user_can( 'pharos_edit_seo' );`,
				{}
			)
		).toBe( false );
	} );

	test( 'and pharos_capability still names the capability for all screens', async () => {
		const held = ( filter: string ) =>
			site.php(
				`add_filter( 'pharos_capability', static fn() => ${ filter } );
				return array_values( array_filter( $args, 'current_user_can' ) );`,
				SCREENS,
				editor
			);
		const editor = await idOf( 'editor' );
		expect( await held( `'edit_others_posts'` ) ).toEqual( SCREENS );
		// A capability of the plugin itself isn't mapped again.
		expect( await held( `'pharos_manage_redirects'` ) ).toEqual( [] );
	} );
} );

describe( 'SEO of content', () => {
	const may = async ( role: Role ) =>
		site.php< { edits: boolean; restricts: boolean } >(
			`$id = wp_insert_post( [ 'post_title' => 'Tea', 'post_author' => get_current_user_id() ] );
			$post = get_post( $id );
			$may = [
				'edits' => Pharos\\Core\\Capability::may_edit( $post ),
				'restricts' => Pharos\\Core\\Capability::may_restrict( $post ),
			];
			wp_delete_post( $id, true );
			return $may;`,
			{},
			await idOf( role )
		);

	test( 'can be taken away from a role, in part or whole', async () => {
		expect( await may( 'author' ) ).toEqual( {
			edits: true,
			restricts: true,
		} );
		await setAccess( { author: { pharos_edit_seo_advanced: false } } );
		expect( await may( 'author' ) ).toEqual( {
			edits: true,
			restricts: false,
		} );
		await setAccess( { author: { pharos_edit_seo: false } } );
		expect( ( await may( 'author' ) ).edits ).toBe( false );
		expect( ( await may( 'editor' ) ).edits ).toBe( true );
	} );

	test( 'gives no rights to content that the role can’t edit', async () => {
		await setAccess( {
			subscriber: {
				pharos_edit_seo: true,
				pharos_edit_seo_advanced: true,
			},
		} );
		expect( ( await may( 'subscriber' ) ).edits ).toBe( false );
	} );

	test( 'can’t be taken away from administrators', async () => {
		await setAccess( {
			administrator: {
				pharos_manage_settings: false,
				pharos_edit_seo: false,
				pharos_edit_seo_advanced: false,
			},
		} );
		expect( await may( 'admin' ) ).toEqual( {
			edits: true,
			restricts: true,
		} );
		expect( await can( 'admin', 'pharos_manage_settings' ) ).toBe( true );
	} );
} );

test( 'A plugin for roles grants and denies the same capabilities', async () => {
	// WordPress's denial is stronger than a permission stored before.
	await setAccess( { author: { pharos_view_search_console: true } } );
	const held = await site.php(
		`$role = get_role( 'author' );
		$role->add_cap( 'pharos_run_analysis' );
		$role->add_cap( 'pharos_edit_seo', false );
		$role->add_cap( 'pharos_view_search_console', false );
		wp_set_current_user( 0 );
		wp_set_current_user( $args[0] );
		clean_user_cache( $args[0] );
		$user = new WP_User( $args[0] );
		$held = [
			user_can( $user, 'pharos_run_analysis' ),
			user_can( $user, 'pharos_edit_seo' ),
			user_can( $user, 'pharos_manage_settings' ),
			user_can( $user, 'pharos_view_search_console' ),
		];
		$author = array_column( Pharos\\Access\\Roles::all(), null, 'name' )['author'];
		$access = ( new Pharos\\Settings\\Settings() )->get( 'access' );
		$listed = Pharos\\Access\\Roles::has( $author, 'pharos_view_search_console', $access );
		$shown = $author['own'];
		$role->remove_cap( 'pharos_view_search_console' );
		$role->remove_cap( 'pharos_run_analysis' );
		$role->remove_cap( 'pharos_edit_seo' );
		return [ $held, $shown, $listed ];`,
		[ await idOf( 'author' ) ]
	);
	await setAccess( {} );
	expect( held ).toEqual( [
		[ true, false, false, false ],
		{
			pharos_run_analysis: true,
			pharos_edit_seo: false,
			pharos_view_search_console: false,
		},
		false,
	] );
} );

test( 'User Role Editor lists the permissions in a group; values of other kinds stay as they are', async () => {
	const listed = await site.php(
		`$plugins = Pharos\\Compat\\RolePlugins::class;
		return [
			$plugins::add( [ 'read' => 1 ], [ 'pharos_edit_seo' => 'SEO of content' ] ),
			$plugins::add_group( [] )['pharos']['parent'],
			$plugins::add_to_group( [ 'custom' ], 'pharos_edit_seo' ),
			$plugins::add_to_group( [ 'custom' ], 'read' ),
			$plugins::add( null, [] ), $plugins::add_group( '' ), $plugins::add_to_group( false, [] ),
		];`
	);
	expect( listed ).toEqual( [
		{
			read: 1,
			pharos_edit_seo: {
				inner: 'pharos_edit_seo',
				human: 'Pharos SEO: SEO of content',
				wp_core: false,
			},
		},
		'custom',
		[ 'custom', 'pharos' ],
		[ 'custom' ],
		null,
		'',
		false,
	] );
} );

describe( 'Somebody with only the settings', () => {
	/** Saves settings as an editor: the status and the error. */
	const save = async ( data: Record< string, unknown > ) =>
		site.php< [ number, string | null ] >(
			`$request = new WP_REST_Request( 'POST', '/pharos/v1/admin-settings' );
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( wp_json_encode( [ 'data' => $args ] ) );
			$response = rest_do_request( $request );
			$data = (array) $response->get_data()["data"];
			return [ $response->get_status(), $data["errors"]["access"] ?? null ];`,
			data,
			await idOf( 'editor' )
		);
	const own = { editor: { pharos_manage_settings: true } };

	test( 'grants no more than they have', async () => {
		await setAccess( own );
		expect(
			await save( {
				access: { ...own, author: { pharos_manage_redirects: true } },
			} )
		).toEqual( [
			400,
			'You can’t change who has “Redirects”, because you don’t have it yourself.',
		] );
		expect( await can( 'author', 'pharos_manage_redirects' ) ).toBe(
			false
		);
		expect(
			await save( {
				access: { ...own, author: { pharos_manage_settings: true } },
			} )
		).toEqual( [ 200, null ] );
		expect( await can( 'author', 'pharos_manage_settings' ) ).toBe( true );
	} );

	test( 'finds the change in the history, with their name', async () => {
		await setAccess( own );
		await save( {
			access: { ...own, author: { pharos_manage_settings: true } },
		} );
		const [ entry ] = await site.php< { user: number; changes: object }[] >(
			`return array_slice( Pharos\\History\\Entries::all(), 0, 1 );`,
			{}
		);
		expect( entry ).toMatchObject( {
			user: await idOf( 'editor' ),
			changes: { access: { old: own } },
		} );
	} );
} );

test( 'A user with only the schemas saves these and no other setting', async () => {
	await setAccess( { editor: { pharos_manage_schema: true } } );
	const editor = await idOf( 'editor' );
	const save = ( data: Record< string, unknown > ) =>
		site.php< number >(
			`$request = new WP_REST_Request( 'POST', '/pharos/v1/admin-settings' );
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( wp_json_encode( [ 'data' => (object) $args ] ) );
			return rest_do_request( $request )->get_status();`,
			data,
			editor
		);
	expect( await save( { separator: '|' } ) ).toBe( 403 );
	expect( await save( { schemas: {}, separator: '|' } ) ).toBe( 403 );
	expect( await save( {} ) ).toBe( 403 );
	expect( await save( { schemas: {} } ) ).toBe( 200 );
} );

test.each( [
	[ 'pharos_manage_redirects', '/advanced/redirects', [ 'Advanced' ] ],
	[ 'pharos_run_analysis', '/site-seo-analysis', [ 'Dashboard', 'Tools' ] ],
	[ 'pharos_view_search_console', '/search-console', [ 'Search Console' ] ],
] )(
	'The menu of a user with only %s begins with %s',
	async ( permission, first, labels ) => {
		await setAccess( { editor: { [ permission ]: true } } );
		const shown = await site.php(
			`$sections = Pharos\\Admin\\Navigation::visible(
				Pharos\\Admin\\Navigation::sections(),
				static fn() => true
			);
			return [ Pharos\\Admin\\Navigation::first(), array_column( $sections, 'label' ) ];`,
			{},
			await idOf( 'editor' )
		);
		expect( shown ).toEqual( [ first, labels ] );
	}
);

describe( 'The setting', () => runEffects( effects ) );
