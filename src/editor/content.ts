import { serialize, type EditorBlock } from '@wordpress/blocks';
import { whenIdle } from '../page-checks/engines/idle';

/** Serialized blocks: an unchanged block is the same object as before. */
const known = new WeakMap< EditorBlock, string >();

/** Maximum time that the main thread is blocked, in milliseconds. */
const SLICE = 8;

function textOf( block: EditorBlock ): string {
	const text = known.get( block ) ?? serialize( [ block ] );
	known.set( block, text );
	return text;
}

/**
 * Serializes blocks as they would be stored. Only changed blocks are serialized, in idle time, because a long post would
 * block typing.
 *
 * @param blocks    The blocks of the post.
 * @param isCurrent Whether the result is still needed.
 * @return The content; null if it is no longer needed.
 */
export async function contentOf(
	blocks: readonly EditorBlock[],
	isCurrent: () => boolean = () => true
): Promise< string | null > {
	let began = performance.now();
	for ( const block of blocks ) {
		if ( ! known.has( block ) && performance.now() - began > SLICE ) {
			await whenIdle();
			if ( ! isCurrent() ) {
				return null;
			}
			began = performance.now();
		}
		textOf( block );
	}
	return blocks.map( textOf ).join( '\n\n' );
}
