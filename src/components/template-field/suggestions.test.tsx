import { act, fireEvent, screen } from '@testing-library/react';
import { speak } from '@wordpress/a11y';
import { offered, setUp } from './test-field';

jest.mock( '@wordpress/a11y' );
beforeEach( () => jest.mocked( speak ).mockClear() );

const all = [ 'Site Name', 'Separator', 'Tagline', 'Post Title', 'Résumé' ];
const selected = () =>
	screen.getByRole( 'option', { selected: true } ).firstElementChild
		?.textContent;

describe( 'typing @', () => {
	test( 'offers every variable with its token and what it stands for', async () => {
		const { user, field } = setUp();
		await user.type( field, 'Welcome @' );
		expect( offered() ).toEqual( all );
		expect(
			screen.getByRole( 'option', {
				name: 'Site Name %site_name% Hazel & Pine',
			} )
		).toBeTruthy();
		expect(
			screen.getByRole( 'option', {
				name: 'Résumé %resume% The post in short',
			} )
		).toBeTruthy();
		expect( speak ).toHaveBeenCalledWith( '5 suggestions' );
	} );

	test( 'offers what says something on the kind of page; what is typed is known all the same', async () => {
		const variable = { label: 'Term Name', description: 'Of the term' };
		const { user, field } = setUp( {
			kind: 'post',
			variables: [
				{ ...variable, name: 'term_title', on: [ 'term' ] },
				{ ...variable, name: 'tags', label: 'Tags', on: [ 'post' ] },
				{ ...variable, name: 'site_name', label: 'Site Name' },
			],
		} );
		await user.type( field, '@' );
		expect( offered() ).toEqual( [ 'Tags', 'Site Name' ] );
		await user.clear( field );
		await user.type( field, '%term_title%' );
		expect( screen.queryByText( /Unknown variable/ ) ).toBeNull();
	} );

	test( 'leaves the focus in the field, which points to the list', async () => {
		const { user, field } = setUp();
		await user.type( field, '@' );
		expect( field.matches( ':focus' ) ).toBe( true );
		expect( field.getAttribute( 'aria-controls' ) ).toBe(
			screen.getByRole( 'listbox', { name: 'Variables' } ).id
		);
		expect( field.getAttribute( 'aria-activedescendant' ) ).toBe(
			screen.getByRole( 'option', { selected: true } ).id
		);
		expect( field.hasAttribute( 'aria-expanded' ) ).toBe( false );
		await user.keyboard( '{Escape}' );
		expect( field.hasAttribute( 'aria-controls' ) ).toBe( false );
		expect( field.hasAttribute( 'aria-activedescendant' ) ).toBe( false );
	} );

	test.each( [
		[ 'site n', [ 'Site Name' ] ],
		[ 'site_', [ 'Site Name' ] ],
		[ 'T', [ 'Tagline', 'Post Title', 'Site Name', 'Separator' ] ],
		[ 'resu', [ 'Résumé' ] ],
		[ 'nothing', [] ],
	] )( 'and "%s" narrows the list', async ( text, expected ) => {
		const { user, field } = setUp();
		await user.type( field, `@${ text }` );
		expect( [ ...offered() ].sort() ).toEqual( [ ...expected ].sort() );
	} );

	test( 'in an e-mail address opens nothing', async () => {
		const { user, field } = setUp();
		await user.type( field, 'me@' );
		expect( offered() ).toEqual( [] );
	} );

	test( 'with an input method opens the list only when its text is settled', async () => {
		const { user, field } = setUp();
		await user.click( field );
		fireEvent.compositionStart( field );
		fireEvent.input( field, {
			target: { value: '@ta' },
			isComposing: true,
		} );
		expect( offered() ).toEqual( [] );
		// The popover is positioned asynchronously.
		await act( async () => void fireEvent.compositionEnd( field ) );
		expect( offered() ).toEqual( [ 'Tagline' ] );
	} );
} );

