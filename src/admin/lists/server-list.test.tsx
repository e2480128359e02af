import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { useState } from '@wordpress/element';
import { createSite } from '../../../tests/js/create-site';
import { render } from '../../../tests/js/render';
import * as api from '../../../store/api';
import { ServerList } from './server-list';

jest.mock( '../../../store/api' );
jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const ROWS = [ 'tea', 'coffee', 'cocoa', 'milk', 'juice' ];
const INITIAL = { search: '', page: 1 };

type Query = typeof INITIAL;

const requestOf = ( { search, page }: Query ) =>
	new URLSearchParams( { search, page: String( page ) } ).toString();

/** Responds with pages of two rows; `gate.wait` is what the next response waits for. */
function serve( gate: { wait: Promise< unknown > } ) {
	jest.mocked( api.fetchJson ).mockImplementation( ( async ( {
		path = '',
	} ) => {
		await gate.wait;
		const params = new URL( path, 'https://shop.test' ).searchParams;
		const found = ROWS.filter( ( row ) =>
			row.includes( params.get( 'search' ) ?? '' )
		);
		const start = ( Number( params.get( 'page' ) ) - 1 ) * 2;
		return {
			success: true,
			data: {
				items: found.slice( start, start + 2 ),
				total: found.length,
				pages: Math.ceil( found.length / 2 ),
			},
		};
	} ) as never );
}

function Drinks( { initial }: { initial: Partial< Query > } ) {
	const [ query, setQuery ] = useState( { ...INITIAL, ...initial } );
	const change = ( changes: Partial< Query > ) =>
		setQuery( { ...query, page: 1, ...changes } );
	return (
		<>
			<button onClick={ () => change( { search: 'water' } ) }>
				Find water
			</button>
			<ServerList
				read="getRedirects"
				query={ query }
				requestOf={ requestOf }
				all={ { search: '' } }
				onChange={ change }
				failure="No drinks."
				perPage={ 2 }
				empty="Nothing on the menu."
				foot={ ( { total } ) => <p>{ `${ total } in all` }</p> }
			>
				{ ( { items }, { page } ) => (
					<p>{ `${ page }: ${ items.join( ', ' ) }` }</p>
				) }
			</ServerList>
		</>
	);
}

function open( initial: Partial< Query > = {} ) {
	const gate: { wait: Promise< unknown > } = { wait: Promise.resolve() };
	const site = createSite();
	serve( gate );
	jest.mocked( speak ).mockClear();
	render( <Drinks initial={ initial } />, site );
	return { gate, user: userEvent.setup() };
}

const click = ( user: ReturnType< typeof userEvent.setup >, name: string ) =>
	user.click( screen.getByRole( 'button', { name } ) );

test( 'rows stay, with their own page number, until another page is there; it is announced', async () => {
	const { gate, user } = open();
	const first = await screen.findByText( '1: tea, coffee' );
	expect( speak ).not.toHaveBeenCalled();

	let release = () => {};
	gate.wait = new Promise< void >( ( resolve ) => ( release = resolve ) );
	await click( user, 'Page 2' );
	expect( first.closest( '[aria-busy="true"]' ) ).toBeVisible();
	expect( first ).toHaveTextContent( '1: tea, coffee' );
	expect( screen.getByText( '1–2 of 5' ) ).toBeVisible();

	release();
	expect( await screen.findByText( '2: cocoa, milk' ) ).toBeVisible();
	expect( document.querySelector( '[aria-busy="true"]' ) ).toBeNull();
	expect( speak ).toHaveBeenCalledTimes( 1 );
	expect( speak ).toHaveBeenCalledWith( '5 results, page 2 of 3', 'polite' );
} );

test( 'a page after the last one is the last one', async () => {
	open( { page: 9 } );
	expect( await screen.findByText( '3: juice' ) ).toBeVisible();
	expect( screen.getByText( '5–5 of 5' ) ).toBeVisible();
} );

test( 'a search without results is cleared by a button, and what is below the list stays', async () => {
	const { user } = open();
	await screen.findByText( '1: tea, coffee' );
	await click( user, 'Find water' );
	expect( await screen.findByText( 'No Results Found' ) ).toBeVisible();
	expect( screen.queryByText( 'Nothing on the menu.' ) ).toBeNull();
	expect( screen.getByText( '0 in all' ) ).toBeVisible();
	await click( user, 'Clear search' );
	expect( await screen.findByText( '1: tea, coffee' ) ).toBeVisible();
} );

test( 'a page that fails says why instead of rows of another page, and is requested again', async () => {
	const { gate, user } = open();
	await screen.findByText( '1: tea, coffee' );
	gate.wait = Promise.reject( new Error( 'The kettle is broken.' ) );
	gate.wait.catch( () => {} );
	await click( user, 'Page 3' );
	expect( await screen.findByText( /The kettle is broken/ ) ).toBeVisible();
	expect( screen.getByText( /No drinks\./ ) ).toBeVisible();
	expect( screen.queryByText( '1: tea, coffee' ) ).toBeNull();

	gate.wait = Promise.resolve();
	await click( user, 'Try again' );
	expect( await screen.findByText( '3: juice' ) ).toBeVisible();
} );
