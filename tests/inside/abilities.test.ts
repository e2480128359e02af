/** Abilities for agents (WordPress's Abilities API): over REST, as agents call them. */
import { abilityCalls } from '../integration/support/abilities';
import { site } from '../integration/support/site';
import { withSnippet } from '../integration/support/snippets';
import type { Role } from '../support/site';

const NAMES = [
	'get-settings',
	'update-settings',
	'get-seo',
	'update-seo',
	'inspect-page',
	'list-seo',
	'list-issues',
	'run-analysis',
	'search-performance',
	'list-redirects',
	'save-redirect',
];

interface Answer {
	status: number;
	body: Record< string, unknown > & { code?: string; message?: string };
}

/** Executes an ability over `wp-abilities/v1`; those that only read take GET. */
async function run(
	name: string,
	input: object = {},
	role: Role = 'admin'
): Promise< Answer > {
	const { id } = await site.as( role );
	return site.php< Answer >(
		`$ability = wp_get_ability( 'pharos/' . $args['name'] );
		$method = $ability->get_meta()['annotations']['readonly'] ? 'GET' : 'POST';
		$request = new WP_REST_Request( $method, '/wp-abilities/v1/abilities/pharos/' . $args['name'] . '/run' );
		if ( $args['input'] ) {
			if ( $method === 'GET' ) {
				$request->set_query_params( [ 'input' => $args['input'] ] );
			} else {
				$request->set_header( 'Content-Type', 'application/json' );
				$request->set_body( wp_json_encode( [ 'input' => $args['input'] ] ) );
			}
		}
		$response = rest_do_request( $request );
		return [ 'status' => $response->get_status(), 'body' => $response->get_data() ];`,
		{ name, input },
		id
	);
}

withSnippet(
	'x-saved-via',
	`add_action( 'pharos_settings_saved', static fn( $changed, $previous, $via ) => 'ability' === $via && update_option( 'x_saved_via', $via ), 10, 3 );`
);

afterEach( () => site.resetSettings() );

test( 'All are listed for agents, with schemas, hints and a category', async () => {
	const listed = await site.php< Record< string, unknown >[] >(
		`wp_set_current_user( 1 );
		$request = new WP_REST_Request( 'GET', '/wp-abilities/v1/abilities' );
		$request->set_query_params( [ 'per_page' => 100, 'category' => 'pharos-seo' ] );
		return rest_do_request( $request )->get_data();`
	);
	expect( listed.map( ( { name } ) => name ) ).toEqual(
		NAMES.map( ( name ) => `pharos/${ name }` )
	);
	for ( const one of listed ) {
		expect( one ).toMatchObject( {
			label: expect.stringMatching( /./ ),
			description: expect.stringMatching( /\.$/ ),
			input_schema: { type: 'object', additionalProperties: false },
			output_schema: { type: 'object' },
		} );
	}
} );

test( 'A setting is read, changed as a dry run, changed, and named in the history with its source', async () => {
	const input = { settings: { separator: '|' } };
	expect(
		( await run( 'get-settings', { names: [ 'separator' ] } ) ).body
	).toEqual( { settings: { separator: '-' } } );
	const changed = { separator: { old: '-', new: '|' } };
	expect(
		( await run( 'update-settings', { ...input, dry_run: true } ) ).body
	).toEqual( { saved: false, changed } );
	expect( ( await run( 'update-settings', input ) ).body ).toEqual( {
		saved: true,
		changed,
	} );
	expect( await site.option( 'x_saved_via' ) ).toBe( 'ability' );
	await site.option( 'x_saved_via', null );
	expect( ( await run( 'update-settings', input ) ).body ).toEqual( {
		saved: false,
		changed: {},
	} );
	expect(
		await site.php( `
			$last = Pharos\\History\\Entries::all()[0];
			return [ $last['via'], $last['name'], array_keys( $last['changes'] ), ( new Pharos\\Settings\\Settings() )->get( 'separator' ) ];` )
	).toEqual( [ 'ability', 'pharos/update-settings', [ 'separator' ], '|' ] );
} );

