import { screens, sections } from './fixtures';
import { PHRASES } from './phrases';

test( 'questions are answered in the language of the user', async () => {
	// The words are translated when the search is loaded.
	jest.resetModules();
	const { setLocaleData } = await import( '@wordpress/i18n' );
	setLocaleData(
		{
			[ PHRASES[ '/advanced/robot_instructions/indexing' ] ?? '' ]: [
				'vor Google verstecken, aus der Suche entfernen',
			],
			'hide, exclude, keep out, leave out, conceal, invisible': [
				'verstecken, verbergen',
			],
		},
		'pharos-seo'
	);
	const { buildIndex } = await import( './index-entries' );
	const { search } = await import( './match' );
	const entries = buildIndex( sections, screens );
	const first = ( query: string ) => search( entries, query )[ 0 ]?.label;

	expect( first( 'seiten vor google verstecken' ) ).toBe( 'No Index' );
	expect( first( 'vor google verbergen' ) ).toBe( 'No Index' );
	expect( first( 'aus der suche entferen' ) ).toBe( 'No Index' );
	// The terms of the trade are the same in all languages.
	expect( first( 'noindex' ) ).toBe( 'No Index' );
} );
