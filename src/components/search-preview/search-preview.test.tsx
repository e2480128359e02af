import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PreviewPicker, SearchPreview, type SearchPreviewProps } from '.';

function setUp( props: Partial< SearchPreviewProps > = {} ) {
	render(
		<SearchPreview
			siteName="Hazel & Pine"
			favicon="https://example.com/icon.png"
			url="https://example.com/blog/roasting/"
			title="Roasting"
			description="How we roast."
			{ ...props }
		/>
	);
	const figure = screen.getByRole( 'figure', {
		name: 'Search Engine Preview',
	} );
	return { figure, icon: () => figure.querySelector( 'img' ) };
}

let isNarrow = false;
/** Simulates a narrow or a wide window. */
const setNarrow = ( matches: boolean ) => {
	isNarrow = matches;
};
beforeAll( () => {
	// WordPress creates each media query only once and keeps the object.
	window.matchMedia = ( media ) =>
		( {
			media,
			get matches() {
				return isNarrow;
			},
		} ) as MediaQueryList;
} );
afterEach( () => setNarrow( false ) );

const pressed = () =>
	screen.getByRole( 'button', { pressed: true } ).textContent;

test( 'shows the page as a search engine does, with nothing to follow', () => {
	const { figure } = setUp();
	for ( const text of [
		'Hazel & Pine',
		'https://example.com › blog › roasting',
		'Roasting',
		'How we roast.',
	] ) {
		expect( within( figure ).getByText( text ) ).toBeTruthy();
	}
	expect( within( figure ).queryByRole( 'link' ) ).toBeNull();
} );

test( 'cuts title and description at a word', () => {
	setUp( { title: 'word '.repeat( 20 ), description: 'word '.repeat( 50 ) } );
	const [ title = '', description = '' ] = screen
		.getAllByText( /…$/ )
		.map( ( { textContent } ) => textContent ?? '' );
	expect( title ).toMatch( /word…$/ );
	expect( title.length ).toBeLessThanOrEqual( 60 );
	expect( description ).toMatch( /word…$/ );
	expect( description.length ).toBeLessThanOrEqual( 160 );
	expect( description.length ).toBeGreaterThan( 150 );
} );

test( 'takes the limits of the server', () => {
	setUp( {
		title: 'One two three',
		titleLimit: 8,
		description: 'Four five six',
		descriptionLimit: 10,
		urlLimit: 12,
	} );
	expect( screen.getByText( 'One two…' ) ).toBeTruthy();
	expect( screen.getByText( 'Four five…' ) ).toBeTruthy();
	expect( screen.getByText( 'https://exa…' ) ).toBeTruthy();
} );

test( 'says what happens without a title or description', () => {
	setUp( { title: '', description: '' } );
	expect(
		screen.getByText( 'No title: search engines choose one from the page.' )
	).toBeTruthy();
	expect(
		screen.getByText(
			'No description: search engines choose a text from the page.'
		)
	).toBeTruthy();
} );

test( 'shows a globe for an icon that is missing or broken', () => {
	const { icon } = setUp();
	expect( icon()?.getAttribute( 'src' ) ).toBe(
		'https://example.com/icon.png'
	);
	expect( icon()?.alt ).toBe( '' );
	fireEvent.error( icon() as HTMLImageElement );
	expect( icon() ).toBeNull();
} );

describe( 'the device', () => {
	test( 'is a desktop in a wide window', () => {
		setNarrow( false );
		setUp();
		expect( pressed() ).toBe( 'Desktop' );
	} );

	test( 'is a phone on a phone, until another one is chosen', async () => {
		setNarrow( true );
		setUp();
		expect( pressed() ).toBe( 'Mobile' );
		const devices = screen.getByRole( 'group', { name: 'Preview device' } );
		await userEvent.click(
			within( devices ).getByRole( 'button', { name: 'Desktop' } )
		);
		expect( pressed() ).toBe( 'Desktop' );
	} );
} );

describe( 'the picker "Preview with"', () => {
	const options = [
		{ id: 2, label: 'About' },
		{ id: 3, label: 'Brewing' },
	];

	function setUpPicker() {
		const onChange = jest.fn();
		const onFilterValueChange = jest.fn();
		setUp( {
			children: (
				<PreviewPicker
					value={ { id: 1, label: 'Roasting at home' } }
					options={ options }
					onFilterValueChange={ onFilterValueChange }
					onChange={ onChange }
				/>
			),
		} );
		const input = screen.getByRole< HTMLInputElement >( 'combobox', {
			name: 'Preview with',
		} );
		return { input, onChange, onFilterValueChange };
	}

	test( 'shows the post in use though the search did not find it', () => {
		expect( setUpPicker().input.value ).toBe( 'Roasting at home' );
	} );

	test( 'asks for what is typed and tells which post was chosen', async () => {
		const { input, onChange, onFilterValueChange } = setUpPicker();
		await userEvent.type( input, 'bre' );
		expect( onFilterValueChange ).toHaveBeenLastCalledWith( 'bre' );
		await userEvent.click(
			screen.getByRole( 'option', { name: 'Brewing' } )
		);
		expect( onChange ).toHaveBeenCalledWith( { id: 3, label: 'Brewing' } );
	} );

	test( 'points to its open list', async () => {
		const { input } = setUpPicker();
		await userEvent.click( input );
		expect( input.getAttribute( 'aria-controls' ) ).toBe(
			screen.getByRole( 'listbox' ).id
		);
	} );
} );
