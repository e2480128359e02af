import {
	InnerBlocks,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { registerBlockType, type BlockEditProps } from '@wordpress/blocks';
import { help } from '@wordpress/icons';
import { HeadingLevel } from '../heading-level';
import { transforms } from '../transforms';
import metadata from './block.json';

interface Attributes {
	/** The level of the questions' headings. */
	level: number;
}

const ITEM = 'pharos/faq-item';

function Edit( {
	attributes: { level },
	setAttributes,
}: BlockEditProps< Attributes > ) {
	const props = useInnerBlocksProps( useBlockProps(), {
		defaultBlock: { name: ITEM },
		directInsert: true,
		template: [ [ ITEM ] ],
	} );
	return (
		<>
			<HeadingLevel
				level={ level }
				onChange={ ( next ) => setAttributes( { level: next } ) }
			/>
			<div { ...props } />
		</>
	);
}

const save = () => (
	<div { ...useBlockProps.save() }>
		<InnerBlocks.Content />
	</div>
);

/** Registers the FAQ block. */
export const registerFaq = (): void =>
	void registerBlockType( metadata, {
		icon: help,
		example: {
			innerBlocks: [
				{
					name: ITEM,
					attributes: { heading: 'How hot should the water be?' },
					innerBlocks: [
						{
							name: 'core/paragraph',
							attributes: { content: 'For green tea, 80 °C.' },
						},
					],
				},
			],
		},
		transforms: transforms.faq,
		edit: Edit,
		save,
	} );
