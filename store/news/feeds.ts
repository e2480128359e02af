/** Fetches each feed once a day. */

const DAY = 24 * 60 * 60 * 1000;

/** Timeout in milliseconds: a host that doesn't respond by then counts as failed. */
const PATIENCE = 20_000;

/** Maximum size in characters: parsing a larger feed would block the page. */
const LARGEST = 5 * 1024 * 1024;

// The URL distinguishes sites, and versions of the bundled feed.
const keyOf = ( url: string ) =>
	`pharos_news ${ new URL( url, window.location.href ).href }`;

/**
 * Reads a feed, or the copy that this tab has read within a day.
 *
 * @param url The URL of the feed.
 * @throws An Error when it can't be read.
 */
export async function readFeed( url: string ): Promise< string > {
	const key = keyOf( url );
	const cached = readCached( key );
	if ( cached !== null ) {
		return cached;
	}
	const response = await window.fetch( url, {
		credentials: 'omit',
		signal: AbortSignal.timeout?.( PATIENCE ) ?? null,
	} );
	if ( ! response.ok ) {
		throw new Error( `${ response.status } ${ response.statusText }` );
	}
	const text = await response.text();
	if ( text.length > LARGEST ) {
		throw new Error( 'The feed is larger than 5 MB.' );
	}
	try {
		window.sessionStorage.setItem(
			key,
			JSON.stringify( { time: Date.now(), text } )
		);
	} catch {
		// Storage may be full or blocked: then each page reads the feed.
	}
	return text;
}

/**
 * Deletes the copy of a text that isn't a feed, such as the login page of a hotel's network.
 *
 * @param url The URL of the feed.
 */
export function forgetFeed( url: string ): void {
	try {
		window.sessionStorage.removeItem( keyOf( url ) );
	} catch {
		// Without storage there is no copy.
	}
}

function readCached( key: string ): string | null {
	try {
		const { time, text } = JSON.parse(
			window.sessionStorage.getItem( key ) ?? ''
		);
		const age = Date.now() - time;
		return typeof text === 'string' && age >= 0 && age < DAY ? text : null;
	} catch {
		return null;
	}
}

/** Waits until the browser is idle, two seconds at most. */
export const whenIdle = (): Promise< void > =>
	new Promise( ( resolve ) =>
		window.requestIdleCallback
			? window.requestIdleCallback( () => resolve(), { timeout: 2000 } )
			: setTimeout( resolve, 200 )
	);
