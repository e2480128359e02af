import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createSite } from '../../../../tests/js/create-site';
import { render } from '../../../../tests/js/render';
import * as api from '../../../../store/api';
import type { ApiRequest } from '../../../../store/api';
import NotFound from '../not-found';
import { List } from './list';
import { LIST, type Query } from './query';

jest.mock( '../../../../store/api' );

const redirect = ( id: number ) => ( {
	id,
	source: `/old-${ id }/`,
	match: 'exact',
	ignore_case: false,
	query: 'keep',
	target: '/new/',
	status: 301,
	enabled: true,
	hits: 0,
	last_hit: null,
	origin: 'manual',
	import: 0,
} );

/** A site whose server has 21 redirects and no missing URLs; a search finds nothing. */
function open() {
	const site = createSite();
	const others = site.server.fetchJson;
	jest.mocked( api.fetchJson ).mockImplementation( ( async (
		request: ApiRequest
	) => {
		const { path = '' } = request;
		const isEmpty = /search=|not-found/.test( path );
		return /redirects\?|not-found\?/.test( path )
			? {
					success: true,
					data: {
						items: isEmpty ? [] : [ redirect( 1 ), redirect( 2 ) ],
						total: isEmpty ? 0 : 21,
						pages: isEmpty ? 0 : 2,
						titles: {},
						dead: {},
						imports: [],
						probes: { times: 0, last: null },
						enabled: true,
					},
				}
			: others( request );
	} ) as never );
	return site;
}

const list = ( query: Partial< Query >, onChange: jest.Mock ) => (
	<List
		query={ { ...LIST.initial, ...query } }
		onChange={ onChange }
		onEdit={ jest.fn() }
	/>
);

test( 'redirects are on pages, are selected together, and a search without results can be cleared', async () => {
	const user = userEvent.setup();
	const onChange = jest.fn();
	const { rerender } = render( list( {}, onChange ), open() );
	await user.click(
		await screen.findByRole( 'checkbox', { name: 'Select all' } )
	);
	expect( screen.getByText( '2 selected' ) ).toBeVisible();
	expect( screen.getByText( '1–20 of 21' ) ).toBeVisible();
	// On a phone, where the columns have no headings, the label tells what is counted.
	expect(
		screen.getAllByText( '0', { selector: '[data-label="Requests"]' } )
	).toHaveLength( 2 );
	await user.click( screen.getByRole( 'button', { name: 'Page 2' } ) );
	expect( onChange ).toHaveBeenLastCalledWith( { page: 2 } );

	rerender( list( { search: 'tea' }, onChange ) );
	expect( await screen.findByText( 'No Results Found' ) ).toBeVisible();
	await user.click( screen.getByRole( 'button', { name: 'Clear search' } ) );
	expect( onChange ).toHaveBeenLastCalledWith(
		expect.objectContaining( { search: '', status: 0 } )
	);
} );

test( 'a log without missing URLs says so', async () => {
	render(
		<MemoryRouter>
			<NotFound />
		</MemoryRouter>,
		open()
	);
	expect(
		await screen.findByText( 'No URLs in the log so far.' )
	).toBeVisible();
	expect(
		screen.queryByRole( 'button', { name: 'Clear search' } )
	).toBeNull();
} );
