import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createSite } from '../../tests/js/create-site';
import { render } from '../../tests/js/render';
import { Resource } from '.';

jest.mock( '../../store/api' );

const isBusy = () => document.querySelector( '[aria-busy="true"]' ) !== null;
/** Returns the visible message, not its copy for screen readers. */
const message = ( text: RegExp ) => screen.getAllByText( text ).at( -1 );

describe( 'what a part of a page needs', () => {
	test( 'is waited for, and then handed over', async () => {
		const site = createSite( { settings: { separator: '|' } } );
		render(
			<Resource
				reads={ [ [ 'getSettings' ], [ 'getSiteSettings' ] ] }
				failure="No settings."
			>
				{ ( settings, { site: { site_name: name } } ) => (
					<p>{ `${ settings.separator } ${ name }` }</p>
				) }
			</Resource>,
			site
		);
		expect( isBusy() ).toBe( true );

		expect(
			await screen.findByText( '| Hazel & Pine Coffee' )
		).toBeVisible();
		expect( isBusy() ).toBe( false );
		expect( site.server.requests ).toHaveLength( 2 );
	} );

	test( 'may be one of many, told apart by arguments', async () => {
		render(
			<Resource reads={ [ [ 'getPreview', 12 ] ] } failure="No page.">
				{ ( { id } ) => <p>{ `Page ${ id }` }</p> }
			</Resource>,
			createSite()
		);
		expect( await screen.findByText( 'Page 12' ) ).toBeVisible();
	} );

	test( 'says what failed and why, and is asked for again', async () => {
		const site = createSite();
		site.server.failOnce( {
			message: 'Database is away.',
			data: { status: 503 },
		} );
		render(
			<Resource reads={ [ [ 'getRobotsTxt' ] ] } failure="No robots.txt.">
				<p>Rules</p>
			</Resource>,
			site
		);
		await waitFor( () => expect( isBusy() ).toBe( false ) );
		expect( message( /No robots\.txt\./ ) ).toBeVisible();
		expect( message( /Database is away\. \(Status 503\)/ ) ).toBeVisible();
		expect( screen.queryByText( 'Rules' ) ).toBeNull();

		await userEvent.click(
			screen.getByRole( 'button', { name: 'Try again' } )
		);

		expect( await screen.findByText( 'Rules' ) ).toBeVisible();
	} );

	test( 'that was there once stays when a later request fails', async () => {
		const site = createSite();
		render(
			<Resource reads={ [ [ 'getRobotsTxt' ] ] } failure="No robots.txt.">
				<p>Rules</p>
			</Resource>,
			site
		);
		await screen.findByText( 'Rules' );

		site.server.failOnce( { message: 'Database is away.' } );
		void site.dispatch.invalidateResolution( 'getRobotsTxt', [] );

		await waitFor( () =>
			expect(
				site.select.hasResolutionFailed( 'getRobotsTxt', [] )
			).toBe( true )
		);
		expect( screen.getByText( 'Rules' ) ).toBeVisible();
	} );
} );
