import { serialize, type EditorBlock } from '@wordpress/blocks';
import { whenIdle } from '../page-checks/engines/idle';

/** A block that nobody has changed is the same object as before. */
const known = new WeakMap< EditorBlock, string >();

/** How long the page may be kept from answering, in milliseconds. */
const SLICE = 8;

function textOf( block: EditorBlock ): string {
	const text = known.get( block ) ?? serialize( [ block ] );
	known.set( block, text );
	return text;
}

/**
 * The content that blocks make, as it would be stored. What was changed since the last time is written out anew, in pauses of
 * typing: a long post would keep the person waiting.
 *
 * @param blocks    Of the post.
 * @param isCurrent Whether anybody still wants to know.
 * @return Null when nobody does.
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
