/** Something that robot instructions can be given for. */
export interface ContentItem {
	/** As it stands in no_index, no_follow and no_archive: "post", "category", "author", "archive-book". */
	name: string;
	label: string;
	/** The address of an example, or ''. */
	url: string;
	/** Published posts or terms; null where there is nothing to count. */
	count: number | null;
	/** Whether WordPress's sitemap lists its pages. */
	in_sitemap: boolean;
	/** False when its addresses redirect. */
	served: boolean;
}

export type ContentKind = 'post_types' | 'taxonomies' | 'archives';

/** GET /pharos/v1/post-content. */
export type PostContent = Record< ContentKind, ContentItem[] >;

export interface RobotInstructionsState {
	content: PostContent | null;
}

/** Facts. */
export type RobotInstructionsAction = {
	type: 'robotInstructions/RECEIVE';
	content: PostContent;
};
