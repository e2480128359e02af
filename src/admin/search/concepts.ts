import { formsOf } from './forms';
import { weightOfWord, type PreparedIndex } from './prepare';
import { SHORT } from './normalise';
import { corrections, splitWord } from './spelling';
import { MAX_TERM_WORDS, synonymsOf } from './synonyms';

/** A word of the query, or several words that are one term ("open graph"). */
export interface Concept {
	words: string[];
	/** All words joined, and their stem. */
	forms: string[];
	/** In joined form. */
	synonyms: string[];
	/** Its weight: low for words that are in many questions. */
	weight: number;
	/** The sum of the weights of its words. */
	size: number;
}

/** Weight of one or two letters at the end of a query. */
const BEGUN_WEIGHT = 0.3;

/**
 * Splits a query into concepts, preferring the longest terms, and without small words if there are others.
 *
 * @param words            The normalized words of the query.
 * @param index            The index.
 * @param index.vocabulary Its words.
 */
export function conceptsOf(
	words: string[],
	{ vocabulary }: PreparedIndex
): Concept[] {
	const concepts: Concept[] = [];
	const separate = words.flatMap( ( word ) => spelled( word, vocabulary ) );
	let at = 0;
	while ( at < separate.length ) {
		const concept = conceptAt( separate, at, vocabulary );
		concepts.push( concept );
		at += concept.words.length;
	}
	const important = concepts.filter( ( { size } ) => size > 0 );
	const isWeak = ! important.some( ( { weight } ) => weight === 1 );
	return ( important.length > 0 ? important : concepts ).map( ( concept ) =>
		isWeak ? { ...concept, weight: 1 } : concept
	);
}

type Vocabulary = PreparedIndex[ 'vocabulary' ];

/** Returns a word as it is in the vocabulary: unchanged, as two words, or corrected. */
function spelled( word: string, vocabulary: Vocabulary ): string[] {
	if ( isKnown( word, vocabulary ) ) {
		return [ word ];
	}
	const parts = splitWord( word, vocabulary );
	return parts.length > 0
		? parts
		: [ corrections( word, vocabulary )[ 0 ] ?? word ];
}

/** Whether a word that contains it or starts with its stem is in the vocabulary; a small word always is. */
function isKnown( word: string, vocabulary: Vocabulary ): boolean {
	if ( weightOfWord( word ) < 1 || vocabulary.has( word ) ) {
		return true;
	}
	const forms = formsOf( word );
	for ( const known of vocabulary ) {
		if (
			known.includes( word ) ||
			forms.some( ( form ) => known.startsWith( form ) )
		) {
			return true;
		}
	}
	return synonymsOf( word ).length > 0;
}

function conceptAt(
	words: string[],
	at: number,
	vocabulary: Vocabulary
): Concept {
	for ( let count = MAX_TERM_WORDS; count > 1; count-- ) {
		const part = words.slice( at, at + count );
		if ( part.length < count ) {
			continue;
		}
		const forms = formsOf( part.join( '' ) );
		const synonyms = forms.flatMap( synonymsOf );
		// "site map", "bread crumbs": one word with a space.
		const isWord = count === 2 && vocabulary.has( part.join( '' ) );
		if ( synonyms.length > 0 || isWord ) {
			return { words: part, forms, synonyms, ...weightsOf( part ) };
		}
	}
	const part = words.slice( at, at + 1 );
	const forms = formsOf( part.join( '' ) );
	const weights = weightsOf( part );
	return {
		words: part,
		forms,
		synonyms: forms.flatMap( synonymsOf ),
		...( isBegun( part[ 0 ] ?? '', vocabulary )
			? {
					weight: Math.min( BEGUN_WEIGHT, weights.weight ),
					size: weights.size,
				}
			: weights ),
	};
}

/** Whether a word is only a letter or two, so that most words that start with it aren't what it stands for. */
const isBegun = ( word: string, vocabulary: Vocabulary ): boolean =>
	SHORT.test( word ) && ! vocabulary.has( word );

function weightsOf( words: string[] ): { weight: number; size: number } {
	const weights = words.map( weightOfWord );
	return {
		weight: Math.max( ...weights ),
		size: weights.reduce( ( sum, weight ) => sum + weight, 0 ),
	};
}
