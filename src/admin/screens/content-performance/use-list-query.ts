import { useDebounce } from '@wordpress/compose';
import { useCallback, useEffect, useMemo, useRef } from '@wordpress/element';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { stayHere } from '../../navigation/focus-heading';
import { addressOf, readQuery, type ListQuery } from './list-query';

/** Debounce of the search field in milliseconds (ux.md 4.8). */
const PAUSE = 200;

/** Returns the query from the URL, and functions that change it. */
export function useListQuery() {
	const [ address ] = useSearchParams();
	const navigate = useNavigate();
	const query = useMemo( () => readQuery( address ), [ address ] );
	const now = useRef( query );
	useEffect( () => {
		now.current = query;
	}, [ query ] );

	const go = useCallback(
		( changes: Partial< ListQuery >, replace: boolean ) => {
			now.current = { ...now.current, ...changes };
			void navigate(
				{ search: addressOf( now.current ) },
				{ replace, state: stayHere }
			);
		},
		[ navigate ]
	);
	/** Replaces the history entry while the text is typed. */
	const search = useDebounce(
		useCallback(
			( words: string ) =>
				go(
					{ page: 1, search: words.trim() },
					now.current.search !== ''
				),
			[ go ]
		),
		PAUSE
	);
	return {
		query,
		search,
		/** Changes the filter, order or page. */
		change: useCallback(
			( changes: Partial< ListQuery > ) => {
				search.flush();
				go( { page: 1, ...changes }, false );
			},
			[ go, search ]
		),
		open: useCallback(
			( url: string ) => go( { url }, now.current.url !== '' ),
			[ go ]
		),
		close: useCallback( () => go( { url: '' }, true ), [ go ] ),
	};
}
