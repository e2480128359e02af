import type { Rule } from '../rule';

/** Recommended length of a text. A Chinese or Japanese word has about two characters. */
const LITTLE = { words: 300, characters: 600 };

/** Length below which a text is very short. */
const THIN = { words: 50, characters: 100 };

export type TextLengthCode =
	| 'empty'
	| 'thin_words'
	| 'thin_characters'
	| 'good_words'
	| 'good_characters';

/** Checks the length of the text. */
export const textLength: Rule< TextLengthCode > = ( { length } ) => {
	const { count, unit } = length;
	const values = { count, advised: LITTLE[ unit ] };
	if ( count === 0 ) {
		return { status: 'warning', code: 'empty', values };
	}
	if ( count < LITTLE[ unit ] ) {
		return {
			status: count < THIN[ unit ] ? 'warning' : 'suggestion',
			code: `thin_${ unit }`,
			values,
		};
	}
	return { status: 'success', code: `good_${ unit }`, values };
};
