import {
	InnerBlocks,
	RichText,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps, RichTextValue } from '@wordpress/blocks';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { isPartEmpty, useEnter } from './use-enter';

interface Attributes {
	/** The level of the heading, that of the block around it. */
	level: number;
	heading: RichTextValue;
}

/** How questions and steps differ. */
export interface PartOptions {
	/** The name of the block. */
	name: string;
	tag: 'div' | 'li';
	/** The class name of the heading. */
	className: string;
	labels: () => {
		/** The accessible name of the heading, also its placeholder. */
		heading: string;
		/** The placeholder of the first paragraph. */
		body: string;
	};
}

/** Creates the edit component of a question or a step: a heading, and any blocks below it. */
export const createEdit = ( {
	name,
	tag: Tag,
	className,
	labels,
}: PartOptions ) =>
	function Edit( {
		attributes: { level, heading },
		setAttributes,
		clientId,
		context,
		onRemove,
	}: BlockEditProps< Attributes > ) {
		const { select } = useRegistry();
		const { heading: label, body } = labels();
		const onKeyDownCapture = useEnter( clientId, name );
		const { children, ...props } = useInnerBlocksProps(
			useBlockProps( { onKeyDownCapture } ),
			{ template: [ [ 'core/paragraph', { placeholder: body } ] ] }
		);
		useLevel( level, context[ 'pharos/headingLevel' ], setAttributes );
		return (
			<Tag { ...props }>
				<RichText
					identifier="heading"
					tagName={ `h${ level }` }
					className={ className }
					aria-label={ label }
					placeholder={ label }
					value={ heading }
					onChange={ ( value ) =>
						setAttributes( { heading: value } )
					}
					onRemove={ () =>
						isPartEmpty( select, clientId ) && onRemove()
					}
					disableLineBreaks
				/>
				{ children }
			</Tag>
		);
	};

/** Creates the save function of a question or a step. */
export const createSave = ( { tag: Tag, className }: PartOptions ) =>
	function save( {
		attributes: { level, heading },
	}: {
		attributes: Attributes;
	} ) {
		return (
			<Tag { ...useBlockProps.save() }>
				<RichText.Content
					tagName={ `h${ level }` }
					className={ className }
					value={ heading }
				/>
				<InnerBlocks.Content />
			</Tag>
		);
	};

/** Keeps the level of a part the same as that of its block: only its own attributes are available when it is saved. */
function useLevel(
	level: number,
	ofBlock: unknown,
	setAttributes: ( changes: Partial< Attributes > ) => void
): void {
	const { __unstableMarkNextChangeAsNotPersistent: markAsDerived } =
		useDispatch( blockEditorStore );
	useEffect( () => {
		if ( typeof ofBlock === 'number' && ofBlock !== level ) {
			// No undo step of its own.
			markAsDerived();
			setAttributes( { level: ofBlock } );
		}
	}, [ level, ofBlock, setAttributes, markAsDerived ] );
}
