import { useEffect, useState } from '@wordpress/element';
import {
	createChecker,
	type CheckResult,
	type PageFacts,
} from '../page-checks';

/** How long nothing changes before the checks run, in milliseconds. */
const REST = 600;

/**
 * What the checks find, once nobody types.
 *
 * @param facts About the page; the same object as long as they are the same. Null: not known yet.
 * @return Null until they have run.
 */
export function useResults( facts: PageFacts | null ): CheckResult[] | null {
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
