import { BlockControls, HeadingLevelDropdown } from '@wordpress/block-editor';

interface HeadingLevelProps {
	level: number;
	onChange: ( level: number ) => void;
}

/** Selects the level of the headings in a block, in its toolbar; H1 is the title of the page. */
export const HeadingLevel = ( { level, onChange }: HeadingLevelProps ) => (
	<BlockControls group="block">
		<HeadingLevelDropdown
			options={ [ 2, 3, 4, 5, 6 ] }
			value={ level }
			onChange={ onChange }
		/>
	</BlockControls>
);
