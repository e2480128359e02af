import type { Rule } from '../rule';
import { checkLength, TITLE_ROOM, type LengthCode } from './field-length';

export type TitleCode = LengthCode | 'missing';

/** Checks that the page has a title that fits in a search result. */
export const title: Rule< TitleCode > = ( { facts } ) => ( {
	...( facts.title.text.trim() === ''
		? { status: 'error', code: 'missing' }
		: checkLength( facts.title.text, facts.limits.title, TITLE_ROOM ) ),
	where: [ { field: 'title' } ],
} );
