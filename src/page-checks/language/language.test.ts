import { readKeyword } from './keyword';
import { measure } from './words';

const isFound = ( locale: string, keyword: string, text: string ) =>
	readKeyword( keyword, locale )?.isIn( text );

const isInAddress = ( locale: string, keyword: string, slug: string ) =>
	readKeyword( keyword, locale )?.isInAddress( slug );

describe( 'a keyword is found', () => {
	test.each( [
		[ 'in capitals', 'en_US', 'green tea', 'GREEN TEA!' ],
		[ 'in the plural', 'en_US', 'tea recipe', 'Twelve tea recipes' ],
		[ 'in the singular', 'en_US', 'tea recipes', 'A recipe for tea' ],
		[ 'with "ies" for "y"', 'en_US', 'strawberry', 'Strawberries' ],
		[ 'as a verb', 'en_US', 'bake bread', 'Baking bread at home' ],
		[ 'with a doubled letter', 'en_US', 'run', 'Running and runs' ],
		[ 'as an owner', 'en_US', 'tea', 'The tea’s colour' ],
		[
			'in another order',
			'en_US',
			'apple pie recipe',
			'Recipe: apple pie',
		],
		[ 'without its small words', 'en_US', 'tea for the kids', 'Tea kids' ],
		[ 'with an accent more', 'en_US', 'cafe', 'My Café' ],
		[ 'with an accent less', 'fr_FR', 'théière', 'une theiere' ],
		[ 'before a comma', 'en_US', 'tea, coffee, milk', 'All about tea' ],
		[ 'with an umlaut in the plural', 'de_DE', 'Haus', 'Die Häuser' ],
		[ 'in a German case', 'de_DE_formal', 'grüner Tee', 'von grünem Tee' ],
		[ 'as "ue"', 'de-AT', 'Müller', 'Frau Mueller' ],
		[ 'as "ss"', 'de_DE', 'Straße', 'STRASSE' ],
		[ 'as books', 'de_DE', 'Buch', 'Bücher' ],
		[ 'in the Spanish plural', 'es_ES', 'canción', 'Canciones de amor' ],
		[ 'as a Spanish adjective', 'es_MX', 'zapato negro', 'zapatos negros' ],
		[ 'with z and c', 'es_ES', 'luz', 'las luces' ],
		[ 'behind a French article', 'fr_FR', 'eau', 'De l’eau' ],
		[ 'in Turkish capitals', 'tr_TR', 'ışık', 'IŞIK' ],
		[ 'with a dotted capital', 'tr_TR', 'istanbul', 'İSTANBUL' ],
		[
			'behind a Turkish apostrophe',
			'tr_TR',
			'İstanbul',
			'İstanbul’da çay',
		],
		[ 'with Turkish endings', 'tr_TR', 'kahve', 'Kahvelerimizden biri' ],
		[ 'with a softened consonant', 'tr_TR', 'kitap', 'Kitabı okudum' ],
		[ 'with an Arabic article', 'ar', 'قهوة', 'فوائد القهوة' ],
		[ 'with "and" before the article', 'ar', 'قهوة', 'الشاي والقهوة' ],
		[ 'with vowel signs', 'ar', 'قهوة', 'قَهْوَة' ],
		[ 'with a tatweel', 'ar', 'قهوة', 'قهـــوة' ],
		[ 'in the Arabic plural', 'ar', 'سيارة', 'أفضل السيارات' ],
		[ 'with another alef', 'ar', 'إسطنبول', 'اسطنبول' ],
		[ 'in Japanese', 'ja', '緑茶', '美味しい緑茶の入れ方' ],
		[ 'in two Japanese parts', 'ja', '緑茶 入れ方', '緑茶の入れ方' ],
		[
			'in wide Latin letters',
			'ja',
			'WordPress',
			'ＷｏｒｄＰｒｅｓｓの使い方',
		],
		[ 'in two scripts', 'ja', 'WordPress 使い方', 'WordPressの使い方' ],
		[ 'in Chinese', 'zh_CN', '绿茶', '如何泡绿茶' ],
		[ 'with a Russian case', 'ru_RU', 'книга', 'в книге' ],
		[ 'with a Korean particle', 'ko_KR', '커피', '커피를 마시다' ],
		[ 'where nobody knows the language', '', 'tea', 'Tea' ],
		[ 'with digits', 'en_US', 'iPhone 15', 'The iPhone 15 is here' ],
		[ 'when it is a small word', 'en_US', 'the', 'The' ],
	] )( '%s', ( _, locale, keyword, text ) => {
		expect( isFound( locale, keyword, text ) ).toBe( true );
	} );
} );

