/** Settings files and the settings history on a network: each site has its own. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasTerminal } from '../support/wp-cli';
import { onSite, run, SECOND, withNetwork } from './support/network';
import { site } from './support/site';

const separator = ( path: string ) =>
	onSite< string >(
		path,
		`echo wp_json_encode( ( new Pharos\\Settings\\Settings() )->get( 'separator' ) );`
	);

const save = ( path: string, values: string ) =>
	onSite< boolean >(
		path,
		`echo wp_json_encode( ( new Pharos\\Settings\\Settings() )->save( ${ values } ) );`
	);

const history = async ( path: string ) =>
	JSON.parse( await run( path, 'pharos', 'history', '--format=json' ) ) as {
		id: number;
		changes: string;
	}[];

( hasTerminal( site ) ? describe : describe.skip )( 'On a network', () => {
	withNetwork();
	let folder = '';
	beforeAll( async () => {
		folder = await mkdtemp( join( tmpdir(), 'pharos-network-' ) );
	} );
	afterAll( () => rm( folder, { recursive: true } ) );

	test( 'a file of one site changes the other one alone, with its URLs, and is undone there alone', async () => {
		await save(
			'/',
			`[ 'separator' => '|', 'page_description' => home_url( '/tea' ) . ' ' . home_url( '/second-hand' ) ]`
		);
		await save( SECOND, `[ 'separator' => '·' ]` );
		const [ last ] = await history( '/' );
		const file = join( folder, 'settings.json' );
		await writeFile( file, await run( '/', 'pharos', 'export' ) );

		await run( SECOND, 'pharos', 'import', file );
		const url = site.url.replace( /\/$/, '' );
		expect(
			await onSite(
				SECOND,
				`$settings = new Pharos\\Settings\\Settings();
				echo wp_json_encode( [ $settings->get( 'separator' ), $settings->get( 'page_description' ) ] );`
			)
		).toEqual( [ '|', `${ url }/second/tea ${ url }/second/second-hand` ] );

		const [ newest, before ] = await history( SECOND );
		expect( newest?.changes ).toBe( 'separator, page_description' );
		expect( before?.changes ).toBe( 'separator' );
		expect( ( await history( '/' ) )[ 0 ] ).toEqual( last );
		await run(
			SECOND,
			...[ 'pharos', 'history', String( newest?.id ), '--restore' ]
		);
		expect( await separator( SECOND ) ).toBe( '·' );
		expect( await separator( '/' ) ).toBe( '|' );
	} );

	test( 'one process that changes both sites records each change with its site', async () => {
		await onSite(
			'/',
			`$settings = new Pharos\\Settings\\Settings();
			$settings->save( [ 'separator' => '~' ], via: 'import' );
			switch_to_blog( 2 );
			Pharos\\RobotsTxt\\RobotsTxt::save( "User-agent: *\\n", null, 'import' );
			$settings->save( [ 'separator' => '>' ] );
			restore_current_blog();
			Pharos\\RobotsTxt\\RobotsTxt::save( "User-agent: *\\n", null, 'import' );`
		);
		expect(
			( await history( SECOND ) )
				.slice( 0, 2 )
				.map( ( { changes } ) => changes )
		).toEqual( [ 'separator', 'robots_txt_content' ] );
		expect(
			( await history( '/' ) )
				.slice( 0, 2 )
				.map( ( { changes } ) => changes )
		).toEqual( [ 'robots_txt_content', 'separator' ] );
	} );

	test( 'what a role may do is a matter of each site; super admins may do everything', async () => {
		await save(
			'/',
			`[ 'access' => [ 'author' => [ 'pharos_manage_redirects' => true ] ] ]`
		);
		const held = ( path: string ) =>
			onSite< boolean[] >(
				path,
				`$author = username_exists( 'both' ) ?: wp_insert_user( [ 'user_login' => 'both', 'user_pass' => 'x', 'role' => 'author' ] );
				add_user_to_blog( 2, $author, 'author' );
				echo wp_json_encode( array_map( static fn( $id ) => user_can( $id, 'pharos_manage_redirects' ), [ $author, 1 ] ) );`
			);
		expect( await held( '/' ) ).toEqual( [ true, true ] );
		expect( await held( SECOND ) ).toEqual( [ false, true ] );
	} );

	test( 'the history of a deleted site goes with it', async () => {
		const tables = () =>
			onSite< string[] >(
				'/',
				`global $wpdb; echo wp_json_encode( $wpdb->get_col( "SHOW TABLES LIKE '%pharos_history'" ) );`
			);
		expect( await tables() ).toHaveLength( 2 );
		await onSite(
			'/',
			`require_once ABSPATH . 'wp-admin/includes/ms.php'; wpmu_delete_blog( 2, true );`
		);
		expect( await tables() ).toHaveLength( 1 );
	} );
} );
