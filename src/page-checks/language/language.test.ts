import { withStemmer } from '../fixtures';
import { readKeywords } from './keyword';

import { measure } from './words';

const isFound = ( locale: string, keyword: string, text: string ) =>
	readKeywords( keyword, locale ).main?.isIn( text );

const isInAddress = ( locale: string, keyword: string, slug: string ) =>
	readKeywords( keyword, locale ).main?.isInAddress( slug );

const LOCALES =
	'ar da_DK de_DE el en_US es_ES fi fr_FR hu_HU it_IT nb_NO nl_NL pt_BR ru_RU sv_SE tr_TR uk'.split(
		' '
	);
beforeAll( () => Promise.all( LOCALES.map( withStemmer ) ) );

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
		[ 'with an article or without: 1', 'ar', 'شاي', 'فوائد الشاي' ],
		[ 'with an article or without: 2', 'ar', 'الشاي', 'شاي أخضر' ],
		[ 'with an article or without: 3', 'ar', 'شاي', 'قهوة وشاي والشاي' ],
		[ 'with an article or without: 4', 'ar', 'شاي', 'حليب بالشاي' ],
		[ 'with an article or without: 5', 'ar', 'كرسي', 'الكرسي المريح' ],
		[ 'with an article or without: 6', 'ar', 'كتاب', 'أفضل الكتب والكتاب' ],
		[ 'with an article or without: 7', 'ar', 'تسويق', 'دليل التسويق' ],
		[ 'with an article or without: 8', 'ar', 'ماء', 'شرب الماء' ],
		[ 'with an article or without: 9', 'ar', 'تغذية', 'علم التغذية' ],
		[ 'with an article or without: 10', 'ar', 'معلمون', 'المعلمون' ],
		[ 'with an article or without: 11', 'ar', 'صحي', 'الأكل الصحي' ],
		[ 'with an article or without: 12', 'ar', 'تطبيق', 'شرح للتطبيق' ],
		[ 'with an article or without: 13', 'ar', 'الموقع', 'موقع' ],
		[ 'with spaces in a number', 'fr_FR', '1000 idées', '1 000 idées' ],
		[ 'beside a number in front', 'en_US', '100 ideas', '5 100 ideas' ],
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
		[ 'with a sharp', 'en_US', 'C#', 'Learn C# in a week' ],
		[ 'with a sharp before a hyphen', 'de_DE', 'C#', 'Der C#-Kurs' ],
		[ 'with pluses', 'en_US', 'C++ course', 'A course on c++, for all' ],
		[ 'with a plus less', 'en_US', 'Google', 'Is Google+ back?' ],
		[ 'with a dot before it', 'en_US', '.NET', 'News for .NET' ],
		[ 'with a dot in it', 'en_US', 'Node.js', 'NodeJS servers' ],
		[ 'with a hyphen less', 'de_DE', 'E-Mail', 'Die beste Email' ],
		[ 'with a hyphen more', 'de_DE', 'Email', 'E-Mails schreiben' ],
		[ 'with a space for a hyphen', 'en_US', 'e-mail', 'My E mail' ],
		[ 'with a long hyphen', 'en_US', 'e-mail', 'My e‑mail' ],
		[ 'with a word of one character', 'ja', '茶-1', '茶-1 を飲む' ],
		[
			'with a letter before a script without spaces',
			'ja',
			'T-シャツ',
			'白いT-シャツ',
		],
		[
			'with one hyphen of two',
			'de_DE',
			'E-Mail-Marketing',
			'Emailmarketing und E-Mail Marketing',
		],
		[ 'as WiFi', 'en_US', 'wi-fi router', 'WiFi routers' ],
		[ 'as wi-fi', 'en_US', 'WiFi', 'Wi-Fi at home' ],
		[ 'as wi fi', 'en_US', 'WiFi', 'Wi Fi at home' ],
		[ 'as one word', 'en_US', 'web site', 'My websites' ],
		[ 'as two words', 'en_US', 'website', 'My web site' ],
		[ 'with an ampersand', 'en_US', 'R&D', 'Our R & D team' ],
		[ 'with a slash', 'en_US', 'A/B testing', 'Testing, A/B' ],
		[ 'with a letter', 'en_US', 'vitamin C', 'C is a vitamin' ],
		[ 'with thousands', 'en_US', '1,000 recipes', '1000 recipes' ],
		[ 'with thousands with a comma', 'en_US', '1000', '1,000 recipes' ],
		[ 'with thousands with a dot', 'de_DE', '1000', '1.000 Rezepte' ],
		[ 'with thousands with a space', 'fr_FR', '10000', '10\u202F000 pas' ],
		[ 'with a space in its thousands', 'fr_FR', '10 000 pas', '10000 pas' ],
		[ 'with millions', 'de_CH', '1’000’000', '1000000 Franken' ],
		[ 'with a decimal comma', 'de_DE', '3,5 Zoll', 'Mit 3.5 Zoll' ],
		[ 'with a version', 'en_US', 'WordPress 6', 'WordPress 6.8' ],
		[ 'with Arabic digits', 'ar', 'آيفون 15', 'آيفون ١٥' ],
		[ 'with Persian digits', 'fa_IR', 'آیفون 15', 'آیفون ۱۵' ],
		[ 'with a joiner less', 'fa_IR', 'کتاب‌خانه', 'کتابخانه' ],
		[ 'with a soft hyphen', 'de_DE', 'Teekanne', 'Tee\u00ADkanne' ],
		[ 'with a letter set low', 'en_US', 'CO2', 'Less CO₂' ],
		[ 'without an Arabic article', 'ar', 'القهوة', 'قهوة تركية' ],
		[ 'with "for the" in Arabic', 'ar', 'قهوة', 'وصفة للقهوة' ],
		[ 'with "then" before the article', 'ar', 'قهوة', 'فالقهوة' ],
		[ 'in the Portuguese plural', 'pt_BR', 'canção', 'Canções de amor' ],
		[ 'in the Dutch plural', 'nl_NL', 'boek', 'Goede boeken' ],
		[ 'in the Italian plural', 'it_IT', 'ricetta', 'Le ricette' ],
		[ 'with a Swedish article', 'sv_SE', 'kaffe', 'Kaffet' ],
		[ 'with a Norwegian article', 'nb_NO', 'bok', 'Boken' ],
		[ 'with a Finnish ending', 'fi', 'talo', 'Talossa' ],
		[ 'in the Greek plural', 'el', 'βιβλίο', 'Τα βιβλία' ],
		[ 'with a Hungarian ending', 'hu_HU', 'könyv', 'Könyvek' ],
		[ 'with a Ukrainian ending', 'uk', 'рецепт', 'Сім рецептів' ],
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
		[ 'as another language', 'en_US', 'C#', 'Learn C++ in a week' ],
		[ 'without its sharp', 'en_US', 'C#', 'Learn C in a week' ],
		[ 'with another letter', 'en_US', 'vitamin C', 'Vitamin D' ],
		[ 'as a part of a name', 'en_US', 'e-mail', 'By mail' ],
		[ 'in a number without its dot', 'en_US', '3.5', '35 cups' ],
		[ 'in thousands', 'en_US', '1000', '1 and 000' ],
		[ 'in words on both sides of a comma', 'en_US', 'email', 'E, mail' ],
		[ 'in a longer German word', 'de_DE', 'Mark', 'Der Markt' ],
		[ 'in a longer English word', 'en_US', 'count', 'The county' ],
	] )( '%s', ( _, locale, keyword, text ) => {
		expect( isFound( locale, keyword, text ) ).toBe( false );
	} );

	test.each( [ '', '  ', '!?', ',tea', '🍵' ] )(
		'when nothing to look for was typed: "%s"',
		( typed ) => {
			expect( readKeywords( typed, 'en_US' ).main ).toBeNull();
		}
	);
} );

