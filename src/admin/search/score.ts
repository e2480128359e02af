import { formsOf } from './forms';
import type { NormalText } from './normalise';
import type { Field, Prepared } from './prepare';
import { MAX_TERM_WORDS, synonymsOf } from './synonyms';
import { RANK } from './types';

/** A word of the query, or several that are one term ("open graph"). */
interface Concept {
	words: string[];
	/** All words joined, and their other number. */
	forms: string[];
	/** Joined. */
	synonyms: string[];
}

/** The worst word decides; `sum` is of all words. */
interface Score {
	/** See `RANK`; infinite when the query does not match. */
	rank: number;
	sum: number;
}

/** Within words, so short a Latin word is found everywhere ("og" in "logo"); other scripts put no space between words. */
const SHORT = /^[\p{Script=Latin}\p{N}]{1,2}$/u;

/** A text that is just the word is better than one that begins with it. */
const PART_PENALTY = 1;

/** Being a synonym is worth a little less than being the word itself. */
const SYNONYM_PENALTY = 3;

/** Longer synonyms may go on, as plurals do. "x" for "twitter" must not find "xml". */
const MAX_WHOLE_ONLY = 3;

/**
 * Parts a query into concepts, the longest terms first.
 *
 * @param words The words of the query, normalised.
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
 * How well an entry matches.
 *
 * @param prepared The entry.
 * @param joined   The whole query in one word.
 * @param concepts The same query in parts; all must match.
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
 * The words of a term in different places: "title tag" is not the title of tags, but may be meant so.
 *
 * @param prepared The entry.
 * @param words    Of the term.
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

/** The best of several terms; infinite when none is there. */
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
 * What it is worth that a field holds a term; infinite when it does not.
 *
 * @param field One text of an entry.
 * @param term  Normalised and joined.
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
	// A name that is just the synonym is as good as a word of it.
	const least = field.joined === synonym ? RANK.labelWord : RANK.keyword;
	return (
		Math.max( least, at === 0 ? field.start : field.word ) + SYNONYM_PENALTY
	);
}

/**
 * Where a term stands at the start of a word, which it may go beyond; -1 when nowhere.
 *
 * @param text        A normalised text.
 * @param text.joined Its joined form.
 * @param text.starts Where its words start.
 * @param term        Normalised and joined.
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
