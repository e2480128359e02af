/** The permissions of all REST routes. Tests all routes that the site lists, so that new ones are included. */
import type { Role } from '../support/site';
import { site, web } from '../integration/support/site';

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
	'GET /pharos/v1/suggestions',
	'GET /pharos/v1/url-changes',
	'POST /pharos/v1/url-changes',
	'POST /pharos/v1/url-changes/undo',
];

/** The same of one that needs an argument. */
const withArgument = {
	'POST /pharos/v1/suggestions/agreement': '400 success:false',
};

/** Sends requests as a user, 0 for a visitor, on a server without a network: the status and the body of each response. */
const ANSWERS = `
	add_filter( 'pre_http_request', static fn() => new WP_Error( 'offline', 'No network.' ) );
	$server = rest_get_server();
	foreach ( $args['calls'] as [ $method, $url ] ) {
		wp_set_current_user( $args['user'] );
		$request = new WP_REST_Request( $method, strtok( $url, '?' ) );
		wp_parse_str( (string) strtok( '' ), $query );
		$request->set_query_params( $query );
		$answer = apply_filters( 'rest_post_dispatch', rest_do_request( $request ), $server, $request );
		$answers[] = [ $answer->get_status(), wp_json_encode( $answer->get_data() ) ];
	}
	return $answers;`;

type Call = [ method: string, path: string ];

const idOf = async ( role: Role | null ) =>
	role ? ( await site.as( role ) ).id : 0;

const answersTo = async ( role: Role | null, calls: Call[] ) =>
	site.php< [ status: number, body: string ][] >( ANSWERS, {
		calls,
		user: await idOf( role ),
	} );

let routes: Call[];

beforeAll( async () => {
	routes = await allRoutes();
} );

/** The status of each route for an empty request, by route. */
async function statuses( role: Role | null ) {
	const answers = await answersTo( role, routes );
	return Object.fromEntries(
		routes.map( ( [ method, path ], at ) => {
			const [ status, body = '' ] = answers[ at ] ?? [];
			const { success } = JSON.parse( body );
			return [
				`${ method } ${ path }`,
				`${ status } success:${ success }`,
			];
		} )
	);
}

const all = ( answer: string ) =>
	Object.fromEntries(
		routes.map( ( [ method, path ] ) => [
			`${ method } ${ path }`,
			answer,
		] )
	);

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
	expect( await statuses( null ) ).toEqual( all( '401 success:false' ) );
} );

test.each( [ 'subscriber', 'author', 'editor' ] satisfies Role[] )(
	'Somebody who is logged in as %s may not change what is about the whole site',
	async ( role ) => {
		expect( await statuses( role ) ).toEqual( {
			...all( '403 success:false' ),
			...( role === 'subscriber'
				? {}
				: {
						...Object.fromEntries(
							forWriters.map( ( route ) => [
								route,
								'200 success:true',
							] )
						),
						...withArgument,
					} ),
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
				const found = await answersTo(
					role,
					Object.values( drafts ).map( ( id ) => [
						method,
						address( id ),
					] )
				);
				return Object.fromEntries(
					Object.keys( drafts ).map( ( author, at ) => {
						const [ status, body = '' ] = found[ at ] ?? [];
						expect( body.includes( secret ) ).toBe(
							status === 200
						);
						return [ author, status ];
					} )
				);
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
				const found = await answersTo(
					'author',
					[ 0, -1, 987654 ].map( ( post ) => [
						method,
						address( post ),
					] )
				);
				expect( found.map( ( [ status ] ) => status ) ).toEqual( [
					403, 403, 403,
				] );
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
			`$may = static fn( $object ) => Pharos\\Core\\Capability::may_edit( $object );
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
	/** WordPress looks at the nonce before it looks for the route. */
	const CALLS: Call[] = [
		[ 'GET', '/pharos/v1/admin-settings' ],
		[ 'POST', '/pharos/v1/admin-settings' ],
	];

	test.each( CALLS )(
		'without the nonce, as when another site sends the browser, or with an old one may not (%s %s)',
		async ( method, path ) => {
			const body = method === 'GET' ? undefined : {};
			const admin = await web.as( 'admin' );
			const without = { Cookie: admin.cookie };
			expect(
				await web.rest( method, path, body, without )
			).toMatchObject( { status: 401, body: { success: false } } );
			const old = { 'X-WP-Nonce': '0123456789' };
			expect( await admin.rest( method, path, body, old ) ).toMatchObject(
				{ status: 403, body: { success: false } }
			);
		}
	);

	test( 'may', async () => {
		const answers = await statuses( 'admin' );
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
