import type { CDPSession, Page } from '@playwright/test';

/** A request of a page that waits for one of these functions. */
export interface Intercepted {
	url: string;
	fulfill: ( answer: Answer ) => Promise< void >;
	/** Sends it to the server. */
	continue: () => Promise< void >;
	/** Leaves it to the handler that was added before. */
	fallback: () => Promise< void >;
	abort: ( reason?: 'Failed' | 'InternetDisconnected' ) => Promise< void >;
}

interface Answer {
	status?: number;
	json?: unknown;
	body?: string;
	contentType?: string;
}

type Handler = ( request: Intercepted ) => unknown;

interface Interception {
	session: CDPSession;
	handlers: { url: RegExp; handler: Handler }[];
}

const interceptions = new WeakMap< Page, Promise< Interception > >();

/**
 * Handles requests that scripts of a page send (`fetch()`), instead of the server. Playwright's `page.route()` does so for all requests, but
 * turns off the browser's cache, with the compiled scripts in it: a page load then takes twice the processor time. It is for other
 * requests: scripts, styles, documents.
 *
 * @param page    The page; the next test's is without.
 * @param url     The requests.
 * @param handler The handler added last is asked first.
 * @return Removes the handler.
 */
export async function intercept(
	page: Page,
	url: RegExp,
	handler: Handler
): Promise< () => void > {
	const known = interceptions.get( page ) ?? start( page );
	interceptions.set( page, known );
	const { handlers } = await known;
	const added = { url, handler };
	handlers.unshift( added );
	return () => {
		handlers.splice( handlers.indexOf( added ), 1 );
	};
}

/**
 * Sends all requests of a page to the server again.
 *
 * @param page The page.
 */
export async function stopIntercepting( page: Page ): Promise< void > {
	const known = await interceptions.get( page );
	interceptions.delete( page );
	await known?.session.detach();
}

async function start( page: Page ): Promise< Interception > {
	const session = await page.context().newCDPSession( page );
	const handlers: Interception[ 'handlers' ] = [];
	session.on( 'Fetch.requestPaused', ( { requestId, request } ) =>
		handle(
			session,
			requestId,
			request.url,
			handlers.filter( ( { url } ) => url.test( request.url ) )
		)
	);
	await session.send( 'Fetch.enable', {
		patterns: [ { resourceType: 'Fetch' }, { resourceType: 'XHR' } ],
	} );
	return { session, handlers };
}

async function handle(
	session: CDPSession,
	requestId: string,
	url: string,
	[ first, ...others ]: Interception[ 'handlers' ]
): Promise< void > {
	// The page may have been left, and with it the request.
	const end: CDPSession[ 'send' ] = ( method, parameters ) =>
		session.send( method, parameters ).catch( () => undefined as never );
	const goOn = async () => {
		await end( 'Fetch.continueRequest', { requestId } );
	};
	if ( ! first ) {
		await goOn();
		return;
	}
	await first.handler( {
		url,
		continue: goOn,
		fallback: () => handle( session, requestId, url, others ),
		async abort( errorReason = 'Failed' ) {
			await end( 'Fetch.failRequest', { requestId, errorReason } );
		},
		async fulfill( { status = 200, json, body, contentType } ) {
			await end( 'Fetch.fulfillRequest', {
				requestId,
				responseCode: status,
				responseHeaders: [
					{
						name: 'Content-Type',
						value: contentType ?? 'application/json',
					},
				],
				body: Buffer.from( body ?? JSON.stringify( json ) ).toString(
					'base64'
				),
			} );
		},
	} );
}
