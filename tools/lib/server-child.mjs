/**
 * The process of the web server of one site. Started by server.mjs only.
 *
 * It communicates with its parent over IPC, for two reasons: no log has to be parsed to find the URL, and when the parent dies, however
 * that happens, the channel closes and this process ends too.
 */
const options = JSON.parse( process.argv[ 2 ] );

// Ctrl-C reaches the whole process group; the parent decides when to stop.
process.on( 'SIGINT', () => {} );
process.on( 'SIGTERM', stop );
process.on( 'disconnect', stop );

let server;
try {
	const { start } = await import( `./backends/${ options.backend }.mjs` );
	server = await start( options );
	process.on( 'message', onMessage );
	const { url, inside = '' } = server;
	process.send( { type: 'ready', url, inside } );
} catch ( error ) {
	process.send( { type: 'failed', message: error.message } );
	await stop();
}

/**
 * Runs a PHP file of tools/php inside WordPress and sends back its output.
 *
 * @param {{id: number, script: string, env: Object<string, string>}} message
 */
async function onMessage( { id, script, env } ) {
	try {
		const { text, errors, exitCode } = await server.runPhp( script, env );
		process.send( { type: 'answer', id, text, errors, exitCode } );
	} catch ( error ) {
		process.send( {
			type: 'answer',
			id,
			text: '',
			errors: error.message,
			exitCode: 1,
		} );
	}
}

async function stop() {
	await server?.stop();
	process.exit( 0 );
}
