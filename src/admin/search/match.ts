import { normalise, originalRange } from './normalise';
import { prepare, type Prepared } from './prepare';
import { conceptsOf, rankIn, scoreOf, wordStart } from './score';
import { RANK, type SearchEntry, type SearchHit } from './types';

/**
 * Finds entries that contain every word of the query or a synonym of it, in any order and spelling ("noindex", "No-Index",
 * "no index").
 *
 * @param entries The index; the same array while nothing changes.
 * @param query   The search text.
 * @return The best hit of each setting and the pages, in two blocks: each sorted by rank, and the block with the best hit
 *         first.
 */
export function search( entries: SearchEntry[], query: string ): SearchHit[] {
	const { joined, words } = normalise( query );
	if ( joined === '' ) {
		return [];
	}
	const concepts = conceptsOf( words );
	const terms = [
		joined,
		...concepts.flatMap( ( concept ) => [
			...concept.forms,
			...concept.words,
		] ),
	];
	const found = prepare( entries )
		.map( ( prepared ) => ( {
			prepared,
			score: scoreOf( prepared, joined, concepts ),
		} ) )
		.filter( ( { prepared, score } ) =>
			isFound( prepared.entry, score.rank )
		)
		.sort(
			( a, b ) => a.score.rank - b.score.rank || a.score.sum - b.score.sum
		)
		.map( ( { prepared, score } ) => toHit( prepared, score.rank, terms ) );

	const settings = bestPerSetting(
		found.filter( ( { kind } ) => kind === 'setting' )
	);
	const pages = found.filter( ( { kind } ) => kind === 'page' );
	// With equal ranks, pages come first: "Schema" the page, not the toggle with that name.
	const isPageBetter = rankOfFirst( pages ) <= rankOfFirst( settings );
	return isPageBetter ? [ ...pages, ...settings ] : [ ...settings, ...pages ];
}

/** Whether a rank is good enough: the name of a page finds the pages below it, but not all of their settings. */
const isFound = ( { kind }: SearchEntry, rank: number ): boolean =>
	kind === 'page' ? isFinite( rank ) : rank < RANK.trail;

const rankOfFirst = ( hits: SearchHit[] ): number =>
	hits[ 0 ]?.rank ?? Infinity;

/** Creates a hit and marks the first term that is in the label. */
function toHit(
	{ entry, fields: [ label ] }: Prepared,
	rank: number,
	terms: string[]
): SearchHit {
	const term =
		label &&
		terms.find( ( candidate ) => isFinite( rankIn( label, candidate ) ) );
	if ( ! label || ! term ) {
		return { ...entry, rank };
	}
	const start = wordStart( label, term );
	const at = start >= 0 ? start : label.joined.indexOf( term );
	return {
		...entry,
		rank,
		range: originalRange( entry.label, at, at + term.length ),
	};
}

/** Removes repeated hits of a setting that is on several screens; the hits are sorted. */
function bestPerSetting( hits: SearchHit[] ): SearchHit[] {
	const seen = new Set< string | undefined >();
	return hits.filter(
		( { setting } ) => ! seen.has( setting ) && seen.add( setting )
	);
}
