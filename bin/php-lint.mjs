#!/usr/bin/env node
/**
 * Checks the syntax of every PHP file with the oldest supported PHP version, without an installed PHP.
 *
 * The WebAssembly build has no working `php -l`. `token_get_all( …, TOKEN_PARSE )` parses as strictly, without running the code.
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

const files = await listFiles( ( path ) => path.endsWith( '.php' ) );
const php = await startPhp( oldestPhp, { [ mount ]: root } );
const problems = await runPhpCode( php, check, {
	FILES: JSON.stringify( files ),
} );
php.exit();

if ( files.length === 0 ) {
	throw new Error( 'There is no PHP file to check.' );
}
process.stdout.write(
	problems || `${ files.length } files are valid PHP ${ oldestPhp }.\n`
);
process.exitCode = problems ? 1 : 0;
