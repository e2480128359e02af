/**
 * PHP without a web server and without an installed PHP: WebAssembly, from @php-wasm/node.
 */
import { createNodeFsMountHandler, loadNodeRuntime } from '@php-wasm/node';
import { PHP } from '@php-wasm/universal';

/**
 * @param {string}                 version 8.1 to 8.5.
 * @param {Object<string, string>} mounts  Path as PHP sees it => folder or file on this machine.
 * @return {Promise<PHP>} Call exit() on it at the end.
 */
export async function startPhp( version, mounts ) {
	const php = new PHP(
		await loadNodeRuntime( version, {
			emscriptenOptions: { processId: 1 },
		} )
	);
	for ( const [ path, hostPath ] of Object.entries( mounts ) ) {
		await php.mount( path, createNodeFsMountHandler( hostPath ) );
	}
	return php;
}

/**
 * Runs code and returns its output.
 *
 * @param {PHP}    php
 * @param {string} code Starts with `<?php`.
 * @param {Object} env
 */
export async function runPhpCode( php, code, env = {} ) {
	const { text, errors, exitCode } = await php.run( { code, env } );
	if ( exitCode !== 0 ) {
		throw new Error( `${ errors }\n${ text }`.trim() );
	}
	return text;
}
