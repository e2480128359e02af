import { render, screen } from '@testing-library/react';
import { Change } from './change';

test.each( [
	[ 'nothing', false, true, 'N/A' ],
	[ 'nothing, while nothing is known', false, false, 'N/A' ],
	[ 'something, and nothing before', true, true, 'New' ],
	[
		'something, and the time before is unknown',
		true,
		false,
		'No comparison',
	],
] )( 'there is %s', ( _, hasValue, compares, text ) => {
	render(
		<Change change={ null } hasValue={ hasValue } compares={ compares } />
	);
	expect( screen.getByText( text ) ).toBeVisible();
} );
