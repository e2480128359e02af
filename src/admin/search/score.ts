import type { Concept } from './concepts';
import { formsOf, stemOf } from './forms';
import type { Prepared } from './prepare';
import { matchOf, qualities, quality, QUALITY } from './quality';
import { WEIGHT } from './types';

/** The share of words that a text has to have in common with a query, of which it need not contain every word. */
const MIN_COVERAGE = 0.55;

/** Lower scores are accidents, such as two words in the help of a setting. */
const MIN_SCORE = 0.15;

/** Rarity of a word that no entry contains. */
const UNKNOWN_RARITY = 1.5;

/** Share of the best match in a single text; the rest of the score is from the matches in all texts together. */
const ONE_TEXT = 0.6;

/** The share of a text's score that depends on how much of the text the query contains. */
const PRECISION = 0.5;

/** Added if the query is a whole phrase of several words. */
const PHRASE_BONUS = 0.1;

/** Above all others: the query is the name of the entry. */
const EXACT = 2;

/**
 * Factors that prefer pages to settings, and settings to one of the same settings of many content types, unless the query
 * names the content type.
 */
const FACTOR = { page: 1, setting: 0.93, series: 0.88, named: 1.05 };

/** How well each concept matches each text of an entry. */
type Matches = number[][];

/**
 * Returns the scores of all entries: 0 for those that aren't found.
 *
 * @param entries  The entries.
 * @param joined   The whole query in joined form.
 * @param concepts The concepts of the query.
 */
export function scoresOf(
	entries: Prepared[],
	joined: string,
	concepts: Concept[]
): number[] {
	const matches = entries.map( ( entry ) =>
		concepts.map( ( concept ) => qualities( entry, concept ) )
	);
	const weights = concepts.map(
		( concept, i ) => concept.weight * rarity( entries, matches, i )
	);
	const names = [
		joined,
		concepts.flatMap( ( { words } ) => words ).join( '' ),
	];
	const isPhrase = concepts.flatMap( ( { words } ) => words ).length > 1;
	return entries.map( ( entry, at ) => {
		const named = weightOfName( entry, names );
		if ( named === WEIGHT.label ) {
			return EXACT + ( entry.entry.kind === 'page' ? 1 : 0 );
		}
		const score = scoreOf( entry, concepts, matches[ at ] ?? [], weights );
		return score > 0 && named > 0 && isPhrase
			? score + PHRASE_BONUS
			: score;
	} );
}

/** Returns how rare a concept is: rare words count more. A word that no entry contains doesn't count much. */
function rarity( entries: Prepared[], matches: Matches[], i: number ): number {
	const count = matches.filter( ( ofEntry, at ) =>
		ofEntry[ i ]?.some(
			( value, field ) =>
				value > 0 &&
				( entries[ at ]?.fields[ field ]?.weight ?? 0 ) >=
					WEIGHT.description
		)
	).length;
	return count === 0
		? UNKNOWN_RARITY
		: 1 + Math.log10( ( entries.length + 1 ) / ( count + 1 ) );
}

/** Returns the weight of the name, phrase or keyword of an entry that a query is equal to, in any form; 0 if there is none. */
const weightOfName = ( { fields }: Prepared, names: string[] ): number =>
	Math.max(
		0,
		...fields
			.filter(
				( { weight, joined } ) =>
					weight >= WEIGHT.keyword &&
					names.some(
						( name ) =>
							name === joined ||
							stemOf( name ) === stemOf( joined )
					)
			)
			.map( ( { weight } ) => weight )
	);

/** Returns the score of an entry; 0 if it isn't found. */
function scoreOf(
	prepared: Prepared,
	concepts: Concept[],
	matches: Matches,
	weights: number[]
): number {
	const { entry, fields } = prepared;
	const total = weights.reduce( ( sum, weight ) => sum + weight, 0 );
	const bestOf = concepts.map( ( concept ) =>
		bestScattered( prepared, concept )
	);
	let one = 0;
	fields.forEach( ( field, f ) => {
		// The name of a page finds the pages below it, but not all of their settings.
		if ( entry.kind === 'setting' && field.weight <= WEIGHT.trail ) {
			return;
		}
		let recall = 0;
		let matched = 0;
		concepts.forEach( ( concept, i ) => {
			const value = matches[ i ]?.[ f ] ?? 0;
			if ( value > 0 ) {
				recall += ( weights[ i ] ?? 0 ) * value;
				matched += concept.size;
				bestOf[ i ] = Math.max(
					bestOf[ i ] ?? 0,
					field.weight * value
				);
			}
		} );
		const precision = Math.min( 1, matched / ( field.size || 1 ) );
		one = Math.max(
			one,
			field.weight * recall * ( 1 - PRECISION + PRECISION * precision )
		);
	} );
	const sumOf = ( value: ( best: number ) => number ) =>
		bestOf.reduce(
			( sum, best, i ) => sum + value( best ) * ( weights[ i ] ?? 0 ),
			0
		) / total;
	const coverage = sumOf( ( best ) => ( best > 0 ? 1 : 0 ) );
	const score =
		( ONE_TEXT * ( one / total ) +
			( 1 - ONE_TEXT ) * sumOf( ( best ) => best ) ) *
		coverage *
		FACTOR[ factorOf( prepared, concepts, matches ) ];
	return coverage < MIN_COVERAGE || score < MIN_SCORE ? 0 : score;
}

/** Returns how well an entry matches a term whose words are in different texts: "title tag" may also mean the title of tags. */
function bestScattered(
	{ entry, fields, all }: Prepared,
	{ words }: Concept
): number {
	if ( words.length === 1 ) {
		return 0;
	}
	const best = words.map( ( word ) => {
		const forms = formsOf( word ).filter( ( form ) =>
			all.includes( form )
		);
		return forms.length === 0
			? 0
			: Math.max(
					...fields
						.filter(
							( { weight } ) =>
								entry.kind === 'page' || weight > WEIGHT.trail
						)
						.flatMap( ( field ) =>
							forms.map(
								( form ) =>
									field.weight * matchOf( field, form )
							)
						)
				);
	} );
	return Math.min( ...best ) * QUALITY.scattered;
}

/** Returns which factor applies to an entry. */
function factorOf(
	{ entry, fields, series }: Prepared,
	concepts: Concept[],
	matches: Matches
): keyof typeof FACTOR {
	if ( ! series ) {
		return entry.kind;
	}
	const [ label ] = fields;
	const isInLabel = ( concept: Concept ) =>
		label !== undefined &&
		quality( label, { ...concept, synonyms: [] } ) >= QUALITY.beginning;
	const isWholeInLabel = concepts.every(
		( concept ) => concept.weight < 1 || isInLabel( concept )
	);
	const isTypeNamed = concepts.some(
		( concept, i ) =>
			concept.weight === 1 &&
			isInLabel( concept ) &&
			quality( series, concept ) === 0 &&
			// "Remove from search results" doesn't name the archive of search results.
			( isWholeInLabel ||
				! matches[ i ]?.some(
					( value, f ) =>
						f > 0 &&
						value > 0 &&
						( fields[ f ]?.weight ?? 0 ) >= WEIGHT.keyword
				) )
	);
	return isTypeNamed ? 'named' : 'series';
}
