import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { SlotFillProvider } from '@wordpress/components';
import { Profiler, type ProfilerOnRenderCallback } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { bulkPost } from '../../../../tests/js/bulk-rows';
import { createLoadedSite } from '../../../../tests/js/create-site';
import { render } from '../../../../tests/js/render';
import BulkEditorScreen from '.';

jest.mock( '../../../../store/api' );
jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

function Address() {
	return <output>{ useLocation().search }</output>;
}

/** Renders the screen with "Brewing" and "Beans", the first of two pages. */
async function open( address = '' ) {
	window.pharosBoot = {} as never;
	const site = await createLoadedSite();
	render(
		<MemoryRouter initialEntries={ [ `/tools/bulk-editor${ address }` ] }>
			<SlotFillProvider>
				<BulkEditorScreen />
				<Address />
			</SlotFillProvider>
		</MemoryRouter>,
		site
	);
	await screen.findByRole( 'grid' );
	const cell = ( row: number, column: number ) =>
		within(
			screen.getAllByRole( 'row' )[ row ] as HTMLElement
		).getAllByRole( 'gridcell' )[ column ] as HTMLElement;
	const user = userEvent.setup();
	/** Focuses the title of the first row. */
	const start = () => act( () => cell( 1, 0 ).focus() );
	return { ...site, cell, user, start };
}

const focused = () => screen.getByRole( 'grid' ).ownerDocument.activeElement;

describe( 'the checks of a row', () => {
	test( 'name what is missing and lead to it; they say nothing where all is fine', async () => {
		const none = { error: 0, warning: 0, suggestion: 0, ignored: 0 };
		const { cell, server, dispatch } = await open();
		server.bulk.items = [
			bulkPost( 1, 'Bare', {
				checks: { ...none, error: 1, warning: 3 },
				issues: [
					'No SEO title',
					'No meta description',
					'Images without alt text',
				],
			} ),
			bulkPost( 2, 'Fine', { checks: { ...none, success: 9 } } ),
		];
		await act( () => dispatch.invalidateResolutionForStore() );
		await screen.findByText( 'Fine' );
		const link = screen.getByRole( 'link', {
			name: 'No SEO title, No meta description, 2 more: Bare',
		} );
		expect( link.getAttribute( 'href' ) ).toMatch( /pharos-field=checks$/ );
		expect( cell( 2, 3 ) ).toHaveTextContent( 'No issues' );
		expect( screen.getByText( 'No issues' ) ).toHaveClass(
			'components-visually-hidden'
		);
	} );
} );

