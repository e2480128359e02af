/**
 * Who may use the REST routes. Walks over all of them as the site lists them, so that no later one is forgotten.
 */
import type { Person, Role } from '../support/site';
import { site } from './support/site';

interface Route {
	endpoints: { methods: string[]; args: Record< string, unknown > }[];
}

/** Every route with each of its methods. */
async function allRoutes(): Promise< [ method: string, path: string ][] > {
	const { body } = await site.rest< { routes: Record< string, Route > } >(
		'GET',
		'/pharos/v1'
	);
	return Object.entries( body.routes )
		.filter( ( [ path ] ) => path !== '/pharos/v1' )
		.flatMap( ( [ path, { endpoints } ] ) =>
			endpoints
				.flatMap( ( { methods } ) => methods )
				.map( ( method ): [ string, string ] => [
					method,
					example( path ),
				] )
		);
}

/** An address that fits the route's pattern: /posts/(?P<id>[\d]+) becomes /posts/1. */
const example = ( pattern: string ) =>
	pattern.replace( /\(\?P<\w+>.*?\)(?=\/|$)/g, '1' );

let routes: [ method: string, path: string ][];

beforeAll( async () => {
	routes = await allRoutes();
} );

/** What every route answers to an empty call, by route. */
async function statuses(
	call: (
		method: string,
		path: string
	) => Promise< { status: number; body: unknown } >
) {
	const answers: Record< string, unknown > = {};
	for ( const [ method, path ] of routes ) {
		const { status, body } = await call( method, path );
		const { success } = body as { success: boolean };
		answers[ `${ method } ${ path }` ] = `${ status } success:${ success }`;
	}
	return answers;
}

const all = ( answer: string ) =>
	Object.fromEntries(
		routes.map( ( [ method, path ] ) => [
			`${ method } ${ path }`,
			answer,
		] )
	);

const empty = ( method: string ) => ( method === 'GET' ? undefined : {} );

test( 'The routes of the settings are among those tested', () => {
	expect( routes ).toEqual(
		expect.arrayContaining( [
			[ 'GET', '/pharos/v1/admin-settings' ],
			[ 'POST', '/pharos/v1/admin-settings' ],
			[ 'GET', '/pharos/v1/site-settings' ],
			[ 'GET', '/pharos/v1/post-seo-data' ],
			[ 'POST', '/pharos/v1/posts' ],
		] )
	);
} );

test( 'A visitor is asked to log in, whatever they send', async () => {
	expect(
		await statuses( ( method, path ) =>
			site.rest( method, path, empty( method ) )
		)
	).toEqual( all( '401 success:false' ) );
} );

test.each( [ 'subscriber', 'editor' ] satisfies Role[] )(
	'Somebody who is logged in as %s may not',
	async ( role ) => {
		const person = await site.as( role );
		expect(
			await statuses( ( method, path ) =>
				person.rest( method, path, empty( method ) )
			)
		).toEqual( all( '403 success:false' ) );
	}
);

describe( 'An administrator', () => {
	let admin: Person;

	beforeAll( async () => {
		admin = await site.as( 'admin' );
	} );

	test( 'without the nonce, as when another site sends the browser, may not', async () => {
		expect(
			await statuses( ( method, path ) =>
				site.rest( method, path, empty( method ), {
					Cookie: admin.cookie,
				} )
			)
		).toEqual( all( '401 success:false' ) );
	} );

	test( 'with an old nonce may not', async () => {
		expect(
			await statuses( ( method, path ) =>
				admin.rest( method, path, empty( method ), {
					'X-WP-Nonce': '0123456789',
				} )
			)
		).toEqual( all( '403 success:false' ) );
	} );

	test( 'may', async () => {
		const answers = await statuses( ( method, path ) =>
			admin.rest( method, path, empty( method ) )
		);
		for ( const answer of Object.values( answers ) ) {
			expect( answer ).not.toMatch( /^(401|403|5)/ );
		}
	} );
} );

test( 'A site may ask for another capability', async () => {
	const editor = await site.as( 'editor' );
	const status = ( filter: string ) =>
		site.php(
			`add_filter( 'pharos_capability', static fn() => ${ filter } );
			return rest_do_request( '/pharos/v1/site-settings' )->get_status();`,
			{},
			editor.id
		);
	expect( await status( `'edit_others_posts'` ) ).toBe( 200 );
	expect( await status( `''` ) ).toBe( 403 );
} );
