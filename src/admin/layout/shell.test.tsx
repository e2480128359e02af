import { screen } from '@testing-library/react';
import { openApplication } from '../../../tests/js/open-application';

jest.mock( '../../../store/api' );

/** Number of renders by component. */
const mockDrawn: Record< string, number > = {};

/** Mocks a module whose component counts its renders. */
function mockCounting( path: string, name: string ) {
	const module = jest.requireActual( path );
	return {
		...module,
		[ name ]: ( props: object ) => {
			mockDrawn[ name ] = ( mockDrawn[ name ] ?? 0 ) + 1;
			return module[ name ]( props );
		},
	};
}
jest.mock( './shell', () => mockCounting( './shell', 'Shell' ) );
jest.mock( './top-bar', () => mockCounting( './top-bar', 'TopBar' ) );
jest.mock( './left-nav', () => mockCounting( './left-nav', 'LeftNav' ) );
jest.mock( './page-area', () => mockCounting( './page-area', 'PageArea' ) );
jest.mock( '../screens/screen-view', () =>
	mockCounting( '../screens/screen-view', 'ScreenView' )
);
jest.mock( '../fields/setting-field', () =>
	mockCounting( '../fields/setting-field', 'SettingField' )
);

test( 'a key draws the field it is typed in, not the application around it', async () => {
	const { user } = await openApplication( '/general?setting=separator' );
	const field = screen.getByRole( 'textbox', { name: 'Separator' } );
	expect( Object.keys( mockDrawn ).sort() ).toEqual( [
		'LeftNav',
		'PageArea',
		'ScreenView',
		'SettingField',
		'Shell',
		'TopBar',
	] );

	await user.click( field );
	// The first key press adds the dot next to the page in the navigation.
	await user.keyboard( '–' );
	for ( const name in mockDrawn ) {
		mockDrawn[ name ] = 0;
	}
	await user.keyboard( '|' );

	expect( field ).toHaveValue( '-–|' );
	expect( mockDrawn ).toEqual( {
		Shell: 0,
		TopBar: 0,
		LeftNav: 0,
		PageArea: 0,
		ScreenView: 0,
		SettingField: 1,
	} );
} );

test( 'the setup wizard can be opened again after it is completed', async () => {
	const { user } = await openApplication( '/general' );
	await user.click( screen.getByRole( 'button', { name: 'More' } ) );
	expect(
		screen.getByRole( 'menuitem', { name: 'Setup wizard' } )
	).toBeInTheDocument();
} );
