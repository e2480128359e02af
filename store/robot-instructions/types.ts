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

export interface RobotInstructionsState {
	content: PostContent | null;
}

/** Events. */
export type RobotInstructionsAction = {
	type: 'robotInstructions/RECEIVE';
	content: PostContent;
};
