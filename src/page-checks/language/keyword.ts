import { fold, foldForAddress } from './fold';
import { languageOf } from './language';
import { isSmallWord } from './small-words';
import { isSameStem, stemsOf } from './stem';
import { isUnspaced, normalize, wordsOf, wordStarts, type Word } from './words';

/** Maximum length of the field in characters; longer texts were pasted by mistake. */
const LONGEST = 500;

/** Maximum number of additional keywords. */
const MOST_OTHERS = 20;

/** Length of the searched text; only the beginning of long texts is searched. */
const ENOUGH = 5000;

/** Matches commas between keywords, including those of other scripts, but not in numbers ("1,000", "3,5"). */
const COMMA = /[،、，]|(?<!\d),|,(?!\d)|(?<=\d{4}),/u;

/** Matches groups of digits separated by spaces; other adjacent numbers are separate. */
const SPACED_NUMBER = /(?<!\d)\d{1,3}(?: \d{3})+(?!\d)/g;

/** Korean appends particles to words without a space, and there is no stemmer for it. */
const KOREAN = /^\p{Script=Hangul}+$/u;

/** A keyword that is prepared for searching. */
export interface Keyword {
	/** The keyword as entered. */
	text: string;
	/** Whether a text contains the keyword: all of its words, in any order and form. */
	isIn: ( text: string ) => boolean;
	/**
	 * Whether a slug contains the keyword; null if that is undecidable, because the slug uses another script ("cha" for "茶")
	 * or can't contain the signs of the keyword ("csharp" for "C#").
	 */
	isInAddress: ( slug: string ) => boolean | null;
}

/** The keywords in the field. */
interface Keywords {
	/** The first keyword; null if it has no letters or digits. */
	main: Keyword | null;
	/** The keywords after commas. */
	others: Keyword[];
}

/**
 * Parses the keywords in the field: the main one, and others after commas.
 *
 * @param typed  The value of the field.
 * @param locale The locale of the content.
 */
export function readKeywords( typed: string, locale: string ): Keywords {
	const [ first = '', ...rest ] = typed.slice( 0, LONGEST ).split( COMMA );
	const main = readKeyword( first, locale );
	const others = new Map< string, Keyword >();
	for ( const one of rest ) {
		const keyword = readKeyword( one, locale );
		const key = fold( keyword?.text ?? '', languageOf( locale ) );
		if ( keyword && key !== fold( first.trim(), languageOf( locale ) ) ) {
			others.set( key, keyword );
		}
	}
	return { main, others: [ ...others.values() ].slice( 0, MOST_OTHERS ) };
}

/**
 * Prepares a keyword for searching: the text must contain each of its words, in any order and form (stemsOf()), with or
 * without accents, and with any spelling of compounds ("e-mail", "email", "e mail"). Stop words ("the", "für") are optional.
 * In scripts without spaces, a word must match at the start of a word in the text.
 *
 * @param typed  One keyword as entered.
 * @param locale The locale of the content.
 */
