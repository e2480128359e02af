import { useCallback, useEffect, useRef } from '@wordpress/element';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUrlQuery } from '../../lists/use-url-query';
import { stayHere } from '../../navigation/focus-heading';
import { LIST } from './list-query';

/** Marks history entries that were opened from the list, so that closing them goes back to it. */
const fromList = { ...stayHere, fromList: true } as const;

/** What the screen shows, and how that is changed. */
export function useListQuery() {
	const { query, current, search, change, go } = useUrlQuery( LIST );
	const navigate = useNavigate();
	const location = useLocation();
	const entry = useRef( { isFromList: false, isLeaving: false } );
	useEffect( () => {
		const state = location.state as { fromList?: unknown } | null;
		entry.current = {
			isFromList: Boolean( state?.fromList ),
			isLeaving: false,
		};
	}, [ location ] );

	return {
		query,
		search,
		change,
		/** Opens the details of a check. The next check replaces the history entry, so that Back leads to the list. */
		open: useCallback(
			( check: string ) => {
				search.flush();
				const isOpen = current.current.check !== '';
				const isFromList = ! isOpen || entry.current.isFromList;
				go(
					{ check },
					{
						replace: isOpen,
						state: isFromList ? fromList : stayHere,
					}
				);
				entry.current = { isFromList, isLeaving: false };
			},
			[ current, go, search ]
		),
		close: useCallback( () => {
			const { isFromList, isLeaving } = entry.current;
			if ( ! isFromList ) {
				go( { check: '' }, { replace: true } );
			} else if ( ! isLeaving ) {
				// The browser takes its time: until then, a second Back would leave the list, too.
				entry.current.isLeaving = true;
				void navigate( -1 );
			}
		}, [ go, navigate ] ),
	};
}