describe( 'the keyboard of the table', () => {
	test( 'moves from cell to cell; one element is in the order of Tab', async () => {
		const { cell, user, start } = await open();
		start();

		await user.keyboard( '{ArrowRight}' );
		expect( cell( 1, 1 ) ).toHaveFocus();
		await user.keyboard( '{ArrowDown}{ArrowDown}' );
		expect( cell( 2, 1 ) ).toHaveFocus();
		await user.keyboard( '{End}' );
		expect( cell( 2, 3 ) ).toHaveFocus();
		await user.keyboard( '{Home}' );
		expect( focused() ).toHaveTextContent( 'Beans' );
		await user.keyboard( '{Control>}{Home}{/Control}' );
		expect( focused() ).toHaveTextContent( 'Brewing' );
		await user.keyboard( '{Control>}{End}{/Control}' );
		expect( cell( 2, 3 ) ).toHaveFocus();

		expect(
			screen.getByRole( 'grid' ).querySelectorAll( '[tabindex="0"]' )
		).toHaveLength( 1 );
	} );

	test( 'stays in its column where rows have fewer links', async () => {
		const { cell, user, start, server, dispatch } = await open();
		server.bulk.items = [
			bulkPost( 1, 'Public' ),
			bulkPost( 2, 'Locked', { url: '', edit_link: '' } ),
		];
		await act( () => dispatch.invalidateResolutionForStore() );
		await screen.findByText( 'Locked' );
		start();

		await user.keyboard( '{ArrowDown}' );
		expect( cell( 2, 0 ) ).toHaveFocus();
		await user.keyboard( '{ArrowLeft}' );
		expect( focused() ).toBe(
			screen.getByRole( 'rowheader', { name: /^Locked/ } )
		);
		await user.keyboard( '{ArrowUp}{ArrowRight}' );
		expect( focused() ).toHaveAccessibleName( 'View “Public”' );
		await user.keyboard( '{ArrowDown}' );
		expect( focused() ).toHaveTextContent( 'Locked' );
	} );

	test( 'leaves arrows with other keys to the browser, which goes back with them', async () => {
		const { cell, user, start } = await open();
		start();
		await user.keyboard( '{ArrowRight}' );
		expect( cell( 1, 1 ) ).toHaveFocus();

		for ( const modifier of [ { altKey: true }, { metaKey: true } ] ) {
			const isLeft = fireEvent.keyDown( cell( 1, 1 ), {
				key: 'ArrowLeft',
				...modifier,
			} );
			expect( isLeft ).toBe( true );
		}
		expect( cell( 1, 1 ) ).toHaveFocus();
	} );

	test( 'Enter edits and goes on to the next row', async () => {
		const { cell, user, start, select } = await open();
		start();

		await user.keyboard( '{Enter}' );
		expect( focused() ).toBe(
			screen.getByRole( 'textbox', { name: 'Title: Brewing' } )
		);
		await user.keyboard( 'Slow tea{Enter}' );

		expect( cell( 2, 0 ) ).toHaveFocus();
		expect( cell( 1, 0 ) ).toHaveTextContent( 'Slow tea' );
		expect( select.getBulkEdits() ).toEqual( {
			'post 1': { title: 'Slow tea' },
		} );
	} );

	test( 'a character replaces, Delete empties, Escape takes back', async () => {
		const { cell, user, select } = await open();
		act( () => cell( 2, 0 ).focus() );
		const title = () => select.getBulkEdits()[ 'post 2' ]?.title;

		await user.keyboard( '?/' );
		expect( focused() ).toHaveValue( '?/' );
		await user.keyboard( '{Escape}' );
		expect( title() ).toBeUndefined();
		expect( cell( 2, 0 ) ).toHaveFocus();

		await user.keyboard( '{Delete}' );
		expect( title() ).toBe( '' );
		expect( cell( 2, 0 ) ).toHaveTextContent( 'Inherited: Beans - Coffee' );
		await user.keyboard( '{Control>}z{/Control}' );
		expect( title() ).toBeUndefined();
		await user.keyboard( '{Control>}{Shift>}z{/Shift}{/Control}' );
		expect( title() ).toBe( '' );
	} );

	test( 'Tab goes on to the next field while editing, and leaves the table else', async () => {
		const { user, start } = await open();
		start();

		await user.keyboard( '{F2}{Tab}' );
		expect( focused() ).toHaveAccessibleName( 'Description: Brewing' );
		await user.keyboard( '{Tab}' );
		expect( focused() ).toHaveAccessibleName( 'No Index: Brewing' );
		await user.keyboard( '{Tab}' );
		expect( focused() ).toHaveAccessibleName( 'Title: Beans' );
		await user.keyboard( '{Shift>}{Tab}{/Shift}' );
		expect( focused() ).toHaveAccessibleName( 'No Index: Brewing' );
		await user.keyboard( '{Escape}{Tab}' );
		expect( screen.getByRole( 'grid' ) ).not.toContainElement(
			focused() as HTMLElement
		);
	} );

	test( 'chooses what robots are told', async () => {
		const { cell, user, select } = await open();
		act( () => cell( 1, 2 ).focus() );
		expect( cell( 1, 2 ) ).toHaveTextContent( 'Inherited: No' );

		await user.keyboard( ' ' );
		await user.selectOptions(
			screen.getByRole( 'combobox', {
				name: 'No Index: Brewing',
			} ),
			'Yes'
		);
		await user.keyboard( '{Enter}' );

		expect( select.getBulkEdits() ).toEqual( {
			'post 1': { noindex: 'yes' },
		} );
		expect( cell( 1, 2 ) ).toHaveTextContent( 'Yes' );
	} );

	test( 'edits nothing of what the person may not edit', async () => {
		const site = await createLoadedSite();
		site.server.bulk.items = [
			bulkPost( 1, 'Locked', { editable: false, edit_link: '' } ),
		];
		render(
			<MemoryRouter>
				<SlotFillProvider>
					<BulkEditorScreen />
				</SlotFillProvider>
			</MemoryRouter>,
			site
		);
		const user = userEvent.setup();
		await screen.findByRole( 'grid' );

		await user.click(
			screen.getAllByRole( 'gridcell' )[ 0 ] as HTMLElement
		);
		await user.keyboard( '{Enter}x{Delete}' );

		expect( screen.queryByRole( 'textbox' ) ).toBeNull();
		expect( site.select.hasUnsavedWork() ).toBe( false );
		expect( screen.queryByText( /Only users who can publish/ ) ).toBeNull();
	} );

	test( 'locks No Index for people who can’t publish, and says why; texts are theirs', async () => {
		const { user, cell, select, server, dispatch } = await open();
		expect( screen.queryByText( /Only users who can publish/ ) ).toBeNull();
		server.bulk.items = [
			bulkPost( 1, 'Draft', { can_restrict: false } ),
			bulkPost( 2, 'Published' ),
		];
		await act( () => dispatch.invalidateResolutionForStore() );
		await screen.findByText( 'Draft' );

		expect( cell( 1, 2 ) ).toHaveAttribute( 'aria-readonly', 'true' );
		expect( cell( 1, 2 ) ).toHaveAccessibleDescription(
			'Only users who can publish can change No Index.'
		);
		await user.click( cell( 1, 2 ) );
		await user.keyboard( '{Enter}{Delete}' );
		expect(
			screen.queryByRole( 'combobox', { name: /^No Index/ } )
		).toBeNull();
		expect( select.hasUnsavedWork() ).toBe( false );

		expect( cell( 2, 2 ) ).toHaveAttribute( 'aria-readonly', 'false' );
		expect( cell( 2, 2 ) ).not.toHaveAccessibleDescription();
		await user.click( cell( 1, 0 ) );
		await user.keyboard( 'Mine{Enter}' );
		expect( select.getBulkEdits() ).toEqual( {
			'post 1': { title: 'Mine' },
		} );
	} );
} );

