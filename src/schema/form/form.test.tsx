import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { exampleArticle, exampleTypes } from '../../../tests/js/schema-types';
import type { SchemaObject, SchemaProblem } from '../../../common/schema/types';
import { newSchema } from '../values';
import { SchemaForm, type SchemaFormTools } from '.';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const tools: SchemaFormTools = {
	variables: [
		{ name: 'title', label: 'Post Title', description: '' },
		{ name: 'schema:Person', label: 'Schema: Person', description: '' },
	],
	values: { title: 'Brewing at home' },
	separator: '-',
};

/** Opens the form; `stored()` returns what would be saved. */
function open(
	schema: SchemaObject,
	{
		problems = [],
		...more
	}: { problems?: SchemaProblem[] } & Partial< SchemaFormTools > = {}
) {
	let latest = schema;
	function Editor() {
		const [ value, setValue ] = useState( schema );
		latest = value;
		return (
			<SchemaForm
				id="form"
				schema={ value }
				type={ exampleTypes[ schema.type ] }
				onChange={ setValue }
				problems={ problems }
				tools={ { ...tools, ...more } }
			/>
		);
	}
	render( <Editor /> );
	return { user: userEvent.setup(), stored: () => latest.fields };
}

const article = ( fields: SchemaObject[ 'fields' ] ): SchemaObject => ( {
	...exampleArticle,
	fields: { headline: '%title%', ...fields },
} );
const textbox = ( name: string ) => screen.getByRole( 'textbox', { name } );
const button = ( name: string ) => screen.getByRole( 'button', { name } );
const labels = () =>
	screen
		.getAllByRole( 'textbox' )
		.map( ( { id } ) => id.replace( 'form-', '' ) );

describe( 'the properties that are shown', () => {
	test( 'are those that are required or filled; the required ones say so', () => {
		open( article( { datePublished: '2026-11-22', isBasedOn: '' } ) );

		expect( labels() ).toEqual( [
			'schema_name',
			'headline',
			'datePublished',
		] );
		expect( textbox( 'Headline' ) ).toBeRequired();
		expect( screen.getByText( 'Required' ) ).toBeVisible();
	} );

	test( 'grow by what a person adds, who can fill it in at once', async () => {
		const { user, stored } = open( article( {} ) );

		await user.click( button( 'Add property' ) );
		await user.type(
			screen.getByRole( 'searchbox', { name: 'Search properties' } ),
			'publ'
		);
		expect( screen.queryByRole( 'button', { name: /^Image/ } ) ).toBeNull();
		await user.click( button( 'Published' ) );
		expect( textbox( 'Published' ) ).toHaveFocus();
		await user.keyboard( '2026-11-22' );

		expect( stored() ).toEqual( {
			headline: '%title%',
			datePublished: '2026-11-22',
		} );
	} );

	test( 'stay while they are emptied, and go when they are removed, until that is undone', async () => {
		const { user, stored } = open( article( { datePublished: '2026' } ) );

		await user.clear( textbox( 'Published' ) );
		expect( textbox( 'Published' ) ).toBeVisible();
		await user.type( textbox( 'Published' ), '2025' );

		await user.click( button( 'Remove property: Published' ) );
		expect( stored() ).toEqual( { headline: '%title%' } );
		expect( button( 'Undo: Published' ) ).toHaveFocus();

		await user.click( button( 'Undo: Published' ) );
		expect( stored().datePublished ).toBe( '2025' );
		expect( textbox( 'Published' ) ).toHaveFocus();
	} );

	test( 'include what is stored and not known, whatever it is', async () => {
		const { user, stored } = open(
			article( {
				isBasedOn: 'A book',
				offers: { '@type': 'Offer', price: '9' },
				colors: [ 'red', 'blue' ],
			} )
		);

		await user.type( textbox( 'isBasedOn' ), 's' );
		await user.click( button( 'offers 9' ) );
		await user.type( textbox( 'price' ), '9' );
		await user.type( textbox( 'colors 2' ), '!' );

		expect( stored() ).toMatchObject( {
			isBasedOn: 'A books',
			offers: { '@type': 'Offer', price: '99' },
			colors: [ 'red', 'blue!' ],
		} );
	} );

	test( 'have a name: what lists show stands in the place of schema.org’s', async () => {
		const { user, stored } = open( {
			...exampleArticle,
			title: 'WebPage',
			fields: { schema_name: 'WebPage' },
		} );
		const name = textbox( 'Schema Title' );
		expect( name ).toHaveValue( '' );
		expect( name ).toHaveAttribute( 'placeholder', 'Page' );

		await user.type( name, 'Ours' );

		expect( stored().schema_name ).toBe( 'Ours' );
	} );

	test( 'may be none', () => {
		open( { ...exampleArticle, type: 'WebPage', fields: {} } );

		expect(
			screen.getAllByText(
				'This schema does not have any configurable fields'
			).length
		).toBeGreaterThan( 0 );
	} );
} );

