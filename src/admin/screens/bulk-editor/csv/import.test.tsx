import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextDecoder } from 'node:util';
import { MemoryRouter } from 'react-router-dom';
import { FileDialog } from '.';
import * as api from '../../../../../store/api';
import type { ApiRequest } from '../../../../../store/api';
import { createSite } from '../../../../../tests/js/create-site';
import { render } from '../../../../../tests/js/render';
import { LIST } from '../list-query';

jest.mock( '../../../../../store/api' );

beforeAll( () => {
	Object.assign( globalThis, { TextDecoder } );
} );

interface Sent {
	rows: { row: number; cells: string[] }[];
	token: string;
	dry_run: boolean;
	overwrite: boolean;
}

/** Opens the dialog; the server says that each row changes, but refuses those without an ID, until it breaks. */
function open() {
	const sent: Sent[] = [];
	const server = { fails: false };
	const site = createSite();
	jest.mocked( api.fetchJson ).mockImplementation( ( async ( {
		path,
		data,
	}: ApiRequest ) => {
		if ( ! path?.endsWith( '/seo-imports' ) ) {
			return { success: true, data: {} };
		}
		const part = data as unknown as Sent;
		sent.push( part );
		if ( server.fails && sent.length % 2 === 0 ) {
			throw new Error( 'The line is down.' );
		}
		return {
			success: true,
			data: {
				rows: part.rows.map( ( { row, cells: [ id ] } ) => ( {
					row,
					status: id === '' ? 'refused' : 'changed',
					object: null,
					changes: [ { field: 'title', old: '', new: 'x' } ],
					message: id === '' ? 'The ID is missing.' : '',
				} ) ),
				ignored: [ 'Notes' ],
				has_checksums: false,
			},
		};
	} ) as typeof api.fetchJson );
	render(
		<MemoryRouter>
			<FileDialog query={ LIST.initial } onClose={ () => {} } />
		</MemoryRouter>,
		site
	);
	const dialog = within( screen.getByRole( 'dialog' ) );
	const choose = async ( text: string ) => {
		const file = new File( [ text ], 'tea.csv' );
		// jsdom has none.
		file.arrayBuffer = async () =>
			new Uint8Array( Buffer.from( text ) ).buffer;
		await userEvent.upload(
			document.querySelector( 'input[type=file]' ) as HTMLInputElement,
			file
		);
	};
	return { sent, server, dialog, choose };
}

test( 'a file goes in parts of 100 rows, and after an error goes on where it was, as the same import', async () => {
	const { sent, server, dialog, choose } = open();
	await choose(
		`id,title,Notes\n${ Array.from( { length: 150 }, ( _, i ) => `${ i + 1 },x,\n` ).join( '' ) },x,\n1,y,\n`
	);
	expect(
		await dialog.findByText( /150 rows will be changed\./ )
	).toHaveTextContent(
		'tea.csv: 150 rows will be changed. 2 rows can’t be imported.'
	);
	expect(
		dialog.getByText( 'Columns that aren’t read: Notes.' )
	).toBeVisible();
	expect( dialog.getByText( /has no column “checksum”/ ) ).toBeVisible();
	expect(
		dialog.getByText( 'Row 2 is about the same page. Delete one of them.' )
	).toBeVisible();
	expect( sent.map( ( { rows } ) => rows.length ) ).toEqual( [ 100, 51 ] );

	server.fails = true;
	await userEvent.click(
		dialog.getByRole( 'button', { name: 'Import 150 rows' } )
	);
	expect( await dialog.findByText( 'The line is down.' ) ).toBeVisible();
	// Of those that are done.
	expect( dialog.getByText( /100 rows changed\./ ) ).toBeVisible();
	server.fails = false;
	await userEvent.click( dialog.getByRole( 'button', { name: 'Continue' } ) );
	expect( await dialog.findByText( /150 rows changed\./ ) ).toBeVisible();
	const imports = sent.slice( 2 );
	expect( imports.map( ( { rows } ) => rows.length ) ).toEqual( [
		100, 50, 50,
	] );
	expect( imports.every( ( { dry_run: isDryRun } ) => ! isDryRun ) ).toBe(
		true
	);
	expect( new Set( imports.map( ( { token } ) => token ) ).size ).toBe( 1 );
} );

test( 'a file that can’t be read says why, and another one can be chosen', async () => {
	const { sent, dialog, choose } = open();
	await choose( 'id,title\n7,"Tea\n' );
	expect(
		await dialog.findByText( /A quotation mark in the file isn’t closed/, {
			selector: '.components-notice__content',
		} )
	).toBeVisible();
	expect( sent ).toEqual( [] );
	await choose( 'id,title\n7,Tea\n' );
	expect(
		await dialog.findByText( /1 row will be changed\./ )
	).toBeVisible();
} );
