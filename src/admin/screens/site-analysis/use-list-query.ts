import { useDebounce } from '@wordpress/compose';
import { useCallback, useEffect, useMemo, useRef } from '@wordpress/element';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { stayHere } from '../../navigation/focus-heading';
import { addressOf, readQuery, type ListQuery } from './list-query';

/** Debounce of the search field in milliseconds (ux.md 4.8). */
const PAUSE = 200;

/** Marks history entries that were opened from the list: closing them goes back in the history. */
const fromList = { ...stayHere, fromList: true } as const;

/** Returns the query from the URL, and functions that change it. */
export function useListQuery() {
	const [ address ] = useSearchParams();
	const navigate = useNavigate();
	const location = useLocation();
	const query = useMemo( () => readQuery( address ), [ address ] );
	const isFromList = Boolean(
		( location.state as { fromList?: unknown } | null )?.fromList
	);

	// A ref keeps the functions stable, so that a pending search survives other changes of the URL.
	const now = useRef( { query, isFromList, isLeaving: false } );
	useEffect( () => {
		now.current = { query, isFromList, isLeaving: false };
	}, [ location, query, isFromList ] );

	const go = useCallback(
		(
			changes: Partial< ListQuery >,
			replace: boolean,
			state: typeof stayHere | typeof fromList = stayHere
		) => {
			const changed = { ...now.current.query, ...changes };
			now.current = {
				query: changed,
				isFromList: state === fromList,
				isLeaving: false,
			};
			void navigate(
				{ search: addressOf( changed ) },
				{ replace, state }
			);
		},
		[ navigate ]
	);

	/** Applies the search when typing pauses; other changes apply it first. */
	const search = useDebounce(
		useCallback(
			( words: string ) =>
				// While the search text is typed, the history entry is replaced.
				go(
					{ page: 1, search: words.trim() },
					now.current.query.search !== ''
				),
			[ go ]
		),
		PAUSE
	);

	return {
		query,
		search,
		/** Changes the filter or search and goes to the first page, or changes the page. */
		change: useCallback(
			( changes: Partial< ListQuery > ) => {
				search.flush();
				go( { page: 1, ...changes }, false );
			},
			[ go, search ]
		),
		/**
		 * Opens the details of a check; opening the next one replaces the history entry, so that Back returns to the list.
		 */
		open: useCallback(
			( check: string ) => {
				search.flush();
				const { query: before, isFromList: isOurs } = now.current;
				const isOpen = before.check !== '';
				go(
					{ check },
					isOpen,
					! isOpen || isOurs ? fromList : stayHere
				);
			},
			[ go, search ]
		),
		close: useCallback( () => {
			const { isFromList: isOurs, isLeaving } = now.current;
			if ( ! isOurs ) {
				go( { check: '' }, true );
			} else if ( ! isLeaving ) {
				// Going back is asynchronous: until it is done, a second call would also leave the list.
				now.current.isLeaving = true;
				void navigate( -1 );
			}
		}, [ go, navigate ] ),
	};
}

export type ListAddress = ReturnType< typeof useListQuery >;
