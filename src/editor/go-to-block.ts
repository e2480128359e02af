import { store as blockEditorStore } from '@wordpress/block-editor';
import type { EditorBlock } from '@wordpress/blocks';
import { dispatch, select } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';

/** How long the editor may take until its blocks are drawn, in milliseconds. */
const PATIENCE = 20_000;

/** Between two looks. */
const PAUSE = 100;

/**
 * The body's class behind a `Modal` (its `bodyOpenClassName`), such as the guide that welcomes people: what is behind one can't
 * have the focus. Other dialogs cover nothing.
 */
const COVERED = 'modal-open';

/**
 * Selects a block of the post or template and brings it into sight as soon as it is drawn and no dialog is in front of it, since the
 * editor selects nothing when it begins; a block that never comes leaves the editor as it is, and so does one that comes after
 * somebody has begun to work, or has gone elsewhere.
 *
 * @param path The numbers of the blocks that lead to it, from 0: "2.0.1".
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
		// A person may read as long as they like.
		const end = isCovered ? Date.now() + PATIENCE : until;
		setTimeout( () => look( steps, of, end ), PAUSE );
		return;
	}
	void dispatch( blockEditorStore ).selectBlock( id );
	element.scrollIntoView( { block: 'center' } );
}

type Subject = string | null;

/** What the site editor shows; the block editor shows one post all the time. */
const subject = (): Subject =>
	new URLSearchParams( window.location.search ).get( 'p' );

/** What the post is drawn in: a frame, or the page itself. */
const canvas = (): Document =>
	document.querySelector< HTMLIFrameElement >(
		'iframe[name="editor-canvas"]'
	)?.contentDocument ?? document;

/** Those of the post, also while the template is shown around them. */
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
