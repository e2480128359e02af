import { readItems } from './read-item';

const shown = ( item: unknown ) => readItems( { check: item } ).check;

test( 'what an add-on leaves out is as usual', () => {
	expect( shown( { status: 'error', message: 'No title.' } ) ).toEqual( {
		status: 'error',
		message: 'No title.',
		description: [],
		ignore: false,
		not_fixable: false,
		fix: null,
		help: '',
	} );
} );

test( 'a status that is not known counts as passed; a text is a paragraph', () => {
	expect(
		shown( { status: 'fatal', message: 'Hm.', description: 'Just text.' } )
	).toMatchObject( { status: 'success', description: [ 'Just text.' ] } );
} );

test( 'addresses may stand alone, and what can not be shown is left out', () => {
	expect(
		shown( {
			status: 'warning',
			message: 'Links.',
			fix: {},
			description: [
				null,
				5,
				{},
				{ links: null },
				{ list: [ 'One', null ] },
				{ links: [ 'https://a.example/', null, { status: 404 } ] },
				{ images: [ { url: '/a.png', fix: { label: 'Edit' } } ] },
			],
		} )
	).toMatchObject( {
		fix: null,
		description: [
			{ list: [ 'One' ] },
			{ links: [ { url: 'https://a.example/' } ] },
			{ images: [ { url: '/a.png' } ] },
		],
	} );
} );

test.each( [ null, 7, 'text', {}, { message: 3 }, { message: '' } ] )(
	'%j is no check',
	( item ) => {
		expect( readItems( { check: item } ) ).toEqual( {} );
	}
);
