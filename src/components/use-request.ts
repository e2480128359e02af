import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import type { Failure } from './load-failed';

export interface Requested< Value > {
	/** The latest that came; null before the first. */
	value: Value | null;
	/** Why the latest request has no answer; null while nothing failed. */
	failure: Failure | null;
	/** Asks once more. */
	retry: () => void;
}

/**
 * Asks the server for what a component shows. Answers to earlier requests are dropped; what is known stays until there is a
 * newer one.
 *
 * @param ask   Another function is another request; null: nothing to ask for.
 * @param pause Milliseconds without another request before the server is asked; nothing is waited for at the first drawing.
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
		// What is known stays beside it until there is an answer.
		if ( value === null ) {
			setFailure( null );
		}
		setTries( ( count ) => count + 1 );
	}, [ value ] );
	return { value, failure, retry };
}
