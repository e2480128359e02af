import type { Rule } from '../rule';
import { checkLength, DESCRIPTION_ROOM, type LengthCode } from './field-length';

export type DescriptionCode = LengthCode | 'missing' | 'inherited';

/**
 * The description is there, written for this page, and fits into a search result. One that a template makes fits by itself: its
 * length is nobody's fault.
 */
export const description: Rule< DescriptionCode > = ( { facts } ) => {
	const { text, source } = facts.description;
	const where = [ { field: 'description' as const } ];
	if ( text.trim() === '' ) {
		return { status: 'warning', code: 'missing', where };
	}
	return source === 'inherited'
		? { status: 'suggestion', code: 'inherited', where }
		: {
				...checkLength(
					text,
					facts.limits.description,
					DESCRIPTION_ROOM
				),
				where,
			};
};
