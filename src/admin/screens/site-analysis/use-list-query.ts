import { useDebounce } from '@wordpress/compose';
import { useCallback, useEffect, useMemo, useRef } from '@wordpress/element';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { stayHere } from '../../navigation/focus-heading';
import { addressOf, readQuery, type ListQuery } from './list-query';

/** Milliseconds without a key (ux.md 4.8). */
const PAUSE = 200;

/** Marks entries of the history that the list has led to: Back leaves them for the list. */
const fromList = { ...stayHere, fromList: true } as const;

/** What the address says is shown, and how that is changed. */
export function useListQuery() {
	const [ address ] = useSearchParams();
	const navigate = useNavigate();
	const location = useLocation();
	const query = useMemo( () => readQuery( address ), [ address ] );
	const isFromList = Boolean(
		( location.state as { fromList?: unknown } | null )?.fromList
	);

	// Functions that last, so that words being typed outlive whatever else changes the address.
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

	/** Shows what the words leave, once nobody types any more; what is done meanwhile comes after them. */
	const search = useDebounce(
		useCallback(
			( words: string ) =>
				// Words that are being typed are one step back.
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
		/** Another filter or search, from the first page on; or another page. */
		change: useCallback(
			( changes: Partial< ListQuery > ) => {
				search.flush();
				go( { page: 1, ...changes }, false );
			},
			[ go, search ]
		),
		/** Opens the details of a check; the next one takes its place, so that Back leads to the list. */
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
				// The browser takes its time: until then, a second Back would leave the list, too.
				now.current.isLeaving = true;
				void navigate( -1 );
			}
		}, [ go, navigate ] ),
	};
}

export type ListAddress = ReturnType< typeof useListQuery >;
