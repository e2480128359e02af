import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { ConfirmModal } from '.';

const setup = ( onConfirm: () => unknown, isDestructive = false ) => {
	const onClose = jest.fn();
	render(
		<ConfirmModal
			title="Disconnect?"
			description="You can connect again."
			isDestructive={ isDestructive }
			onConfirm={ onConfirm }
			onClose={ onClose }
		/>
	);
	return { onClose, user: userEvent.setup() };
};

describe( 'the confirmation dialog', () => {
	test( 'asks with title, description and the default buttons', () => {
		setup( () => {} );
		expect(
			screen.getByRole( 'dialog', { name: 'Disconnect?' } )
		).toBeVisible();
		expect( screen.getByText( 'You can connect again.' ) ).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'Proceed' } )
		).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'Cancel' } )
		).toBeVisible();
	} );

	test( 'closes after the action is done, not before', async () => {
		let finish = () => {};
		const { onClose, user } = setup(
			() => new Promise< void >( ( resolve ) => ( finish = resolve ) )
		);
		await user.click( screen.getByRole( 'button', { name: 'Proceed' } ) );
		expect( onClose ).not.toHaveBeenCalled();
		finish();
		await waitFor( () => expect( onClose ).toHaveBeenCalledTimes( 1 ) );
	} );

	test( 'a second press while the action runs does nothing', async () => {
		const onConfirm = jest.fn( () => new Promise( () => {} ) );
		const { user } = setup( onConfirm );
		await user.dblClick(
			screen.getByRole( 'button', { name: 'Proceed' } )
		);
		expect( onConfirm ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'a failure is told in the dialog, which stays and can be tried again', async () => {
		const onConfirm = jest
			.fn< Promise< void >, [] >()
			.mockRejectedValueOnce( new Error( 'The server said no.' ) )
			.mockResolvedValueOnce();
		const { onClose, user } = setup( onConfirm );
		await user.click( screen.getByRole( 'button', { name: 'Proceed' } ) );
		expect(
			await screen.findByText( 'The server said no.', {
				selector: '.components-notice__content',
			} )
		).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Proceed' } ) );
		await waitFor( () => expect( onClose ).toHaveBeenCalledTimes( 1 ) );
	} );

	test( 'a failure without a reason has the general words', async () => {
		const { user } = setup( () => Promise.reject( new Error( '' ) ) );
		await user.click( screen.getByRole( 'button', { name: 'Proceed' } ) );
		expect(
			await screen.findByText( 'Action failed. Please try again.', {
				selector: '.components-notice__content',
			} )
		).toBeVisible();
	} );

	test( 'Escape closes', async () => {
		const { onClose, user } = setup( () => {} );
		await user.keyboard( '{Escape}' );
		await waitFor( () => expect( onClose ).toHaveBeenCalled() );
	} );

	test( 'a destructive question has the focus on the harmless choice', () => {
		setup( () => {}, true );
		expect(
			screen.getByRole( 'button', { name: 'Cancel' } )
		).toHaveFocus();
	} );

	test.each( [ true, false ] )(
		'the focus returns to its opener (destructive: %s)',
		async ( isDestructive ) => {
			function Page() {
				const [ isOpen, setIsOpen ] = useState( false );
				return (
					<>
						<button onClick={ () => setIsOpen( true ) }>
							Open
						</button>
						{ isOpen && (
							<ConfirmModal
								title="Disconnect?"
								isDestructive={ isDestructive }
								onConfirm={ () => {} }
								onClose={ () => setIsOpen( false ) }
							/>
						) }
					</>
				);
			}
			const user = userEvent.setup();
			render( <Page /> );
			const opener = screen.getByRole( 'button', { name: 'Open' } );
			for ( const close of [ 'Cancel', 'Proceed' ] ) {
				await user.click( opener );
				await user.click(
					screen.getByRole( 'button', { name: close } )
				);
				await waitFor( () => expect( opener ).toHaveFocus() );
			}
		}
	);
} );
