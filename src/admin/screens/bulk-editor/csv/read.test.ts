import { TextDecoder } from 'node:util';
import { files } from '../../../../../tests/support/csv-files';
import { readCsv, rowsOf, textOf } from './read';

beforeAll( () => {
	Object.assign( globalThis, { TextDecoder } );
} );

const rows = ( bytes: Uint8Array ) =>
	Object.fromEntries(
		rowsOf( textOf( new Uint8Array( bytes ) ) ).map( ( { row, cells } ) => [
			row,
			cells,
		] )
	);

test.each( files )(
	'A file is read like by the server: $name',
	( { bytes, rows: expected, refused } ) => {
		if ( refused ) {
			expect( () => rows( bytes ) ).toThrow( refused );
		} else {
			expect( rows( bytes ) ).toEqual( expected );
		}
	}
);

const read = ( text: string ) =>
	readCsv( new Uint8Array( Buffer.from( text ) ) );

test.each( [ '', 'id,title\n', '\n\n' ] )(
	'a file without rows is refused: %j',
	( text ) => {
		expect( () => read( text ) ).toThrow( 'The file has no rows.' );
	}
);

test( 'further rows of a page are refused, of another kind they aren’t', () => {
	const {
		columns,
		rows: all,
		refused,
	} = read( 'Kind,ID,title\npost,7,a\nterm,7,b\npost,7,c\n,,d\n,,e\n' );
	expect( columns ).toEqual( [ 'Kind', 'ID', 'title' ] );
	expect( all ).toHaveLength( 5 );
	expect( [ ...refused ] ).toEqual( [
		[ 4, 'Row 2 is about the same page. Delete one of them.' ],
	] );
} );
