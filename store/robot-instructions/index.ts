import { createListSlice, type ListTypes } from '../list-slice';

/** A content type or archive that robot instructions apply to. */
export interface ContentItem {
	/** The name in no_index, no_follow and no_archive: "post", "category", "author", "archive-book". */
	name: string;
	label: string;
	/** The URL of an example, or ''. */
	url: string;
	/** The number of published posts or terms; null for archives without a count. */
	count: number | null;
	/** Whether WordPress's sitemap lists its pages. */
	in_sitemap: boolean;
	/** False if its URLs redirect. */
	served: boolean;
}

export type ContentKind = 'post_types' | 'taxonomies' | 'archives';

/** The response of GET /pharos/v1/post-content. */
export type PostContent = Record< ContentKind, ContentItem[] >;

/** The content that robot instructions apply to; the settings determine which archives exist and what the sitemap lists. */
export const robotInstructions = createListSlice( {
	name: 'robotInstructions',
	selector: 'getPostContent',
	path: 'post-content',
} );

declare module '../types' {
	interface Slices {
		robotInstructions: ListTypes<
			'robotInstructions',
			'getPostContent',
			PostContent
		>;
	}
}