describe( 'a field', () => {
	test( 'offers the variables, also links to other schemas', async () => {
		const { user, stored } = open( article( { headline: '' } ) );

		await user.type( textbox( 'Headline' ), '@person' );
		await user.keyboard( '{Enter}' );

		expect( stored().headline ).toBe( '%schema:Person%' );
	} );

	test( 'with choices keeps a stored one that is none of them', async () => {
		const { user, stored } = open(
			article( { isAccessibleForFree: 'perhaps' } )
		);
		const select = screen.getByRole( 'combobox', { name: 'Free' } );
		expect( select ).toHaveDisplayValue( 'perhaps' );

		await user.selectOptions( select, 'No' );
		expect( stored().isAccessibleForFree ).toBe( 'false' );
	} );

	test( 'says what is wrong with it', () => {
		open( article( { datePublished: 'soon' } ), {
			problems: [
				{
					schema: 'x',
					path: [ 'datePublished' ],
					level: 'error',
					code: 'date',
					message: 'Enter a date, such as 2026-11-22.',
				},
			],
		} );

		expect( textbox( 'Published' ) ).toHaveAccessibleDescription(
			/Error: Enter a date, such as 2026-11-22\./
		);
	} );

	test( 'for an image takes one of the media library', async () => {
		const { user, stored } = open( article( { image: [ '' ] } ), {
			chooseImage: ( label, _, onChoose ) =>
				onChoose( `https://example.org/${ label }.jpg` ),
		} );
		await user.click( button( 'Add property' ) );
		await user.click( button( 'Image Recommended by Google' ) );
		await user.click( button( 'Choose image: Image' ) );

		expect( stored().image ).toEqual( [ 'https://example.org/Image.jpg' ] );
	} );
} );

describe( 'a group', () => {
	test( 'may be a link, which is exchanged for its parts', async () => {
		const { user, stored } = open(
			newSchema( exampleTypes.Article!, 'NewsArticle' )
		);
		expect( stored() ).toMatchObject( {
			'@type': 'NewsArticle',
			author: '%schema:Person%',
		} );
		expect( textbox( 'Author' ) ).toHaveValue( '%schema:Person%' );

		await user.click( button( 'Enter the properties of Author instead' ) );
		await user.type( textbox( 'Author Name' ), 'Mara' );

		expect( stored().author ).toEqual( {
			'@type': 'Person',
			name: 'Mara',
		} );
	} );
} );

