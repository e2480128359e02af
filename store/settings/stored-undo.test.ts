import { keepUndo, restoreUndo } from './stored-undo';

const saved = { separator: '|', page_title: '%title%', site_name: 'Tea' };

describe( 'the undo of a save that loads the page again', () => {
	test( 'is there on the page that comes', () => {
		const kept = keepUndo( { separator: '-' }, saved );
		expect( restoreUndo( kept, saved ) ).toEqual( { separator: '-' } );
	} );

	test( 'is none where nothing can be undone, or what is kept is no undo', () => {
		expect( keepUndo( null, saved ) ).toBeNull();
		for ( const text of [
			null,
			'',
			'x',
			'null',
			'[]',
			'{"previous":{}}',
		] ) {
			expect( restoreUndo( text, saved ) ).toBeNull();
		}
	} );

	test( 'leaves changes of other users alone', () => {
		const kept = keepUndo( { separator: '-', site_name: '' }, saved );
		expect( restoreUndo( kept, { ...saved, separator: '*' } ) ).toEqual( {
			site_name: '',
		} );
		expect(
			restoreUndo( kept, { ...saved, separator: '*', site_name: 'Cha' } )
		).toBeNull();
	} );
} );
