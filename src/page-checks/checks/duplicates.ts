import type { Found, Rule } from '../rule';
import type { PageFacts } from '../types';

export type DuplicateCode = 'shared' | 'unique';

/**
 * No other page has the same text; nothing to say while the server can't tell, or when there is no text.
 *
 * @param facts What is known of the page.
 * @param field Which text.
 */
function check(
	facts: PageFacts,
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
