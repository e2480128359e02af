import { fold, foldForAddress } from './fold';
import { languageOf } from './language';
import { isSmallWord } from './small-words';
import { isSameStem, stemsOf } from './stem';
import { isUnspaced, normalize, wordsOf, wordStarts, type Word } from './words';

/** What is longer was pasted by mistake. */
const LONGEST = 500;

/** Keywords besides the main one that are looked for. */
const MOST_OTHERS = 20;

/** Of a very long text only the beginning is searched. */
const ENOUGH = 5000;

/** Commas between keywords, in the scripts that have their own; not those of numbers ("1,000", "3,5"). */
const COMMA = /[،、，]|(?<!\d),|,(?!\d)|(?<=\d{4}),/u;

/** Groups of digits with spaces between them; elsewhere two numbers may follow each other. */
const SPACED_NUMBER = /(?<!\d)\d{1,3}(?: \d{3})+(?!\d)/g;

/** Korean writes particles behind a word without a space, and no algorithm takes them off. */
const KOREAN = /^\p{Script=Hangul}+$/u;

/** The focus keyword, prepared to be looked for. */
export interface Keyword {
	/** As typed. */
	text: string;
	/** Whether a text has it: all of its words, in any order and form. */
	isIn: ( text: string ) => boolean;
	/**
	 * The same for the last part of a URL; null when nobody can say, because the URL is in another script ("cha" for "茶") or
	 * can't have the signs of the keyword ("csharp" for "C#").
	 */
	isInAddress: ( slug: string ) => boolean | null;
}

/** What was typed into the field. */
export interface Keywords {
	/** The first; null when it has nothing to look for: no letter and no digit. */
	main: Keyword | null;
	/** Those after commas. */
	others: Keyword[];
}

/**
 * The keywords of the field: the main one, and others after commas.
 *
 * @param typed  As typed.
 * @param locale Of the content.
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
 * How a keyword is found: each of its words must be in the text, in whichever order and form (stemsOf()), with or without accents,
 * and however two of them are put together ("e-mail", "email", "e mail"). Small words ("the", "für") need not be. In scripts
 * without spaces a word of the keyword counts where a word of the text begins.
 *
 * @param typed  One keyword, as typed.
 * @param locale Of the content.
 */
function readKeyword( typed: string, locale: string ): Keyword | null {
	const text = typed.trim();
	const language = languageOf( locale );
	const normal = normalize( text, language ).replace(
		SPACED_NUMBER,
		( number ) => number.replace( / /g, '' )
	);
	const groups = groupsOf( wordsOf( normal ), language );
	if ( groups.length === 0 ) {
		return null;
	}
	const forAddress = groupsOf( wordsOf( addressText( normal ) ), language );
	const hasSigns = /[+#]/.test( normal );
	return {
		text,
		isIn: ( other ) =>
			hasAll( normalize( cut( other ), language ), groups, language ),
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

const cut = ( text: string ): string => text.slice( 0, ENOUGH );

/** As WordPress makes a URL of it: no signs, a hyphen for each dot. */
const addressText = ( text: string ): string =>
	text.replace( /[+#]/g, '' ).replace( /(?<=\d)[.,](?=\d)/g, '-' );

/** Words with hyphens between them: "e-mail". Most groups have one word. */
type Group = string[];

/** Of a script with spaces: a character of another one may be a word ("茶"). */
const isLetter = ( word: string ): boolean =>
	/^\p{L}$/u.test( word ) && ! isUnspaced( word );

/** Without small words and single letters at an apostrophe ("l’eau", "tea’s"), unless nothing else is there. */
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
			// With a hyphen in the text ("T-シャツ") it is only among what is written as one.
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
	/** Whether the words are there one by one, or some of them written as one. A letter of "e-mail" means nothing by itself. */
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

/** The stems of all words of a text, of their parts, and of words that stand side by side, written as one. */
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

/** Whether a word of the text begins with this one: by the dictionary, or because no letter of such a script is before it. */
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
