#!/usr/bin/env node
/**
 * `npm run demo`: a WordPress with sample content and this plugin, which stays until Ctrl-C.
 */
import { join } from 'node:path';
import { ensureBuild } from './lib/build.mjs';
import { fail, readOptions } from './lib/command.mjs';
import { defaultPhp, phpVersions } from './lib/php-versions.mjs';
import { root } from './lib/paths.mjs';
import { startSite } from './lib/site.mjs';
import { wordpressVersion } from './lib/wordpress.mjs';

const help = `
npm run demo [-- options]

Starts WordPress ${ wordpressVersion } with the plugin (mounted live: changes show at once) and sample content.
Content and settings are kept between runs, in .cache/sites/demo.

  --reset          throw the site away and start from fresh sample content
  --port <number>  default 9400
  --php <version>  ${ phpVersions.join( ', ' ) }; default ${ defaultPhp }
  --wp <version>   another WordPress than ${ wordpressVersion }; Playground downloads it from wordpress.org
  --site <name>    another site beside "demo", with content of its own
  --help           this text
`;

const values = readOptions( help, {
	reset: { type: 'boolean', default: false },
	port: { type: 'string', default: '9400' },
	php: { type: 'string', default: defaultPhp, choices: phpVersions },
	wp: { type: 'string', default: wordpressVersion },
	site: { type: 'string', default: 'demo' },
} );

await ensureBuild().catch( fail );

process.stdout.write( 'Starting WordPress …\n' );
const site = await startSite( {
	name: values.site,
	reset: values.reset,
	port: Number( values.port ),
	php: values.php,
	wp: values.wp,
	muPlugins: [ join( root, 'bin', 'mu-plugins', 'sign-in.php' ) ],
} ).catch( fail );

process.stdout.write( `
  Pharos SEO   ${ site.url }/wp-admin/admin.php?page=pharos_settings
  Site         ${ site.url }/
  Log          ${ join( '.cache', 'sites', values.site, 'wp-content', 'debug.log' ) }

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
	() => stopping || fail( new Error( 'WordPress stopped by itself.' ) )
);
