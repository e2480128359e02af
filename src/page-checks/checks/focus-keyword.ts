import type { Rule } from '../rule';

export type FocusKeywordCode = 'unset' | 'no_words' | 'set';

/** Checks that there is a focus keyword. */
export const focusKeyword: Rule< FocusKeywordCode > = ( {
	facts,
	keyword,
} ) => {
	const where = [ { field: 'focus_keyword' as const } ];
	if ( keyword ) {
		return {
			status: 'success',
			code: 'set',
			values: { keyword: keyword.text },
			where,
		};
	}
	return facts.focusKeyword.trim() === ''
		? { status: 'suggestion', code: 'unset', where }
		: { status: 'warning', code: 'no_words', where };
};
