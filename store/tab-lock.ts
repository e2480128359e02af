/** A lock held by one tab of a browser. It is released when the tab is closed or crashes, so it needs no timeout. */
type Release = () => void;

/** Milliseconds that another tab has to respond that it holds the lock, in browsers without LockManager. */
const ANSWER = 500;

/**
 * Takes a lock, unless another tab has it.
 *
 * @param name The name of the lock, the same in all tabs.
 * @return The function that releases it; null if another tab has it.
 */
export function lockPlace( name: string ): Promise< Release | null > {
	// Browsers have a LockManager only on secure pages: HTTPS or localhost.
	if ( window.navigator.locks ) {
		return lockByManager( name, window.navigator.locks );
	}
	return typeof BroadcastChannel === 'undefined'
		? Promise.resolve( () => {} )
		: lockByAsking( name );
}

function lockByManager(
	name: string,
	locks: LockManager
): Promise< Release | null > {
	return new Promise( ( resolve ) => {
		locks
			.request(
				name,
				{ ifAvailable: true },
				( lock ) =>
					new Promise< void >( ( release ) => {
						if ( lock ) {
							resolve( release );
							return;
						}
						release();
						resolve( null );
					} )
			)
			// A page that isn't allowed to use locks continues without one.
			.catch( () => resolve( () => {} ) );
	} );
}

/**
 * Messages between the tabs: a tab wants the lock, or holds it. Each request has a number, and of two requesting tabs
 * the one with the lower number wins: one of them may have asked before the other could receive it, so both must decide
 * alike.
 */
type Message = { wants: number } | { holds: true };

/**
 * Takes the lock by asking the other tabs. They respond to messages at once, even in the background, where timers are
 * throttled.
 */
function lockByAsking( name: string ): Promise< Release | null > {
	const channel = new BroadcastChannel( name );
	const number = Math.random();
	let isHolding = false;
	return new Promise( ( resolve ) => {
		const timer = setTimeout( () => {
			isHolding = true;
			resolve( () => channel.close() );
		}, ANSWER );
		channel.onmessage = ( { data }: MessageEvent< Message > ) => {
			const isOurs =
				isHolding || ( 'wants' in data && number < data.wants );
			if ( ! isOurs ) {
				clearTimeout( timer );
				channel.close();
				resolve( null );
			} else if ( 'wants' in data ) {
				channel.postMessage( { holds: true } satisfies Message );
			}
		};
		channel.postMessage( { wants: number } satisfies Message );
	} );
}
