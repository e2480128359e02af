/** An image of the media library. */
export interface MediaItem {
	id: number;
	/** The URL of the full-size image. */
	url: string;
	/** The file name. */
	name: string;
	/** Such as "image/jpeg". */
	mime: string;
	/** In pixels; 0 if WordPress doesn't know. */
	width: number;
	height: number;
	/** The alt text; '' if it has none. */
	alt: string;
	/** The URL of the thumbnail, or of the image itself. */
	thumbnail: string;
}

export interface MediaState {
	/** The images of the library by URL; null if the library has none. */
	items: Record< string, MediaItem | null >;
	/** Whether WordPress's media library can be opened. */
	isLibraryLoaded: boolean;
}

/** Events. */
export type MediaAction =
	| { type: 'media/RECEIVE'; url: string; item: MediaItem | null }
	| { type: 'media/LIBRARY_LOADED' };
