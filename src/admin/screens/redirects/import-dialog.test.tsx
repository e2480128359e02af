import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as api from '../../../../store/api';
import type { ApiRequest } from '../../../../store/api';
import { createSite } from '../../../../tests/js/create-site';
import { render } from '../../../../tests/js/render';
import { ImportDialog } from './import-dialog';

jest.mock( '../../../../store/api' );

const rule = ( line: number, source: string, target: string ) => ( {
	line,
	source,
	target,
	match: 'exact',
	ignore_case: false,
	query: 'keep',
	status: 301,
	enabled: true,
} );

const part = ( done: number, more: object ) => ( {
	import: 7,
	done,
	total: 3,
	new: 0,
	changed: 0,
	unchanged: 0,
	added: [],
	changes: [],
	refused: [],
	notes: [],
	program: 'Redirection',
	columns: [ 'source', 'target' ],
	ignored: [ 'hits' ],
	...more,
} );

test( 'a file goes in parts; what it does is in tables, and after an error it goes on where it was', async () => {
	const site = createSite();
	const sent: unknown[] = [];
	let fails = false;
	jest.mocked( api.fetchJson ).mockImplementation( ( async ( {
		path,
		data,
	}: ApiRequest ) => {
		if ( ! path?.endsWith( '/import' ) ) {
			return {
				success: true,
				data: {
					items: [],
					total: 0,
					pages: 0,
					export: '',
					titles: {},
					dead: {},
					imports: [],
				},
			};
		}
		const { from = 0, dry_run: isDry } = data as {
			from?: number;
			dry_run: boolean;
		};
		sent.push( [ isDry, from, ( data as { import?: number } ).import ] );
		if ( fails && from > 0 ) {
			fails = false;
			throw new Error( 'The line is down.' );
		}
		return {
			success: true,
			data:
				from === 0
					? part( 2, {
							new: 1,
							changed: 1,
							added: [ rule( 2, '/a/', '/b/' ) ],
							changes: [
								{
									...rule( 3, '/c/', '/d/' ),
									before: { target: '/old/' },
								},
							],
						} )
					: part( 3, {
							refused: [
								{ line: 4, text: '/e/,', why: 'No target.' },
							],
						} ),
		};
	} ) as typeof api.fetchJson );
	render( <ImportDialog onClose={ () => {} } />, site );
	const user = userEvent.setup();
	await user.upload(
		document.querySelector( 'input[type=file]' ) as HTMLInputElement,
		// jsdom's files have no text.
		Object.assign( new File( [], 'old.csv' ), {
			text: async () => 'source,target',
		} )
	);
	const cells = async ( table: string ) =>
		within( await screen.findByRole( 'table', { name: table } ) )
			.getAllByRole( 'cell' )
			.map( ( { textContent } ) => textContent );
	expect( await cells( 'Can’t be imported' ) ).toEqual( [
		'4',
		'/e/,',
		'No target.',
	] );
	// On phones, where there is no head, cells have the names of their columns.
	expect( screen.getByText( 'No target.' ) ).toHaveAttribute(
		'data-label',
		'Reason'
	);
	expect( await cells( 'Will be added' ) ).toEqual( [
		'2',
		'/a/',
		'/b/',
		'301',
	] );
	expect( await cells( 'Will be changed' ) ).toEqual( [
		'3',
		'/c/',
		'/old/',
		'/d/',
	] );
	expect(
		screen.getByText(
			/A file of Redirection.*source, target.*Not read: hits/
		)
	).toBeVisible();

	fails = true;
	await user.click( screen.getByRole( 'button', { name: 'Import' } ) );
	expect(
		await screen.findByText( 'The line is down.', {
			selector: '.components-notice__content',
		} )
	).toBeVisible();
	await user.click( screen.getByRole( 'button', { name: 'Continue' } ) );
	expect(
		await screen.findByText( /1 redirect imported. 1 changed./ )
	).toBeVisible();
	expect(
		screen.getByRole( 'button', { name: 'Undo import' } )
	).toBeEnabled();
	expect( sent ).toEqual( [
		[ true, 0, undefined ],
		[ true, 2, 7 ],
		[ false, 0, undefined ],
		[ false, 2, 7 ],
		[ false, 2, 7 ],
	] );
} );
