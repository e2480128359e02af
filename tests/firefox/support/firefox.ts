/**
 * Firefox, driven by WebDriver BiDi (https://w3c.github.io/webdriver-bidi/), which every Firefox speaks. Playwright drives a Firefox of its own
 * only, which may not be there to download.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';

/** An answer to a command, or an event, of which log.entryAdded is the only one here. */
interface Message {
	id?: number;
	type: 'success' | 'error' | 'event';
	message?: string;
	result?: unknown;
	params?: { level: string; text: string };
}

/** A window of Firefox. */
export interface Firefox {
	/** Errors and warnings on the console, and exceptions, since the start. */
	problems: string[];
	logIn: ( url: string, cookie: string ) => Promise< void >;
	open: ( url: string ) => Promise< void >;
	resize: ( width: number, height: number ) => Promise< void >;
	/** The value of a JavaScript expression, or of the promise that it is: text, a number or a boolean. */
	evaluate: < Value >( expression: string ) => Promise< Value >;
	close: () => Promise< void >;
}

/**
 * @param  path Of the program.
 * @throws {Error} When it doesn't start; the message has its output.
 */
export async function startFirefox( path: string ): Promise< Firefox > {
	const profile = await mkdtemp( join( tmpdir(), 'pharos-firefox-' ) );
	const program = spawn(
		path,
		[ '--headless', '--remote-debugging-port=0', '--profile', profile ],
		{ stdio: [ 'ignore', 'ignore', 'pipe' ] }
	);
	const close = async () => {
		if ( program.exitCode === null && program.signalCode === null ) {
			program.kill();
			await once( program, 'exit' );
		}
		await rm( profile, { recursive: true, force: true, maxRetries: 5 } );
	};
	try {
		const socket = new WebSocket(
			`${ await addressOf( program ) }/session`
		);
		await once( socket, 'open' );
		return { ...( await openWindow( socket ) ), close };
	} catch ( error ) {
		await close();
		throw error;
	}
}

/** Waits for the line in which Firefox says where it listens. */
function addressOf( program: ChildProcess ): Promise< string > {
	let output = '';
	return new Promise( ( resolve, reject ) => {
		program.stderr?.setEncoding( 'utf8' ).on( 'data', ( text: string ) => {
			output += text;
			const [ , address ] =
				/WebDriver BiDi listening on (ws:\S+)/.exec( output ) ?? [];
			if ( address ) {
				resolve( address );
			}
		} );
		program.on( 'error', reject );
		program.on( 'exit', () =>
			reject( new Error( `Firefox did not start.\n${ output }` ) )
		);
	} );
}

async function openWindow(
	socket: WebSocket
): Promise< Omit< Firefox, 'close' > > {
	const problems: string[] = [];
	const send = connect( socket, ( { params } ) => {
		if ( params && [ 'error', 'warn' ].includes( params.level ) ) {
			problems.push( `${ params.level }: ${ params.text }` );
		}
	} );
	await send( 'session.new', { capabilities: {} } );
	await send( 'session.subscribe', { events: [ 'log.entryAdded' ] } );
	const { context } = await send< { context: string } >(
		'browsingContext.create',
		{ type: 'tab' }
	);
	return {
		problems,
		async logIn( url, cookies ) {
			for ( const pair of cookies.split( '; ' ) ) {
				const [ name, value ] = pair.split( /=(.*)/s );
				await send( 'storage.setCookie', {
					cookie: {
						name,
						value: { type: 'string', value },
						domain: new URL( url ).hostname,
					},
				} );
			}
		},
		open: ( url ) =>
			send( 'browsingContext.navigate', {
				context,
				url,
				wait: 'complete',
			} ),
		resize: ( width, height ) =>
			send( 'browsingContext.setViewport', {
				context,
				viewport: { width, height },
			} ),
		async evaluate< Value >( expression: string ) {
			const { result, exceptionDetails } = await send< {
				result: { value: Value };
				exceptionDetails?: { text: string };
			} >( 'script.evaluate', {
				expression,
				target: { context },
				awaitPromise: true,
			} );
			if ( exceptionDetails ) {
				throw new Error( exceptionDetails.text );
			}
			return result.value;
		},
	};
}

/**
 * @param socket
 * @param hear   Receives events.
 * @return Sends a command; resolves to its result.
 */
function connect( socket: WebSocket, hear: ( message: Message ) => void ) {
	const waiting = new Map< number, ( answer: Message ) => void >();
	let last = 0;
	socket.on( 'message', ( data ) => {
		const message: Message = JSON.parse( String( data ) );
		if ( message.id === undefined ) {
			hear( message );
		} else {
			waiting.get( message.id )?.( message );
			waiting.delete( message.id );
		}
	} );
	return async < Result = void >(
		method: string,
		params: object
	): Promise< Result > => {
		const id = ++last;
		const answer = new Promise< Message >( ( resolve ) =>
			waiting.set( id, resolve )
		);
		socket.send( JSON.stringify( { id, method, params } ) );
		const { type, message, result } = await answer;
		if ( type === 'error' ) {
			throw new Error( `${ method }: ${ message }` );
		}
		return result as Result;
	};
}
