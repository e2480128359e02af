import { store as blockEditorStore } from '@wordpress/block-editor';
import type { EditorBlock } from '@wordpress/blocks';
import { dispatch, select } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';

/** How long the editor may take until its blocks are drawn, in milliseconds. */
const PATIENCE = 20_000;

/** Between two looks. */
const PAUSE = 100;

/**
 * Selects a block of the post and brings it into sight as soon as it is drawn, since the editor selects nothing when it begins; a
 * block that never comes leaves the editor as it is, and so does one that comes after somebody has begun to work.
 *
 * @param path The numbers of the blocks that lead to it, from 0: "2.0.1".
 */
export function goToBlock( path: string ): void {
	if ( /^\d+(\.\d+)*$/.test( path ) ) {
		look( path.split( '.' ).map( Number ), Date.now() + PATIENCE );
	}
}

function look( steps: readonly number[], until: number ): void {
	const { getSelectedBlockClientId } = select( blockEditorStore );
	if ( Date.now() > until || getSelectedBlockClientId() !== null ) {
		return;
	}
	const id = blockAt( blocksOfPost(), steps )?.clientId;
	const element = id && canvas().getElementById( `block-${ id }` );
	if ( ! element ) {
		setTimeout( () => look( steps, until ), PAUSE );
		return;
	}
	void dispatch( blockEditorStore ).selectBlock( id );
	element.scrollIntoView( { block: 'center' } );
}

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
