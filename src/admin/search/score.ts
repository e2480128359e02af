import { formsOf } from './forms';
import type { NormalText } from './normalise';
import type { Field, Prepared } from './prepare';
import { MAX_TERM_WORDS, synonymsOf } from './synonyms';
import { RANK } from './types';

/** A word of the query, or several words that are one term ("open graph"). */
interface Concept {
	words: string[];
	/** All words joined, and their singular or plural. */
	forms: string[];
	/** In joined form. */
	synonyms: string[];
}

/** The score of an entry: the rank of its worst word, and the sum for all words. */
interface Score {
	/** See `RANK`; infinite when the query doesn't match. */
	rank: number;
	sum: number;
}

/**
 * Latin words this short only match at the start of a word ("og" would match "logo"); other scripts don't separate words
 * with spaces.
 */
const SHORT = /^[\p{Script=Latin}\p{N}]{1,2}$/u;

/** Added when a text only starts with the term instead of being equal to it. */
const PART_PENALTY = 1;

/** Added when a synonym matches instead of the word. */
const SYNONYM_PENALTY = 3;

/**
 * Synonyms up to this length must match a whole word: "x" for "twitter" must not find "xml". Longer ones may be followed by
 * letters, such as a plural "s".
 */
const MAX_WHOLE_ONLY = 3;

/**
 * Splits a query into concepts, preferring the longest terms.
 *
 * @param words The normalized words of the query.
 */
export function conceptsOf( words: string[] ): Concept[] {
	const concepts: Concept[] = [];
	let at = 0;
	while ( at < words.length ) {
		const concept = conceptAt( words, at );
		concepts.push( concept );
		at += concept.words.length;
	}
	return concepts;
}

function conceptAt( words: string[], at: number ): Concept {
	for ( let count = MAX_TERM_WORDS; count > 1; count-- ) {
		const part = words.slice( at, at + count );
		const concept = toConcept( part );
		if ( part.length === count && concept.synonyms.length > 0 ) {
			return concept;
		}
	}
	return toConcept( words.slice( at, at + 1 ) );
}

function toConcept( words: string[] ): Concept {
	const forms = formsOf( words.join( '' ) );
	return { words, forms, synonyms: forms.flatMap( synonymsOf ) };
}

/**
 * Returns the score of an entry.
 *
 * @param prepared The entry.
 * @param joined   The whole query in joined form.
 * @param concepts The concepts of the query; all must match.
 */
export function scoreOf(
	prepared: Prepared,
	joined: string,
	concepts: Concept[]
): Score {
	const forms = formsOf( joined );
	const isName = ( field: Field ) =>
		field.start === RANK.labelStart && forms.includes( field.joined );
	if ( prepared.fields.some( isName ) ) {
		return { rank: RANK.labelExact, sum: RANK.labelExact };
	}
	const whole = best( prepared, forms, rankIn );
	let rank = 0;
	let sum = 0;
	for ( const concept of concepts ) {
		const conceptRank = Math.min(
			best( prepared, concept.forms, rankIn ),
			best( prepared, concept.synonyms, rankOfSynonym ),
			rankOfScattered( prepared, concept.words )
		);
		rank = Math.max( rank, conceptRank );
		sum += conceptRank;
	}
	return whole <= rank ? { rank: whole, sum: whole } : { rank, sum };
}

/**
 * Returns the rank if the words of a term are in different places: "title tag" may also mean the title of tags.
 *
 * @param prepared The entry.
 * @param words    The words of the term.
 */
const rankOfScattered = ( prepared: Prepared, words: string[] ): number =>
	words.length > 1
		? Math.max(
				RANK.option,
				...words.map( ( word ) =>
					best( prepared, formsOf( word ), rankIn )
				)
			)
		: Infinity;

/** Returns the best rank of several terms; infinite when none matches. */
const best = (
	{ all, fields }: Prepared,
	terms: string[],
	rankOf: ( field: Field, term: string ) => number
): number =>
	Math.min(
		...terms
			.filter( ( term ) => all.includes( term ) )
			.flatMap( ( term ) =>
				fields.map( ( field ) => rankOf( field, term ) )
			)
	);

/**
 * Returns the rank of a term in a field; infinite when it doesn't match.
 *
 * @param field A text of an entry.
 * @param term  A normalized, joined term.
 */
export function rankIn( field: Field, term: string ): number {
	const at = wordStart( field, term );
	if ( at >= 0 ) {
		return (
			( at === 0 ? field.start : field.word ) +
			( field.joined === term ? 0 : PART_PENALTY )
		);
	}
	const isInside =
		! SHORT.test( term ) &&
		field.words.some( ( word ) => word.includes( term ) );
	return isInside ? field.inside : Infinity;
}

function rankOfSynonym( field: Field, synonym: string ): number {
	const at = wordStart( field, synonym );
	const end = at + synonym.length;
	const isWhole =
		synonym.length > MAX_WHOLE_ONLY ||
		field.starts.has( end ) ||
		end === field.joined.length;
	if ( at < 0 || ! isWhole ) {
		return Infinity;
	}
	// A name that is equal to the synonym ranks like a label that contains the word.
	const least = field.joined === synonym ? RANK.labelWord : RANK.keyword;
	return (
		Math.max( least, at === 0 ? field.start : field.word ) + SYNONYM_PENALTY
	);
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
