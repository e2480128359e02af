/** The workflows in .github: what they run exists, and each job has limits. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const root = join( __dirname, '../..' );
const folder = join( root, '.github/workflows' );

interface Step {
	name?: string;
	uses?: string;
	run?: string;
	with?: Record< string, unknown >;
	if?: string;
	env?: Record< string, string >;
}

interface Workflow {
	name: string;
	on: Record< string, unknown >;
	permissions: Record< string, string >;
	jobs: Record<
		string,
		{
			'runs-on': string;
			'timeout-minutes': number;
			strategy?: { matrix: Record< string, string[] > };
			steps: Step[];
		}
	>;
}

const { scripts, engines } = JSON.parse(
	readFileSync( join( root, 'package.json' ), 'utf8' )
);

describe.each( readdirSync( folder ) )( '%s', ( file ) => {
	const text = readFileSync( join( folder, file ), 'utf8' );
	const workflow: Workflow = parse( text );
	const jobs = Object.values( workflow.jobs );
	const steps = jobs.flatMap( ( job ) => job.steps );

	test( 'has the keys that GitHub knows, and says when it runs', () => {
		expect( Object.keys( workflow ) ).toEqual(
			expect.arrayContaining( [ 'name', 'on', 'permissions', 'jobs' ] )
		);
		expect(
			Object.keys( workflow.on ).filter(
				( event ) =>
					! [ 'push', 'pull_request', 'workflow_dispatch' ].includes(
						event
					)
			)
		).toEqual( [] );
		for ( const step of steps ) {
			expect(
				[ 'uses', 'run' ].filter( ( key ) => key in step )
			).toHaveLength( 1 );
			expect(
				Object.keys( step ).filter(
					( key ) =>
						! [
							'name',
							'uses',
							'run',
							'with',
							'if',
							'env',
						].includes( key )
				)
			).toEqual( [] );
		}
	} );

	test( 'has only the permissions that it needs, and ends by itself', () => {
		const writes = /gh release/.test( text ) ? 'write' : 'read';
		expect( workflow.permissions ).toEqual( { contents: writes } );
		for ( const job of jobs ) {
			expect( job[ 'runs-on' ] ).toBe( 'ubuntu-latest' );
			expect( job[ 'timeout-minutes' ] ).toBeGreaterThan( 0 );
		}
	} );

	test( 'uses actions of GitHub itself, each at a commit that can’t be changed, and names its version', () => {
		const lines = text
			.split( '\n' )
			.filter( ( line ) => /uses:/.test( line ) );
		expect( lines ).not.toEqual( [] );
		for ( const line of lines ) {
			expect( line ).toMatch(
				/^\s*- uses: actions\/(checkout|setup-node|upload-artifact)@[\da-f]{40} # v\d+\.\d+\.\d+$/
			);
		}
	} );

	test( 'runs scripts of package.json, after the packages are installed', () => {
		for ( const job of jobs ) {
			const commands = job.steps.flatMap( ( { run } ) => run ?? [] );
			expect( commands[ 0 ] ).toBe( 'npm ci' );
			const names = [
				...commands
					.join( '\n' )
					.matchAll( /npm (?:run (\S+)|(test|start)\b)/g ),
			].map( ( [ , run, short ] ) => run ?? short );
			expect( names ).not.toEqual( [] );
			expect(
				names.filter( ( name ) => ! ( name! in scripts ) )
			).toEqual( [] );
		}
	} );

	test( 'names values that exist: of its matrix, of the files that it uploads', () => {
		for ( const job of jobs ) {
			const known = Object.keys( job.strategy?.matrix ?? {} );
			const used = [
				...JSON.stringify( job ).matchAll( /\{\{ matrix\.(\w+) \}\}/g ),
			].map( ( [ , name ] ) => name! );
			expect(
				used.filter( ( name ) => ! known.includes( name ) )
			).toEqual( [] );
		}
	} );

	test( 'has the version of Node that the project needs', () => {
		for ( const step of steps.filter( ( { uses } ) =>
			uses?.startsWith( 'actions/setup-node' )
		) ) {
			const [ , major ] = /(\d+)/.exec( engines.node )!;
			expect(
				Number( step.with?.[ 'node-version' ] )
			).toBeGreaterThanOrEqual( Number( major ) );
		}
	} );
} );

test( 'Every supported version of PHP is tested', () => {
	const { jobs }: Workflow = parse(
		readFileSync( join( folder, 'test.yml' ), 'utf8' )
	);
	const [ , oldest ] = /Requires PHP:\s*([\d.]+)/.exec(
		readFileSync( join( root, 'pharos-seo.php' ), 'utf8' )
	)!;
	expect( jobs.php!.strategy!.matrix.php![ 0 ] ).toBe( oldest );
} );
