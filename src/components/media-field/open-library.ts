import type { LibraryImage } from './types';

interface LibraryOptions {
	/** Heading of the window. */
	title: string;
	/** What its button says. */
	buttonLabel: string;
	/** The attachment to begin with; 0 for none. */
	selectedId: number;
	onSelect: ( image: LibraryImage ) => void;
	/** The window is gone without a choice; the attachment it began with may have been edited in it. */
	onLeave: ( image: LibraryImage | null ) => void;
}

/**
 * Opens WordPress's media window for one image. Its scripts must have been loaded.
 *
 * @param options See LibraryOptions.
 */
export function openLibrary( {
	title,
	buttonLabel,
	selectedId,
	onSelect,
	onLeave,
}: LibraryOptions ): void {
	const media = window.wp?.media;
	if ( ! media ) {
		return;
	}
	const frame = media( {
		title,
		button: { text: buttonLabel },
		library: { type: 'image' },
		multiple: false,
	} );
	const selection = () => frame.state().get( 'selection' );
	let hasChosen = false;

	frame.on( 'open', () => {
		if ( selectedId > 0 ) {
			const attachment = media.attachment( selectedId );
			attachment.fetch();
			selection().reset( [ attachment ] );
		}
		// It may begin with the tab for uploads. A library without images has a place for them as well.
		frame.content.mode( 'browse' );
	} );
	frame.on( 'select', () => {
		const chosen = selection().first();
		if ( chosen ) {
			hasChosen = true;
			onSelect( toImage( chosen.toJSON() ) );
		}
	} );
	frame.on( 'close', () => {
		if ( ! hasChosen ) {
			const known =
				selectedId > 0 ? media.attachment( selectedId ).toJSON() : null;
			onLeave( known?.url ? toImage( known ) : null );
		}
		// After the window has given the focus back.
		setTimeout( () => frame.modal.remove(), 0 );
	} );
	frame.open();
}

const toImage = ( data: MediaAttachmentData ): LibraryImage => ( {
	id: data.id,
	url: data.url,
	name: data.filename ?? '',
	mime: data.mime ?? '',
	width: data.width ?? 0,
	height: data.height ?? 0,
	alt: data.alt ?? '',
	thumbnail: data.sizes?.medium?.url ?? data.url,
} );
