import type { Rule } from '../rule';
import { checkLength, DESCRIPTION_ROOM, type LengthCode } from './field-length';

export type DescriptionCode = LengthCode | 'missing' | 'inherited';

/**
 * Checks that the page has a custom description that fits in a search result. Descriptions from a template are shortened
 * automatically, so their length isn't checked.
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
