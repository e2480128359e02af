import type { Heading } from '../content/types';
import type { Rule } from '../rule';
import type { Place } from '../types';

/** Length from which a text needs headings. */
const LONG = { words: 300, characters: 600 };

const placeOf = ( { block, text }: Heading ): Place => ( {
	...( block && { block } ),
	label: text,
} );

export type MainHeadingCode = 'none' | 'several' | 'one';

/** Checks that the page has one H1 heading: its title, which themes display. */
export const mainHeading: Rule< MainHeadingCode > = ( { facts, content } ) => {
	const more = content.headings.filter( ( { level } ) => level === 1 );
	const count = more.length + ( facts.name.trim() === '' ? 0 : 1 );
	if ( count === 0 ) {
		return { status: 'warning', code: 'none' };
	}
	return count > 1
		? {
				status: 'warning',
				code: 'several',
				values: { count },
				where: more.map( placeOf ),
			}
		: { status: 'success', code: 'one' };
};

export type HeadingOrderCode = 'no_headings' | 'skipped' | 'good';

/** Checks that headings don't skip levels; the page's title is level 1. */
export const headingOrder: Rule< HeadingOrderCode > = ( {
	content,
	length,
} ) => {
	const { headings } = content;
	if ( headings.length === 0 ) {
		return length.count > LONG[ length.unit ]
			? { status: 'suggestion', code: 'no_headings' }
			: null;
	}
	const skipped = headings.filter(
		( { level }, index ) =>
			level > ( headings[ index - 1 ]?.level ?? 1 ) + 1
	);
	return skipped.length > 0
		? {
				status: 'suggestion',
				code: 'skipped',
				values: { count: skipped.length },
				where: skipped.map( placeOf ),
			}
		: { status: 'success', code: 'good' };
};
