import { useCallback } from '@wordpress/element';
import type { SpecificResult } from '../../../common/schema/types';
import { useRequest } from '../../components/use-request';

/** Shorter searches find too much (spec.md section 5). */
export const MIN_LENGTH = 3;

/** Milliseconds without a key before the server is asked. */
const PAUSE = 300;

/**
 * What a search finds, in pauses of typing; failures find nothing.
 *
 * @param search Asks the server.
 * @param typed  What to look for.
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

/** Those of a group one below the other, so that the arrow keys go through the list as it is shown. */
function inGroups( results: SpecificResult[] ): SpecificResult[] {
	const groups = [ ...new Set( results.map( ( { group } ) => group ) ) ];
	return groups.flatMap( ( name ) =>
		results.filter( ( { group } ) => group === name )
	);
}