function readKeyword( typed: string, locale: string ): Keyword | null {
	const text = typed.trim();
	const language = languageOf( locale );
	const normal = withJoinedNumbers( normalize( text, language ) );
	const groups = groupsOf( wordsOf( normal ), language );
	if ( groups.length === 0 ) {
		return null;
	}
	const forAddress = groupsOf( wordsOf( addressText( normal ) ), language );
	const hasSigns = /[+#]/.test( normal );
	return {
		text,
		isIn( other ) {
			const searched = normalize( cut( other ), language );
			const joined = withJoinedNumbers( searched );
			return (
				hasAll( searched, groups, language ) ||
				( joined !== searched && hasAll( joined, groups, language ) )
			);
		},
		isInAddress( slug ) {
			const isLatin = /[a-z0-9]/.test(
				foldForAddress( normal, language )
			);
			if ( ! isLatin && /^[\w-]*$/.test( slug ) ) {
				return null;
			}
			const isFound = hasAll(
				addressText( normalize( cut( slug ), language ) ),
				forAddress,
				language,
				foldForAddress
			);
			return ! isFound && hasSigns ? null : isFound;
		},
	};
}

const withJoinedNumbers = ( text: string ): string =>
	text.replace( SPACED_NUMBER, ( number ) => number.replace( / /g, '' ) );

const cut = ( text: string ): string => text.slice( 0, ENOUGH );

/** Removes signs and replaces dots in numbers with hyphens, like WordPress does in slugs. */
const addressText = ( text: string ): string =>
	text.replace( /[+#]/g, '' ).replace( /(?<=\d)[.,](?=\d)/g, '-' );

/** Words joined by hyphens: "e-mail". Most groups have one word. */
type Group = string[];

/** Whether a word is a single letter of a script with spaces; in other scripts, one character may be a word ("茶"). */
const isLetter = ( word: string ): boolean =>
	/^\p{L}$/u.test( word ) && ! isUnspaced( word );

/**
 * Returns the groups of words without stop words and single letters at an apostrophe ("l’eau", "tea’s"), unless there are no
 * others.
 */
function groupsOf( words: Word[], language: string ): Group[] {
	const groups: Group[] = [];
	words.forEach( ( { text, before }, index ) => {
		const isAtApostrophe =
			before === 'apostrophe' ||
			words[ index + 1 ]?.before === 'apostrophe';
		if ( before === 'hyphen' ) {
			groups.at( -1 )?.push( text );
		} else {
			groups.push( isAtApostrophe && isLetter( text ) ? [] : [ text ] );
		}
	} );
	const large = groups.filter(
		( [ first, ...rest ] ) =>
			first !== undefined &&
			( rest.length > 0 || ! isSmall( first, language ) )
	);
	return large.length > 0 ? large : words.map( ( { text } ) => [ text ] );
}

const isSmall = ( word: string, language: string ): boolean =>
	isSmallWord( fold( word, language ), language );

function hasAll(
	text: string,
	groups: Group[],
	language: string,
	plain: typeof fold = fold
): boolean {
	const words = wordsOf( text );
	const stems = stemsIn( words, language, plain );
	const folded = plain( text, language );
	let starts: Set< number > | null | undefined;
	const has = ( word: string ): boolean => {
		if ( isUnspaced( word ) ) {
			const plainWord = plain( word, language );
			starts ??= wordStarts( folded );
			// A word with a hyphen in the text ("T-シャツ") is only in the joined forms.
			return (
				stems.has( plainWord ) || beginsIn( folded, plainWord, starts )
			);
		}
		if ( KOREAN.test( word ) ) {
			return words.some( ( one ) => one.text.startsWith( word ) );
		}
		return stemsOf( word, language, plain ).some(
			( stem ) =>
				stems.has( stem ) ||
				[ ...stems ].some( ( one ) =>
					isSameStem( one, stem, language )
				)
		);
	};
	/**
	 * Whether the text contains the words of a group, separate or partly joined. A single letter as in "e-mail" doesn't
	 * count alone.
	 */
	const covers = ( group: Group ): boolean =>
		group.length === 0 ||
		group.some( ( word, index ) => {
			const joined = group.slice( 0, index + 1 );
			const isThere =
				index > 0
					? has( joined.join( '' ) )
					: ! isLetter( word ) &&
						( isSmall( word, language ) || has( word ) );
			return isThere && covers( group.slice( index + 1 ) );
		} );
	const isFound = groups.map( ( group ) =>
		group.length === 1 ? has( group.join() ) : covers( group )
	);
	const isOneWith = ( first: number ): boolean => {
		const [ one, other ] = groups.slice( first, first + 2 );
		return (
			first >= 0 &&
			one !== undefined &&
			other !== undefined &&
			has( [ ...one, ...other ].join( '' ) )
		);
	};
	return groups.every(
		( _, index ) =>
			isFound[ index ] || isOneWith( index - 1 ) || isOneWith( index )
	);
}

/** Returns the stems of all words of a text, of their parts, and of adjacent words joined. */
function stemsIn(
	words: Word[],
	language: string,
	plain: typeof fold
): Set< string > {
	const written = new Set< string >();
	let run = '';
	words.forEach( ( { text, before, parts }, index ) => {
		const previous = words[ index - 1 ]?.text ?? '';
		// "3.5" and "35", "1 5" and "15" are different numbers.
		const areNumbers = /\d$/.test( previous ) && /^\d/.test( text );
		run = before === 'hyphen' && ! areNumbers ? run + text : text;
		[ text, run, ...parts ].forEach( ( one ) => written.add( one ) );
		if ( before && ! areNumbers ) {
			written.add( previous + text );
		}
	} );
	return new Set(
		[ ...written ].flatMap( ( word ) => stemsOf( word, language, plain ) )
	);
}

/**
 * Whether a word of the text starts with this word: according to the dictionary, or because it doesn't follow a letter of
 * such a script.
 */
function beginsIn(
	text: string,
	word: string,
	starts: Set< number > | null
): boolean {
	const isStart = ( at: number ) =>
		! starts ||
		starts.has( at ) ||
		! isUnspaced( text.slice( Math.max( 0, at - 1 ), at ) );
	let at = text.indexOf( word );
	while ( at !== -1 && ! isStart( at ) ) {
		at = text.indexOf( word, at + 1 );
	}
	return at !== -1;
}
