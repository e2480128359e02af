/** `wp pharos migrate`: a migration in a terminal. Skipped if the site's PHP is in WebAssembly, which has no terminal. */
import { hasTerminal, wp } from '../support/wp-cli';
import { load, migrate, stateOf } from '../integration/support/migration';
import { withOwnSite } from '../integration/support/own-site';

const own = withOwnSite();

/** A test with a terminal; the site exists only while tests run. */
const inTerminal = ( name: string, does: () => Promise< void > ) =>
	test(
		name,
		async () => {
			if ( hasTerminal( own.site ) ) {
				await does();
			}
		},
		120_000
	);

const run = ( ...command: string[] ) =>
	wp( own.site, 'pharos', 'migrate', ...command );

interface Answer {
	migrated: {
		type: string;
		found: number;
		migrated: number;
		nothing: number;
		skipped: number;
	}[];
	losses: { what: string; text: string; count: number }[];
	problems: { kind: string; id: number; problem: string }[];
	pages: number;
	same: number;
	compared: number;
	differences: Record< 'url' | 'tag' | 'before' | 'after' | 'why', string >[];
}

const json = async ( ...command: string[] ): Promise< Answer > => {
	const { stdout, stderr } = await run( ...command, '--format=json' );
	try {
		return JSON.parse( stdout );
	} catch {
		throw new Error( stdout + stderr );
	}
};

/** All data that a migration writes. */
const state = () => stateOf( own.site );

/** The result of the application's requests on the same site. */
let expected: Record< string, unknown >;

beforeAll( async () => {
	await load( own.site, 'yoast' );
	await migrate( own.site, 'yoast' );
	expected = await state();
}, 120_000 );

describe( 'On a site that has not been migrated', () => {
	beforeAll( () => load( own.site, 'yoast' ), 60_000 );

	inTerminal( 'it is told which plugins have data', async () => {
		const { stdout, code } = await run( 'list', '--format=csv' );
		expect( stdout.trim().split( '\n' ) ).toEqual( [
			'slug,name,active,posts,terms,authors,redirects,migrated',
			'yoast,"Yoast SEO",no,24,6,2,0,no',
		] );
		expect( code ).toBe( 0 );
		const unknown = await run( 'coffee' );
		expect( unknown.code ).toBe( 1 );
		expect( unknown.stderr ).toContain(
			'Error: Unknown source “coffee”. Available: yoast'
		);
		expect( ( await run( 'yoast', '--batch=0' ) ).stderr ).toContain(
			'--batch must be a number greater than 0.'
		);
	} );

	inTerminal(
		'a dry run says what would be, and writes nothing',
		async () => {
			const before = await state();
			const { migrated, losses, problems } = await json(
				'yoast',
				'--dry-run'
			);
			expect( await state() ).toEqual( before );
			expect( migrated ).toContainEqual(
				expect.objectContaining( { type: 'category', found: 3 } )
			);
			expect( losses ).toContainEqual( {
				what: 'breadcrumb_title',
				text: 'Breadcrumb titles aren’t migrated.',
				count: 1,
			} );
			expect( problems ).toEqual( [] );
		}
	);

	inTerminal( 'it does what the application does', async () => {
		const { stdout, code } = await run( 'yoast', '--batch=5' );
		expect( code ).toBe( 0 );
		expect( stdout ).toContain( 'Not fully migrated' );
		expect( stdout ).toContain(
			'Success: The data of Yoast SEO was migrated.'
		);
		expect( await state() ).toEqual( expected );
		expect(
			await own.site.php(
				`return Pharos\\Migration\\State::get()['sources']['yoast']['completed'] > 0;`
			)
		).toBe( true );
	} );

	inTerminal( 'once more it changes nothing', async () => {
		const { migrated, losses } = await json( 'yoast' );
		expect( migrated.map( ( { migrated: count } ) => count ) ).toEqual(
			migrated.map( () => 0 )
		);
		expect( losses.length ).toBeGreaterThan( 3 );
		expect( await state() ).toEqual( expected );
		const { stdout } = await run( 'yoast', '--format=csv' );
		expect( stdout ).toMatch( /^what,count,text\n/ );
		const yaml = await run( 'yoast', '--format=yaml' );
		expect( yaml.stdout ).toContain( 'problems: [' );
	} );

	inTerminal( 'everything is put back', async () => {
		const dry = await run( 'restore', '--dry-run' );
		expect( dry.stdout ).toMatch( /[0-9a-f]{8}\t23\t5\t2\t0\t\d+\t0/ );
		expect( await state() ).toEqual( expected );
		const { stdout, stderr, code } = await run( 'restore' );
		expect( stderr ).toBe( '' );
		expect( stdout ).toContain( 'Success: Everything was restored.' );
		expect( code ).toBe( 0 );
		const { post, term, user, marks } = await state();
		expect( [ post, term, user, marks ] ).toEqual( [ [], [], [], [] ] );
		const none = await run( 'restore', '--backup=never' );
		expect( none.stderr ).toContain( 'This backup doesn’t exist.' );
		expect( none.code ).toBe( 1 );
	} );
} );

