import { useEffect, useState } from '@wordpress/element';
import {
	createChecker,
	type CheckResult,
	type PageSnapshot,
} from '../../page-checks';

/** Debounce of the checks in milliseconds. */
const REST = 600;

/**
 * Runs the checks after a debounce and returns their results.
 *
 * @param facts The data of the page; the same object while nothing changes. Null until it is loaded.
 * @return The results; null until the first run is complete.
 */
export function useResults( facts: PageSnapshot | null ): CheckResult[] | null {
	const [ results, setResults ] = useState< CheckResult[] | null >( null );
	const [ checker ] = useState( () => createChecker() );
	useEffect( () => checker.dispose, [ checker ] );

	useEffect( () => {
		if ( ! facts ) {
			return;
		}
		const timer = setTimeout( async () => {
			const found = await checker.check( facts );
			if ( found ) {
				setResults( found );
			}
		}, REST );
		return () => clearTimeout( timer );
	}, [ checker, facts ] );

	return results;
}
