#!/usr/bin/env node
/**
 * Checks the syntax of every PHP file with the oldest supported PHP version, without an installed PHP.
 *
 * The WebAssembly build has no working `php -l`. `token_get_all( …, TOKEN_PARSE )` parses as strictly, without running the code. Errors
 * that PHP finds only when it compiles, such as `->value` of an enum in a constant of PHP 8.1, are found by loading all classes.
 */
import { listFiles } from './lib/files.mjs';
import { root } from './lib/paths.mjs';
import { oldestPhp } from './lib/php-versions.mjs';
import { runPhpCode, startPhp } from './lib/php.mjs';

const mount = '/plugin';

const check = `<?php
foreach (json_decode(getenv('FILES')) as $file) {
	try {
		token_get_all(file_get_contents("${ mount }/$file"), TOKEN_PARSE);
	} catch (ParseError $error) {
		echo "$file:{$error->getLine()} {$error->getMessage()}\\n";
	}
}`;

/** The classes of WordPress that a class of the plugin inherits from. */
const load = `<?php
class WP_HTML_Tag_Processor {}
require '${ mount }/includes/autoload.php';
foreach (json_decode(getenv('FILES')) as $file) {
	require_once "${ mount }/$file";
}`;

const files = await listFiles( ( path ) => path.endsWith( '.php' ) );
const php = await startPhp( oldestPhp, { [ mount ]: root } );
const problems = await runPhpCode( php, check, {
	FILES: JSON.stringify( files ),
} );
await runPhpCode( php, load, {
	// Classes only: these files do nothing when they are loaded.
	FILES: JSON.stringify(
		files.filter( ( file ) => /^includes\/.*\b[A-Z]\w*\.php$/.test( file ) )
	),
} );
php.exit();

if ( files.length === 0 ) {
	throw new Error( 'There is no PHP file to check.' );
}
process.stdout.write(
	problems || `${ files.length } files are valid PHP ${ oldestPhp }.\n`
);
process.exitCode = problems ? 1 : 0;
