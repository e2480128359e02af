/** Words shorter than this aren't corrected: too many words are similar to them. */
const MIN_CORRECTED = 4;

/** From this length on, a word may have two typing errors. */
const LONG = 8;

/** The parts of a split word are at least this long. */
const MIN_PART = 3;

/**
 * Returns the words of a vocabulary that a misspelled word may stand for: those with the fewest differences, at most one in
 * short words and two in long ones. A letter that is missing, added, wrong or swapped with its neighbor is one difference.
 * A word that is still being typed is compared with the beginnings of words.
 *
 * @param word       A normalized word that isn't in the vocabulary.
 * @param vocabulary Normalized words.
 */
export function corrections(
	word: string,
	vocabulary: Iterable< string >
): string[] {
	if ( word.length < MIN_CORRECTED || /\d/.test( word ) ) {
		return [];
	}
	let least = word.length >= LONG ? 2 : 1;
	let found: string[] = [];
	const begun: string[] = [];
	for ( const candidate of vocabulary ) {
		if ( candidate.length < MIN_CORRECTED ) {
			continue;
		}
		const count = differences( word, candidate, least );
		if ( count < least ) {
			found = [];
			least = count;
		}
		if ( count <= least ) {
			found.push( candidate );
		} else if (
			candidate.length > word.length &&
			word.length > MIN_CORRECTED &&
			differences( word, candidate.slice( 0, word.length ), 1 ) <= 1
		) {
			begun.push( candidate );
		}
	}
	return found.length > 0 ? found : begun;
}

/**
 * Returns the two words that were typed without a space, or an empty list.
 *
 * @param word       A normalized word that isn't in the vocabulary.
 * @param vocabulary Normalized words.
 */
export function splitWord(
	word: string,
	vocabulary: ReadonlySet< string >
): string[] {
	for ( let at = word.length - MIN_PART; at >= MIN_PART; at-- ) {
		const parts = [ word.slice( 0, at ), word.slice( at ) ];
		if ( parts.every( ( part ) => vocabulary.has( part ) ) ) {
			return parts;
		}
	}
	return [];
}

/**
 * Counts the differences of two words (optimal string alignment distance).
 *
 * @param one   A word.
 * @param other A word.
 * @param limit More differences aren't counted: the result is then greater.
 */
function differences( one: string, other: string, limit: number ): number {
	if ( Math.abs( one.length - other.length ) > limit ) {
		return limit + 1;
	}
	let beforeLast: number[] = [];
	let last = Array.from( { length: other.length + 1 }, ( _, j ) => j );
	for ( let i = 1; i <= one.length; i++ ) {
		const row = [ i ];
		for ( let j = 1; j <= other.length; j++ ) {
			const isSame = one[ i - 1 ] === other[ j - 1 ];
			const isSwapped =
				i > 1 &&
				j > 1 &&
				one[ i - 1 ] === other[ j - 2 ] &&
				one[ i - 2 ] === other[ j - 1 ];
			row.push(
				Math.min(
					( last[ j ] ?? 0 ) + 1,
					( row[ j - 1 ] ?? 0 ) + 1,
					( last[ j - 1 ] ?? 0 ) + ( isSame ? 0 : 1 ),
					isSwapped ? ( beforeLast[ j - 2 ] ?? 0 ) + 1 : Infinity
				)
			);
		}
		if ( Math.min( ...row ) > limit ) {
			return limit + 1;
		}
		beforeLast = last;
		last = row;
	}
	return last[ other.length ] ?? 0;
}
