import { useCallback } from '@wordpress/element';
import { useUrlQuery } from '../../../lists/use-url-query';
import { LIST } from './list-query';

/** What the screen shows, and how that is changed. */
export function useListQuery() {
	const { query, current, search, change, go } = useUrlQuery( LIST );
	return {
		query,
		search,
		change,
		open: useCallback(
			( url: string ) =>
				go( { url }, { replace: current.current.url !== '' } ),
			[ current, go ]
		),
		close: useCallback(
			() => go( { url: '' }, { replace: true } ),
			[ go ]
		),
	};
}
