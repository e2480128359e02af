import type { Rule } from '../rule';

export type IndexingCode =
	'hidden_canonical' | 'hidden_keyword' | 'hidden' | 'nofollow' | 'open';

/** Checks that the page can be indexed, and that noindex doesn't conflict with other settings. */
export const indexing: Rule< IndexingCode > = ( {
	facts,
	content,
	keyword,
} ) => {
	const { noindex, nofollow } = facts.robots;
	if ( noindex && facts.canonical !== '' ) {
		return {
			status: 'warning',
			code: 'hidden_canonical',
			values: { canonical: facts.canonical },
			where: [ { field: 'robots' }, { field: 'canonical' } ],
		};
	}
	if ( noindex && keyword ) {
		return {
			status: 'warning',
			code: 'hidden_keyword',
			where: [ { field: 'robots' }, { field: 'focus_keyword' } ],
		};
	}
	if ( noindex ) {
		return {
			status: 'suggestion',
			code: 'hidden',
			where: [ { field: 'robots' } ],
		};
	}
	return nofollow && content.links.length > 0
		? {
				status: 'suggestion',
				code: 'nofollow',
				where: [ { field: 'robots' } ],
			}
		: { status: 'success', code: 'open' };
};
