import { countByStatus, overallStatus, sortResults } from './results';
import type { CheckResult, Status } from './types';

const result = ( id: string, status: Status ): CheckResult => ( {
	id,
	status,
	message: id,
	description: [],
	where: [],
} );

const results = [
	result( 'a', 'success' ),
	result( 'b', 'suggestion' ),
	result( 'c', 'error' ),
	result( 'd', 'warning' ),
	result( 'e', 'error' ),
	result( 'f', 'warning' ),
];

test( 'the worst comes first, what is ignored last', () => {
	expect( sortResults( results, [ 'c' ] ).map( ( { id } ) => id ) ).toEqual( [
		'e',
		'd',
		'f',
		'b',
		'a',
		'c',
	] );
} );

test( 'what is ignored is counted as ignored only', () => {
	expect( countByStatus( results, [ 'c', 'a', 'gone' ] ) ).toEqual( {
		error: 1,
		warning: 2,
		suggestion: 1,
		success: 0,
		ignored: 2,
		issues: [ 'e', 'd', 'f' ],
	} );
} );

test( 'what was found is named with its code, for lists', () => {
	const missing = { ...result( 'description', 'warning' ), code: 'missing' };
	expect( countByStatus( [ missing ], [] ).issues ).toEqual( [
		'description-missing',
	] );
} );

test.each( [
	[ 'an error', { error: 1, warning: 3 }, 'error' ],
	[ 'a warning', { error: 0, warning: 1 }, 'warning' ],
	[ 'neither', { error: 0, warning: 0 }, 'success' ],
] )( 'the badge of a page with %s', ( _, counts, status ) => {
	expect( overallStatus( counts ) ).toBe( status );
} );
