import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { Values } from '../../../../store';
import { createLoadedSite } from '../../../../tests/js/create-site';
import { render } from '../../../../tests/js/render';
import { robotInstructions } from '../../definitions/robot-instructions';
import RobotInstructions from '.';

jest.mock( '../../../../store/api' );

const [ noIndex ] = robotInstructions;

async function open( {
	address = '/advanced/robot_instructions/indexing',
	settings = {},
	fails = false,
}: { address?: string; settings?: Values; fails?: boolean } = {} ) {
	const site = await createLoadedSite( { settings } );
	if ( fails ) {
		site.server.failOnce( { code: 'x', message: 'Database is away.' } );
	}
	render(
		<MemoryRouter initialEntries={ [ address ] }>
			{ noIndex && (
				<RobotInstructions definition={ noIndex } params={ {} } />
			) }
		</MemoryRouter>,
		site
	);
	await waitFor( () => expect( skeleton() ).toBeNull() );
	return { ...site, user: userEvent.setup() };
}

const skeleton = () => document.querySelector( '[aria-busy="true"]' );
const toggle = ( name: string ) => screen.getByRole( 'checkbox', { name } );

describe( 'the No Index screen', () => {
	test( 'shows each post type with its name, how many there are, and an example', async () => {
		await open();

		const posts = screen
			.getAllByRole( 'listitem' )
			.find( ( item ) => within( item ).queryByText( 'Posts' ) );
		expect( posts ).toHaveTextContent( /post.*12 published/ );
		expect(
			within( posts as HTMLElement ).getByRole( 'link' )
		).toHaveAttribute( 'href', 'https://example.org/brewing' );
	} );

	test( 'a switch changes the setting, and back again leaves nothing to save', async () => {
		const { user, select } = await open( {
			settings: { no_index: [ 'search' ] },
		} );

		await user.click( toggle( 'Posts' ) );
		expect( select.getEdits() ).toEqual( {
			no_index: [ 'search', 'post' ],
		} );
		expect(
			screen.getByRole( 'tab', { selected: true } )
		).toHaveTextContent( 'Post Types (1 on)' );

		await user.click( toggle( 'Posts' ) );
		expect( select.hasUnsavedSettings() ).toBe( false );
	} );

	test( '"Turn all off" leaves the other tabs alone', async () => {
		const { user, select } = await open( {
			settings: { no_index: [ 'search', 'post', 'page' ] },
		} );

		await user.click(
			screen.getByRole( 'button', { name: 'Turn all off' } )
		);

		expect( select.getEdits() ).toEqual( { no_index: [ 'search' ] } );
		expect(
			screen.getByRole( 'button', { name: 'Turn all off' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
	} );

	test( 'says where a switch has no effect', async () => {
		const { user } = await open();

		await user.click( screen.getByRole( 'tab', { name: /^Archives/ } ) );

		expect( toggle( 'Author Archives' ) ).toHaveAccessibleDescription(
			/Redirects to the home page, so this has no effect\./
		);
	} );

	test( 'opens the tab of the switch that the address names', async () => {
		await open( {
			address:
				'/advanced/robot_instructions/indexing?setting=no_index.category',
		} );

		expect( toggle( 'Categories' ) ).toBeVisible();
	} );

	test( 'that cannot fetch the lists says why and tries again', async () => {
		const { user } = await open( { fails: true } );
		expect(
			screen.getAllByText( /Database is away\./ ).at( -1 )
		).toBeVisible();

		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );

		expect(
			await screen.findByRole( 'checkbox', { name: 'Posts' } )
		).toBeVisible();
	} );
} );
