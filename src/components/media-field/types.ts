/** An image of the media library, as who uses the field keeps it. */
export interface LibraryImage {
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

/** The size that an image should have at least, in pixels. */
export interface Advice {
	width: number;
	height: number;
}

export interface MediaFieldProps {
	/** The id of the button that chooses, so that a search can focus it. */
	id: string;
	label: string;
	/** Below the control. */
	help?: string | undefined;
	/** The address of the image; '' for none. */
	url: string;
	/** What the media library says of it: null when it is not there, undefined while that is unknown. */
	image: LibraryImage | null | undefined;
	/** Warns about images that social networks show badly: smaller than this, or of a type that some refuse. */
	advice?: Advice | undefined;
	/** What went wrong when the library was to be opened. */
	error?: string | undefined;
	/** The library is being opened. */
	isBusy: boolean;
	disabled?: boolean;
	onChoose: () => void;
	onRemove: () => void;
}
