#!/usr/bin/env node
/**
 * `npm run demo`: starts a WordPress site with sample content and this plugin, until Ctrl-C.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild } from './lib/build.mjs';
import { chooseServer, databases, servers } from './lib/choose-server.mjs';
import { fail, readOptions } from './lib/command.mjs';
import { startDemoGoogle } from './lib/demo-google.mjs';
import { phpVersions } from './lib/php-versions.mjs';
import { root } from './lib/paths.mjs';
import { expectFree } from './lib/port.mjs';
import { startSite } from './lib/site.mjs';
import { olderWordPress, wordpressVersion } from './lib/wordpress.mjs';

const fixtures = join( root, 'tests', 'fixtures', 'migration' );
/** Other SEO plugins whose data the tests have. */
const sources = readdirSync( fixtures ).flatMap( ( file ) =>
	file.endsWith( '.json' ) ? [ file.replace( '.json', '' ) ] : []
);

const help = `
npm run demo [-- options]

Starts WordPress ${ wordpressVersion } with the plugin (mounted live: changes show at once) and sample content.
Content and settings are kept between runs, in .cache/sites, for each kind of server and database.

  --reset          throw the site away and start from fresh sample content
  --port <number>  default 9400
  --server <name>  ${ servers.join( ' or ' ) }: an installed PHP, or PHP in WebAssembly; default is what the machine has
  --db <name>      ${ databases.join( ' or ' ) }; default sqlite
  --php <version>  ${ phpVersions.join( ', ' ) }
  --wp <version>   another WordPress than ${ wordpressVersion }, such as ${ olderWordPress[ 0 ] }, from wordpress.org
  --site <name>    another site beside "demo", with content of its own
  --from <plugin>  a site with the data of another SEO plugin, to try the migration: ${ sources.join( ', ' ) }
  --help           this text
`;

const values = readOptions( help, {
	reset: { type: 'boolean', default: false },
	port: { type: 'string', default: '9400' },
	server: { type: 'string', choices: servers },
	db: { type: 'string', choices: databases },
	php: { type: 'string', choices: phpVersions },
	wp: { type: 'string', default: wordpressVersion },
	site: { type: 'string', default: 'demo' },
	from: { type: 'string', choices: sources },
} );

await expectFree( Number( values.port ) ).catch( fail );
await ensureBuild().catch( fail );

let server;
try {
	server = chooseServer( values );
} catch ( error ) {
	fail( error );
}
// One site per kind of server and WordPress: their databases are incompatible.
const name = [
	values.site,
	values.from,
	values.wp === wordpressVersion ? '' : values.wp,
	server.backend === 'native' ? server.db : server.backend,
]
	.filter( Boolean )
	.join( '-' );

process.stdout.write( `Starting ${ server.label } …\n` );
const google = await startDemoGoogle().catch( fail );
const site = await startSite( {
	name,
	reset: values.reset,
	port: Number( values.port ),
	server,
	live: true,
	muPlugins: [
		join( root, 'tools', 'mu-plugins', 'sign-in.php' ),
		join( root, 'tools', 'mu-plugins', 'demo-notice.php' ),
	],
	plugins: values.from ? [ fixtures ] : [],
	define: google.define,
} ).catch( fail );
if ( values.from ) {
	await site
		.runPhp( 'demo-source.php', { pharos_demo_source: values.from } )
		.catch( fail );
}
// Optional: the rest of the demo works without it.
const isConnected = await google.connect( site ).then(
	() => true,
	() => false
);

process.stdout.write( `
  Pharos SEO   ${ site.url }/wp-admin/admin.php?page=pharos_settings
  Site         ${ site.url }/
${
	values.from
		? `  Migration    ${ site.url }/wp-admin/admin.php?page=pharos_settings#/tools/migrate
`
		: ''
}  Log          ${ join( '.cache', 'sites', name, 'wp-content', 'debug.log' ) }

  Search Console shows ${
		isConnected
			? `simulated Google data. To try connecting: disconnect, then use
    client ID     ${ google.client.id }
    client secret ${ google.client.secret }`
			: 'nothing: the simulated Google could not be reached from WordPress.'
  }
  Admin pages open logged in as admin (password: password). Others: editor, author, subscriber, same password.
  Ctrl-C stops the site; --reset starts over.
` );

let stopping = false;
for ( const signal of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) {
	process.on( signal, async () => {
		if ( ! stopping ) {
			stopping = true;
			process.stdout.write( '\nStopping …\n' );
			await site.stop();
			process.exit();
		}
	} );
}
site.exited.then(
	( output ) =>
		stopping ||
		fail( new Error( `WordPress stopped by itself.\n${ output }` ) )
);
