import fc from 'fast-check';
import { anyText } from '../../../tests/js/any-text';
import { normalise, originalRange } from './normalise';

describe( 'normalised text', () => {
	test.each( [
		[ 'No Index', 'noindex' ],
		[ 'no-index', 'noindex' ],
		[ 'NOINDEX', 'noindex' ],
		[ 'robots.txt', 'robotstxt' ],
		[ 'page_title', 'pagetitle' ],
		[ 'Crème brûlée', 'cremebrulee' ],
		[ 'STRASSE', 'strasse' ],
		[ 'Straße', 'strasse' ],
		[ 'ΤΊΤΛΟΣ', 'τιτλοσ' ],
		[ 'τίτλος', 'τιτλοσ' ],
		[ 'İndeks', 'indeks' ],
		[ '  …—  ', '' ],
	] )( '%j becomes %j', ( text, joined ) => {
		expect( normalise( text ).joined ).toBe( joined );
	} );

	test( 'words and their places are known', () => {
		expect( normalise( 'robots.txt  Editor' ) ).toEqual( {
			joined: 'robotstxteditor',
			words: [ 'robots', 'txt', 'editor' ],
			starts: new Set( [ 0, 6, 9 ] ),
		} );
	} );

	test( 'composed and decomposed accents are the same', () => {
		fc.assert(
			fc.property( fc.string( { unit: 'grapheme' } ), ( text ) => {
				expect( normalise( text.normalize( 'NFD' ) ).joined ).toBe(
					normalise( text.normalize( 'NFC' ) ).joined
				);
			} )
		);
	} );

	test( 'the words make up the joined form, whatever the text', () => {
		fc.assert(
			fc.property( anyText, ( text ) => {
				const { joined, words, starts } = normalise( text );
				expect( words.join( '' ) ).toBe( joined );
				expect( starts.size ).toBe( words.length );
			} )
		);
	} );
} );

describe( 'the part of a text that matched', () => {
	const part = ( text: string, term: string ) => {
		const at = normalise( text ).joined.indexOf( term );
		return text.slice( ...originalRange( text, at, at + term.length ) );
	};

	test.each( [
		[ 'No Index', 'noindex', 'No Index' ],
		[ 'Exclude No Index now', 'noindex', 'No Index' ],
		[ 'The robots.txt file', 'robotstxt', 'robots.txt' ],
		[ 'Straße', 'strass', 'Straß' ],
		[ 'Cafe\u0301 au lait', 'cafe', 'Cafe\u0301' ],
		[ '😀 Title', 'title', 'Title' ],
	] )( 'of %j by %j is %j', ( text, term, expected ) => {
		expect( part( text, term ) ).toBe( expected );
	} );

	test( 'it normalises to what was looked for', () => {
		fc.assert(
			fc.property(
				fc.lorem( { maxCount: 5 } ),
				fc.nat(),
				fc.nat(),
				( text, a, b ) => {
					const { joined } = normalise( text );
					const [ start = 0, end = 0 ] = [
						a % joined.length,
						( b % joined.length ) + 1,
					].sort( ( x, y ) => x - y );
					fc.pre( start < end );
					const range = originalRange( text, start, end );
					expect( normalise( text.slice( ...range ) ).joined ).toBe(
						joined.slice( start, end )
					);
				}
			)
		);
	} );
} );
