/**
 * Measures what the plugin adds to a visitor page, in CPU instructions and memory of one request with a warm opcode
 * cache. Unlike times, instruction counts are the same on any machine and repeatable to 0.1%, so the cost of single
 * lines is visible.
 *
 * Requires a native PHP with its CGI binary, and valgrind.
 */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Number of requests in one process: the difference of the two runs excludes startup, compilation and shutdown. */
const few = 2;
const many = 5;

/** Whether the required binaries are installed. */
export const canCountInstructions = () =>
	[ 'valgrind', 'php-cgi' ].every(
		( name ) => spawnSync( name, [ '--version' ] ).status !== null
	);

/**
 * @param {{url: string, secret: string, folder: string}} site         The site, with a native PHP.
 * @param {string}                                        path
 * @param {string}                                        plugin       The only active plugin, or "none".
 * @param {string}                                        withoutHooks Hooks without Pharos's callbacks, comma-separated.
 * @return {Promise<number>} Instructions of one request.
 */
export async function countInstructions(
	site,
	path,
	plugin,
	withoutHooks = ''
) {
	const headers = {
		'X-Pharos-Test': site.secret,
		'X-Pharos-Plugins': plugin,
		'X-Pharos-Without-Hooks': withoutHooks,
	};
	// The first request fills the persistent caches.
	await run( site, path, headers, 1 );
	const [ short, long ] = await Promise.all(
		[ few, many ].map( ( times ) => run( site, path, headers, times ) )
	);
	return ( long - short ) / ( many - few );
}

/**
 * @return {Promise<number>} Instructions of a process that handles the given number of requests.
 */
async function run( { url, folder }, path, headers, times ) {
	const { host, hostname, port } = new URL( url );
	const child = spawn(
		'valgrind',
		[
			'--tool=cachegrind',
			'--cache-sim=no',
			'--cachegrind-out-file=/dev/null',
			'php-cgi',
			...[
				'opcache.enable=1',
				'opcache.validate_timestamps=0',
				'memory_limit=512M',
				'pcre.jit=1',
			].flatMap( ( setting ) => [ '-d', setting ] ),
			'-T',
			String( times ),
		],
		{
			cwd: folder,
			stdio: [ 'ignore', 'ignore', 'pipe' ],
			env: {
				PATH: process.env.PATH,
				GATEWAY_INTERFACE: 'CGI/1.1',
				REDIRECT_STATUS: '200',
				REQUEST_METHOD: 'GET',
				REQUEST_URI: path,
				QUERY_STRING: '',
				SCRIPT_NAME: '/index.php',
				SCRIPT_FILENAME: join( folder, 'index.php' ),
				DOCUMENT_ROOT: folder,
				SERVER_NAME: hostname,
				SERVER_PORT: port,
				SERVER_PROTOCOL: 'HTTP/1.1',
				HTTP_HOST: host,
				REMOTE_ADDR: '127.0.0.1',
				...asVariables( headers ),
			},
		}
	);
	let output = '';
	for await ( const text of child.stderr.setEncoding( 'utf8' ) ) {
		output += text;
	}
	const [ , total ] = /I\s+refs:\s+([\d,]+)/.exec( output ) ?? [];
	if ( ! total ) {
		throw new Error( `No instructions were counted: ${ output }` );
	}
	return Number( total.replaceAll( ',', '' ) );
}

const asVariables = ( headers ) =>
	Object.fromEntries(
		Object.entries( headers ).map( ( [ name, value ] ) => [
			`HTTP_${ name.toUpperCase().replaceAll( '-', '_' ) }`,
			value,
		] )
	);
