import { __ } from '@wordpress/i18n';
import type { CheckResult } from '../../page-checks';

/** The group of a check. */
type Group = 'basics' | 'keyword' | 'content' | 'more';

const BASICS = /^((duplicate_)?(title|description)|indexing|canonical)$/;
const KEYWORD = /^(focus|other)_keywords?$|^keyword_in_/;
const CONTENT =
	/^(main_heading|heading_order|text_length|(image|link)_text|links_(in|out)side)$/;

/** Returns the group of a check; ids of add-ons' checks have a prefix and aren't in any list. */
function groupOf( id: string ): Group {
	if ( BASICS.test( id ) ) {
		return 'basics';
	}
	if ( KEYWORD.test( id ) ) {
		return 'keyword';
	}
	return CONTENT.test( id ) ? 'content' : 'more';
}

/**
 * Groups results, with those of add-ons last; empty groups are removed.
 *
 * @param results The results, in the order that each group keeps.
 */
export function groupChecks(
	results: readonly CheckResult[]
): { name: Group; label: string; results: CheckResult[] }[] {
	const groups: [ Group, string ][] = [
		[ 'basics', __( 'Basics', 'pharos-seo' ) ],
		[ 'keyword', __( 'Focus keyword', 'pharos-seo' ) ],
		[ 'content', __( 'Content', 'pharos-seo' ) ],
		[ 'more', __( 'More checks', 'pharos-seo' ) ],
	];
	return groups
		.map( ( [ name, label ] ) => ( {
			name,
			label,
			results: results.filter( ( { id } ) => groupOf( id ) === name ),
		} ) )
		.filter( ( group ) => group.results.length > 0 );
}