describe( 'a keyword is not found', () => {
	test.each( [
		[ 'within another word', 'en_US', 'tea', 'The team is a steam engine' ],
		[ 'when a word is missing', 'en_US', 'green tea', 'Black tea' ],
		[ 'in another number', 'en_US', 'iPhone 15', 'The iPhone 5' ],
		[ 'as a part of a compound', 'de_DE', 'Kanne', 'Teekanne' ],
		[ 'where a tilde makes another word', 'es_ES', 'año', 'El ano' ],
		[ 'where a dot makes another word', 'tr_TR', 'kır', 'kir' ],
		[ 'within another Japanese word', 'ja', '京都', '東京都の天気' ],
		[ 'with other Japanese marks', 'ja', 'かき', 'かぎ' ],
		[ 'in another Arabic word', 'ar', 'قهوة', 'الشاي' ],
	] )( '%s', ( _, locale, keyword, text ) => {
		expect( isFound( locale, keyword, text ) ).toBe( false );
	} );

	test.each( [ '', '  ', '!?', ',tea', '🍵' ] )(
		'when nothing to look for was typed: "%s"',
		( typed ) => {
			expect( readKeyword( typed, 'en_US' ) ).toBeNull();
		}
	);
} );

describe( 'in an address a keyword', () => {
	test.each( [
		[ 'is found between hyphens', 'en_US', 'green tea', 'best-green-tea' ],
		[ 'is found without small words', 'en_US', 'tea for kids', 'tea-kids' ],
		[
			'is found as WordPress writes umlauts',
			'de_DE',
			'Grüner Tee',
			'gruener-tee',
		],
		[ 'is found without umlauts', 'de_DE', 'Grüner Tee', 'gruner-tee' ],
		[ 'is found without a tilde', 'es_ES', 'mañana', 'manana' ],
		[
			'is found without a dotless i',
			'tr_TR',
			'sıcak kahve',
			'sicak-kahve',
		],
		[ 'is found in Danish', 'da_DK', 'smørrebrød', 'smoerrebroed' ],
		[ 'is found in Arabic', 'ar', 'قهوة', 'فوائد-القهوة' ],
		[ 'is found in Japanese', 'ja', '緑茶', '緑茶の入れ方' ],
	] )( '%s', ( _, locale, keyword, slug ) => {
		expect( isInAddress( locale, keyword, slug ) ).toBe( true );
	} );

	test( 'is missed when it is not there', () => {
		expect( isInAddress( 'en_US', 'green tea', 'coffee' ) ).toBe( false );
	} );

	test.each( [
		[ 'ja', '緑茶', 'ryokucha' ],
		[ 'ar', 'قهوة', 'coffee' ],
	] )(
		'in another script is nobody’s business (%s)',
		( locale, keyword, slug ) => {
			expect( isInAddress( locale, keyword, slug ) ).toBeNull();
		}
	);
} );

describe( 'a text is as long as', () => {
	test.each( [
		[ 'its words', 'Don’t re-heat 3.5 cups of tea!', 6, 'words' ],
		[ 'its German words', 'Über größere Teekannen', 3, 'words' ],
		[ 'its Arabic words', 'فوائد القَهْوَة للصحة', 3, 'words' ],
		[
			'its Japanese characters',
			'緑茶の入れ方、コーヒー。',
			10,
			'characters',
		],
		[
			'its words where a few are Chinese',
			'We love 茶 and tea',
			5,
			'words',
		],
		[ 'nothing', ' \n – … 🍵', 0, 'words' ],
	] )( '%s', ( _, text, count, unit ) => {
		expect( measure( text ) ).toEqual( { count, unit } );
	} );
} );

describe( 'a browser without Intl.Segmenter', () => {
	const { Segmenter } = Intl;
	beforeEach( () => {
		// @ts-expect-error The type knows only browsers that have it.
		delete Intl.Segmenter;
	} );
	afterEach( () => {
		Object.assign( Intl, { Segmenter } );
	} );

	test( 'finds a Japanese keyword wherever its characters are', () => {
		expect( isFound( 'ja', '緑茶', '美味しい緑茶の入れ方' ) ).toBe( true );
		expect( isFound( 'ja', '紅茶', '美味しい緑茶の入れ方' ) ).toBe( false );
	} );

	test( 'still keeps the borders of words that have spaces', () => {
		expect( isFound( 'en_US', 'tea', 'The team' ) ).toBe( false );
	} );
} );
