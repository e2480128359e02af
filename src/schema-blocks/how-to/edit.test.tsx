/** The settings of instructions in the editor's sidebar. */
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Edit } from './edit';

jest.mock(
	'@wordpress/block-editor',
	() => ( {
		BlockControls: () => null,
		HeadingLevelDropdown: () => null,
		InspectorControls: ( { children }: { children: unknown } ) => children,
		RichText: () => null,
		useBlockProps: () => ( {} ),
		useInnerBlocksProps: () => ( {} ),
	} ),
	{ virtual: true }
);

test( 'a name that WordPress has stored as HTML, as it does for authors, reads as it was entered', () => {
	const props = {
		attributes: { level: 3, name: 'Tea &amp; milk &lt; 2', minutes: 0 },
		setAttributes: jest.fn(),
	} as unknown as ComponentProps< typeof Edit >;
	render( <Edit { ...props } /> );
	expect( screen.getByRole( 'textbox', { name: 'Name' } ) ).toHaveValue(
		'Tea & milk < 2'
	);
} );
