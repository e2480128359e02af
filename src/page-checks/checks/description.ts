import type { Rule } from '../rule';
import { checkLength, DESCRIPTION_ROOM, type LengthCode } from './field-length';

export type DescriptionCode = LengthCode | 'missing' | 'inherited';

/** The description is there, written for this page, and fits into a search result. */
export const description: Rule< DescriptionCode > = ( { facts } ) => {
	const { text, source } = facts.description;
	const where = [ { field: 'description' as const } ];
	if ( text.trim() === '' ) {
		return { status: 'warning', code: 'missing', where };
	}
	const found = checkLength(
		text,
		facts.limits.description,
		DESCRIPTION_ROOM
	);
	return source === 'inherited' && found.status === 'success'
		? { status: 'suggestion', code: 'inherited', where }
		: { ...found, where };
};