describe( 'a row', () => {
	test( 'counts what is typed, and what it cannot count yet it says', async () => {
		const { cell, user, start } = await open();
		start();
		expect( cell( 1, 0 ) ).toHaveTextContent( '16 of 60 characters' );

		await user.keyboard( `${ 'x'.repeat( 61 ) }{Enter}` );
		expect( cell( 1, 0 ) ).toHaveTextContent( '1 character over' );
		await user.keyboard( '%title%!{Enter}' );
		expect( cell( 2, 0 ) ).toHaveTextContent(
			'The length is shown after saving'
		);
	} );

	test( 'that failed says why, stays unsaved, and can be taken back', async () => {
		const { cell, user, start, dispatch } = await open();
		start();
		await user.keyboard( 'Bad{Enter}' );
		await act( () => dispatch.saveWork( 'bulkEditor' ) );

		expect( screen.getByText( 'This is bad.' ) ).toBeVisible();
		expect( cell( 1, 0 ) ).toBeInvalid();
		expect( cell( 1, 0 ) ).toHaveAccessibleDescription( 'This is bad.' );

		await user.click(
			screen.getByRole( 'button', { name: 'Undo changes: Brewing' } )
		);
		expect( cell( 1, 0 ) ).toBeValid();
		expect( screen.queryByText( 'This is bad.' ) ).toBeNull();
	} );

	test( 'does not make typing slower, however many there are', async () => {
		const site = await createLoadedSite();
		site.server.bulk.read = () => ( {
			success: true,
			data: {
				items: Array.from( { length: 50 }, ( _, index ) =>
					bulkPost( index + 1, `Post ${ index + 1 }` )
				),
				total: 50,
				pages: 1,
			},
		} );
		let drawn = 0;
		let whole = 0;
		const measure: ProfilerOnRenderCallback = (
			...[ , , actual, base ]
		) => {
			drawn += actual;
			whole += base;
		};
		render(
			<MemoryRouter>
				<SlotFillProvider>
					<Profiler id="screen" onRender={ measure }>
						<BulkEditorScreen />
					</Profiler>
				</SlotFillProvider>
			</MemoryRouter>,
			site
		);
		await screen.findByRole( 'grid' );
		act( () => screen.getAllByRole( 'gridcell' )[ 0 ]?.focus() );
		const user = userEvent.setup();
		await user.keyboard( '{Enter}a' );
		drawn = 0;
		whole = 0;

		await user.keyboard( 'bcdefghijk' );

		expect( drawn ).toBeGreaterThan( 0 );
		// If the other rows rendered too, it would be a third of the total.
		expect( drawn ).toBeLessThan( whole / 10 );
	} );
} );

