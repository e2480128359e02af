import type { LibraryImage } from './types';

interface LibraryOptions {
	/** The title of the modal. */
	title: string;
	/** The label of its button. */
	buttonLabel: string;
	/** The id of the initially selected attachment; 0 for none. */
	selectedId: number;
	onSelect: ( image: LibraryImage ) => void;
	/** Called when the modal closes without a selection; the initial attachment may have been edited. */
	onLeave: ( image: LibraryImage | null ) => void;
}

/**
 * Opens WordPress's media modal to select one image. Its scripts must be loaded.
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
		// Skip the upload tab, which may be the default. An empty library also accepts uploads.
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
		// After the modal has returned the focus.
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
