/** The permissions of all REST routes. Tests all routes that the site lists, so that new ones are included. */
import type { Person, Role } from '../support/site';
import { site } from './support/site';

interface Route {
	endpoints: { methods: string[]; args: Record< string, unknown > }[];
}

/** All routes with each of their methods. */
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

/** A path that matches the pattern of a route and names nothing that exists: /posts/(?P<id>[\d]+) becomes /posts/999999999. */
const example = ( pattern: string ) =>
	pattern.replace( /\(\?P<\w+>.*?\)(?=\/|$)/g, '999999999' );

type Author = 'author' | 'editor' | 'admin';

/** Post ids by author. */
type Posts = Record< Author, number >;

/**
 * The users who may use a route besides administrators, and the request about one object. Routes that aren't listed are
 * for administrators only.
 */
const forOthers: Record<
	string,
	{
		roles: Role[];
		address: ( post: number ) => string;
		/** A part of the response that only those users receive. */
		secret?: string;
	}
> = {
	'GET /pharos/v1/preview': {
		roles: [ 'author', 'editor' ],
		address: ( post ) => `/pharos/v1/preview?post_id=${ post }`,
	},
	'GET /pharos/v1/post-seo-data': {
		roles: [ 'author', 'editor' ],
		address: ( post ) => `/pharos/v1/post-seo-data?post_id=${ post }`,
	},
	'GET /pharos/v1/search-console/post': {
		roles: [ 'author', 'editor' ],
		address: ( post ) => `/pharos/v1/search-console/post?id=${ post }`,
		secret: '"data":null',
	},
	'GET /pharos/v1/duplicates': {
		roles: [ 'author', 'editor' ],
		address: ( post ) => `/pharos/v1/duplicates?post_id=${ post }`,
		secret: '"data":{"title"',
	},
};

/** Has no data of the site, or only of the user's own changes, so all users who write posts may use it. */
const forWriters = [
	'GET /pharos/v1/schema-types',
	'GET /pharos/v1/url-changes',
	'POST /pharos/v1/url-changes',
	'POST /pharos/v1/url-changes/undo',
];

let routes: [ method: string, path: string ][];

beforeAll( async () => {
	routes = await allRoutes();
} );

/** The status of each route for an empty request, by route. */
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
			[ 'GET', '/pharos/v1/preview' ],
			[ 'GET', '/pharos/v1/posts' ],
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

test.each( [ 'subscriber', 'author', 'editor' ] satisfies Role[] )(
	'Somebody who is logged in as %s may not change what is about the whole site',
	async ( role ) => {
		const person = await site.as( role );
		expect(
			await statuses( ( method, path ) =>
				person.rest( method, path, empty( method ) )
			)
		).toEqual( {
			...all( '403 success:false' ),
			...( role === 'subscriber'
				? {}
				: Object.fromEntries(
						forWriters.map( ( route ) => [
							route,
							'200 success:true',
						] )
					) ),
		} );
	}
);