describe( 'a list', () => {
	const questions = ( ...names: string[] ): SchemaObject => ( {
		...exampleArticle,
		type: 'FAQPage',
		fields: {
			mainEntity: names.map( ( name ) => ( {
				'@type': 'Question',
				name,
			} ) ),
		},
	} );
	const namesIn = ( { mainEntity }: SchemaObject[ 'fields' ] ) =>
		( mainEntity as { name?: string }[] ).map( ( { name } ) => name );

	test( 'grows, with groups in its groups', async () => {
		const { user, stored } = open( questions( 'Why?' ) );

		await user.click( button( 'Add: Question' ) );
		const second = screen.getByRole( 'group', { name: /^Question 2/ } );
		expect(
			within( second ).getByRole( 'textbox', { name: 'Question Text' } )
		).toHaveFocus();
		await user.keyboard( 'When?' );
		await user.type(
			within( second ).getByRole( 'textbox', { name: 'Text' } ),
			'Today'
		);

		expect( stored().mainEntity ).toEqual( [
			{ '@type': 'Question', name: 'Why?' },
			{
				'@type': 'Question',
				name: 'When?',
				acceptedAnswer: { text: 'Today' },
			},
		] );
	} );

	test( 'is put in order by buttons, which keep the focus', async () => {
		const { user, stored } = open( questions( 'A', 'B', 'C' ) );
		expect( button( 'Move up: Question 1' ) ).toBeDisabled();

		await user.click( button( 'Move up: Question 3' ) );
		expect( namesIn( stored() ) ).toEqual( [ 'A', 'C', 'B' ] );
		expect( button( 'Move up: Question 2' ) ).toHaveFocus();

		await user.keyboard( '{Enter}' );
		expect( namesIn( stored() ) ).toEqual( [ 'C', 'A', 'B' ] );
		expect( button( 'Move down: Question 1' ) ).toHaveFocus();
	} );

	test( 'loses an entry, and gets it back where it was', async () => {
		const { user, stored } = open( questions( 'A', 'B', 'C' ) );

		await user.click( button( 'Remove: Question 2' ) );
		expect( namesIn( stored() ) ).toEqual( [ 'A', 'C' ] );
		expect( button( 'Undo: Question 2' ) ).toHaveFocus();

		await user.keyboard( '{Enter}' );
		expect( namesIn( stored() ) ).toEqual( [ 'A', 'B', 'C' ] );
	} );

	test( 'that other plugins wrote as an object, or a variable in its place, is one as well', async () => {
		const { user, stored } = open(
			article( { image: { 'a-1': '%image%', 'a-2': 'https://x.org/i' } } )
		);
		expect( textbox( 'Image 2' ) ).toHaveValue( 'https://x.org/i' );
		await user.type( textbox( 'Image 2' ), 's' );
		expect( stored().image ).toEqual( [ '%image%', 'https://x.org/is' ] );
	} );
} );

describe( 'problems', () => {
	const required = {
		schema: 'article',
		level: 'error',
		code: 'required',
		path: [ 'headline' ],
		message: '“Headline” is required.',
	} satisfies SchemaProblem;

	test( 'of an empty field are shown once it has been left', async () => {
		const { user } = open( article( { headline: '' } ), {
			problems: [ required ],
		} );
		expect( screen.queryByText( required.message ) ).toBeNull();
		await user.click( textbox( 'Headline' ) );
		expect( screen.queryByText( required.message ) ).toBeNull();
		await user.tab();
		await user.tab();
		expect( screen.getByText( required.message ) ).toBeVisible();
	} );

	test( 'of a filled field are shown at once', () => {
		open( article( { headline: '%unknown%' } ), {
			problems: [ { ...required, code: 'invalid' } ],
		} );
		expect( screen.getByText( required.message ) ).toBeVisible();
	} );

	test( 'that Google only recommends are one line that opens', async () => {
		const { user } = open( article( {} ), {
			problems: [ 'image', 'datePublished' ].map( ( name ) => ( {
				schema: 'article',
				level: 'note' as const,
				code: 'recommended',
				path: [ name ],
				message: `Google recommends “${ name }”.`,
			} ) ),
		} );
		expect(
			screen.getByText( 'Google recommends “image”.' )
		).not.toBeVisible();
		await user.click(
			screen.getByText( 'Google recommends 2 more properties' )
		);
		expect(
			screen.getByText( 'Google recommends “image”.' )
		).toBeVisible();
	} );
} );
