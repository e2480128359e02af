import type { BlockOutline } from './types';

/** A block of WordPress's block editor. */
interface EditorBlock {
	clientId: string;
	name: string;
	innerBlocks: EditorBlock[];
}

/**
 * Returns the blocks for the checks: without attributes, some of which can't be posted to a worker.
 *
 * @param blocks The blocks from `getBlocks()` of core/block-editor, in the order of the content.
 */
export const outline = ( blocks: readonly EditorBlock[] ): BlockOutline[] =>
	blocks.map( ( { clientId, name, innerBlocks } ) => ( {
		id: clientId,
		name,
		inner: outline( innerBlocks ),
	} ) );
