import { act, screen } from '@testing-library/react';
import { createRegistry } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { render } from '../../../../tests/js/render';
import { RecentMessages } from './recent-messages';

function setup() {
	const registry = createRegistry();
	registry.register( noticesStore );
	const { createSuccessNotice, createErrorNotice, removeNotice } =
		registry.dispatch( noticesStore );
	const dialog = ( isOpen: boolean ) => (
		<RecentMessages isOpen={ isOpen } onClose={ () => {} } />
	);
	const { rerender } = render( dialog( false ), { registry } );
	return {
		save: () =>
			act( async () => {
				await createSuccessNotice( 'Saved.', {
					id: 'save',
					type: 'snackbar',
				} );
			} ),
		fail: ( text: string ) =>
			act( async () => {
				await createErrorNotice( text, {
					id: 'save',
					type: 'snackbar',
				} );
			} ),
		dismiss: () =>
			act( async () => {
				await removeNotice( 'save' );
			} ),
		open: () => rerender( dialog( true ) ),
	};
}

const lines = () =>
	screen
		.queryAllByRole( 'listitem' )
		.map( ( { firstChild } ) => firstChild?.textContent );

describe( 'the recent messages', () => {
	test( 'are those that were shown, also after they went, the newest first', async () => {
		const { save, fail, dismiss, open } = setup();
		await save();
		await fail( 'The site cannot be reached.' );
		await dismiss();
		open();
		expect( lines() ).toEqual( [
			'Error: The site cannot be reached.',
			'Saved.',
		] );
		expect( document.querySelectorAll( 'time' ) ).toHaveLength( 2 );
	} );

	test( 'are as many as a person reads', async () => {
		const { fail, open } = setup();
		for ( let i = 1; i <= 25; i++ ) {
			await fail( `Number ${ i }` );
		}
		open();
		expect( lines() ).toHaveLength( 20 );
		expect( lines()[ 0 ] ).toBe( 'Error: Number 25' );
	} );

	test( 'open whatever the site calls its language', async () => {
		// A WordPress locale that isn't a valid language tag (BCP 47).
		document.documentElement.lang = 'pt-PT-ao90';
		const { save, open } = setup();
		await save();
		open();
		expect( lines() ).toEqual( [ 'Saved.' ] );
		document.documentElement.lang = '';
	} );

	test( 'are none at first', () => {
		const { open } = setup();
		open();
		expect( lines() ).toEqual( [] );
		expect( screen.getByText( 'No messages yet.' ) ).toBeVisible();
	} );
} );
