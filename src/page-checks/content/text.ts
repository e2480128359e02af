import { collapse } from '../../../common/template';
import { OTHER_BLOCKS } from './elements';
import type { Paragraph } from './types';

/** Matches shortcodes such as "[gallery ids="1"]", which WordPress replaces. */
const SHORTCODES = /\[\/?[a-z][\w-]*(?:\s[^[\]]*)?\]/gi;

/** WordPress creates paragraphs between blank lines. */
const BLANK_LINE = /\n[^\S\n]*\n/;

const withoutShortcodes = ( text: string ): string =>
	text.replace( SHORTCODES, ' ' );

/**
 * Collects the text of a content and its first paragraph.
 *
 * @param blockHere Returns the client id of the current block.
 */
export function openText( blockHere: () => string | undefined ) {
	const all: string[] = [];
	let first: Paragraph | null = null;
	/** A candidate for the first paragraph. */
	let draft: string[] = [];
	let block: string | undefined;
	let others = 0;
	let isInParagraph = false;

	const endDraft = () => {
		if ( first || draft.length === 0 ) {
			return;
		}
		const text = withoutShortcodes( draft.join( '' ) )
			.split( BLANK_LINE )
			.map( collapse )
			.find( Boolean );
		draft = [];
		first = text === undefined ? null : { text, block };
	};
	return {
		add( words: string ) {
			all.push( words );
			if ( first || ( others > 0 && ! isInParagraph ) ) {
				return;
			}
			if ( draft.length === 0 ) {
				block = blockHere();
			}
			draft.push( words );
		},
		/** Handles the start of a block element or `br`. */
		open( tag: string ) {
			all.push( '\n' );
			if ( tag === 'br' ) {
				if ( draft.length > 0 ) {
					draft.push( ' ' );
				}
				return;
			}
			endDraft();
			isInParagraph = tag === 'p';
			others += Number( isOther( tag ) );
		},
		close( tag: string ) {
			all.push( '\n' );
			if ( tag === 'br' ) {
				return;
			}
			endDraft();
			isInParagraph &&= tag !== 'p';
			others -= Number( isOther( tag ) );
		},
		end() {
			endDraft();
			return {
				text: withoutShortcodes( all.join( '' ) ),
				firstParagraph: first,
			};
		},
	};
}

/** Whether the text of an element isn't a paragraph: lists, captions, headings and the like. */
const isOther = ( tag: string ): boolean =>
	OTHER_BLOCKS.has( tag ) || /^h\d$/.test( tag );
