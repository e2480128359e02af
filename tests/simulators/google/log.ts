/**
 * Log of all requests but those of the control routes.
 */
import { createHash } from 'node:crypto';
import { formOf, type Call } from './http';

export interface LogEntry {
	method: string;
	/** Raw path with its query. */
	path: string;
	/** Decoded property of the path, or of the body of a URL inspection. */
	siteUrl: string | null;
	/** Parsed JSON, fields of a form, or text. */
	body: unknown;
	/** 0 while there is no response, and if there was none. */
	status: number;
	/** Hash of the Authorization header: equal tokens have equal hashes. */
	authorization: string | null;
	/** Name of the fault that was injected. */
	fault: string | null;
}

export class Log {
	readonly entries: LogEntry[] = [];

	/** Adds a request; its status is known later. */
	add( call: Call, fault: string | null ): LogEntry {
		const { method, url, segments, headers } = call;
		const body = bodyOf( call );
		const entry: LogEntry = {
			method,
			path: url,
			siteUrl:
				segments[ 2 ] === 'sites' && segments[ 3 ]
					? segments[ 3 ]
					: siteOf( body ),
			body,
			status: 0,
			authorization: headers.authorization
				? createHash( 'sha256' )
						.update( headers.authorization )
						.digest( 'hex' )
						.slice( 0, 16 )
				: null,
			fault,
		};
		this.entries.push( entry );
		return entry;
	}

	clear() {
		this.entries.length = 0;
	}
}

function bodyOf( call: Call ): unknown {
	const form = formOf( call );
	if ( form ) {
		return Object.fromEntries( form );
	}
	try {
		return JSON.parse( call.body );
	} catch {
		return call.body;
	}
}

const siteOf = ( body: unknown ) =>
	( body as { siteUrl?: string } | null )?.siteUrl ?? null;
