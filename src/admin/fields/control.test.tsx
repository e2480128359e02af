import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createLoadedSite } from '../../../tests/js/create-site';
import { render } from '../../../tests/js/render';
import { SettingField } from './setting-field';

jest.mock( '../../../store/api' );

let mockFailures = 0;
jest.mock( './image-setting', () => {
	if ( mockFailures-- > 0 ) {
		throw new Error( 'Loading chunk image failed.' );
	}
	return jest.requireActual( './image-setting' );
} );

test( 'an image field whose script could not be loaded is there after trying again', async () => {
	mockFailures = 1;
	const site = await createLoadedSite();
	await act( async () =>
		render(
			<SettingField
				field={ {
					key: 'fallback_image',
					control: 'image',
					label: 'Default Social Image',
				} }
			/>,
			site
		)
	);
	expect( console ).toHaveErrored();

	await userEvent.click(
		screen.getByRole( 'button', { name: 'Try again' } )
	);

	expect(
		await screen.findByRole( 'button', { name: /Choose/ } )
	).toBeVisible();
} );
