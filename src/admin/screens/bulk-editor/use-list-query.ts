import { useCallback, useMemo } from '@wordpress/element';
import { useSearchParams } from 'react-router-dom';
import { stayHere } from '../../navigation/focus-heading';
import { addressOf, readQuery, type ListQuery } from './list-query';

/** Changes what is shown, from the first page on unless it is another page; null: everything. */
export type ChangeQuery = ( changes: Partial< ListQuery > | null ) => void;

/** What the address says is shown, so that Back leads to what was shown before. */
export function useListQuery(): [ ListQuery, ChangeQuery ] {
	const [ address, setAddress ] = useSearchParams();
	const query = useMemo( () => readQuery( address ), [ address ] );
	const change: ChangeQuery = useCallback(
		( changes ) => {
			const before = changes ? query : readQuery( new URLSearchParams() );
			// Words that are being typed are one step back.
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
