import type { BlockOutline } from '../types';

/** What a comment of WordPress's block markup says. */
const COMMENT = /^\s*(?<close>\/)?wp:(?<name>[a-z][\w-]*(?:\/[\w-]+)?)(?=\s|$)/;

/** Content outside of block comments, which the editor shows as a Classic block; it has no comment of its own. */
const FREEFORM = 'core/freeform';

/** A block whose plugin is gone: its comment still has the plugin's name. */
const MISSING = 'core/missing';

interface Level {
	/** The block whose inside this is; null outside of all. */
	block: BlockOutline | null;
	name: string;
	/** The blocks in it, and how many of them have come. */
	inner: BlockOutline[];
	next: number;
}

/** Where a reader of block markup is. */
export interface BlockPosition {
	/** Takes note of an HTML comment. */
	comment: ( text: string ) => void;
	/** Client id of the block here; undefined where there is none, or nobody knows it. */
	id: () => string | undefined;
	/** Whether this is within hand-written HTML. */
	isHandWritten: () => boolean;
}

/**
 * Follows the comments of block markup through the editor's blocks. Both have the same order, but not the same number: Classic
 * blocks have no comment, and what a synced pattern holds is not in the markup of the page.
 *
 * @param blocks The outline of the content; [] when it is not known.
 */
export function followBlocks( blocks: BlockOutline[] ): BlockPosition {
	let here: Level = { block: null, name: '', inner: blocks, next: 0 };
	const outer: Level[] = [];

	const open = ( name: string, isVoid: boolean ) => {
		const index = here.inner.findIndex(
			( block, place ) =>
				place >= here.next &&
				( block.name === name || block.name === MISSING )
		);
		const block = here.inner[ index ] ?? null;
		if ( block ) {
			here.next = index + 1;
		}
		if ( ! isVoid ) {
			outer.push( here );
			here = { block, name, inner: block?.inner ?? [], next: 0 };
		}
	};

	return {
		comment( text ) {
			const { close, name } = COMMENT.exec( text )?.groups ?? {};
			if ( ! name ) {
				return;
			}
			if ( close ) {
				here = outer.pop() ?? here;
				return;
			}
			open(
				name.includes( '/' ) ? name : `core/${ name }`,
				text.trimEnd().endsWith( '/' )
			);
		},
		id() {
			const coming = here.inner[ here.next ];
			return ( coming?.name === FREEFORM ? coming : here.block )?.id;
		},
		isHandWritten: () => here.name === 'core/html',
	};
}
