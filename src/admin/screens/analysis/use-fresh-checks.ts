import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { store } from '../../../../store';

/** Returns the loaded checks, and reloads them on each visit, as issues may have been fixed since. */
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
		// The store or some reports couldn't be loaded.
		const isBroken = hasResolutionFailed( 'getCheckItems', [] );
		const isAwaiting =
			isAwaitingChecks() ||
			( items === null &&
				! isBroken &&
				Object.keys( failures ).length === 0 );
		return { items, failures, isBroken, isAwaiting };
	}, [] );
}
