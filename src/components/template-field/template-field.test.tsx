import { act, fireEvent, screen } from '@testing-library/react';
import { speak } from '@wordpress/a11y';
import { descriptionOf, setUp } from './test-field';

jest.mock( '@wordpress/a11y' );
beforeEach( () => jest.mocked( speak ).mockClear() );

describe( 'the counter', () => {
	test( 'counts the text that visitors will see, not the template', () => {
		setUp( { value: '%title% - %site_name%' } );
		expect( screen.getByText( '23 / 60' ) ).toBeTruthy();
	} );

	test( 'counts what a reader calls a character', () => {
		setUp( { value: '👩‍👧 é' } );
		expect( screen.getByText( '3 / 60' ) ).toBeTruthy();
	} );

	test( 'says in words how much is too much', () => {
		const { field } = setUp( { value: 'x'.repeat( 68 ) } );
		expect( screen.getByText( '68 / 60' ) ).toBeTruthy();
		expect( screen.getByText( '8 characters over' ) ).toBeTruthy();
		expect( descriptionOf( field ) ).toContain( '68 of 60 characters' );
	} );
} );

describe( 'crossing the limit', () => {
	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );

	const type = ( field: HTMLElement, length: number ) =>
		fireEvent.change( field, { target: { value: 'x'.repeat( length ) } } );
	const wait = ( milliseconds: number ) =>
		act( () => jest.advanceTimersByTime( milliseconds ) );

	test( 'is told once, half a second after the last key', () => {
		const { field } = setUp();
		type( field, 61 );
		wait( 400 );
		type( field, 63 );
		wait( 400 );
		expect( speak ).not.toHaveBeenCalled();
		wait( 100 );
		expect( speak ).toHaveBeenCalledWith( '3 characters over the limit' );
		type( field, 70 );
		wait( 1000 );
		expect( speak ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'is told on the way back too', () => {
		const { field } = setUp( { value: 'x'.repeat( 61 ) } );
		type( field, 60 );
		wait( 500 );
		expect( jest.mocked( speak ).mock.calls ).toEqual( [
			[ 'Within the limit' ],
		] );
	} );

	test( 'for a moment is not told', () => {
		const { field } = setUp();
		type( field, 61 );
		wait( 300 );
		type( field, 59 );
		wait( 1000 );
		expect( speak ).not.toHaveBeenCalled();
	} );
} );

describe( 'a variable that does not exist', () => {
	test( 'is named, and the field points to the sentence', () => {
		const { field } = setUp( { value: '%title% %foo%' } );
		expect(
			screen.getByText( 'Unknown variable: %foo%. It won’t be output.' )
		).toBeTruthy();
		expect( descriptionOf( field ) ).toContain(
			'Unknown variable: %foo%.'
		);
	} );

	test( 'is named once among others', () => {
		setUp( { value: '%foo% %bar% %foo%' } );
		expect(
			screen.getByText(
				'Unknown variables: %foo%, %bar%. They won’t be output.'
			)
		).toBeTruthy();
	} );

	test.each( [ '100% tea, 50% milk', '%separator%', '%terms:topic%' ] )(
		'is not seen in "%s"',
		( value ) => {
			setUp( { value, values: { 'terms:topic': 'Tea' } } );
			expect( screen.queryByText( /Unknown/ ) ).toBeNull();
		}
	);
} );

describe( 'what a longer field shows while it is empty', () => {
	const placeholder = 'A long text of the template. '.repeat( 9 ).trim();
	const layer = () =>
		document.querySelector( '.pharos-template-field__highlight' );

	test( 'has room, as what is typed has', async () => {
		const { user, field } = setUp( { multiline: true, placeholder } );
		expect( layer() ).toHaveTextContent( placeholder );
		await user.type( field, 'Mine' );
		expect( layer() ).not.toHaveTextContent( placeholder );
		await user.clear( field );
		expect( layer() ).toHaveTextContent( placeholder );
	} );

	test( 'is one line in a field of one line', () => {
		setUp( { placeholder } );
		expect( layer() ).not.toHaveTextContent( placeholder );
	} );
} );

describe( 'what explains the field', () => {
	test( 'is heard with it', () => {
		const { field } = setUp( { help: 'For pages without a title.' } );
		expect( descriptionOf( field ) ).toContain(
			'Type @ to view variable suggestions'
		);
		expect( descriptionOf( field ) ).toContain(
			'For pages without a title.'
		);
		expect( descriptionOf( field ) ).not.toContain( 'no element' );
	} );

	test( 'opens behind the info button and closes with Escape', async () => {
		const { user } = setUp( { tooltip: 'The headline of the result.' } );
		await user.click(
			screen.getByRole( 'button', { name: 'About: Search engine title' } )
		);
		const text = await screen.findByRole( 'dialog', {
			name: 'About: Search engine title',
		} );
		expect( text.textContent ).toBe( 'The headline of the result.' );
		await user.keyboard( '{Escape}' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );
} );

describe( 'a field that is left empty', () => {
	const emptyFallback = '%title%';

	test( 'gets the default, and says so', async () => {
		const { user, field } = setUp( { value: 'x', emptyFallback } );
		await user.clear( field );
		expect( field.value ).toBe( '' );
		await user.click(
			screen.getByRole( 'button', { name: 'Next field' } )
		);
		expect( field.value ).toBe( '%title%' );
		expect( screen.getByText( 'Using the default title' ) ).toBeTruthy();
		expect( speak ).toHaveBeenCalledWith( 'Using the default title' );
		await user.type( field, '!' );
		expect( screen.queryByText( 'Using the default title' ) ).toBeNull();
	} );

	test( 'counts as empty with nothing but spaces in it', async () => {
		const { user, field } = setUp( {
			value: ' ',
			emptyFallback,
			emptyFallbackText: 'Default again',
		} );
		await user.click( field );
		await user.tab();
		await user.tab();
		expect( field.value ).toBe( '%title%' );
		expect( screen.getByText( 'Default again' ) ).toBeTruthy();
	} );

	test( 'waits while the person is at its own button', async () => {
		const { user, field } = setUp( { emptyFallback } );
		await user.click( field );
		await user.tab();
		const button = screen.getByRole( 'button', {
			name: 'Insert variable',
		} );
		expect( button.matches( ':focus' ) ).toBe( true );
		expect( field.value ).toBe( '' );
	} );

	test( 'stays empty where there is no default', async () => {
		const { user, field, onChange } = setUp();
		await user.click( field );
		await user.click(
			screen.getByRole( 'button', { name: 'Next field' } )
		);
		expect( onChange ).not.toHaveBeenCalled();
	} );
} );

test( 'a description is a text area with the id that a search looks for', () => {
	const { field } = setUp( { id: 'page_description', multiline: true } );
	expect( field.tagName ).toBe( 'TEXTAREA' );
	expect( field.id ).toBe( 'page_description' );
} );

test( 'the painted layer is no second text for screen readers', () => {
	setUp( { value: '%title% %foo%' } );
	const painted = [ ...document.querySelectorAll( '[aria-hidden] span' ) ];
	expect( painted.map( ( { textContent } ) => textContent ) ).toEqual( [
		'%title%',
		'%foo%',
	] );
} );
