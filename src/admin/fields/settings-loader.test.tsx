import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createSite } from '../../../tests/js/create-site';
import { render } from '../../../tests/js/render';
import { SettingsLoader } from './settings-loader';

jest.mock( '../../../store/api' );

test( 'settings that can’t be read say so in their place, with the focus on the heading once they come', async () => {
	const site = createSite();
	site.server.failOnce( {
		code: 'db',
		message: 'The database is asleep.',
		data: { status: 500 },
	} );
	render(
		<div className="pharos-page">
			<h1 className="pharos-page__title" tabIndex={ -1 }>
				Meta Templates
			</h1>
			<SettingsLoader>
				<p>All settings</p>
			</SettingsLoader>
		</div>,
		site
	);
	expect(
		( await screen.findAllByText( /The database is asleep\./ ) ).at( -1 )
	).toBeVisible();
	expect( document.querySelector( '.pharos-load-failed' ) ).toHaveTextContent(
		'(Status 500)'
	);
	expect( screen.queryByText( 'All settings' ) ).toBeNull();

	await userEvent.click(
		screen.getByRole( 'button', { name: 'Try again' } )
	);
	expect( await screen.findByText( 'All settings' ) ).toBeVisible();
	expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveFocus();
} );
