import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, type EditorBlock } from '@wordpress/blocks';
import { useDispatch, useRegistry, type DataRegistry } from '@wordpress/data';
import type { KeyboardEvent } from 'react';

const isEmptyParagraph = ( { name, attributes }: EditorBlock ): boolean =>
	name === 'core/paragraph' && isBlank( attributes.content );

const isBlank = ( value: unknown ): boolean =>
	String( value ?? '' ).trim() === '';

const isEmpty = ( { attributes, innerBlocks }: EditorBlock ): boolean =>
	isBlank( attributes.heading ) && innerBlocks.every( isEmptyParagraph );

/**
 * Whether a question or a step has no text.
 *
 * @param read     The registry's select function.
 * @param clientId Its id.
 */
export const isPartEmpty = (
	read: DataRegistry[ 'select' ],
	clientId: string
): boolean => {
	const part = read( blockEditorStore ).getBlock( clientId );
	return part !== null && isEmpty( part );
};

/**
 * Returns a handler that makes Enter work as in lists: from the heading to the text below it, from an empty last paragraph to a new part,
 * and from an empty part to a paragraph after the block.
 *
 * @param clientId The id of the question or step.
 * @param name     The name of its block.
 */
export function useEnter(
	clientId: string,
	name: string
): ( event: KeyboardEvent ) => void {
	const { select: read } = useRegistry();
	const { insertBlock, removeBlock, selectBlock } =
		useDispatch( blockEditorStore );

	/** Adds a block after another one. */
	const insertAfter = ( after: string, block: EditorBlock ) => {
		const { getBlockIndex, getBlockRootClientId } =
			read( blockEditorStore );
		void insertBlock(
			block,
			getBlockIndex( after ) + 1,
			getBlockRootClientId( after ) ?? undefined
		);
	};

	const leaveHeading = ( part: EditorBlock ) => {
		const { getBlockCount, getBlockRootClientId } =
			read( blockEditorStore );
		const root = getBlockRootClientId( clientId ) ?? '';
		const [ first ] = part.innerBlocks;
		if ( isEmpty( part ) && getBlockCount( root ) > 1 ) {
			insertAfter( root, createBlock( 'core/paragraph' ) );
			void removeBlock( clientId, false );
		} else if ( first ) {
			void selectBlock( first.clientId );
		} else {
			void insertBlock( createBlock( 'core/paragraph' ), 0, clientId );
		}
	};

	return ( event ) => {
		const part = read( blockEditorStore ).getBlock( clientId );
		const target = event.target as HTMLElement;
		if (
			! part ||
			event.key !== 'Enter' ||
			event.shiftKey ||
			event.nativeEvent.isComposing ||
			! target.isContentEditable ||
			// Toolbars are within the part only for React.
			! event.currentTarget.contains( target )
		) {
			return;
		}
		const selected = read( blockEditorStore ).getSelectedBlockClientId();
		const last = part.innerBlocks.at( -1 );
		if ( selected === clientId ) {
			stop( event );
			leaveHeading( part );
		} else if (
			last &&
			selected === last.clientId &&
			part.innerBlocks.length > 1 &&
			isEmptyParagraph( last )
		) {
			stop( event );
			insertAfter( clientId, createBlock( name ) );
			void removeBlock( last.clientId, false );
		}
	};
}

function stop( event: KeyboardEvent ): void {
	event.preventDefault();
	event.stopPropagation();
}
