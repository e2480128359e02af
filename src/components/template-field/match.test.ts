import { filterVariables, findQuery } from './match';

describe( 'the "@" behind the caret', () => {
	test.each( [
		[ '@', { from: 0, text: '' } ],
		[ 'Hello @ti', { from: 6, text: 'ti' } ],
		[ '%title%@', { from: 7, text: '' } ],
		[ '(@site n', { from: 1, text: 'site n' } ],
		[ 'a @b @c', { from: 5, text: 'c' } ],
		[ '記事@', { from: 2, text: '' } ],
		[ '全角＠ti', { from: 2, text: 'ti' } ],
	] )( 'is found in "%s"', ( text, query ) => {
		expect( findQuery( text, text.length ) ).toEqual( query );
	} );

	test.each( [
		'',
		'no sign',
		'me@example',
		'josé@',
		'имя@',
		'2@',
		'five @ noon',
		'@ti%',
		'@a\nb',
	] )( 'is none in "%s"', ( text ) => {
		expect( findQuery( text, text.length ) ).toBeNull();
	} );

	test( 'is looked for before the caret only', () => {
		expect( findQuery( 'ab @title', 5 ) ).toEqual( { from: 3, text: 't' } );
		expect( findQuery( 'ab @title', 2 ) ).toBeNull();
	} );
} );

describe( 'the filter', () => {
	const variables = [
		'Site Name',
		'Post Title',
		'Tagline',
		'Résumé',
		'عنوان المقال',
	].map( ( label, index ) => ( {
		name:
			[ 'site_name', 'title', 'tagline', 'resume', 'headline' ][
				index
			] ?? '',
		label,
		description: '',
	} ) );
	const labels = ( query: string ) =>
		filterVariables( variables, query ).map( ( { label } ) => label );

	test( 'keeps the order of the list without a query', () => {
		expect( labels( '' ) ).toEqual(
			variables.map( ( { label } ) => label )
		);
	} );

	test( 'puts first what begins with the query', () => {
		expect( labels( 't' ) ).toEqual( [
			'Post Title',
			'Tagline',
			'Site Name',
		] );
	} );

	test.each( [
		[ 'SITE-NAME', 'Site Name' ],
		[ 'sitename', 'Site Name' ],
		[ 'resume', 'Résumé' ],
		[ 'RÉSU', 'Résumé' ],
		[ 'headline', 'عنوان المقال' ],
		[ 'المقال', 'عنوان المقال' ],
	] )( 'finds "%s"', ( query, label ) => {
		expect( labels( query ) ).toEqual( [ label ] );
	} );

	test( 'finds nothing behind a space that no label has', () => {
		expect( labels( 'tagline ' ) ).toEqual( [] );
	} );
} );
