import type { Concept } from './concepts';
import { formsOf, stemOf } from './forms';
import { SHORT, type NormalText } from './normalise';
import type { Prepared } from './prepare';
import { WEIGHT } from './types';

/**
 * Synonyms up to this length must match a whole word: "x" for "twitter" must not find "xml". Longer ones may be followed by
 * letters, such as a plural "s".
 */
const MAX_WHOLE_ONLY = 3;

/** Letters that an ending adds to a stem; with more, it is another word. */
const MAX_ENDING = 4;

/** How well a term matches a text: between 0, not at all, and 1. */
const QUALITY = {
	whole: 1,
	/** The same word with another ending. */
	ending: 0.95,
	/** The beginning of a longer word. */
	beginning: 0.75,
	inside: 0.4,
	/** Factors for a synonym, and words that aren't next to each other. */
	synonym: 0.9,
	/** A synonym that is the whole text. */
	sameName: 0.97,
	scattered: 0.85,
	/** Not at the start of the text. */
	later: 0.97,
};

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

/** Returns how well a concept matches each text of an entry. */
function qualities( { fields, all }: Prepared, concept: Concept ): number[] {
	const isThere = ( term: string ) => all.includes( term );
	const there = {
		...concept,
		forms: concept.forms.filter( isThere ),
		synonyms: concept.synonyms.filter( isThere ),
		words: concept.words.every( ( word ) =>
			formsOf( word ).some( isThere )
		)
			? concept.words
			: [],
	};
	return there.forms.length + there.synonyms.length + there.words.length > 0
		? fields.map( ( field ) => quality( field, there ) )
		: [];
}

/** Returns how well a concept matches a text, between 0 and 1. */
function quality(
	field: NormalText,
	{ forms, synonyms, words }: Concept
): number {
	const best = ( terms: string[], match: typeof matchOf ) =>
		Math.max( 0, ...terms.map( ( term ) => match( field, term ) ) );
	return Math.max(
		best( forms, matchOf ),
		best( synonyms, matchOfSynonym ),
		words.length > 1
			? Math.min(
					...words.map( ( word ) => best( formsOf( word ), matchOf ) )
				) * QUALITY.scattered
			: 0
	);
}

/**
 * Returns how well a term matches a text, between 0 and 1.
 *
 * @param field A text of an entry.
 * @param term  A normalized, joined term.
 */
export function matchOf( field: NormalText, term: string ): number {
	let best = 0;
	for (
		let at = field.joined.indexOf( term );
		at >= 0 && best < 1;
		at = field.joined.indexOf( term, at + 1 )
	) {
		if ( field.starts.has( at ) ) {
			best = Math.max(
				best,
				qualityOfEnd( field, at + term.length ) *
					( at === 0 ? 1 : QUALITY.later )
			);
		} else if ( ! SHORT.test( term ) && isInWord( field, at, term ) ) {
			best = Math.max( best, QUALITY.inside );
		}
	}
	return best;
}

/** Returns the quality of a match from the start of a word to an offset, by the letters that follow. */
function qualityOfEnd( { joined, starts }: NormalText, end: number ): number {
	let rest = 0;
	while ( end + rest < joined.length && ! starts.has( end + rest ) ) {
		rest++;
	}
	if ( rest === 0 ) {
		return QUALITY.whole;
	}
	return rest <= MAX_ENDING ? QUALITY.ending : QUALITY.beginning;
}

/** Whether a term is within one word. */
const isInWord = ( { starts }: NormalText, at: number, term: string ) =>
	! [ ...term ].some( ( _, i ) => i > 0 && starts.has( at + i ) );

function matchOfSynonym( field: NormalText, synonym: string ): number {
	const at = wordStart( field, synonym );
	if ( at < 0 ) {
		return 0;
	}
	if ( field.joined === synonym ) {
		return QUALITY.sameName;
	}
	const value = qualityOfEnd( field, at + synonym.length );
	return synonym.length > MAX_WHOLE_ONLY || value === QUALITY.whole
		? value * QUALITY.synonym
		: 0;
}

/**
 * Returns the offset of a term at the start of a word, which may continue after it; -1 if there is none.
 *
 * @param text        A normalised text.
 * @param text.joined Its joined form.
 * @param text.starts The offsets of its words.
 * @param term        A normalized, joined term.
 */
export function wordStart(
	{ joined, starts }: NormalText,
	term: string
): number {
	let at = joined.indexOf( term );
	while ( at >= 0 && ! starts.has( at ) ) {
		at = joined.indexOf( term, at + 1 );
	}
	return at;
}
