/** An image of the media library, as used by the field. */
export interface LibraryImage {
	id: number;
	/** URL of the image in full size. */
	url: string;
	/** The file's name. */
	name: string;
	/** Such as "image/jpeg". */
	mime: string;
	/** In pixels; 0 if unknown. */
	width: number;
	height: number;
	/** The alt text; '' if there is none. */
	alt: string;
	/** URL of a smaller copy, or of the image itself. */
	thumbnail: string;
}

/** Recommended minimum size of an image, in pixels. */
export interface Advice {
	width: number;
	height: number;
}

export interface MediaFieldProps {
	/** The id of the Choose button, so that the search can focus it. */
	id: string;
	label: string;
	/** Help text below the control. */
	help?: string | undefined;
	/** URL of the image; '' for none. */
	url: string;
	/** URL of the image that is used while there is none; '' for none. */
	inherited?: string | undefined;
	/** The image in the media library: null if it doesn't exist, undefined while loading. */
	image: LibraryImage | null | undefined;
	/**
	 * Shows warnings about images that social networks may not display well: smaller than this, or of a type that some don't
	 * support.
	 */
	advice?: Advice | undefined;
	/** Why the library couldn't be opened. */
	error?: string | undefined;
	/** Whether the library is being opened. */
	isBusy: boolean;
	disabled?: boolean;
	onChoose: () => void;
	onRemove: () => void;
}
