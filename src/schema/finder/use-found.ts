import { useEffect, useState } from '@wordpress/element';
import type { SpecificResult } from '../../../common/schema/types';

/** Shorter searches find too much (spec.md section 5). */
export const MIN_LENGTH = 3;

/** Milliseconds without a key before the server is asked. */
const PAUSE = 300;

interface Found {
	words: string;
	results: SpecificResult[];
}

/**
 * What a search finds, in pauses of typing. Late answers to what was typed before are dropped; failures find nothing.
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
	const [ found, setFound ] = useState< Found | null >( null );
	const isKnown = found?.words === words;

	useEffect( () => {
		if ( ! isLongEnough || isKnown ) {
			return;
		}
		let isStale = false;
		const timer = setTimeout( async () => {
			const results = await search( words ).catch( () => [] );
			if ( ! isStale ) {
				setFound( { words, results: inGroups( results ) } );
			}
		}, PAUSE );
		return () => {
			isStale = true;
			clearTimeout( timer );
		};
	}, [ search, words, isLongEnough, isKnown ] );

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
