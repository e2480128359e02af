import { render, screen, waitFor } from '@testing-library/react';
import { SaveAction } from './save-action';

// Mocked once for all tests: WordPress creates each media query only once.
let isPhone = false;
window.matchMedia = () =>
	( {
		get matches() {
			return isPhone;
		},
		addEventListener: () => {},
		removeEventListener: () => {},
	} ) as unknown as MediaQueryList;

const IDLE = { isIdle: true, isReady: false, isSaving: false };
const READY = { isIdle: false, isReady: true, isSaving: false };

const page = ( state: typeof IDLE ) => (
	<div className="pharos-page">
		<h1 tabIndex={ -1 }>Meta Templates</h1>
		<SaveAction label="Save" onSave={ () => {} } { ...state } />
	</div>
);
const save = () => screen.queryByRole( 'button', { name: 'Save' } );

test( 'Save stands out only while there is something to save', () => {
	isPhone = false;
	const { rerender } = render( page( IDLE ) );
	expect( save() ).not.toHaveClass( 'is-primary' );
	expect( save() ).toHaveAttribute( 'aria-disabled', 'true' );

	rerender( page( READY ) );
	expect( save() ).toHaveClass( 'is-primary' );
	expect( save() ).not.toHaveAttribute( 'aria-disabled', 'true' );
} );

test( 'on a phone Save comes with a change, and its focus is not lost when it goes', async () => {
	isPhone = true;
	const { rerender } = render( page( IDLE ) );
	expect( save() ).toBeNull();
	expect( document.body ).toHaveFocus();

	rerender( page( READY ) );
	save()?.focus();
	rerender( page( IDLE ) );
	expect( save() ).toBeNull();
	await waitFor( () =>
		expect( screen.getByRole( 'heading' ) ).toHaveFocus()
	);
} );

test( 'a window that becomes narrow doesn’t move the focus', () => {
	isPhone = false;
	const { rerender } = render( page( IDLE ) );
	isPhone = true;
	rerender( page( { ...IDLE } ) );
	expect( document.body ).toHaveFocus();
} );