test( 'Names may be a list in one text, as WordPress reads lists', async () => {
	const { body } = await run( 'get-settings', {
		names: 'separator, enable_schemas',
	} );
	expect( Object.keys( body.settings as object ).sort() ).toEqual( [
		'enable_schemas',
		'separator',
	] );
} );

test( 'Numbers and booleans may be texts, as some agents send them, also without the route', async () => {
	const results = await site.php(
		`wp_set_current_user( 1 );
		$execute = static fn( string $name, array $input ) => wp_get_ability( "pharos/$name" )->execute( $input );
		$redirect = [ 'source' => '/x-ability-text/', 'target' => '/about/', 'status' => '302', 'enabled' => 'false' ];
		$id = $execute( 'save-redirect', [ 'dry_run' => 'false' ] + $redirect )['redirect']['id'];
		$results = [
			$execute( 'save-redirect', [ 'id' => (string) $id, 'status' => '308', 'dry_run' => 'true' ] )['changed'],
			array_intersect_key( $execute( 'list-redirects', [ 'search' => 'x-ability-text', 'per_page' => '1' ] )['redirects'][0], [ 'status' => 0, 'enabled' => 0 ] ),
			$execute( 'search-performance', [ 'limit' => '5' ] )['rows'],
		];
		Pharos\\Redirects\\RedirectRepository::delete( [ $id ] );
		return $results;`
	);
	expect( results ).toEqual( [
		{ status: { old: 302, new: 308 } },
		{ status: 302, enabled: false },
		[],
	] );
} );

test( 'A wrong value, an unknown name and a value that has changed since are refused, and nothing is written', async () => {
	expect(
		await run( 'update-settings', {
			settings: { separator: '|', enable_schemas: 'perhaps' },
		} )
	).toMatchObject( {
		status: 400,
		body: { code: 'pharos_invalid_settings' },
	} );
	expect(
		await run( 'update-settings', {
			settings: { separator: '|' },
			base: { separator: '~' },
			dry_run: true,
		} )
	).toMatchObject( {
		status: 409,
		body: { code: 'pharos_settings_conflict' },
	} );
	expect( await run( 'get-settings', { names: [ 'seperator' ] } ) ).toEqual(
		expect.objectContaining( {
			status: 400,
			body: expect.objectContaining( {
				message: 'There are no settings with these names: seperator.',
			} ),
		} )
	);
	expect(
		( await run( 'get-settings', { names: [ 'separator' ] } ) ).body
	).toEqual( { settings: { separator: '-' } } );
} );

test( 'SEO fields of a post: read, dry run, changed, seen by visitors; those of a post that one may not edit are not', async () => {
	const id = await site.php< number >(
		`return wp_insert_post( [ 'post_title' => 'Ability', 'post_name' => 'x-ability', 'post_status' => 'publish', 'post_author' => 1 ] );`
	);
	try {
		const fields = { title: 'By an agent', description: '' };
		expect(
			( await run( 'update-seo', { id, fields, dry_run: true } ) ).body
		).toMatchObject( {
			saved: false,
			changed: { title: { old: '', new: 'By an agent' } },
		} );
		expect( ( await run( 'get-seo', { id } ) ).body ).toMatchObject( {
			fields: { title: '' },
		} );
		expect(
			( await run( 'update-seo', { id, fields } ) ).body
		).toMatchObject( { saved: true } );
		expect(
			( await run( 'update-seo', { id, fields } ) ).body
		).toMatchObject( { saved: false, changed: {} } );
		expect( ( await run( 'get-seo', { id } ) ).body ).toMatchObject( {
			fields: { title: 'By an agent' },
			resolved: { title: 'By an agent' },
		} );
		expect(
			await run( 'update-seo', {
				id,
				fields: { canonical: 'not a url' },
			} )
		).toMatchObject( { status: 400 } );
		for ( const name of [ 'get-seo', 'update-seo' ] ) {
			expect(
				await run(
					name,
					name === 'get-seo' ? { id } : { id, fields },
					'author'
				)
			).toMatchObject( { status: 403 } );
		}
		expect( await run( 'get-seo', { id: 99999999 } ) ).toMatchObject( {
			status: 404,
			body: { code: 'pharos_not_found' },
		} );
	} finally {
		await site.php( `wp_delete_post( $args[0], true );`, [ id ] );
	}
} );

