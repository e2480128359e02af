import { useEffect, useState } from '@wordpress/element';

/** Seconds, and migrated objects, that are needed for an estimate. */
const EARLY = 3;
const FEW = 3;

interface Times {
	/** Seconds since this run started. */
	elapsed: number;
	/** Estimated seconds left; null until there is an estimate. */
	rest: number | null;
}

/**
 * Returns how long a migration has been running, and the estimated time left.
 *
 * @param completed Number of migrated objects.
 * @param total     Number of all objects.
 */
export function useTimes( completed: number, total: number ): Times {
	const [ begun ] = useState( () => ( {
		time: performance.now(),
		completed,
	} ) );
	const [ now, setNow ] = useState( 0 );
	useEffect( () => {
		const timer = setInterval( () => setNow( performance.now() ), 1000 );
		return () => clearInterval( timer );
	}, [] );

	const elapsed = Math.max( 0, ( now - begun.time ) / 1000 );
	const done = completed - begun.completed;
	return {
		elapsed,
		rest:
			elapsed < EARLY || done < FEW
				? null
				: ( elapsed / done ) * ( total - completed ),
	};
}
