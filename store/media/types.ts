/** An image of the media library. */
export interface MediaItem {
	id: number;
	/** Of the image in its full size. */
	url: string;
	/** The file's name. */
	name: string;
	/** Such as "image/jpeg". */
	mime: string;
	/** In pixels; 0 when WordPress does not know. */
	width: number;
	height: number;
	/** The alternative text; '' when it has none. */
	alt: string;
	/** The address of a small copy, or of the image itself. */
	thumbnail: string;
}

export interface MediaState {
	/** What the library has for an address: null when it has nothing. */
	items: Record< string, MediaItem | null >;
	/** Whether WordPress's media window can be opened. */
	isLibraryLoaded: boolean;
}

/** Facts. */
export type MediaAction =
	| { type: 'media/RECEIVE'; url: string; item: MediaItem | null }
	| { type: 'media/LIBRARY_LOADED' };
