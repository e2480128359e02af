/** `wp pharos analyse`: the analysis in a terminal. Skipped if the site's PHP is in WebAssembly, which has no terminal. */
import { hasTerminal, wp } from '../support/wp-cli';
import {
	addOn,
	counts,
	forget,
	fresh,
	ignore,
	report,
	withAddOn,
} from '../integration/support/analysis-reports';
import { site } from '../integration/support/site';

const inTerminal = hasTerminal( site ) ? describe : describe.skip;

withAddOn();

beforeEach( async () => {
	await addOn( {} );
	await forget();
} );
afterAll( forget );

/** Runs the settings checks, which are fast because they send no requests. */
const analyse = ( ...options: string[] ) =>
	wp( site, 'pharos', 'analyse', '--kind=settings', ...options );

interface Row {
	check: string;
	kind: string;
	status: string;
	message: string;
}

const rows = async ( ...options: string[] ): Promise< Row[] > =>
	JSON.parse( ( await analyse( '--format=json', ...options ) ).stdout );

const finds = ( status: string, message = 'Cold tea.' ) =>
	`return Pharos\\Analysis\\Result::found( '${ message }', [ 'Why.' ], Pharos\\Analysis\\Fix::admin( 'Mend it', 'options-general.php' ), '${ status }' );`;

/** Ignores all issues except those of the add-on. */
const ignoreOthers = async () => {
	await report( 'settings' );
	const { data } = ( await report( 'settings' ) ).body;
	for ( const [ id, { status } ] of Object.entries( data ) ) {
		if ( status !== 'success' ) {
			await ignore( id );
		}
	}
};

inTerminal( 'wp pharos analyse', () => {
	test( 'lists what every check says, the worst first, and keeps it', async () => {
		await addOn( {
			acme_a: finds( 'suggestion' ),
			acme_b: finds( 'error', 'No tea at all.' ),
			acme_c: finds( 'error' ),
		} );
		await ignore( 'acme_c' );
		const all = await rows();
		expect( all[ 0 ] ).toEqual( {
			check: 'acme_b',
			kind: 'settings',
			status: 'error',
			message: 'No tea at all.',
		} );
		expect( all.at( -1 ) ).toMatchObject( {
			check: 'acme_c',
			status: 'ignored',
		} );
		const order = [
			'error',
			'warning',
			'suggestion',
			'success',
			'ignored',
		];
		const places = all.map( ( { status } ) => order.indexOf( status ) );
		expect( places ).toEqual( [ ...places ].sort() );

		// The application shows the same results without another run.
		expect( await fresh() ).toEqual( [ 'settings' ] );
		const { data } = ( await report( 'settings' ) ).body;
		expect( Object.keys( data ).sort() ).toEqual(
			all.map( ( { check } ) => check ).sort()
		);
		expect( await counts() ).toMatchObject( { error: 1, ignored: 1 } );
	} );

	test( 'ends with 1 when something is so bad as asked for', async () => {
		await ignoreOthers();
		const code = async ( ...options: string[] ) =>
			( await analyse( ...options ) ).code;
		expect( await code( '--fail-on=suggestion' ) ).toBe( 0 );
		await addOn( { acme_a: finds( 'warning' ) } );
		expect( await code() ).toBe( 0 );
		expect( await code( '--fail-on=warning' ) ).toBe( 1 );
		expect( await code( '--fail-on=suggestion' ) ).toBe( 1 );
		await addOn( { acme_a: finds( 'error' ) } );
		expect( await code() ).toBe( 1 );
		expect( await code( '--fail-on=never' ) ).toBe( 0 );
		await ignore( 'acme_a' );
		expect( await code() ).toBe( 0 );
	} );

	test( 'prints a table, CSV, YAML or the number, with these fields', async () => {
		await addOn( { acme_a: finds( 'error' ) } );
		const [ table, csv, yaml, count ] = [
			await analyse(),
			await analyse( '--format=csv', '--fields=check,status,fix' ),
			await analyse( '--format=yaml', '--fields=check' ),
			await analyse( '--format=count' ),
		];
		expect( table.stdout ).toMatch(
			/check\s.*kind\s.*status\s.*message[^]*acme_a\s.*settings\s.*error\s.*Cold tea\./
		);
		expect( csv.stdout ).toContain(
			`check,status,fix\nacme_a,error,${ site.url }/wp-admin/options-general.php\n`
		);
		expect( yaml.stdout ).toContain( 'check: acme_a' );
		expect( Number( count.stdout ) ).toBe( ( await rows() ).length );
	} );

	test( 'says what could not be carried out', async () => {
		await addOn( { acme_a: `throw new Exception( 'x' );` } );
		const { stderr, stdout } = await analyse();
		expect( stderr ).toContain(
			'Warning: 1 check couldn’t run this time.'
		);
		expect( stdout ).not.toContain( 'acme_a' );
	} );

	test( 'waits for another run, but not for ever', async () => {
		await site.php(
			`( new Pharos\\Analysis\\ReportStore( 'pharos_analysis_lock_settings' ) )->change( static fn() => [ 'pharos_analysis_lock_settings' => Pharos\\Core\\Lock::value( 100 ) ] );`
		);
		const { code, stderr } = await analyse( '--wait=0' );
		expect( stderr ).toContain(
			'Error: Another analysis is still running.'
		);
		expect( code ).toBe( 1 );
		const waits = analyse();
		await site.php(
			`( new Pharos\\Analysis\\ReportStore( 'pharos_analysis_lock_settings' ) )->change( static fn() => [ 'pharos_analysis_lock_settings' => null ] );`
		);
		expect( ( await waits ).stdout ).toContain( 'settings' );
	} );

	test( 'knows its kinds, and has a help', async () => {
		const { code, stderr } = await wp(
			site,
			...[ 'pharos', 'analyse', '--kind=other,tea' ]
		);
		expect( stderr ).toContain(
			'Error: Unknown check group “tea”. Available: general, other, settings.'
		);
		expect( code ).toBe( 1 );
		const { stdout } = await wp( site, 'help', 'pharos', 'analyse' );
		expect( stdout ).toContain( '--fail-on=<status>' );
		expect( stdout ).toContain( 'EXAMPLES' );
	} );
} );
