import { statusLabel, statusOf } from './status';

test.each( [
	[ null, 'No position' ],
	[ 0, 'No position' ],
	[ 0.1, 'Top Ranked' ],
	[ 1, 'Top Ranked' ],
	[ 10, 'Top Ranked' ],
	[ 10.01, 'On the Rise' ],
	[ 20, 'On the Rise' ],
	[ 20.01, 'Low Visibility' ],
	[ 100, 'Low Visibility' ],
] )( 'the average position %p is %s', ( position, label ) => {
	expect( statusLabel( statusOf( position ) ) ).toBe( label );
} );
