import type { BlockOutline } from '../types';

/** Matches the comments of WordPress's block markup. */
const COMMENT = /^\s*(?<close>\/)?wp:(?<name>[a-z][\w-]*(?:\/[\w-]+)?)(?=\s|$)/;

/** Content outside of block comments, shown as a Classic block in the editor; it has no comment. */
const FREEFORM = 'core/freeform';

/** A block of a missing plugin: its comment still has the original name. */
const MISSING = 'core/missing';

interface Level {
	/** The surrounding block; null at the top level. */
	block: BlockOutline | null;
	name: string;
	/** The inner blocks, and how many of them were read. */
	inner: BlockOutline[];
	next: number;
}

/** Tracks the current block while reading block markup. */
interface BlockPosition {
	/** Handles an HTML comment. */
	comment: ( text: string ) => void;
	/** Returns the client id of the current block; undefined if there is none or it is unknown. */
	id: () => string | undefined;
	/** Whether the current position is in hand-written HTML. */
	isHandWritten: () => boolean;
}

/**
 * Matches the comments of block markup with the editor's blocks. Both have the same order, but not the same number: Classic
 * blocks have no comment, and the content of a synced pattern isn't in the page's markup.
 *
 * @param blocks The outline of the content; [] if it is unknown.
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