test.each( [ 'post', 'term', 'user' ] )(
	'SEO fields of a %s have the form of the schema, and are written with it',
	async ( type ) => {
		// Every test compares results with their schema (tests/mu-plugins/pharos-answers.php).
		const id = await site.php< number >(
			`return match ( $args[0] ) {
				'post' => wp_insert_post( [ 'post_title' => 'X form', 'post_status' => 'publish' ] ),
				'term' => wp_insert_term( 'X form', 'category' )['term_id'],
				default => 1,
			};`,
			[ type ]
		);
		const save = ( title: string ) =>
			run( 'update-seo', { type, id, fields: { title } } );
		try {
			expect( await save( 'In form' ) ).toMatchObject( {
				status: 200,
				body: {
					saved: true,
					changed: { title: { old: '', new: 'In form' } },
				},
			} );
			expect( await run( 'get-seo', { type, id } ) ).toMatchObject( {
				status: 200,
				body: { fields: { title: 'In form' } },
			} );
		} finally {
			await save( '' );
			await site.php(
				`'post' === $args[0] && wp_delete_post( $args[1], true );
				'term' === $args[0] && wp_delete_term( $args[1], 'category' );`,
				[ type, id ]
			);
		}
	}
);

test( 'An analysis says which checks ran, and what has changed since the last one', async () => {
	const analyse = async () =>
		( await run( 'run-analysis', { kind: 'settings' } ) ).body;
	const tagline = await site.option< string >( 'blogdescription' );
	await analyse();
	try {
		await site.option( 'blogdescription', '' );
		const result = await analyse();
		expect( result ).toMatchObject( { saved: true, running: false } );
		expect( result.checks ).toContain( 'home_description' );
		expect( Object.keys( result.changed as object ) ).toContain(
			'home_description'
		);
	} finally {
		await site.option( 'blogdescription', tagline );
	}
} );

test( 'A redirect: a dry run stores nothing, a loop is refused, a saved one is listed', async () => {
	const redirect = { source: '/x-ability-old/', target: '/about/' };
	expect(
		( await run( 'save-redirect', { ...redirect, dry_run: true } ) ).body
	).toMatchObject( {
		saved: false,
		changed: {
			source: { old: null, new: '/x-ability-old/' },
			target: { old: null, new: '/about/' },
			status: { old: null, new: 301 },
		},
		redirect: { id: 0, target: '/about/' },
	} );
	const list = async () =>
		( await run( 'list-redirects', { search: 'x-ability' } ) ).body;
	expect( await list() ).toMatchObject( { redirects: [], total: 0 } );
	expect(
		await run( 'save-redirect', {
			source: '/x-ability-old/',
			target: '/x-ability-old/',
		} )
	).toMatchObject( { status: 400 } );
	const { body } = await run( 'save-redirect', redirect );
	expect( body ).toMatchObject( { saved: true } );
	expect( await list() ).toMatchObject( {
		redirects: [ { source: '/x-ability-old/', status: 301 } ],
		total: 1,
	} );
	const { id } = body.redirect as { id: number };
	// Only what is given changes; a dry run says what would.
	const change = { id, status: 302 };
	const changed = { status: { old: 301, new: 302 } };
	expect(
		( await run( 'save-redirect', { ...change, dry_run: true } ) ).body
	).toMatchObject( { saved: false, changed, redirect: { id } } );
	expect( await list() ).toMatchObject( { redirects: [ { status: 301 } ] } );
	expect( ( await run( 'save-redirect', change ) ).body ).toMatchObject( {
		saved: true,
		changed,
		redirect: { id, source: '/x-ability-old/', target: '/about/' },
	} );
	expect( ( await run( 'save-redirect', change ) ).body ).toMatchObject( {
		saved: false,
		changed: {},
	} );
	await site.php(
		`Pharos\\Redirects\\RedirectRepository::delete( [ $args[0] ] );`,
		[ id ]
	);
} );

