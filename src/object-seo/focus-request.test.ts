import { askedField, forgetField, takePlace } from './focus-request';

const visit = ( address: string ) =>
	window.history.replaceState( { kept: true }, '', address );

test( 'a link to a field and a block is read once, and is gone from the address', () => {
	visit(
		'/wp-admin/post.php?post=12&action=edit&pharos-block=2.0.1&pharos-field=description#top'
	);
	expect( takePlace() ).toEqual( { block: '2.0.1', field: 'description' } );
	expect( window.location.search + window.location.hash ).toBe(
		'?post=12&action=edit#top'
	);
	expect( window.history.state ).toEqual( { kept: true } );
	expect( askedField() ).toBe( 'description' );
	forgetField();
	expect( askedField() ).toBeNull();
	expect( takePlace() ).toEqual( { block: '', field: null } );
} );

test( 'a link can lead to the checks', () => {
	visit( '/post.php?pharos-field=checks' );
	expect( takePlace().field ).toBe( 'checks' );
	forgetField();
} );

test.each( [ 'slug', 'toString', '', 'Title', '%' ] )(
	'"%s" is no field: nothing is shown',
	( name ) => {
		visit( `/post.php?pharos-field=${ encodeURIComponent( name ) }` );
		expect( takePlace().field ).toBeNull();
		expect( window.location.search ).toBe( '' );
	}
);

test( 'another address stays as it is, to the letter', () => {
	visit( '/post.php?post=12&ids[]=1&q=a%20b' );
	takePlace();
	expect( window.location.search ).toBe( '?post=12&ids[]=1&q=a%20b' );
} );
