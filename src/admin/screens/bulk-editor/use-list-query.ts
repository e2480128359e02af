import { useCallback, useMemo } from '@wordpress/element';
import { useSearchParams } from 'react-router-dom';
import { stayHere } from '../../navigation/focus-heading';
import { addressOf, readQuery, type ListQuery } from './list-query';

/** Changes the query and goes to the first page unless `page` is set; null resets it. */
export type ChangeQuery = ( changes: Partial< ListQuery > | null ) => void;

/** Returns the list query from the URL, so that the Back button restores the previous list. */
export function useListQuery(): [ ListQuery, ChangeQuery ] {
	const [ address, setAddress ] = useSearchParams();
	const query = useMemo( () => readQuery( address ), [ address ] );
	const change: ChangeQuery = useCallback(
		( changes ) => {
			const before = changes ? query : readQuery( new URLSearchParams() );
			// While the search text is typed, the history entry is replaced.
			const replace =
				changes?.search !== undefined && query.search !== '';
			setAddress( addressOf( { ...before, page: 1, ...changes } ), {
				replace,
				state: stayHere,
			} );
		},
		[ query, setAddress ]
	);
	return [ query, change ];
}
