import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createLoadedSite } from '../../../../tests/js/create-site';
import { render } from '../../../../tests/js/render';
import type { ImportPlan } from '../../../../store';
import { ScreensProvider } from '../../definitions/screens-provider';
import { SETTINGS_SCREENS } from '../../definitions/registry';
import { sections } from '../../search/fixtures';
import { ImportCard } from './import-card';

jest.mock( '../../../../store/api' );

const PLAN: ImportPlan = {
	changes: [],
	unknown: [],
	refused: {},
	site: '',
	moves: false,
	site_only: [],
};

/** Opens the card, chooses a file, and presses Import; the server answers with the given function. */
async function importFile( answer: () => unknown, name = 'settings.json' ) {
	window.pharosBoot = { navigation: sections } as never;
	const site = await createLoadedSite();
	const user = userEvent.setup( { applyAccept: false } );
	const { container } = render(
		<ScreensProvider screens={ SETTINGS_SCREENS }>
			<ImportCard />
		</ScreensProvider>,
		site
	);
	const bytes = new TextEncoder().encode( '{"separator":"~"}' );
	const file = new File( [ bytes ], name );
	// Not in jsdom.
	file.arrayBuffer = async () => bytes.buffer as ArrayBuffer;
	await user.upload(
		container.querySelector( 'input[type=file]' ) as HTMLInputElement,
		file
	);
	await screen.findByText( `Chosen file: ${ name }` );
	site.server.answerOnce( answer );
	await user.click( screen.getByRole( 'button', { name: 'Import' } ) );
	return { ...site, user };
}

const refuse = ( code: string, message: string ) => () => {
	throw { success: false, code, message, data: { status: 400 } };
};

describe( 'a file that isn’t one of Pharos SEO', () => {
	test.each( [
		[ 'of another product', 'pharos_other_product' ],
		[ 'without settings', 'pharos_no_settings' ],
	] )( '%s leads to Migrate', async ( _, code ) => {
		const { user } = await importFile(
			refuse( code, 'This is a file of “Acme”.' )
		);
		await screen.findByText( /This is a file of “Acme”\./, {
			selector: '.components-notice__content',
		} );
		await user.click(
			screen.getByRole( 'button', { name: 'Go to Migrate' } )
		);
		expect( window.location.hash ).toBe( '#/tools/migrate' );
	} );

	test( 'that is no JSON leads there, too', async () => {
		await importFile( () => null, 'settings.ini' );
		expect(
			screen.getByRole( 'button', { name: 'Go to Migrate' } )
		).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'Import' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
	} );

	test( 'of a newer version says what to do, without Migrate', async () => {
		await importFile(
			refuse( 'pharos_newer_version', 'Update Pharos SEO.' )
		);
		await screen.findByText( /Update Pharos SEO\./, {
			selector: '.components-notice__content',
		} );
		expect(
			screen.queryByRole( 'button', { name: 'Go to Migrate' } )
		).not.toBeInTheDocument();
	} );
} );

test( 'settings of the same name are told apart by their screens', async () => {
	await importFile( () => ( {
		success: true,
		data: {
			...PLAN,
			changes: [ 'page_title', 'home_page_title' ].map( ( setting ) => ( {
				setting,
				category: 'general',
				old: 'A',
				new: 'B',
			} ) ),
			refused: { home_page_description: 'It is too long.' },
		},
	} ) );
	const dialog = within( await screen.findByRole( 'dialog' ) );
	expect(
		dialog.getByRole( 'checkbox', {
			name: 'Meta Templates › Search Engine Title',
		} )
	).toBeChecked();
	expect(
		dialog.getByRole( 'checkbox', {
			name: 'Home Page › General › Search Engine Title',
		} )
	).toBeChecked();
	expect(
		dialog.getByText( 'Home Page › General › Search Engine Description' )
	).toBeVisible();
} );

test( 'redirects that are added are listed with their targets', async () => {
	const { user } = await importFile( () => ( {
		success: true,
		data: {
			...PLAN,
			changes: [
				{
					setting: 'redirects',
					category: 'redirects',
					old: [],
					new: [
						redirect( '/old/', '/new/', { status: 302 } ),
						redirect( '/gone/', '', { status: 410 } ),
						redirect( '^/a/(\\d+)$', '/b/$1', {
							match: 'pattern',
						} ),
						redirect( '/off/', '/b/', { enabled: false } ),
						...Array.from( { length: 20 }, ( _, index ) =>
							redirect( `/more-${ index }/`, '/b/' )
						),
					],
				},
			],
		},
	} ) );
	const dialog = within( await screen.findByRole( 'dialog' ) );
	const rows = () =>
		within(
			dialog
				.getByText( '/old/ → /new/' )
				.closest( 'ul' ) as HTMLUListElement
		)
			.getAllByRole( 'listitem' )
			.map( ( { textContent } ) => textContent );
	expect( rows().slice( 0, 4 ) ).toEqual( [
		'/old/ → /new/302 Found (temporary)',
		'/gone/410 Gone',
		'^/a/(\\d+)$ → /b/$1301 Moved permanently · Pattern (regular expression)',
		'/off/ → /b/301 Moved permanently · Off',
	] );
	expect( rows() ).toHaveLength( 20 );
	await user.click( dialog.getByRole( 'button', { name: 'Show more' } ) );
	await waitFor( () => expect( rows() ).toHaveLength( 24 ) );
} );

const redirect = ( source: string, target: string, more: object = {} ) => ( {
	source,
	match: 'exact',
	query: 'keep',
	target,
	status: 301,
	enabled: true,
	...more,
} );