test( 'A dry run of a redirect says where visitors would arrive, after the redirects that exist', async () => {
	const { body } = await run( 'save-redirect', {
		source: '/x-ability-b/',
		target: '/x-ability-c/',
	} );
	const input = { source: '/x-ability-a/', target: '/x-ability-b/' };
	expect(
		( await run( 'save-redirect', { ...input, dry_run: true } ) ).body
	).toMatchObject( { redirect: { target: '/x-ability-c/' } } );
	await site.php(
		`Pharos\\Redirects\\RedirectRepository::delete( [ $args[0] ] );`,
		[ ( body.redirect as { id: number } ).id ]
	);
} );

test( 'Pages without a description are listed, and those of a wrong type are refused', async () => {
	const id = await site.php< number >(
		`return wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'X ability list', 'post_status' => 'publish' ] );`
	);
	const input = { filter: 'missing_description', search: 'X ability list' };
	try {
		const listed = async () => ( await run( 'list-seo', input ) ).body;
		expect( await listed() ).toMatchObject( {
			items: [
				{
					type: 'post',
					id,
					subtype: 'page',
					fields: { description: '' },
				},
			],
			total: 1,
		} );
		await run( 'update-seo', { id, fields: { description: 'A text.' } } );
		expect( await listed() ).toMatchObject( { items: [], total: 0 } );
		expect( await run( 'list-seo', { filter: 'pretty' } ) ).toMatchObject( {
			status: 400,
		} );
	} finally {
		await site.php( `wp_delete_post( $args[0], true );`, [ id ] );
	}
} );

/** What a dry run must not write: everything that the abilities write. */
const STORED = `global $wpdb;
	return [
		$wpdb->get_results( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name LIKE 'pharos%' ORDER BY option_name" ),
		$wpdb->get_results( "SELECT * FROM $wpdb->postmeta ORDER BY meta_id" ),
		$wpdb->get_results( "SELECT * FROM {$wpdb->prefix}pharos_redirects ORDER BY id" ),
	];`;

describe( 'Abilities that write', () => {
	let id = 0;
	beforeAll( async () => {
		id = await site.php< number >(
			`Pharos\\Redirects\\Table::need();
			return wp_insert_post( [ 'post_title' => 'X ability dry', 'post_status' => 'publish' ] );`
		);
	} );
	afterAll( () => site.php( `wp_delete_post( $args[0], true );`, [ id ] ) );

	const inputs = (): Record< string, object > => ( {
		'update-settings': { settings: { separator: '|' } },
		'update-seo': { id, fields: { title: 'Dry' } },
		'save-redirect': { source: '/x-ability-dry/', target: '/about/' },
		'run-analysis': { kind: 'settings' },
	} );

	test( 'are these, by their hints', async () => {
		const writing = await site.php< string[] >(
			`return array_keys( array_filter( wp_get_abilities(), static fn( $ability ) => $ability->get_category() === 'pharos-seo' && ! $ability->get_meta()['annotations']['readonly'] ) );`
		);
		expect( writing.sort() ).toEqual(
			Object.keys( inputs() )
				.map( ( name ) => `pharos/${ name }` )
				.sort()
		);
	} );

	test.each( Object.keys( inputs() ) )(
		'%s: a dry run writes nothing',
		async ( name ) => {
			const before = await site.php( STORED );
			expect(
				await run( name, { ...inputs()[ name ], dry_run: true } )
			).toMatchObject( {
				status: 200,
				body: { saved: false, changed: expect.anything() },
			} );
			expect( await site.php( STORED ) ).toEqual( before );
		}
	);
} );

