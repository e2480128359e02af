import { __ } from '@wordpress/i18n';
import type { ContentKind, PostContent } from '../../../../store';

/** The tabs of a directive's screen, and the groups of the matrix, in order. */
export const KINDS: readonly { name: ContentKind; label: string }[] = [
	{ name: 'post_types', label: __( 'Post Types', 'pharos-seo' ) },
	{ name: 'taxonomies', label: __( 'Taxonomies', 'pharos-seo' ) },
	{ name: 'archives', label: __( 'Archives', 'pharos-seo' ) },
];

/**
 * Returns the group of a content type.
 *
 * @param content All content types.
 * @param name    The name of a post type, taxonomy or archive.
 */
export const kindOf = (
	content: PostContent,
	name: string
): ContentKind | undefined =>
	KINDS.find( ( kind ) =>
		content[ kind.name ].some( ( item ) => item.name === name )
	)?.name;
