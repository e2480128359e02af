import { screen } from '@testing-library/react';
import { openApplication } from '../../../tests/js/open-application';

jest.mock( '../../../store/api' );

/** The name of the component that throws. */
let mockFault = '';

/** Mocks a module whose component can throw, like one that renders an add-on's data. */
function mockFaulty( path: string, name: string ) {
	const module = jest.requireActual( path );
	return {
		...module,
		[ name ]: ( props: object ) => {
			if ( mockFault === name ) {
				throw new Error( `No ${ name }.` );
			}
			return module[ name ]( props );
		},
	};
}
jest.mock( './top-bar', () => mockFaulty( './top-bar', 'TopBar' ) );
jest.mock( './left-nav', () => mockFaulty( './left-nav', 'LeftNav' ) );
jest.mock( './page-header', () => mockFaulty( './page-header', 'PageHeader' ) );
jest.mock( './messages/snackbars', () =>
	mockFaulty( './messages/snackbars', 'Snackbars' )
);
jest.mock( '../../visibility-notice', () =>
	mockFaulty( '../../visibility-notice', 'VisibilityNotices' )
);
jest.mock( '../screens/screen-view', () =>
	mockFaulty( '../screens/screen-view', 'ScreenView' )
);

const PARTS = {
	TopBar: () => screen.queryByRole( 'region', { name: 'Pharos SEO' } ),
	LeftNav: () =>
		screen.queryByRole( 'navigation', { name: 'General settings' } ),
	PageHeader: () => screen.queryByRole( 'heading', { level: 1 } ),
	ScreenView: () =>
		screen.queryByRole( 'textbox', { name: 'Search Engine Title' } ),
};

test.each( [ ...Object.keys( PARTS ), 'Snackbars', 'VisibilityNotices' ] )(
	'a fault in %s leaves all other parts of the application',
	async ( fault ) => {
		mockFault = fault;

		await openApplication( '/general' );

		expect( console ).toHaveErrored();
		const { error: log } = console;
		expect( log ).toHaveBeenCalledWith(
			expect.stringContaining( 'couldn’t be displayed' ),
			expect.objectContaining( { message: `No ${ fault }.` } ),
			expect.stringContaining( fault )
		);
		expect(
			screen.getAllByText( new RegExp( `No ${ fault }\\.` ) ).at( -1 )
		).toBeVisible();
		for ( const [ name, part ] of Object.entries( PARTS ) ) {
			expect( part() !== null ).toBe( name !== fault );
		}
	}
);
