import { sortableColumns, type SortOrder } from '.';

type Key = 'clicks' | 'position';

/** The order after a click on a column. */
function orderAfter( current: SortOrder< Key >, id: Key ) {
	const onSort = jest.fn();
	sortableColumns( current, onSort, { position: 'asc' } )(
		id,
		id
	).onSort?.();
	return onSort.mock.calls[ 0 ]?.[ 0 ];
}

test( 'a column turns around, another column starts with its best values', () => {
	expect(
		orderAfter( { orderby: 'clicks', order: 'desc' }, 'clicks' )
	).toEqual( { orderby: 'clicks', order: 'asc' } );
	expect(
		orderAfter( { orderby: 'clicks', order: 'asc' }, 'clicks' )
	).toEqual( {
		orderby: 'clicks',
		order: 'desc',
	} );
	expect(
		orderAfter( { orderby: 'clicks', order: 'asc' }, 'position' )
	).toEqual( { orderby: 'position', order: 'asc' } );
	expect(
		orderAfter( { orderby: 'position', order: 'asc' }, 'position' )
	).toEqual( { orderby: 'position', order: 'desc' } );
} );

test( 'only the column that the list is sorted by has an order', () => {
	const column = sortableColumns< Key >(
		{ orderby: 'clicks', order: 'desc' },
		() => {}
	);
	expect( column( 'clicks', 'Clicks' ).order ).toBe( 'desc' );
	expect( column( 'position', 'Position' ).order ).toBeNull();
} );
