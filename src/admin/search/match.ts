import { conceptsOf } from './concepts';
import { formsOf } from './forms';
import { normalise, originalRange } from './normalise';
import { prepare, type Prepared } from './prepare';
import { matchOf, wordStart } from './quality';
import { scoresOf } from './score';
import type { SearchEntry, SearchHit } from './types';

/** From this share of its score on, a hit is as good as another of its series: the query doesn't name the content type. */
const SIMILAR = 0.9;

/**
 * Finds entries by a name, some words or a question, in any order and spelling ("noindex", "No-Index", "how do I hide my tags
 * from google"): by all words of the query that have a meaning, or by most of them, their synonyms and other forms. Words
 * that no entry contains are corrected.
 *
 * @param entries The index; the same array while nothing changes.
 * @param query   The search text.
 * @return The best hit of each setting and of each series of settings, and the pages, in two blocks: each sorted by score,
 *         and the block with the best hit first.
 */
export function search( entries: SearchEntry[], query: string ): SearchHit[] {
	const { joined, words } = normalise( query );
	if ( joined === '' ) {
		return [];
	}
	const index = prepare( entries );
	const concepts = conceptsOf( words, index );
	const scores = scoresOf( index.entries, joined, concepts );
	const terms = [
		joined,
		...concepts.flatMap( ( { forms, words: parts } ) => [
			...forms,
			...parts.flatMap( formsOf ),
		] ),
	];
	const hits = index.entries
		.map( ( prepared, at ) => ( { prepared, score: scores[ at ] ?? 0 } ) )
		.filter( ( { score } ) => score > 0 )
		.sort( ( a, b ) => b.score - a.score )
		.map( ( { prepared, score } ) => toHit( prepared, score, terms ) );

	const settings = onePerSeries(
		bestPerSetting( hits.filter( ( { kind } ) => kind === 'setting' ) )
	);
	const pages = hits.filter( ( { kind } ) => kind === 'page' );
	// With equal scores, pages come first: "Schema" the page, not the toggle with that name.
	const isPageBetter = scoreOfFirst( pages ) >= scoreOfFirst( settings );
	return isPageBetter ? [ ...pages, ...settings ] : [ ...settings, ...pages ];
}

const scoreOfFirst = ( hits: SearchHit[] ): number => hits[ 0 ]?.score ?? 0;

/** Creates a hit and marks the first term that is in the label. */
function toHit(
	{ entry, fields: [ label ] }: Prepared,
	score: number,
	terms: string[]
): SearchHit {
	const term =
		label && terms.find( ( candidate ) => matchOf( label, candidate ) > 0 );
	if ( ! label || ! term ) {
		return { ...entry, score };
	}
	const start = wordStart( label, term );
	const at = start >= 0 ? start : label.joined.indexOf( term );
	return {
		...entry,
		score,
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

/**
 * Shows the same setting of many content types as one hit: the content type that the query names, or all of them with the
 * name of the series. The hits are sorted.
 */
function onePerSeries( hits: SearchHit[] ): SearchHit[] {
	const seen = new Set< string >();
	return hits.flatMap( ( hit ) => {
		const { series, score } = hit;
		if ( series === undefined ) {
			return [ hit ];
		}
		if ( seen.has( series ) ) {
			return [];
		}
		seen.add( series );
		const isOneOfMany =
			hits.filter(
				( other ) =>
					other.series === series && other.score > score * SIMILAR
			).length > 1;
		const { range, ...rest } = hit;
		return [ isOneOfMany ? { ...rest, label: series } : hit ];
	} );
}
