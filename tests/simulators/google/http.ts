/**
 * Requests and responses as plain values, between node:http and the handlers.
 */
import type {
	IncomingHttpHeaders,
	IncomingMessage,
	ServerResponse,
} from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Call {
	method: string;
	/** Raw request target, with its query. */
	url: string;
	/** Segments of the raw path, decoded one by one: an encoded slash stays within its segment. */
	segments: string[];
	query: URLSearchParams;
	headers: IncomingHttpHeaders;
	body: string;
}

export interface Answer {
	status: number;
	headers?: Record< string, string >;
	body?: string;
	/** Milliseconds before the response is sent. */
	delay?: number;
	/** How the delivery fails: no response ever, a reset connection, or half of the body. */
	failure?: 'hang' | 'reset' | 'truncated';
}

/** Thrown by handlers to end a request with an error response. */
export class Refusal extends Error {
	constructor( readonly answer: Answer ) {
		super( `Refused with status ${ answer.status }.` );
	}
}

export const refuse = ( answer: Answer ) => new Refusal( answer );

export const json = (
	status: number,
	value: unknown,
	headers: Record< string, string > = {}
): Answer => ( {
	status,
	headers: { 'Content-Type': 'application/json; charset=UTF-8', ...headers },
	body: JSON.stringify( value ),
} );

export const html = ( status: number, body: string ): Answer => ( {
	status,
	headers: { 'Content-Type': 'text/html; charset=utf-8' },
	body,
} );

export const noContent: Answer = { status: 204 };

/** Reads a request to its end. */
export async function readCall( request: IncomingMessage ): Promise< Call > {
	const url = String( request.url );
	const [ path = '', query = '' ] = url.split( '?', 2 );
	const chunks: Buffer[] = [];
	for await ( const chunk of request ) {
		chunks.push( chunk as Buffer );
	}
	return {
		method: String( request.method ),
		url,
		segments: path.split( '/' ).slice( 1 ).map( decode ),
		query: new URLSearchParams( query ),
		headers: request.headers,
		body: Buffer.concat( chunks ).toString(),
	};
}

/** Fields of a form body; undefined if the body is of another type. */
export function formOf( { headers, body }: Call ): URLSearchParams | undefined {
	return headers[ 'content-type' ]?.startsWith(
		'application/x-www-form-urlencoded'
	)
		? new URLSearchParams( body )
		: undefined;
}

/** Token of the Authorization header. */
export const bearerOf = ( { headers }: Call ) =>
	/^Bearer (.+)$/i.exec( headers.authorization ?? '' )?.[ 1 ];

export async function send(
	response: ServerResponse,
	{ status, headers = {}, body = '', delay, failure }: Answer
) {
	if ( delay ) {
		// Unreferenced: a test that is over does not wait for it.
		await pause( delay, undefined, { ref: false } );
	}
	switch ( failure ) {
		case 'hang':
			return;
		case 'reset':
			response.socket?.resetAndDestroy();
			return;
		case 'truncated':
			response.writeHead( status, {
				...headers,
				'Content-Length': Buffer.byteLength( body ),
			} );
			response.write( body.slice( 0, body.length / 2 ), () =>
				response.destroy()
			);
			return;
		default:
			response.writeHead( status, headers ).end( body );
	}
}

/** A malformed escape sequence doesn't match a route, but doesn't crash either. */
function decode( segment: string ): string {
	try {
		return decodeURIComponent( segment );
	} catch {
		return segment;
	}
}
