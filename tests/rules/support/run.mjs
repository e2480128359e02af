/** Starts PHP once for rules.php, with the PHP that the test sites use. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseServer } from '../../../tools/lib/choose-server.mjs';
import { phpEnvironment } from '../../../tools/lib/native-php.mjs';
import { root } from '../../../tools/lib/paths.mjs';
import { runPhpCode, startPhp } from '../../../tools/lib/php.mjs';

const script = 'tests/rules/support/rules.php';
const input = readFileSync( 0, 'utf8' );
const { PHAROS_SERVER, PHAROS_PHP } = process.env;
const { backend, php } = chooseServer( {
	server: PHAROS_SERVER || undefined,
	php: PHAROS_PHP || undefined,
} );

process.stdout.write(
	backend === 'native' ? runNative( php ) : await runInWebAssembly( php )
);

/**
 * @param {string} path The path of the PHP binary.
 */
function runNative( path ) {
	const { status, stdout, stderr } = spawnSync(
		path,
		// Any PHP notice would make the JSON invalid, and so be detected.
		[ '-d', 'error_reporting=-1', '-d', 'display_errors=1', script ],
		{
			cwd: root,
			input,
			encoding: 'utf8',
			maxBuffer: 1e8,
			env: phpEnvironment,
		}
	);
	if ( status !== 0 ) {
		throw new Error( `${ stderr }\n${ stdout }` );
	}
	return stdout;
}

/**
 * @param {string} version The PHP version.
 */
async function runInWebAssembly( version ) {
	const machine = await startPhp( version, {
		'/plugin/includes': join( root, 'includes' ),
		'/plugin/tests/rules': join( root, 'tests', 'rules' ),
	} );
	const encoded = Buffer.from( input ).toString( 'base64' );
	try {
		return await runPhpCode(
			machine,
			`<?php $input = base64_decode('${ encoded }'); require '/plugin/${ script }';`
		);
	} finally {
		machine.exit();
	}
}
