import { useCallback } from '@wordpress/element';
import type { SpecificResult } from '../../../common/schema/types';
import { useRequest } from '../../components/use-request';

/** Minimum length of a search; shorter ones find too much. */
export const MIN_LENGTH = 3;

/** Debounce in milliseconds. */
const PAUSE = 300;

/**
 * Returns the results of a search after a debounce; errors count as no results.
 *
 * @param search Sends the request.
 * @param typed  The search text.
 */
export function useFound(
	search: ( words: string ) => Promise< SpecificResult[] >,
	typed: string
): { found: SpecificResult[] | null; isSearching: boolean } {
	const words = typed.trim();
	const isLongEnough = words.length >= MIN_LENGTH;
	const ask = useCallback(
		async () => ( {
			words,
			results: inGroups( await search( words ).catch( () => [] ) ),
		} ),
		[ search, words ]
	);
	const { value: found } = useRequest( isLongEnough ? ask : null, PAUSE );
	const isKnown = found?.words === words;

	return {
		found: isLongEnough && isKnown ? found.results : null,
		isSearching: isLongEnough && ! isKnown,
	};
}

/** Sorts results by group, so that the arrow keys follow the displayed order. */
function inGroups( results: SpecificResult[] ): SpecificResult[] {
	const groups = Array.from(
		new Set( results.map( ( { group } ) => group ) )
	);
	return groups.flatMap( ( name ) =>
		results.filter( ( { group } ) => group === name )
	);
}
