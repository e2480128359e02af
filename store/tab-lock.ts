/**
 * A lock that one tab of a browser holds. What holds it ends with its tab, also when that crashes: nothing is left behind that
 * would have to run out.
 */
type Release = () => void;

/** How long another tab has to say that it holds the lock, where there is no LockManager. Milliseconds. */
const ANSWER = 500;

/**
 * Takes a lock, unless another tab has it.
 *
 * @param name The same in all tabs.
 * @return What gives it back; null when another tab has it.
 */
export function lockPlace( name: string ): Promise< Release | null > {
	// Browsers have it on pages that came over HTTPS, or from the machine itself.
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
			// A page that may not use locks does without.
			.catch( () => resolve( () => {} ) );
	} );
}

/**
 * Messages between the tabs: somebody wants the lock; it is held. Who asks names a number, and the lower one wins between two who do: one of
 * them may have asked before the other could hear it, so both have to know.
 */
type Message = { wants: number } | { holds: true };

/** A tab that is asked answers at once, even in the background, where timers wait. */
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
