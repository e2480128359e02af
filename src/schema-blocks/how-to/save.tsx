import {
	RichText,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { RichTextValue } from '@wordpress/blocks';

export interface Attributes {
	/** The level of the steps' headings. */
	level: number;
	/** For search engines; '' for the title of the page. */
	name: string;
	/** The total time; 0 for none. */
	minutes: number;
	/** The total time as text. */
	time: RichTextValue;
	description: RichTextValue;
}

/** Class names of the parts; includes/Schema/Blocks/BlockReader.php reads the description. */
export const CLASS = {
	time: 'wp-block-pharos-how-to__time',
	description: 'wp-block-pharos-how-to__description',
	steps: 'wp-block-pharos-how-to__steps',
};

/** The HTML of the instructions. */
export const save = ( {
	attributes: { minutes, time, description },
}: {
	attributes: Attributes;
} ) => (
	<div { ...useBlockProps.save() }>
		{ minutes > 0 && ! RichText.isEmpty( time ) && (
			<RichText.Content
				tagName="p"
				className={ CLASS.time }
				value={ time }
			/>
		) }
		{ ! RichText.isEmpty( description ) && (
			<RichText.Content
				tagName="p"
				className={ CLASS.description }
				value={ description }
			/>
		) }
		<ol { ...useInnerBlocksProps.save( { className: CLASS.steps } ) } />
	</div>
);
