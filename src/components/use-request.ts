import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import type { Failure } from './load-failed';

interface Requested< Value > {
	/** The latest value; null before the first response. */
	value: Value | null;
	/** Why the latest request failed; null if it didn't. */
	failure: Failure | null;
	/** Sends the request again. */
	retry: () => void;
}

/**
 * Fetches data for a component. Responses to outdated requests are ignored; the last value stays until there is a newer one.
 *
 * @param ask   The function that sends the request; a new function sends a new one, null sends none.
 * @param pause Debounce in milliseconds; the first request isn't delayed.
 */
export function useRequest< Value >(
	ask: ( () => Promise< Value > ) | null,
	pause = 0
): Requested< Value > {
	const [ value, setValue ] = useState< Value | null >( null );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const [ tries, setTries ] = useState( 0 );
	const isFirst = useRef( true );

	useEffect( () => {
		const delay = isFirst.current ? 0 : pause;
		isFirst.current = false;
		if ( ! ask ) {
			return;
		}
		let isStale = false;
		const timer = setTimeout( async () => {
			try {
				const next = await ask();
				if ( ! isStale ) {
					setValue( next );
					setFailure( null );
				}
			} catch ( reason ) {
				if ( ! isStale ) {
					setFailure( reason as Failure );
				}
			}
		}, delay );
		return () => {
			isStale = true;
			clearTimeout( timer );
		};
	}, [ ask, pause, tries ] );

	const retry = useCallback( () => {
		// A known value stays together with the error until there is a response.
		if ( value === null ) {
			setFailure( null );
		}
		setTries( ( count ) => count + 1 );
	}, [ value ] );
	return { value, failure, retry };
}
