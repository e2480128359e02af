import type { BlockOutline } from './types';

/** A block as WordPress's block editor has it. */
interface EditorBlock {
	clientId: string;
	name: string;
	innerBlocks: EditorBlock[];
}

/**
 * The blocks of the editor as checks know them: without attributes, which can't all be posted to a worker.
 *
 * @param blocks From `getBlocks()` of core/block-editor, which has the order of the content.
 */
export const outline = ( blocks: readonly EditorBlock[] ): BlockOutline[] =>
	blocks.map( ( { clientId, name, innerBlocks } ) => ( {
		id: clientId,
		name,
		inner: outline( innerBlocks ),
	} ) );
