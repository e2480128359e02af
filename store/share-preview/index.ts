import { createListSlice, type ListTypes } from '../list-slice';

/** A page as a social network gets it. */
interface SharedPage {
	title: string;
	description: string;
	/** URL; '' if there is none. */
	image: string;
}

/** The response of GET /pharos/v1/share-preview: a page with settings that may be unsaved. */
export interface SharePreview {
	/** The title of the post; '' for the home page. */
	title: string;
	url: string;
	facebook: SharedPage;
	twitter: SharedPage;
}

declare module '../types' {
	interface Slices {
		sharePreview: ListTypes<
			'sharePreview',
			'getSharePreview',
			SharePreview
		>;
	}
}

/** Titles, descriptions and images of pages for social networks, by request. */
export const sharePreview = createListSlice( {
	name: 'sharePreview',
	selector: 'getSharePreview',
	path: 'share-preview',
} );