describe( 'what is shown', () => {
	test( 'is in the address, and asked of the server', async () => {
		const { user, server } = await open( '?filter=noindex&page=2' );
		expect( server.requests.at( -1 )?.path ).toBe(
			'/pharos/v1/bulk-editor?page=2&per_page=50&search=&type=all&filter=noindex&orderby=date&order=desc'
		);

		await user.selectOptions( screen.getByLabelText( 'Type' ), 'Pages' );

		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'?type=page&filter=noindex'
		);
		expect( server.requests.at( -1 )?.path ).toContain(
			'page=1&per_page=50&search=&type=page&filter=noindex'
		);
	} );

	test( 'is one page of many: the focus stays on its number, and it is told', async () => {
		const { user, server } = await open( '?search=e' );
		const { items } = (
			server.bulk.read( new URLSearchParams() ) as {
				data: { items: unknown[] };
			}
		 ).data;
		server.bulk.read = () => ( {
			success: true,
			data: { items, total: 120, pages: 3 },
		} );
		await user.selectOptions( screen.getByLabelText( 'Type' ), 'Posts' );

		await user.click(
			await screen.findByRole( 'button', { name: 'Page 2' } )
		);

		expect( server.requests.at( -1 )?.path ).toContain(
			'page=2&per_page=50&search=e&type=post'
		);
		expect( await screen.findByText( '51–100 of 120' ) ).toBeVisible();
		const second = screen.getByRole( 'button', { name: 'Page 2' } );
		expect( second ).toHaveFocus();
		expect( second ).toHaveAttribute( 'aria-current', 'page' );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'page=2' );
		expect( speak ).toHaveBeenLastCalledWith(
			'120 results, page 2 of 3',
			'polite'
		);
	} );

	test( 'is sorted by name, unless it is too long: then it says so', async () => {
		const { user, server } = await open();
		const read = server.bulk.read.bind( server.bulk );
		await user.selectOptions(
			screen.getByLabelText( 'Sort by' ),
			'Name, A to Z'
		);
		expect( screen.queryByText( /too long to sort/ ) ).toBeNull();

		server.bulk.read = ( query ) => {
			query.set( 'orderby', 'date' );
			return read( query );
		};
		await user.selectOptions(
			screen.getByLabelText( 'Sort by' ),
			'Name, Z to A'
		);

		expect(
			await screen.findByText( /too long to sort by name/ )
		).toBeVisible();
	} );

	test( 'may be nothing: filters are cleared from there', async () => {
		const { user } = await open();

		await user.type( screen.getByRole( 'searchbox' ), 'Zebra' );
		await user.click(
			await screen.findByRole(
				'button',
				{ name: 'Clear filters' },
				// After the debounce of the search field.
				{ timeout: 5000 }
			)
		);

		expect( await screen.findByRole( 'grid' ) ).toBeVisible();
		expect( screen.getByRole( 'searchbox' ) ).toHaveValue( '' );
	} );

	test( 'could not be loaded: it can be tried again', async () => {
		const { user, server } = await open();
		server.failOnce( { message: 'Database is away.' } );

		await user.selectOptions( screen.getByLabelText( 'Type' ), 'Pages' );
		await user.click(
			await screen.findByRole( 'button', { name: 'Try again' } )
		);

		expect( await screen.findByRole( 'grid' ) ).toBeVisible();
	} );
} );
