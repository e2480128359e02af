import { store as blockEditorStore } from '@wordpress/block-editor';
import type { EditorBlock } from '@wordpress/blocks';
import { dispatch, select } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';

/** Timeout for the editor to render its blocks, in milliseconds. */
const PATIENCE = 20_000;

/** Polling interval in milliseconds. */
const PAUSE = 100;

/**
 * The class of the body while a `Modal` is open (its `bodyOpenClassName`), such as the welcome guide: elements behind it
 * can't get the focus. Other dialogs don't cover anything.
 */
const COVERED = 'modal-open';

/**
 * Selects a block of the post or template and scrolls to it, as soon as it is rendered and not covered by a dialog. Does
 * nothing if the block never appears, or if the user has selected a block or navigated in the meantime.
 *
 * @param path The indexes of the block and its ancestors, from 0: "2.0.1".
 */
export function goToBlock( path: string ): void {
	if ( /^\d+(\.\d+)*$/.test( path ) ) {
		look(
			path.split( '.' ).map( Number ),
			subject(),
			Date.now() + PATIENCE
		);
	}
}

function look( steps: readonly number[], of: Subject, until: number ): void {
	const { getSelectedBlockClientId } = select( blockEditorStore );
	if (
		Date.now() > until ||
		subject() !== of ||
		getSelectedBlockClientId() !== null
	) {
		return;
	}
	const isCovered = document.body.classList.contains( COVERED );
	const id = blockAt( blocksOfPost(), steps )?.clientId;
	const element = id && canvas().getElementById( `block-${ id }` );
	if ( ! element || isCovered ) {
		// An open dialog restarts the timeout.
		const end = isCovered ? Date.now() + PATIENCE : until;
		setTimeout( () => look( steps, of, end ), PAUSE );
		return;
	}
	void dispatch( blockEditorStore ).selectBlock( id );
	element.scrollIntoView( { block: 'center' } );
}

type Subject = string | null;

/** Returns what the site editor shows; the block editor always shows the same post. */
const subject = (): Subject =>
	new URLSearchParams( window.location.search ).get( 'p' );

/** Returns the document that contains the post: an iframe or the page. */
const canvas = (): Document =>
	document.querySelector< HTMLIFrameElement >(
		'iframe[name="editor-canvas"]'
	)?.contentDocument ?? document;

/** Returns the blocks of the post, also when the template is shown around it. */
function blocksOfPost(): EditorBlock[] {
	const { getBlocks, getBlocksByName } = select( blockEditorStore );
	const isWithTemplate =
		select( editorStore ).getRenderingMode() !== 'post-only';
	const [ content ] = isWithTemplate
		? getBlocksByName( 'core/post-content' )
		: [];
	return getBlocks( content );
}

function blockAt(
	blocks: EditorBlock[],
	steps: readonly number[]
): EditorBlock | undefined {
	const [ first = 0, ...rest ] = steps;
	const block = blocks[ first ];
	return block && rest.length > 0
		? blockAt( block.innerBlocks, rest )
		: block;
}
