import { render as renderAlone, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { request } from '../../../../../common/rest';
import { bulkPost } from '../../../../../tests/js/bulk-rows';
import { createLoadedSite } from '../../../../../tests/js/create-site';
import { render } from '../../../../../tests/js/render';
import { store } from '../../../../../store';
import { Suggestions } from '.';

jest.mock( '../../../../../store/api' );
jest.mock( '../../../../../common/rest', () => ( { request: jest.fn() } ) );
jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const provider = { id: 'acme', name: 'Acme', model: 'acme-1' };
const STATUS = {
	available: true,
	reason: '',
	provider,
	vision: false,
	remaining: 60,
	limit: 60,
	agreed: true,
};
const suggest = ( ...texts: string[] ) => ( {
	data: {
		suggestions: texts.map( ( text ) => ( { text } ) ),
		remaining: 59,
		provider,
	},
} );
const refuse = ( code: string, message: string, status?: number ) => () => {
	throw { code, message, status };
};

/** The answers to requests for suggestions, in order. */
let answers: ( () => unknown )[] = [];
let status: object = STATUS;
const asked = () =>
	jest
		.mocked( request )
		.mock.calls.map( ( [ { data } ] ) => data )
		.filter( ( data ) => data?.field );

beforeAll( () => import( './dialog' ) );
beforeEach( () => {
	answers = [];
	status = STATUS;
	window.pharosBoot = { hasSuggestions: true } as never;
	jest.mocked( request )
		.mockReset()
		.mockImplementation( async ( { path, data } ) => {
			if ( path?.endsWith( '/agreement' ) ) {
				status = { ...STATUS, agreed: data.provider === 'acme' };
			}
			return data?.field ? answers.shift()?.() : { data: status };
		} );
} );

/** Opens the dialog for three rows: one has a description, one can't be edited. */
async function open() {
	const site = await createLoadedSite();
	site.server.bulk.items = [
		bulkPost( 1, 'Brewing' ),
		bulkPost( 2, 'Beans', {
			fields: { title: '', description: 'All of them.', noindex: '' },
		} ),
		bulkPost( 3, 'Cups', { kind: 'term' } ),
		bulkPost( 4, 'Locked', { editable: false } ),
	];
	const { getBulkPage } = site.registry.resolveSelect( store );
	await getBulkPage( 'page=1' );
	await getBulkPage( 'page=2' );
	render(
		<Suggestions
			keys={ [ 'post 1', 'post 2', 'term 3', 'post 4' ] }
			limits={ { title: 60, description: 160, url: 90 } as never }
		/>,
		site
	);
	const user = userEvent.setup();
	await user.click(
		screen.getByRole( 'button', { name: 'Suggest with AI…' } )
	);
	const dialog = await screen.findByRole( 'dialog' );
	const press = async ( name: string ) =>
		user.click( await within( dialog ).findByRole( 'button', { name } ) );
	return { ...site, user, dialog, press };
}

const START = 'Get suggestions';
const checked = () =>
	screen
		.getAllByRole( 'checkbox', { checked: true } )
		.map( ( box ) => box.getAttribute( 'aria-label' ) );

test( 'there is no button where suggestions aren’t available', () => {
	window.pharosBoot = {} as never;
	renderAlone( <Suggestions keys={ [] } limits={ {} as never } /> );
	expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
} );

test( 'rows without a text are selected, of those that the person can edit; the dialog tells what it will send, and sends nothing yet', async () => {
	const { user, dialog } = await open();
	await screen.findByText( /^This sends 2 requests to Acme \(acme-1\)/ );
	expect( dialog ).toHaveTextContent( 'You can send 60 more requests' );
	expect( checked() ).toEqual( [ 'Select: Brewing', 'Select: Cups' ] );
	expect( dialog ).not.toHaveTextContent( 'Locked' );

	await user.selectOptions(
		screen.getByRole( 'combobox', { name: 'Suggest' } ),
		'Title'
	);
	expect( dialog ).toHaveTextContent( 'This sends 3 requests' );
	await user.click( screen.getByRole( 'checkbox', { name: 'Select all' } ) );
	expect( dialog ).toHaveTextContent( 'This sends 0 requests' );
	expect( screen.getByRole( 'button', { name: START } ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
	expect( asked() ).toEqual( [] );
} );

test( 'a person is told when the limit is too low for the selected rows', async () => {
	status = { ...STATUS, remaining: 1 };
	const { dialog } = await open();
	await screen.findByText( /You can send 1 more request this hour/ );
	expect( dialog ).toHaveTextContent( 'fewer than the selected rows' );
} );

test( 'before anything is sent, the person agrees to the provider; the keyboard stays in the dialog', async () => {
	status = { ...STATUS, agreed: false };
	answers = [
		() => suggest( 'About brewing' ),
		() => suggest( 'About cups' ),
	];
	const { dialog, press } = await open();
	await screen.findByText( 'Send texts to Acme?' );
	expect(
		screen.queryByRole( 'button', { name: START } )
	).not.toBeInTheDocument();
	await press( 'Agree' );
	expect(
		await screen.findByRole( 'button', { name: START } )
	).toBeEnabled();
	expect( dialog.contains( dialog.ownerDocument.activeElement ) ).toBe(
		true
	);
	await press( START );
	await screen.findByText( '2 of 2' );
	expect( dialog.contains( dialog.ownerDocument.activeElement ) ).toBe(
		true
	);
} );

test( 'texts are used, edited and rejected row by row; used ones are in the table as if typed, unsaved, and can be undone', async () => {
	answers = [
		() => suggest( 'About brewing', 'Brew it', 'Brewing, again' ),
		() => suggest( 'About cups' ),
	];
	const { user, press, select, dispatch, server } = await open();
	const sent = server.requests.length;
	await press( START );
	const field = await screen.findByRole( 'textbox', {
		name: 'Description: Brewing',
	} );
	await screen.findByRole( 'textbox', { name: 'Description: Cups' } );
	expect( asked() ).toEqual( [
		{ type: 'post', id: 1, field: 'description' },
		{ type: 'term', id: 3, field: 'description' },
	] );
	expect( screen.getByText( '2 of 2' ) ).toBeVisible();
	expect( field ).toHaveValue( 'About brewing' );
	expect( screen.getByText( '13 of 160 characters' ) ).toBeInTheDocument();

	await press( 'Next suggestion: Brewing' );
	expect( field ).toHaveValue( 'Brew it' );
	await user.type( field, ' now' );
	expect( select.getBulkEdits() ).toEqual( {} );
	await press( 'Use: Brewing' );
	expect( screen.getByText( 'Brew it now' ).closest( 'li' ) ).toHaveFocus();
	await press( 'Reject: Cups' );
	await press( 'Done' );

	expect( select.getBulkEdits() ).toEqual( {
		'post 1': { description: 'Brew it now' },
	} );
	expect( server.requests ).toHaveLength( sent );
	await dispatch.undoBulkEdit();
	expect( select.getBulkEdits() ).toEqual( {} );
} );

test( 'an error of a row is shown in its row, and the others go on; it can be asked again', async () => {
	answers = [
		refuse( 'pharos_suggestions_too_little', 'Too little text.', 409 ),
		() => suggest( 'About cups' ),
		() => suggest( 'About brewing' ),
	];
	const { press } = await open();
	await press( START );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Too little text.'
	);
	await screen.findByRole( 'textbox', { name: 'Description: Cups' } );
	await press( 'Try again' );
	expect(
		await screen.findByRole( 'textbox', { name: 'Description: Brewing' } )
	).toHaveValue( 'About brewing' );
	expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
} );

test.each( [
	[ 'the limit', refuse( 'pharos_suggestions_limit', 'Limit!', 429 ) ],
	[
		'a provider without credit',
		refuse( 'pharos_suggestions_no_credit', 'Limit!', 409 ),
	],
	[ 'a lost connection', refuse( 'offline_error', 'Limit!' ) ],
] )(
	'%s ends the run: rows that are left can be continued with',
	async ( _, end ) => {
		answers = [
			end,
			() => suggest( 'About brewing' ),
			() => suggest( 'Cups' ),
		];
		const { dialog, press } = await open();
		await press( START );
		await screen.findByRole( 'button', { name: 'Continue with 2 rows' } );
		expect( dialog ).toHaveTextContent( 'Limit!' );
		expect( asked() ).toHaveLength( 1 );
		await press( 'Continue with 2 rows' );
		await screen.findByRole( 'textbox', { name: 'Description: Cups' } );
		expect( screen.getByText( '2 of 2' ) ).toBeVisible();
		expect( dialog ).not.toHaveTextContent( 'Limit!' );
	}
);

test( 'a run can be stopped: nothing more is sent, and what has come stays', async () => {
	answers = [
		() => suggest( 'About brewing' ),
		() => new Promise( () => {} ),
	];
	const { press } = await open();
	await press( START );
	await screen.findByRole( 'textbox', { name: 'Description: Brewing' } );
	await press( 'Stop' );
	expect( screen.getByText( '1 of 2' ) ).toBeVisible();
	const [ , second ] = jest
		.mocked( request )
		.mock.calls.filter( ( [ { data } ] ) => data?.field );
	expect( second?.[ 0 ].signal?.aborted ).toBe( true );
	expect(
		screen.getByRole( 'button', { name: 'Continue with 1 row' } )
	).toBeVisible();
} );
