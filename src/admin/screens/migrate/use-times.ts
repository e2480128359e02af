import { useEffect, useState } from '@wordpress/element';

/** Before so many seconds, and so many objects, nobody can tell how long it takes. */
const EARLY = 3;
const FEW = 3;

interface Times {
	/** Seconds since this run began. */
	elapsed: number;
	/** About how many it still takes; null while nobody can tell. */
	rest: number | null;
}

/**
 * How long a migration runs, and still takes.
 *
 * @param completed Objects that are done.
 * @param total     All.
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