describe( 'What is about one post', () => {
	let drafts: Posts;

	beforeAll( async () => {
		drafts = await site.php< Posts >(
			`foreach ( $args as $login ) {
				$ids[ $login ] = wp_insert_post( [
					'post_title' => "Draft of $login",
					'post_content' => 'SECRET',
					'post_author' => get_user_by( 'login', $login )->ID,
				] );
			}
			return $ids;`,
			[ 'author', 'editor', 'admin' ]
		);
	} );
	afterAll( () =>
		site.php(
			`foreach ( $args as $id ) { wp_delete_post( $id, true ); }`,
			drafts
		)
	);

	describe.each( Object.entries( forOthers ) )(
		'%s',
		( route, { roles, address, secret = 'SECRET' } ) => {
			const [ method = '' ] = route.split( ' ' );

			/** The responses for a user about each of the posts. */
			async function answers( role: Role | null ) {
				const client = role ? await site.as( role ) : site;
				const found: Record< string, number > = {};
				for ( const [ author, id ] of Object.entries( drafts ) ) {
					const { status, body } = await client.rest(
						method,
						address( id ),
						empty( method )
					);
					found[ author ] = status;
					expect( JSON.stringify( body ).includes( secret ) ).toBe(
						status === 200
					);
				}
				return found;
			}

			test( 'is a route of ours', () => {
				expect( routes ).toContainEqual( route.split( ' ' ) );
			} );

			test( 'answers who may edit the post', async () => {
				const all200 = { author: 200, editor: 200, admin: 200 };
				const own = { author: 200, editor: 403, admin: 403 };
				const none = { author: 403, editor: 403, admin: 403 };
				const may = ( role: Role, those: typeof own ) =>
					roles.includes( role ) ? those : none;
				expect( await answers( 'admin' ) ).toEqual( all200 );
				expect( await answers( 'editor' ) ).toEqual(
					may( 'editor', all200 )
				);
				expect( await answers( 'author' ) ).toEqual(
					may( 'author', own )
				);
				expect( await answers( 'subscriber' ) ).toEqual( none );
				expect( await answers( null ) ).toEqual( {
					author: 401,
					editor: 401,
					admin: 401,
				} );
			} );

			test( 'does not tell others whether there is such a post', async () => {
				const author = await site.as( 'author' );
				for ( const post of [ 0, -1, 987654 ] ) {
					const { status } = await author.rest(
						method,
						address( post ),
						empty( method )
					);
					expect( status ).toBe( 403 );
				}
			} );
		}
	);

	test( 'may need another capability, or the filter gives none', async () => {
		const author = await site.as( 'author' );
		const status = ( filter: string ) =>
			site.php(
				`add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
				add_filter( 'pharos_edit_seo_capability', static fn() => ${ filter } );
				$request = new WP_REST_Request( 'GET', '/pharos/v1/preview' );
				$request->set_query_params( [ 'post_id' => $args[0] ] );
				return rest_do_request( $request )->get_status();`,
				[ drafts.author ],
				author.id
			);
		expect( await status( `'edit_others_posts'` ) ).toBe( 403 );
		expect( await status( `'edit_posts'` ) ).toBe( 200 );
		expect( await status( `''` ) ).toBe( 200 );
	} );
} );

test( 'Terms and people are edited by whom WordPress lets edit them', async () => {
	const may = async ( role: Role ) =>
		site.php(
			`$may = static fn( $object ) => Pharos\\Capability::may_edit( $object );
			return [
				'term' => $may( get_term_by( 'slug', 'tea', 'category' ) ),
				'themselves' => $may( wp_get_current_user() ),
				'somebody else' => $may( get_user_by( 'login', 'admin' ) ),
			];`,
			{},
			( await site.as( role ) ).id
		);
	expect( await may( 'author' ) ).toEqual( {
		term: false,
		themselves: true,
		'somebody else': false,
	} );
	expect( await may( 'editor' ) ).toMatchObject( { term: true } );
} );

test.each( [
	[ 'admin', true ],
	[ 'editor', false ],
	[ 'author', false ],
	[ 'subscriber', false ],
] satisfies [ Role, boolean ][] )(
	'The menu of WordPress leads to the settings only those who may open them (%s: %s)',
	async ( role, may ) => {
		const person = await site.as( role );
		const { text } = await person.get( '/wp-admin/profile.php' );
		expect( text ).toContain( 'id="adminmenu"' );
		expect( text.includes( 'page=pharos_settings' ) ).toBe( may );
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
			`add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
			add_filter( 'pharos_capability', static fn() => ${ filter } );
			return rest_do_request( '/pharos/v1/site-settings' )->get_status();`,
			{},
			editor.id
		);
	expect( await status( `'edit_others_posts'` ) ).toBe( 200 );
	expect( await status( `''` ) ).toBe( 403 );
} );
