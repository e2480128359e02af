import { normalise, originalRange } from './normalise';
import { prepare, type Prepared } from './prepare';
import { conceptsOf, rankIn, scoreOf, wordStart } from './score';
import { RANK, type SearchEntry, type SearchHit } from './types';

/**
 * Finds entries: every word of the query must be somewhere in the entry, in any order, however it is written
 * ("noindex", "No-Index", "no index"), or a synonym of it.
 *
 * @param entries The index; the same array as long as nothing changed.
 * @param query   What somebody typed.
 * @return The best hit of every setting and the pages, two blocks, each best first, the block with the best hit first.
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
	// Of equals the page leads to more: "Schema", and not the switch of that name.
	const isPageBetter = rankOfFirst( pages ) <= rankOfFirst( settings );
	return isPageBetter ? [ ...pages, ...settings ] : [ ...settings, ...pages ];
}

/** The name of a page finds the pages below it, not each of its settings. */
const isFound = ( { kind }: SearchEntry, rank: number ): boolean =>
	kind === 'page' ? isFinite( rank ) : rank < RANK.trail;

const rankOfFirst = ( hits: SearchHit[] ): number =>
	hits[ 0 ]?.rank ?? Infinity;

/** Marks the first of the terms that is in the label. */
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

/** A setting may be on several screens; best hits come first. */
function bestPerSetting( hits: SearchHit[] ): SearchHit[] {
	const seen = new Set< string | undefined >();
	return hits.filter(
		( { setting } ) => ! seen.has( setting ) && seen.add( setting )
	);
}
