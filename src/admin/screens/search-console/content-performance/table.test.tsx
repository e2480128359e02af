import { render, screen } from '@testing-library/react';
import { addFilter, removeFilter } from '@wordpress/hooks';
import type { PerformanceRow } from '../../../../../store';
import { PERFORMANCE_COLUMNS_FILTER } from '../../../../extensions';
import { PerformanceTable } from './table';

const NAMESPACE = 'acme/column';

const ROWS = [ 'a', 'b' ].map( ( name ) => ( {
	url: `https://example.org/${ name }/`,
	title: `Page ${ name }`,
	current: { clicks: 1, impressions: 2, position: 3 },
	changes: {},
	post: null,
} ) ) as unknown as PerformanceRow[];

afterEach( () => removeFilter( PERFORMANCE_COLUMNS_FILTER, NAMESPACE ) );

test( 'a column of an add-on is beside the figures; a cell that fails leaves the others', () => {
	window.pharosBoot = { pricingUrl: 'https://example.org/pro/' } as never;
	addFilter(
		PERFORMANCE_COLUMNS_FILTER,
		NAMESPACE,
		( columns: unknown[] ) => [
			...columns,
			{
				id: 'acme/price',
				title: 'Price',
				component: ( { row }: { row: PerformanceRow } ) => {
					if ( row.url.endsWith( '/a/' ) ) {
						throw new Error( 'No price.' );
					}
					return `$ of ${ row.title }`;
				},
			},
		]
	);
	render(
		<PerformanceTable
			rows={ ROWS }
			sort={ { orderby: 'clicks', order: 'desc' } }
			onSort={ () => {} }
			compares={ false }
			onOpen={ () => {} }
		/>
	);
	expect(
		screen
			.getAllByRole( 'columnheader' )
			.map( ( { textContent } ) => textContent )
	).toEqual( expect.arrayContaining( [ 'Impressions', 'Price' ] ) );
	expect( screen.getByText( '$ of Page b' ).closest( 'td' ) ).toHaveAttribute(
		'data-label',
		'Price'
	);
	expect(
		screen.getByText( '“Price” couldn’t be displayed.' )
	).toBeVisible();
	expect( screen.getByText( 'Page a' ) ).toBeVisible();
	expect( console ).toHaveErrored();
} );
