import { findingOf, goodPage, own, verdictOf, withStemmer } from '../fixtures';
import type { PageSnapshot } from '../types';

beforeAll( () =>
	Promise.all(
		[ 'en_US', 'de_DE', 'es_ES', 'tr_TR', 'ar' ].map( withStemmer )
	)
);

describe( 'the focus keyword', () => {
	test.each( [
		[ 'is set', 'green tea', 'success: set' ],
		[ 'is not set', ' ', 'suggestion: unset' ],
		[ 'has no word', '!?', 'warning: no_words' ],
	] )( '%s', ( _, focusKeyword, verdict ) => {
		expect( verdictOf( 'focus_keyword', { focusKeyword } ) ).toBe(
			verdict
		);
	} );

	test.each( [
		'keyword_in_title',
		'keyword_in_description',
		'keyword_in_first_paragraph',
		'keyword_in_address',
		'keyword_in_headings',
	] )( 'is looked for only when there is one (%s)', ( id ) => {
		expect( verdictOf( id, {} ) ).toBe( 'success: found' );
		expect( verdictOf( id, { focusKeyword: '' } ) ).toBe( 'nothing' );
	} );

	test( 'is missed, where it should be is shown', () => {
		const focusKeyword = 'coffee';
		const of = ( id: string ) =>
			findingOf( id, { focusKeyword, status: 'draft' } );
		expect( of( 'keyword_in_title' ) ).toMatchObject( {
			status: 'warning',
			where: [ { field: 'title' } ],
		} );
		expect( of( 'keyword_in_description' )?.where ).toEqual( [
			{ field: 'description' },
		] );
		expect( of( 'keyword_in_first_paragraph' )?.where ).toEqual( [
			{ block: 'first' },
		] );
		expect( of( 'keyword_in_address' )?.where ).toEqual( [
			{ field: 'slug' },
		] );
		expect( of( 'keyword_in_headings' )?.where ).toEqual( [
			{ block: 'heading', label: 'A recipe with green tea' },
		] );
	} );

	test.each( [ 'publish', 'private' ] )(
		'is not asked for in the URL of a post that has links by now (%s)',
		( status ) => {
			expect(
				verdictOf( 'keyword_in_address', {
					focusKeyword: 'coffee',
					status,
				} )
			).toBe( 'nothing' );
			expect( verdictOf( 'keyword_in_address', { status } ) ).toBe(
				'success: found'
			);
		}
	);

	test.each( [ 'draft', 'pending', 'future' ] )(
		'is asked for in the URL of a post that is not published (%s)',
		( status ) => {
			expect(
				verdictOf( 'keyword_in_address', {
					focusKeyword: 'coffee',
					status,
				} )
			).toBe( 'suggestion: missing' );
		}
	);

	test( 'is not asked for in a description that a template makes', () => {
		const description = {
			text: goodPage.description.text,
			source: 'inherited' as const,
		};
		expect(
			verdictOf( 'keyword_in_description', {
				focusKeyword: 'coffee',
				description,
			} )
		).toBe( 'nothing' );
		expect( verdictOf( 'keyword_in_description', { description } ) ).toBe(
			'success: found'
		);
	} );

	test( 'may be the first of several: the others are looked for, too', () => {
		const page = {
			focusKeyword: 'green tea, kettles, coffee, WARM EVENING',
		};
		expect( verdictOf( 'keyword_in_title', page ) ).toBe(
			'success: found'
		);
		expect( findingOf( 'other_keywords', page ) ).toMatchObject( {
			status: 'suggestion',
			code: 'missing',
			values: { count: 2, keyword: 'coffee, WARM EVENING' },
		} );
		expect(
			findingOf( 'other_keywords', { focusKeyword: 'tea, kettle' } )
		).toMatchObject( {
			status: 'success',
			values: { count: 1, keyword: 'kettle' },
		} );
		expect( verdictOf( 'other_keywords', {} ) ).toBe( 'nothing' );
	} );

	test( 'is no subject where there is no such place', () => {
		const empty: Partial< PageSnapshot > = {
			content: '',
			blocks: [],
			slug: '',
			title: own( '' ),
			description: own( '' ),
		};
		expect( verdictOf( 'keyword_in_title', empty ) ).toBe( 'nothing' );
		expect( verdictOf( 'keyword_in_description', empty ) ).toBe(
			'nothing'
		);
		expect( verdictOf( 'keyword_in_first_paragraph', empty ) ).toBe(
			'nothing'
		);
		expect( verdictOf( 'keyword_in_address', empty ) ).toBe( 'nothing' );
		expect( verdictOf( 'keyword_in_headings', empty ) ).toBe( 'nothing' );
	} );
} );

// A page in each language, with typical word forms that must be found everywhere.
describe.each( [
	{
		language: 'de_DE',
		focusKeyword: 'grüner Tee',
		title: 'Vom grünen Tee und seinen Freunden',
		description: 'Was Grünen Tee besonders macht.',
		slug: 'gruener-tee',
		paragraph: 'Mit grünem Tee beginnt der Tag.',
		heading: 'Grüne Tees im Vergleich',
	},
	{
		language: 'es_ES',
		focusKeyword: 'receta española',
		title: 'Recetas españolas de la abuela',
		description: 'La mejor receta española.',
		slug: 'recetas-espanolas',
		paragraph: 'Una receta muy española.',
		heading: 'Españolas: dos recetas',
	},
	{
		language: 'tr_TR',
		focusKeyword: 'Türk kahvesi',
		title: 'TÜRK KAHVESİ NASIL YAPILIR?',
		description: 'Türk kahvesinin sırları.',
		slug: 'turk-kahvesi',
		paragraph: 'Türk kahvesini sevenler için.',
		heading: 'Türk’ün kahvesi',
	},
	{
		language: 'ar',
		focusKeyword: 'قهوة عربية',
		title: 'القَهْوَة العربيّة في المنزل',
		description: 'طريقة القهوة العربية.',
		slug: 'القهوة-العربية',
		paragraph: 'والقهوة العربية لذيذة.',
		heading: 'قهـــوة عربية',
	},
	{
		language: 'ja',
		focusKeyword: '緑茶 入れ方',
		title: '美味しい緑茶の入れ方',
		description: '緑茶の正しい入れ方を紹介します。',
		slug: '緑茶の入れ方',
		paragraph: '緑茶は入れ方で変わります。',
		heading: '緑茶の入れ方とは',
	},
] )( 'a page in $language', ( page ) => {
	const facts = {
		...page,
		title: own( page.title ),
		description: own( page.description ),
		content: `<p>${ page.paragraph }</p><h2>${ page.heading }</h2>`,
		blocks: [],
	};

	test.each( [
		'keyword_in_title',
		'keyword_in_description',
		'keyword_in_first_paragraph',
		'keyword_in_address',
		'keyword_in_headings',
	] )( 'has its keyword in every form (%s)', ( id ) => {
		expect( verdictOf( id, facts ) ).toBe( 'success: found' );
	} );
} );
