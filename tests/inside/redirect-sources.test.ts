/** Redirects that an add-on has in its own data (`pharos_redirect_sources`): visitors get them where nothing else is found. */
import { withPlugins } from '../integration/support/plugins';
import { add, clear } from '../integration/support/redirects';
import { site } from '../integration/support/site';

// The example add-on redirects /example-12/ to the post with this ID.
withPlugins( 'add-on' );

let tea = 0;
beforeAll( async () => {
	tea = await site.php< number >(
		`return wp_insert_post( [ 'post_title' => 'Source Tea', 'post_type' => 'page', 'post_status' => 'publish' ] );`
	);
} );
afterEach( clear );
afterAll( () => site.php( `wp_delete_post( $args['tea'], true );`, { tea } ) );

/** The steps that the trace of a URL shows. */
const trace = ( path: string, code = '' ) =>
	site.php< { kind: string; status: number; target: string }[] >(
		`${ code }
		$steps = ( new Pharos\\Redirects\\Trace( new Pharos\\Settings\\Settings() ) )->steps( $args['path'] );
		return array_map( static fn( $step ) => [ 'kind' => $step['kind'], 'status' => $step['status'], 'target' => $step['target'] ], $steps );`,
		{ path }
	);

/** PHP of a source whose \`find()\` has this body. */
const source = ( body: string ) => `
	add_filter( 'pharos_redirect_sources', static fn( $all ) => [ new class implements Pharos\\Redirects\\Source {
		public function find( Pharos\\Redirects\\Address $address ): ?Pharos\\Redirects\\Rule { ${ body } }
	}, ...$all ] );`;

test( 'a visitor of a URL that only the add-on knows is redirected, without any stored redirect', async () => {
	const { status, headers } = await site.get( `/example-${ tea }/?utm=1` );
	expect( status ).toBe( 301 );
	expect( headers.get( 'location' ) ).toMatch( /\/source-tea\/\?utm=1$/ );
	expect( ( await trace( `/example-${ tea }/` ) )[ 0 ] ).toMatchObject( {
		kind: 'redirect',
		status: 301,
		target: expect.stringMatching( /\/source-tea\/$/ ),
	} );
} );

test( 'other URLs stay not found, also where the target is no post', async () => {
	expect( ( await site.get( '/example-tea/' ) ).status ).toBe( 404 );
	expect( ( await site.get( '/example-987654/' ) ).status ).toBe( 404 );
} );

test( 'a redirect that users have saved takes precedence', async () => {
	await add( { source: `/example-${ tea }/`, target: '/r-saved/' } );
	expect(
		( await site.get( `/example-${ tea }/` ) ).headers.get( 'location' )
	).toMatch( /\/r-saved\/$/ );
} );

test.each( [
	[ 'that fails', `throw new RuntimeException( 'No catalog.' );` ],
	[
		'with a status that is no redirect',
		`return new Pharos\\Redirects\\Rule( 0, '/x/', target: '/y/', status: 200 );`,
	],
	[ 'without a target', `return new Pharos\\Redirects\\Rule( 0, '/x/' );` ],
	[
		'that leads to the requested URL',
		`return new Pharos\\Redirects\\Rule( 0, '/x/', target: '/example-${ '0' }/' );`,
	],
	[
		'that is turned off',
		`return new Pharos\\Redirects\\Rule( 0, '/x/', target: '/y/', enabled: false );`,
	],
] )( 'a source %s counts as none: the URL isn’t found', async ( _, body ) => {
	expect(
		await trace(
			'/example-0/',
			`add_filter( 'doing_it_wrong_trigger_error', '__return_false' ); ${ source( body ) }`
		)
	).toEqual( [ { kind: 'not_found', status: 404, target: '' } ] );
} );

test( 'a source may say that content is gone', async () => {
	expect(
		await trace(
			'/example-0/',
			source(
				`return new Pharos\\Redirects\\Rule( 0, '/x/', status: 410 );`
			)
		)
	).toEqual( [ { kind: 'gone', status: 410, target: '' } ] );
} );
