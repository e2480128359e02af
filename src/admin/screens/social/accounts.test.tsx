import { act, screen } from '@testing-library/react';
import { openApplication } from '../../../../tests/js/open-application';

jest.mock( '../../../../store/api' );

const ROUTE = '/general/social/accounts';

const field = ( name: string ) =>
	screen.queryByRole< HTMLInputElement >( 'textbox', { name } );
const icon = ( name: string ) =>
	field( name )
		?.closest( '.pharos-field' )
		?.querySelector( 'svg path' )
		?.getAttribute( 'd' );

const open = ( query = '' ) => openApplication( ROUTE + query );

test( 'networks without a profile are behind “Add profile”, which leads into the field', async () => {
	const { user } = await open();
	expect( field( 'Instagram' ) ).toBeVisible();
	expect( field( 'Mastodon' ) ).toBeNull();

	await user.type(
		screen.getByRole( 'combobox', { name: 'Add profile' } ),
		'Mastodon'
	);
	await user.click( screen.getByRole( 'option', { name: 'Mastodon' } ) );
	expect( field( 'Mastodon' ) ).toHaveFocus();
	expect( icon( 'Mastodon' ) ).toBeTruthy();
	expect( icon( 'Mastodon' ) ).not.toBe( icon( 'Instagram' ) );
} );

test( 'an emptied field stays, to be filled again', async () => {
	const { user, dispatch } = await open();
	await act( async () => {
		await dispatch.editSettings( {
			social_profiles: { mastodon: 'https://mastodon.social/@fern' },
		} );
	} );
	const mastodon = await screen.findByRole( 'textbox', { name: 'Mastodon' } );
	await user.clear( mastodon );
	expect( mastodon ).toBeVisible();
	expect( mastodon ).toHaveValue( '' );
} );

test( 'a link leads to a field that is not shown otherwise', async () => {
	await open( '?setting=social_profiles.mastodon' );
	expect(
		await screen.findByRole( 'textbox', { name: 'Mastodon' } )
	).toBeVisible();
} );

test( 'what depends on a switch says so while that is off', async () => {
	const { user } = await openApplication( '/general/social/x' );
	await user.click( screen.getByRole( 'checkbox', { name: 'X card tags' } ) );
	expect(
		screen.getByRole( 'radio', { name: 'Small image' } )
	).toBeDisabled();
	expect(
		screen.getAllByText( 'Turn on X card tags first.' ).length
	).toBeGreaterThan( 0 );
} );