describe( 'with the list open', () => {
	test( 'arrows, Home and End choose, around the ends', async () => {
		const { user, field } = setUp();
		await user.type( field, '@' );
		const seen = [ selected() ];
		for ( const key of [
			'ArrowDown',
			'ArrowUp',
			'ArrowUp',
			'ArrowDown',
			'End',
			'Home',
		] ) {
			await user.keyboard( `{${ key }}` );
			seen.push( selected() );
		}
		expect( seen ).toEqual(
			[ 0, 1, 0, 4, 0, 4, 0 ].map( ( index ) => all[ index ] )
		);
	} );

	test( 'Enter inserts in place of what was typed, and sends no form', async () => {
		const onSubmit = jest.fn();
		const { user, field } = setUp( { value: 'A  B', onSubmit } );
		await user.type( field, '@tag', { initialSelectionStart: 2 } );
		await user.keyboard( '{Enter}!' );
		expect( field.value ).toBe( 'A %tagline%! B' );
		expect( offered() ).toEqual( [] );
		expect( onSubmit ).not.toHaveBeenCalled();
		await user.keyboard( '{Enter}' );
		expect( onSubmit ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'Tab inserts, Shift+Tab leaves', async () => {
		const { user, field } = setUp();
		await user.type( field, '@' );
		await user.tab();
		expect( field.value ).toBe( '%site_name%' );
		expect( field.matches( ':focus' ) ).toBe( true );
		await user.type( field, ' @' );
		await user.tab( { shift: true } );
		expect( field.value ).toBe( '%site_name% @' );
		expect( offered() ).toEqual( [] );
	} );

	test( 'Escape closes it for this "@", and no dialog around the field', async () => {
		const onEscape = jest.fn();
		document.body.addEventListener( 'keydown', onEscape );
		const { user, field } = setUp();
		await user.type( field, '@' );
		onEscape.mockClear();
		await user.keyboard( '{Escape}' );
		expect( onEscape ).not.toHaveBeenCalled();
		await user.type( field, 't' );
		expect( field.value ).toBe( '@t' );
		expect( offered() ).toEqual( [] );
		await user.type( field, ' @t' );
		expect( offered() ).not.toEqual( [] );
		document.body.removeEventListener( 'keydown', onEscape );
	} );

	test( 'a click inserts', async () => {
		const { user, field } = setUp();
		await user.type( field, '@' );
		await user.click(
			screen.getByRole( 'option', { name: /Post Title/ } )
		);
		expect( field.value ).toBe( '%title%' );
		expect( field.matches( ':focus' ) ).toBe( true );
	} );

	test( 'it closes when the caret goes elsewhere or the field is left', async () => {
		const { user, field } = setUp();
		await user.type( field, 'A @' );
		await user.keyboard( '{ArrowLeft}' );
		expect( offered() ).toEqual( [] );
		await user.type( field, ' @' );
		expect( offered() ).toEqual( all );
		await user.click(
			screen.getByRole( 'button', { name: 'Next field' } )
		);
		expect( offered() ).toEqual( [] );
	} );
} );

describe( 'the button "Insert variable"', () => {
	test( 'inserts where the caret was', async () => {
		const { user, field } = setUp( { value: 'AB' } );
		await user.click( field );
		field.setSelectionRange( 1, 1 );
		await user.click(
			screen.getByRole( 'button', { name: 'Insert variable' } )
		);
		expect( field.matches( ':focus' ) ).toBe( true );
		expect( offered() ).toEqual( all );
		await user.keyboard( 'tag{Enter}' );
		expect( field.value ).toBe( 'A%tagline%B' );
	} );

	test( 'inserts at the end of a field that was never focused', async () => {
		const { user, field } = setUp( { value: 'A ' } );
		await user.click(
			screen.getByRole( 'button', { name: 'Insert variable' } )
		);
		await user.keyboard( '{Enter}' );
		expect( field.value ).toBe( 'A %site_name%' );
	} );

	test( 'replaces what is selected', async () => {
		const { user, field } = setUp( { value: 'ABC' } );
		await user.click( field );
		field.setSelectionRange( 1, 2 );
		await user.click(
			screen.getByRole( 'button', { name: 'Insert variable' } )
		);
		await user.click( screen.getByRole( 'option', { name: /Tagline/ } ) );
		expect( field.value ).toBe( 'A%tagline%C' );
	} );

	test( 'closes the list when pressed again', async () => {
		const { user } = setUp();
		const button = screen.getByRole( 'button', {
			name: 'Insert variable',
		} );
		await user.click( button );
		expect( button.getAttribute( 'aria-expanded' ) ).toBe( 'true' );
		await user.click( button );
		expect( offered() ).toEqual( [] );
	} );
} );

describe( 'Backspace behind a variable', () => {
	test( 'selects it first, then deletes it', async () => {
		const { user, field } = setUp( { value: 'A %title%' } );
		await user.type( field, '{Backspace}' );
		expect( field.value ).toBe( 'A %title%' );
		expect( [ field.selectionStart, field.selectionEnd ] ).toEqual( [
			2, 9,
		] );
		await user.keyboard( '{Backspace}' );
		expect( field.value ).toBe( 'A ' );
	} );

	test( 'that does not exist deletes a letter, to mend it', async () => {
		const { user, field } = setUp( { value: '%titel%' } );
		await user.type( field, '{Backspace}' );
		expect( field.value ).toBe( '%titel' );
	} );
} );

test( 'the browser inserts, so that its undo takes it back', async () => {
	const execCommand = jest.fn( () => true );
	document.execCommand = execCommand;
	const { user, field } = setUp();
	await user.type( field, '@{Enter}' );
	// @ts-expect-error jsdom has none.
	delete document.execCommand;
	expect( execCommand.mock.calls ).toEqual( [
		[ 'insertText', false, '%site_name%' ],
	] );
} );
