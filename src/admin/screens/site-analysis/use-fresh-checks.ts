import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { store } from '../../../../store';

/** The checks as far as they are known; asked for once more on each visit, since what was wrong may have been mended meanwhile. */
export function useFreshChecks() {
	const { select } = useRegistry();
	const { loadChecks } = useDispatch( store );
	useEffect( () => {
		if ( select( store ).hasFinishedResolution( 'getCheckItems', [] ) ) {
			void loadChecks();
		}
	}, [ select, loadChecks ] );
	return useSelect( ( selectNow ) => {
		const {
			getCheckItems,
			getCheckFailures,
			hasResolutionFailed,
			isAwaitingChecks,
		} = selectNow( store );
		const items = getCheckItems();
		const failures = getCheckFailures();
		// What does the work could not be loaded, or some reports.
		const isBroken = hasResolutionFailed( 'getCheckItems', [] );
		const isAwaiting =
			isAwaitingChecks() ||
			( items === null &&
				! isBroken &&
				Object.keys( failures ).length === 0 );
		return { items, failures, isBroken, isAwaiting };
	}, [] );
}