/** Runs the migration and kills it at the nth database query since it began to write. */
const killedAt = ( query: number ) =>
	wp(
		own.site,
		`--exec=WP_CLI::add_wp_hook( 'query', function ( $sql ) {
			static $begun = false, $count = 0;
			$begun = $begun || str_contains( $sql, 'pharos_mig' );
			$begun && ++$count === ${ query } && posix_kill( getmypid(), 9 );
			return $sql;
		} );`.replace( /\s+/g, ' ' ),
		'pharos',
		'migrate',
		'yoast',
		'--batch=4'
	);

inTerminal(
	'Interrupted wherever it may be, again and again, it comes to the same end',
	async () => {
		await load( own.site, 'yoast' );
		// Each goes on where the one before was killed.
		for ( const query of [ 3, 14, 29, 47, 60, 81 ] ) {
			const { code } = await killedAt( query );
			expect( [ query, code ] ).not.toEqual( [ query, 0 ] );
		}
		expect( ( await run( 'yoast' ) ).code ).toBe( 0 );
		expect( await state() ).toEqual( expected );
	}
);

describe( 'With the other plugin on', () => {
	beforeAll( async () => {
		await own.site.php( `
			require_once ABSPATH . 'wp-admin/includes/plugin.php';
			activate_plugin( 'tea-source/tea-source.php' );
			activate_plugin( 'tea-seo/tea-seo.php' );
			delete_option( 'rewrite_rules' );
			update_option( 'tea_seo', [ 'title' => '{name} {stars} | {site}' ] );
			update_post_meta( 101, '_tea_title', 'Tea of {stars}' );` );
		await own.site.get( '/' );
	}, 60_000 );

	inTerminal( 'the dry run compares a sample of pages', async () => {
		const { pages, same, compared, differences } = await json(
			'tea',
			'--dry-run',
			'--verify',
			'--sample=12'
		);
		expect( pages ).toBeGreaterThan( 5 );
		expect( pages ).toBeLessThan( 25 );
		expect( same ).toBeLessThan( compared );
		expect( differences ).toContainEqual( {
			url: expect.stringContaining( '/' ),
			tag: 'title',
			before: 'Tea of {stars}',
			after: 'Tea of',
			why: 'This variable has no equivalent. The text around it was migrated. ({stars})',
		} );
	} );

	inTerminal( 'all pages are compared, when it is switched off', async () => {
		const { stdout, code } = await run(
			'tea',
			'--verify',
			'--deactivate',
			'--format=csv'
		);
		expect( code ).toBe( 0 );
		expect( stdout ).toMatch( /^url,tag,before,after,why\n/ );
		expect( stdout ).toContain( ',title,"Tea of {stars}","Tea of",' );
		const [ published, read, active ] = await own.site.php< number[] >( `
			global $wpdb;
			return [
				(int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_status = 'publish' AND post_type IN ( 'post', 'page', 'recipe' )" ),
				(int) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . Pharos\\Migration\\Parity\\Store::table() . " WHERE type IN ( 'post', 'page', 'recipe' ) AND object > 0 AND kind <> 'term' AND said_after IS NOT NULL" ),
				(int) is_plugin_active( 'tea-seo/tea-seo.php' ),
			];` );
		expect( read ).toBe( published );
		expect( active ).toBe( 0 );
	} );

	inTerminal( 'what fails is listed, and it ends with 1', async () => {
		await own.site.php( `
			delete_post_meta( 101, '_pharos_title' );
			require_once ABSPATH . 'wp-admin/includes/plugin.php';
			activate_plugin( 'tea-seo/tea-seo.php' );` );
		const isActive = () =>
			own.site.php< boolean >( `
				require_once ABSPATH . 'wp-admin/includes/plugin.php';
				return is_plugin_active( 'tea-seo/tea-seo.php' );` );
		const failing = await wp(
			own.site,
			`--exec=WP_CLI::add_wp_hook( 'query', function ( $sql ) {
				if ( str_contains( $sql, 'Tea of' ) && str_starts_with( $sql, 'INSERT' ) ) {
					$GLOBALS['wpdb']->suppress_errors();
					return 'INSERT INTO nowhere VALUES (1)';
				}
				return $sql;
			} );`.replace( /\s+/g, ' ' ),
			'pharos',
			'migrate',
			'tea',
			'--overwrite',
			'--deactivate'
		);
		expect( failing.code ).toBe( 1 );
		expect( failing.stderr ).toContain( 'Tea SEO wasn’t deactivated' );
		expect( await isActive() ).toBe( true );
		expect( failing.stdout ).toMatch(
			/Problems\nkind\tid\tproblem\npost\t101\t.*nowhere.*\n/
		);
		const { migrated, problems } = await json(
			'tea',
			'--overwrite',
			'--deactivate'
		);
		expect( await isActive() ).toBe( false );
		expect( problems ).toEqual( [] );
		expect( migrated ).toContainEqual(
			expect.objectContaining( { type: 'post', migrated: 1 } )
		);
	} );
} );
