import { __ } from '@wordpress/i18n';
import type { CheckResult } from '../page-checks';

/** What a check is about. */
type Group = 'basics' | 'keyword' | 'content' | 'more';

const GROUPS: Record< string, Group > = {
	title: 'basics',
	duplicate_title: 'basics',
	description: 'basics',
	duplicate_description: 'basics',
	indexing: 'basics',
	canonical: 'basics',
	focus_keyword: 'keyword',
	keyword_in_title: 'keyword',
	keyword_in_description: 'keyword',
	keyword_in_first_paragraph: 'keyword',
	keyword_in_address: 'keyword',
	keyword_in_headings: 'keyword',
	other_keywords: 'keyword',
	main_heading: 'content',
	heading_order: 'content',
	text_length: 'content',
	image_text: 'content',
	link_text: 'content',
	links_inside: 'content',
	links_outside: 'content',
};

/**
 * Results by subject, those of add-ons last; subjects without any are left out.
 *
 * @param results In the order that each group keeps.
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
			results: results.filter(
				( { id } ) => ( GROUPS[ id ] ?? 'more' ) === name
			),
		} ) )
		.filter( ( group ) => group.results.length > 0 );
}
