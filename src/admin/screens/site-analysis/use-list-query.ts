import { useCallback, useMemo } from '@wordpress/element';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { stayHere } from '../../navigation/focus-heading';
import { addressOf, readQuery, type ListQuery } from './list-query';

/** Marks entries of the history that the list has led to: Back leaves them for the list. */
const fromList = { ...stayHere, fromList: true } as const;

/** What the address says is shown, and how that is changed. */
export function useListQuery() {
	const [ address ] = useSearchParams();
	const navigate = useNavigate();
	const location = useLocation();
	const query = useMemo( () => readQuery( address ), [ address ] );
	const isFromList = ( location.state as { fromList?: unknown } | null )
		?.fromList;

	const go = useCallback(
		( changed: ListQuery, replace: boolean, state: object ) =>
			void navigate(
				{ search: addressOf( changed ) },
				{ replace, state }
			),
		[ navigate ]
	);

	return {
		query,
		/** Another filter or search, from the first page on; or another page. */
		change: useCallback(
			( changes: Partial< ListQuery > ) =>
				go(
					{ ...query, page: 1, ...changes },
					// Words that are being typed are one step back.
					changes.search !== undefined && query.search !== '',
					stayHere
				),
			[ go, query ]
		),
		/** Opens the details of a check; the next one takes its place, so that Back leads to the list. */
		open: useCallback(
			( check: string ) =>
				go(
					{ ...query, check },
					query.check !== '',
					query.check === '' || isFromList ? fromList : stayHere
				),
			[ go, query, isFromList ]
		),
		close: useCallback(
			() =>
				isFromList
					? void navigate( -1 )
					: go( { ...query, check: '' }, true, stayHere ),
			[ go, navigate, query, isFromList ]
		),
	};
}

export type ListAddress = ReturnType< typeof useListQuery >;
