import { useDebounce } from '@wordpress/compose';
import { useCallback, useEffect, useMemo, useRef } from '@wordpress/element';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { stayHere } from '../navigation/focus-heading';
import type { UrlQuery } from './url-query';

/** Milliseconds without a key. */
const PAUSE = 200;

interface Options {
	/** Whether the current history entry is replaced. */
	replace: boolean;
	state?: typeof stayHere;
}

/**
 * What the URL says a list shows, and functions that change it; they stay the same, so that search terms being typed survive other
 * changes of the URL.
 *
 * @param urlQuery The parameters of the list.
 * @param pause    Milliseconds without a key after which a search starts.
 */
export function useUrlQuery< Query extends { search: string; page: number } >(
	urlQuery: UrlQuery< Query >,
	pause = PAUSE
) {
	const [ params ] = useSearchParams();
	const navigate = useNavigate();
	const query = useMemo(
		() => urlQuery.read( params ),
		[ urlQuery, params ]
	);
	const current = useRef( query );
	useEffect( () => {
		current.current = query;
	}, [ query ] );

	const go = useCallback(
		(
			changes: Partial< Query >,
			{ replace, state = stayHere }: Options
		) => {
			current.current = { ...current.current, ...changes };
			void navigate(
				{ search: urlQuery.write( current.current ) },
				{ replace, state }
			);
		},
		[ urlQuery, navigate ]
	);
	const search = useDebounce(
		useCallback(
			( words: string ) =>
				go( { search: words.trim(), page: 1 } as Partial< Query >, {
					// Search terms being typed are one entry of the history.
					replace: current.current.search !== '',
				} ),
			[ go ]
		),
		pause
	);
	const change = useCallback(
		( changes: Partial< Query > ) => {
			search.flush();
			go( { page: 1, ...changes }, { replace: false } );
		},
		[ go, search ]
	);
	return {
		query,
		/** The query after the latest change, also before the URL has it. */
		current,
		/** Searches after a pause. */
		search,
		/** Shows another filter, order or page; without a page, the first one. */
		change,
		/** Changes the URL without any of this. */
		go,
	};
}