describe( 'several keywords', () => {
	const read = ( typed: string ) => {
		const { main, others } = readKeywords( typed, 'en_US' );
		return [ main?.text, ...others.map( ( { text } ) => text ) ];
	};

	test.each( [
		[ 'tea, green coffee ,milk', [ 'tea', 'green coffee', 'milk' ] ],
		[ 'شاي، قهوة', [ 'شاي', 'قهوة' ] ],
		[ '緑茶、紅茶', [ '緑茶', '紅茶' ] ],
		[ 'tea,,', [ 'tea' ] ],
		[ 'tea, Tea, milk, MILK', [ 'tea', 'MILK' ] ],
		[ '1,000 recipes, 3,5 cm', [ '1,000 recipes', '3,5 cm' ] ],
		[ '2025,2026', [ '2025', '2026' ] ],
		[ 'tea,2026', [ 'tea', '2026' ] ],
	] )( 'are parted by commas: %s', ( typed, keywords ) => {
		expect( read( typed ) ).toEqual( keywords );
	} );
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
		[ 'is found without its signs', 'en_US', 'C++ course', 'c-course' ],
		[ 'is found without its comma', 'en_US', '1,000 teas', '1000-teas' ],
		[ 'is found with a hyphen for a dot', 'de_DE', '3,5 Zoll', '3-5-zoll' ],
		[ 'is found without its hyphen', 'en_US', 'wi-fi', 'wifi-router' ],
		[ 'is found with a hyphen', 'de_DE', 'Email', 'e-mail-schreiben' ],
	] )( '%s', ( _, locale, keyword, slug ) => {
		expect( isInAddress( locale, keyword, slug ) ).toBe( true );
	} );

	test( 'is missed when it is not there', () => {
		expect( isInAddress( 'en_US', 'green tea', 'coffee' ) ).toBe( false );
	} );

	test.each( [
		[ 'ja', '緑茶', 'ryokucha' ],
		[ 'ar', 'قهوة', 'coffee' ],
		[ 'en_US', 'C#', 'csharp' ],
	] )( 'that can’t have it is ignored (%s)', ( locale, keyword, slug ) => {
		expect( isInAddress( locale, keyword, slug ) ).toBeNull();
	} );
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
