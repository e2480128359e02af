/** The part of WordPress's media window (wp.media) that we use. */

interface MediaAttachmentData {
	id: number;
	url: string;
	filename?: string;
	mime?: string;
	width?: number;
	height?: number;
	alt?: string;
	sizes?: Record< string, { url: string } >;
}

interface MediaAttachment {
	fetch: () => void;
	toJSON: () => MediaAttachmentData;
}

interface MediaSelection {
	reset: ( attachments: MediaAttachment[] ) => void;
	first: () => MediaAttachment | undefined;
}

interface MediaFrame {
	open: () => void;
	on: ( event: 'open' | 'select' | 'close', callback: () => void ) => void;
	state: () => { get: ( name: 'selection' ) => MediaSelection };
	/** What fills the window: "browse" is the library, "upload" the place for new files. */
	content: { mode: ( name: 'browse' | 'upload' ) => void };
	/** The window; `remove()` takes it and what is in it off the page. */
	modal: { remove: () => void };
}

interface WordPressMedia {
	( options: {
		title: string;
		button: { text: string };
		library: { type: string };
		multiple: boolean;
	} ): MediaFrame;
	attachment: ( id: number ) => MediaAttachment;
}

interface Window {
	wp?: { media?: WordPressMedia };
}
