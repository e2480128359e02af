import type { Found, Rule } from '../rule';
import type { PageSnapshot } from '../types';

export type DuplicateCode = 'shared' | 'unique';

/**
 * Checks that no other page has the same text; no result while that is unknown, or for an empty text.
 *
 * @param facts The data of the page.
 * @param field The field with the text.
 */
function check(
	facts: PageSnapshot,
	field: 'title' | 'description'
): Found< DuplicateCode > | null {
	const others = facts.duplicates?.[ field ];
	if ( ! others || facts[ field ].text.trim() === '' ) {
		return null;
	}
	return others.length > 0
		? {
				status: 'warning',
				code: 'shared',
				values: { count: others.length },
				where: [
					{ field },
					...others.map( ( { id, label } ) => ( {
						page: id,
						label,
					} ) ),
				],
			}
		: { status: 'success', code: 'unique', where: [ { field } ] };
}

export const duplicateTitle: Rule< DuplicateCode > = ( { facts } ) =>
	check( facts, 'title' );

export const duplicateDescription: Rule< DuplicateCode > = ( { facts } ) =>
	check( facts, 'description' );
