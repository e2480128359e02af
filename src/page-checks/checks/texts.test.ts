import { fit, pixels } from '../../../common/template';
import { findingOf, goodPage, own, verdictOf } from '../fixtures';
import { word } from '../messages';

describe( 'the search title', () => {
	test.each( [
		[ 'is missing', '', 'error: missing' ],
		[ 'is only spaces', '  ', 'error: missing' ],
		[ 'is short', 'Tea', 'suggestion: short' ],
		[ 'is fine', goodPage.title.text, 'success: good' ],
		[
			'is fine in German',
			'Grüntee-Rezepte für kalte Abende',
			'success: good',
		],
		[
			'is fine in Arabic',
			'وصفات الشاي الأخضر لأمسيات الشتاء الباردة',
			'success: good',
		],
		[ 'is fine in Japanese', '寒い夜のための緑茶レシピ', 'success: good' ],
		[ 'is too long', 'Green tea recipes '.repeat( 4 ), 'warning: long' ],
		[ 'is too wide in Japanese', '緑茶'.repeat( 20 ), 'warning: wide' ],
		[
			'is too wide in capitals',
			'WARM GREEN TEA WITH MUCH GINGER AND WARM WHITE MILK',
			'warning: wide',
		],
	] )( '%s', ( _, text, verdict ) => {
		expect( verdictOf( 'title', { title: own( text ) } ) ).toBe( verdict );
	} );

	test( 'has the limit that the counter has', () => {
		const limits = { title: 20, description: 160 };
		expect( verdictOf( 'title', { limits } ) ).toBe( 'warning: long' );
		expect( findingOf( 'title', { limits } ) ).toMatchObject( {
			values: { count: 46, limit: 20 },
			where: [ { field: 'title' } ],
		} );
		expect(
			verdictOf( 'title', { limits: { ...limits, title: 46 } } )
		).toBe( 'success: good' );
	} );

	test.each( [ 'Green tea recipes '.repeat( 4 ), '緑茶'.repeat( 20 ) ] )(
		'is explained as a title: %s',
		( text ) => {
			const finding = findingOf( 'title', { title: own( text ) } )!;
			expect( word( finding ).description ).toEqual( [
				expect.stringMatching( /^Search engines cut off .*titles/ ),
			] );
		}
	);

	test( 'may be a whole pasted page', () => {
		const title = own( '緑茶'.repeat( 100_000 ) );
		expect( verdictOf( 'title', { title } ) ).toBe( 'warning: long' );
	} );

	test( 'may come from a template', () => {
		const title = { ...goodPage.title, source: 'inherited' as const };
		expect( verdictOf( 'title', { title } ) ).toBe( 'success: good' );
	} );
} );

describe( 'the search description', () => {
	const { text } = goodPage.description;

	test.each( [
		[ 'is missing', own( '' ), 'warning: missing' ],
		[ 'is fine', own( text ), 'success: good' ],
		[
			'comes from a template',
			{ text, source: 'inherited' as const },
			'suggestion: inherited',
		],
		[
			'is long, but comes from a template',
			{ text: text.repeat( 2 ), source: 'inherited' as const },
			'suggestion: inherited',
		],
		[
			'is wide, but comes from a template',
			{
				text: '緑茶の入れ方'.repeat( 12 ),
				source: 'inherited' as const,
			},
			'suggestion: inherited',
		],
		[ 'is short', own( 'Tea for you.' ), 'suggestion: short' ],
		[
			'is too long',
			own( `${ text } And more, and more, and even more of it.` ),
			'warning: long',
		],
		[
			'is too wide in Japanese',
			own( '緑茶の入れ方'.repeat( 12 ) ),
			'warning: wide',
		],
	] )( '%s', ( _, description, verdict ) => {
		expect( verdictOf( 'description', { description } ) ).toBe( verdict );
	} );
} );

describe( 'the width of a text', () => {
	test.each( [
		'Warm green tea with ginger. ',
		'WARM TEA ',
		'緑茶の入れ方',
	] )( 'is no fault of a description that was cut to fit: %s', ( text ) => {
		expect(
			verdictOf( 'description', {
				description: own( fit( text.repeat( 40 ), 160 ) ),
			} )
		).toBe( 'success: good' );
	} );

	test.each( [
		[ 'Latin letters have their own', 'iiii', 18 ],
		[ 'capitals are wider', 'WWWW', 76 ],
		[ 'accents take no room', 'é', pixels( 'e', 20 ) ],
		[ 'Japanese characters are as wide as high', '緑茶', 40 ],
		[ 'a family of emoji is one', '👩‍👧', 20 ],
	] )( '%s', ( _, text, width ) => {
		expect( pixels( text, 20 ) ).toBe( width );
	} );
} );

describe( 'a title or description that other pages have', () => {
	const others = [ { id: 7, label: 'Old tea' } ];

	test( 'names the pages', () => {
		const duplicates = { title: others, description: [] };
		expect( findingOf( 'duplicate_title', { duplicates } ) ).toMatchObject(
			{
				status: 'warning',
				values: { count: 1 },
				where: [ { field: 'title' }, { page: 7, label: 'Old tea' } ],
			}
		);
		expect( verdictOf( 'duplicate_description', { duplicates } ) ).toBe(
			'success: unique'
		);
	} );

	test.each( [ 'duplicate_title', 'duplicate_description' ] )(
		'is no subject until the server was asked (%s)',
		( id ) => {
			expect( verdictOf( id, { duplicates: null } ) ).toBe( 'nothing' );
		}
	);

	test( 'is no subject when there is none', () => {
		expect(
			verdictOf( 'duplicate_description', {
				description: own( '' ),
				duplicates: { title: [], description: others },
			} )
		).toBe( 'nothing' );
	} );
} );
