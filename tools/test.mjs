#!/usr/bin/env node
/**
 * `npm test`: runs the jobs of all suites in one queue (lib/test/queue.mjs), each job's output in one piece; then a table and a summary
 * line.
 *
 * A failed suite doesn't stop the others, and a suite that ran no tests has failed.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import {
	chooseServer,
	chooseTestServer,
	databases,
	servers,
} from './lib/choose-server.mjs';
import { fail, readOptions } from './lib/command.mjs';
import { root } from './lib/paths.mjs';
import { oldestPhp, phpVersions } from './lib/php-versions.mjs';
import { onDemand, suites, withSites } from './lib/suites.mjs';
import { reachedBy } from './lib/test/changed.mjs';
import { writeDurations } from './lib/test/durations.mjs';
import { processorSeconds } from './lib/test/measure.mjs';
import { runQueue } from './lib/test/queue.mjs';
import { showJob, showTable } from './lib/test/report.mjs';
import { olderWordPress } from './lib/wordpress.mjs';

const help = `
npm test [-- options]

  --only <suites>   some of: ${ Object.keys( suites ).join( ', ' ) } (comma between them)
  --match <text>    only tests whose name has it
  --changed         only what the change since the last commit of main can reach: by imports, and by feature for PHP
  --server <name>   ${ servers.join( ' or ' ) }: an installed PHP, or PHP in WebAssembly; default is what the machine has
  --db <name>       ${ databases.join( ' or ' ) }; default is MariaDB where it can be had, SQLite for e2e. The suite "database" has the other one
  --php <version>   PHP of the sites under test: ${ phpVersions.join( ', ' ) }
  --wp <version>    another WordPress than the pinned one, such as ${ olderWordPress[ 0 ] }, from wordpress.org
  --versions        the smoke tests on each version of PHP, in WebAssembly, and on WordPress ${ olderWordPress.join( ', ' ) }, and all
                    screens in Firefox (--only versions); leaves out what can't be downloaded. With --wp, PHP on that WordPress only
  --slots <number>  jobs at once; default: the number of processors
  --durations       writes how long files took to tests/durations.json, by which they are divided among jobs

To find what fails now and then:

  --repeat <times>  runs every test that often
  --late <seed>     a third of what a browser asks for comes up to 1.2 s late; which one depends on the seed (any text)

  --help            this text
`;

const values = readOptions( help, {
	only: { type: 'string' },
	match: { type: 'string' },
	changed: { type: 'boolean' },
	server: { type: 'string', choices: servers },
	db: { type: 'string', choices: databases },
	php: { type: 'string', choices: phpVersions },
	wp: { type: 'string' },
	versions: { type: 'boolean' },
	slots: { type: 'string' },
	durations: { type: 'boolean' },
	repeat: { type: 'string', default: '1' },
	late: { type: 'string', default: '' },
} );

const named = values.only ?? ( values.versions ? 'versions' : '' );
const chosen = named
	? named.split( ',' ).map( ( name ) => name.trim() )
	: Object.keys( suites ).filter( ( name ) => ! onDemand.includes( name ) );
const unknown = chosen.filter( ( name ) => ! suites[ name ] );
if ( unknown.length > 0 ) {
	process.stderr.write(
		`No such suite: ${ unknown.join( ', ' ) }.\n${ help }`
	);
	process.exit( 2 );
}

// tools/lib/test-site.mjs reads these in the process that starts the site.
process.env.PHAROS_PHP = values.php ?? '';
process.env.PHAROS_WP = values.wp ?? '';
process.env.PHAROS_LATE = values.late;

const started = performance.now();
const processor = processorSeconds();
const { jobs, leftOut } = await collectJobs();
// Jobs on one site that is kept running would interfere with each other.
const slots = process.env.PHAROS_SITE
	? 1
	: Number( values.slots ?? availableParallelism() );
const results = await runQueue( jobs, slots, showJob );
const failed = showTable(
	results,
	{
		seconds: ( performance.now() - started ) / 1000,
		processor: processorSeconds() - processor,
	},
	leftOut,
	chosen
);
if ( values.durations ) {
	await writeDurations( results );
}
process.exitCode = failed > 0 ? 1 : 0;

async function collectJobs() {
	const wanted = {
		...values,
		only: values.changed ? await reachedBy( 'main' ) : undefined,
		...( chosen.some( ( name ) => withSites.includes( name ) ) &&
			chooseServers() ),
	};
	const all = [];
	/** @type {Object<string, string[]>} */
	const reasons = {};
	for ( const name of chosen ) {
		const ofSuite = await suites[ name ]( wanted );
		if ( ofSuite.leftOut ) {
			reasons[ name ] = [ ofSuite.leftOut ];
		} else if ( ofSuite.length === 0 && values.changed ) {
			reasons[ name ] = [ 'the change reaches none of its tests' ];
		} else {
			all.push( ...ofSuite.filter( ( job ) => ! job.leftOut ) );
			reasons[ name ] = ofSuite
				.filter( ( job ) => job.leftOut )
				.map( ( job ) => `${ job.title }: ${ job.leftOut }` );
		}
	}
	addBuild( all );
	return {
		jobs: all.flatMap( ( job ) =>
			job.read && ! job.builds
				? Array.from( { length: Number( values.repeat ) }, () => job )
				: [ job ]
		),
		leftOut: reasons,
	};
}

/** The sites serve build/: `--only` may have excluded the suite that builds it. */
function addBuild( others ) {
	const isBuilt = existsSync( join( root, 'build', 'admin.asset.php' ) );
	if (
		! isBuilt &&
		others.some( ( { needsBuild } ) => needsBuild ) &&
		! others.some( ( { builds } ) => builds )
	) {
		others.push( {
			suite: 'build',
			title: 'Build',
			seconds: 60,
			command: [ 'wp-scripts', 'build' ],
			builds: true,
		} );
	}
}

function chooseServers() {
	try {
		const server = chooseTestServer( { ...values, install: true } );
		process.stdout.write( `Sites under test: ${ server.label }.\n` );
		return {
			server,
			// A database server beside the browsers takes more processor time than the SQLite drop-in.
			browserServer: chooseServer( {
				...values,
				db: values.db ?? 'sqlite',
			} ),
			// What a newer PHP accepts, the oldest may refuse.
			playground: chooseServer( {
				...values,
				php: values.php ?? oldestPhp,
				server: 'playground',
				db: 'sqlite',
			} ),
		};
	} catch ( error ) {
		return fail( error );
	}
}
