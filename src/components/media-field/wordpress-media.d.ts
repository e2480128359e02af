/** Types for the part of WordPress's media modal (wp.media) that Pharos uses. */

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
	/** The content of the modal: "browse" is the library, "upload" the upload form. */
	content: { mode: ( name: 'browse' | 'upload' ) => void };
	/** The modal; `remove()` removes it from the document. */
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
	/** The classes of views; the details are in src/media-details/observe.ts. */
	view?: {
		Attachment?: {
			Details?: {
				prototype: import( '../../media-details/observe' ).DetailsView;
			};
		};
	};
}

interface Window {
	wp?: { media?: WordPressMedia };
}
