import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createSite } from '../../../tests/js/create-site';
import { render } from '../../../tests/js/render';
import { Confirmation } from './confirmation';

jest.mock( '../../../store/api' );

describe( 'the question on the screen', () => {
	test( 'may lead to another one, which is asked afresh', async () => {
		const site = createSite();
		const remove = jest.fn();
		render( <Confirmation />, site );
		const user = userEvent.setup();
		await act( () =>
			site.dispatch.openConfirmation( {
				title: 'Disconnect?',
				onConfirm: () =>
					site.dispatch.openConfirmation( {
						title: 'Delete its data too?',
						isDestructive: true,
						onConfirm: remove,
					} ),
			} )
		);

		await user.click( screen.getByRole( 'button', { name: 'Proceed' } ) );

		expect(
			screen.getByRole( 'dialog', { name: 'Delete its data too?' } )
		).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'Cancel' } )
		).toHaveFocus();
		await user.click( screen.getByRole( 'button', { name: 'Proceed' } ) );
		expect( remove ).toHaveBeenCalledTimes( 1 );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );
} );
