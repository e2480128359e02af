import type { MediaItem } from '../../../store';

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
	image: MediaItem | null | undefined;
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