test( 'Each does what it should, refuses wrong input by name, and is refused to users without the permission', async () => {
	const id = await site.php< number >(
		`return wp_insert_post( [ 'post_title' => 'X ability each', 'post_status' => 'publish', 'post_author' => 1 ] );`
	);
	try {
		const calls = Object.entries( abilityCalls( id ) );
		expect( calls.map( ( [ name ] ) => name ).sort() ).toEqual(
			[ ...NAMES ].sort()
		);
		for ( const [ name, { input, wrong, names } ] of calls ) {
			// The inspection requests pages: see the tests over HTTP.
			if ( name !== 'inspect-page' ) {
				expect( [ name, await run( name, input ) ] ).toMatchObject( [
					name,
					{ status: 200 },
				] );
			}
			expect( [ name, await run( name, wrong ) ] ).toMatchObject( [
				name,
				{
					status: 400,
					body: { message: expect.stringContaining( names ) },
				},
			] );
			expect( [
				name,
				( await run( name, input, 'author' ) ).status,
			] ).toEqual( [ name, 403 ] );
		}
	} finally {
		await site.php( `wp_delete_post( $args[0], true );`, [ id ] );
	}
} );

test( 'Abilities of features that are off are not there', async () => {
	await site.php(
		`( new Pharos\\Settings\\Settings() )->save( [ 'enable_redirects' => false, 'enable_google_console' => false ] );`
	);
	const names = await site.php< string[] >(
		`return array_values( array_filter( array_keys( wp_get_abilities() ), static fn( $name ) => str_starts_with( $name, 'pharos/' ) ) );`
	);
	expect( names ).toEqual(
		NAMES.filter( ( name ) => ! /redirect|search/.test( name ) ).map(
			( name ) => `pharos/${ name }`
		)
	);
} );

describe( 'An MCP adapter', () => {
	/** Fires the adapter’s action with an object of PHP code; returns what it was told to create, and what is logged as wrong. */
	const initialize = ( namespace: string, adapter: string, rest = '' ) =>
		site.php< { created: unknown[] | null; wrong: string[] } >(
			`add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
			$wrong = [];
			add_action( 'doing_it_wrong_run', static function ( $name, $message ) use ( &$wrong ) { $wrong[] = $message; }, 10, 2 );
			eval( "namespace {$args['namespace']}\\Core; class McpAdapter { public \\$created = null; {$args['adapter']} }" );
			eval( $args['rest'] );
			$class = "{$args['namespace']}\\Core\\McpAdapter";
			$adapter = new $class();
			do_action( 'mcp_adapter_init', $adapter );
			return [ 'created' => $adapter->created, 'wrong' => $wrong ];`,
			{ namespace, adapter, rest }
		);

	const transport = ( namespace: string ) =>
		`namespace ${ namespace }\\Transport; class HttpTransport {}`;
	const create =
		'public function create_server( ...$all ) { $this->created = $all; }';

	test( 'in the namespace of another plugin gets the server with its own transport', async () => {
		const { created } = await initialize(
			'Tea\\Vendor\\MCP',
			create,
			transport( 'Tea\\Vendor\\MCP' )
		);
		expect( created?.slice( 0, 3 ) ).toEqual( [
			'pharos-seo',
			'pharos-seo',
			'mcp',
		] );
		expect( created?.[ 6 ] ).toEqual( [
			'Tea\\Vendor\\MCP\\Transport\\HttpTransport',
		] );
		expect( created?.[ 9 ] ).toEqual(
			NAMES.map( ( name ) => `pharos/${ name }` )
		);
	} );

	test( 'without the HTTP transport, or without servers, gets none', async () => {
		expect( await initialize( 'OldTea\\MCP', create ) ).toEqual( {
			created: null,
			wrong: [],
		} );
		expect(
			await initialize( 'Leaf\\MCP', '', transport( 'Leaf\\MCP' ) )
		).toEqual( { created: null, wrong: [] } );
	} );

	test( 'with other parameters is no fatal error: developers see why', async () => {
		const { created, wrong } = await initialize(
			'NewTea\\MCP',
			'public function create_server( array $config ) { $this->created = $config; }',
			transport( 'NewTea\\MCP' )
		);
		expect( created ).toBeNull();
		expect( wrong ).toEqual( [
			expect.stringContaining( 'Pharos SEO offers no MCP server' ),
		] );
	} );
} );
