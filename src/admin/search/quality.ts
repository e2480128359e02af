import type { Concept } from './concepts';
import { formsOf } from './forms';
import { SHORT, type NormalText } from './normalise';
import type { Prepared } from './prepare';

/**
 * Synonyms up to this length must match a whole word: "x" for "twitter" must not find "xml". Longer ones may be followed by
 * letters, such as a plural "s".
 */
const MAX_WHOLE_ONLY = 3;

/** Letters that an ending adds to a stem; with more, it is another word. */
const MAX_ENDING = 4;

/** How well a term matches a text: between 0, not at all, and 1. */
export const QUALITY = {
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

/**
 * Returns how well a concept matches each text of an entry.
 *
 * @param entry        The entry.
 * @param entry.fields Its texts.
 * @param entry.all    All of its texts in one.
 * @param concept      A concept of the query.
 */
export function qualities(
	{ fields, all }: Prepared,
	concept: Concept
): number[] {
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

/**
 * Returns how well a concept matches a text, between 0 and 1.
 *
 * @param field            A text of an entry.
 * @param concept          The concept.
 * @param concept.forms    Its word in all forms.
 * @param concept.synonyms Its synonyms.
 * @param concept.words    Its words, which may be apart.
 */
export function quality(
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
