import {
	foreignLanguage,
	formatDay,
	formatNumber,
	formatTime,
	pageLanguage,
} from './locale';

const inLanguage = ( language: string ) => {
	document.documentElement.lang = language;
};
afterEach( () => inLanguage( 'en-US' ) );

test.each( [
	[ 'de-DE', '1.234,5' ],
	[ 'en-US', '1,234.5' ],
	[ 'fr-FR', '1\u202f234,5' ],
	// What WordPress makes of its locales "de_DE_formal" and "pt_PT_ao90"; only the first is a language tag.
	[ 'de-DE-formal', '1.234,5' ],
	[ 'pt-PT-ao90', '1234,5' ],
] )( 'a page in %s shows 1234.5 as %s', ( language, shown ) => {
	inLanguage( language );
	expect( formatNumber( 1234.5 ) ).toBe( shown );
} );

test( 'a page without a language, or with one that is none, has the language of the browser', () => {
	for ( const language of [ '', 'x y', 'a_b' ] ) {
		inLanguage( language );
		expect( pageLanguage() ).toBeUndefined();
		expect( formatNumber( 5 ) ).toBe( '5' );
	}
} );

test( 'texts in another language than the page’s tell theirs', () => {
	inLanguage( 'de-AT' );
	expect( foreignLanguage( 'en-US' ) ).toBe( 'Englisch' );
	for ( const known of [ 'de-DE', '', 'no language' ] ) {
		expect( foreignLanguage( known ) ).toBe( '' );
	}
	inLanguage( '' );
	const browser = jest.spyOn( navigator, 'language', 'get' );
	browser.mockReturnValue( '' );
	expect( foreignLanguage( 'en-US' ) ).toBe( '' );
	browser.mockRestore();
} );

test( 'a figure that is not known is a dash', () => {
	expect( formatNumber( null ) ).toBe( '–' );
	expect( formatNumber( undefined ) ).toBe( '–' );
} );

test( 'days and times are in the language of the page', () => {
	inLanguage( 'de-DE' );
	expect( formatDay( '2026-11-17' ) ).toBe( '17. Nov.' );
	expect(
		formatTime( '2026-11-17T14:05:00Z', {
			dateStyle: 'long',
			timeZone: 'UTC',
		} )
	).toBe( '17. November 2026' );
} );
