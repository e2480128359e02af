/**
 * An agent that works with the site over the Model Context Protocol, through WordPress's MCP adapter: its stand-in, or the adapter itself
 * (`PHAROS_NEIGHBOURS=<folder with plugins>`). The session is that of docs/agents.md.
 */
import { readFileSync } from 'node:fs';
import type { Role } from '../support/site';
import { abilityCalls } from './support/abilities';
import { withNeighbour } from './support/neighbours';
import { site } from './support/site';

interface Result {
	tools: {
		name: string;
		inputSchema: { type: string; additionalProperties: boolean };
		outputSchema: { type: string };
		annotations: object;
	}[];
	serverInfo: { name: string };
	content: { text: string }[];
	isError?: boolean;
	structuredContent: object;
}

interface Call {
	name: string;
	arguments: object;
}

const ROUTE = '/pharos-seo/mcp';

/** Initializes a session as a client does, and returns what sends its requests. */
async function connect( role: Role ) {
	const client = await site.as( role );
	const headers: Record< string, string > = { Accept: 'application/json' };
	const send = async ( method: string, params: object = {} ) => {
		const answer = await client.rest< { result: Result } >(
			'POST',
			ROUTE,
			{ jsonrpc: '2.0', id: 1, method, params },
			headers
		);
		const session = answer.headers.get( 'mcp-session-id' );
		if ( session ) {
			headers[ 'Mcp-Session-Id' ] = session;
		}
		return answer.body.result;
	};
	const { serverInfo } = await send( 'initialize', {
		protocolVersion: '2025-06-18',
		capabilities: {},
		clientInfo: { name: 'Tests', version: '1' },
	} );
	expect( serverInfo.name ).toBe( 'Pharos SEO' );
	return {
		list: async () => ( await send( 'tools/list' ) ).tools,
		call: ( call: Call ) => send( 'tools/call', call ),
	};
}

/** The requests of the documented session, each with the parts of its answer. */
function documentedSession( id: number ): [ Call, object ][] {
	const text = readFileSync( 'docs/agents.md', 'utf8' ).replaceAll(
		'"id": 12',
		`"id": ${ id }`
	);
	const blocks = [ ...text.matchAll( /```json\n([\s\S]*?)```/g ) ].map(
		( [ , json ] ) => JSON.parse( json ?? '' )
	);
	return blocks.flatMap( ( block, at ) =>
		block.arguments ? [ [ block, blocks[ at + 1 ] ] ] : []
	);
}

withNeighbour( 'mcp-adapter' );

afterAll( () =>
	site.php(
		`delete_metadata( 'user', 0, 'mcp_adapter_sessions', '', true );`
	)
);

test( 'The tools are the abilities, with schemas and with hints that are true', async () => {
	const tools = await ( await connect( 'admin' ) ).list();
	const hint = ( readOnly: boolean, destructive: boolean, again: boolean ) =>
		expect.objectContaining( {
			readOnlyHint: readOnly,
			destructiveHint: destructive,
			idempotentHint: again,
		} );
	const [ reads, writes ] = [
		hint( true, false, true ),
		hint( false, true, true ),
	];
	expect(
		Object.fromEntries(
			tools.map( ( { name, annotations } ) => [ name, annotations ] )
		)
	).toEqual( {
		'pharos-get-settings': reads,
		'pharos-update-settings': writes,
		'pharos-get-seo': reads,
		'pharos-update-seo': writes,
		'pharos-list-seo': reads,
		'pharos-inspect-page': reads,
		'pharos-list-issues': reads,
		'pharos-run-analysis': hint( false, false, false ),
		'pharos-search-performance': reads,
		'pharos-list-redirects': reads,
		'pharos-save-redirect': writes,
	} );
	for ( const { inputSchema, outputSchema } of tools ) {
		expect( inputSchema ).toMatchObject( {
			type: 'object',
			additionalProperties: false,
		} );
		expect( outputSchema.type ).toBe( 'object' );
	}
	// Clients refuse schemas whose properties are a list, as PHP makes an empty object.
	expect( JSON.stringify( tools ) ).not.toContain( '"properties":[]' );
} );

