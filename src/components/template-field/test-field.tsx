import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { TemplateField } from '.';
import type { TemplateFieldProps } from './types';

const props = {
	id: 'page_title',
	label: 'Search engine title',
	variables: [
		{
			name: 'site_name',
			label: 'Site Name',
			description: 'The name of the site',
		},
		{
			name: 'separator',
			label: 'Separator',
			description: 'The sign in between',
		},
		{
			name: 'tagline',
			label: 'Tagline',
			description: 'What the site is about',
		},
		{
			name: 'title',
			label: 'Post Title',
			description: 'The title of the post',
		},
		{ name: 'resume', label: 'Résumé', description: 'The post in short' },
	],
	values: {
		site_name: 'Hazel & Pine',
		tagline: 'Coffee by the lake',
		title: 'Roasting',
	},
	separator: '-',
	limit: 60,
};

interface SetUpOptions extends Partial< TemplateFieldProps > {
	/** Called when the form around the field is submitted. */
	onSubmit?: () => void;
}

/**
 * Renders a field within a form, with another focusable element.
 *
 * @param options The props that differ from the default title field.
 */
export function setUp( {
	value: initial = '',
	onSubmit,
	...options
}: SetUpOptions = {} ) {
	const onChange = jest.fn();
	function Screen() {
		const [ value, setValue ] = useState( initial );
		onChange.mockImplementation( setValue );
		return (
			<form
				onSubmit={ ( event ) => {
					event.preventDefault();
					onSubmit?.();
				} }
			>
				<TemplateField
					{ ...props }
					{ ...options }
					value={ value }
					onChange={ onChange }
				/>
				<button>Next field</button>
			</form>
		);
	}
	render( <Screen /> );
	return {
		user: userEvent.setup(),
		onChange,
		field: screen.getByRole< HTMLInputElement >( 'textbox', {
			name: options.label ?? props.label,
		} ),
	};
}

/** Returns the labels of the options in the open list; empty when it is closed. */
export const offered = () =>
	screen
		.queryAllByRole( 'option' )
		.map( ( option ) => option.firstElementChild?.textContent );

/** Returns the accessible description of an element. */
export const descriptionOf = ( element: HTMLElement ) =>
	( element.getAttribute( 'aria-describedby' ) ?? '' )
		.split( ' ' )
		.map(
			( id ) =>
				document.getElementById( id )?.textContent ??
				`(no element ${ id })`
		)
		.join( ' ' );