test( 'The session of the documentation: from pages without a description to what visitors get', async () => {
	const id = await site.php< number >( `return wp_insert_post( [
		'post_type' => 'page', 'post_title' => 'Teapots', 'post_name' => 'teapots', 'post_status' => 'publish',
		'post_content' => 'Our teapots are thrown by hand in Tokoname.' ] );` );
	try {
		const agent = await connect( 'admin' );
		const session = documentedSession( id );
		expect( session.map( ( [ { name } ] ) => name ) ).toEqual( [
			'pharos-list-seo',
			'pharos-get-seo',
			'pharos-update-seo',
			'pharos-update-seo',
			'pharos-inspect-page',
		] );
		for ( const [ call, answer ] of session ) {
			const { structuredContent } = await agent.call( call );
			expect( structuredContent ).toMatchObject( answer );
		}
		expect(
			( await site.get( '/teapots/' ) ).meta( 'description' )
		).toContain( 'Tokoname' );
	} finally {
		await site.php( `wp_delete_post( $args[0], true );`, [ id ] );
	}
} );

test( 'What an agent changes is in both histories with its name and the user that it has logged in as', async () => {
	const agent = await connect( 'admin' );
	const newest = async ( history: string ) => {
		const { body } = await (
			await site.as( 'admin' )
		).rest< { data: object[] } >( 'GET', `/pharos/v1/${ history }` );
		return body.data[ 0 ];
	};
	const who = { via: 'mcp', name: 'Tests', user_name: 'admin' };
	const id = await site.php< number >(
		`return wp_insert_post( [ 'post_title' => 'Cups', 'post_status' => 'publish' ] );`
	);
	try {
		await agent.call( {
			name: 'pharos-update-seo',
			arguments: { id, fields: { title: 'Cups of tea' } },
		} );
		expect( await newest( 'seo-history' ) ).toMatchObject( who );
		await agent.call( {
			name: 'pharos-update-settings',
			arguments: { settings: { separator: '|' } },
		} );
		expect( await newest( 'settings-history' ) ).toMatchObject( who );
	} finally {
		await site.option( 'pharos_settings', null );
		await site.php( `wp_delete_post( $args[0], true );`, [ id ] );
	}
} );

test( 'Each tool does what it should, refuses wrong input by name, and needs the permission of its ability', async () => {
	const id = await site.php< number >(
		`return wp_insert_post( [ 'post_title' => 'Tools', 'post_status' => 'publish', 'post_author' => 1 ] );`
	);
	try {
		const calls = Object.entries( abilityCalls( id ) );
		const admin = await connect( 'admin' );
		const author = await connect( 'author' );
		expect(
			( await admin.list() ).map( ( { name } ) => name ).sort()
		).toEqual( calls.map( ( [ name ] ) => `pharos-${ name }` ).sort() );
		for ( const [ ability, { input, wrong, names } ] of calls ) {
			const name = `pharos-${ ability }`;
			const done = await admin.call( { name, arguments: input } );
			expect( { name, ...done } ).not.toHaveProperty( 'isError', true );
			expect( done.structuredContent ).toMatchObject(
				'dry_run' in input ? { saved: false } : {}
			);
			const refused = await admin.call( { name, arguments: wrong } );
			expect( { name, ...refused } ).toMatchObject( {
				isError: true,
				content: [ { text: expect.stringContaining( names ) } ],
			} );
			expect( {
				name,
				...( await author.call( { name, arguments: input } ) ),
			} ).toMatchObject( { name, isError: true } );
		}
	} finally {
		await site.php( `wp_delete_post( $args[0], true );`, [ id ] );
	}
} );

test( 'Visitors get no tools', async () => {
	const { status } = await site.rest( 'POST', ROUTE, {
		jsonrpc: '2.0',
		id: 1,
		method: 'tools/list',
	} );
	expect( status ).toBe( 401 );
} );
