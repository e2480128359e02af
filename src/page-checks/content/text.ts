import { collapse } from '../../../common/template';
import { OTHER_BLOCKS } from './elements';
import type { Paragraph } from './types';

/** "[gallery ids="1"]": what WordPress replaces is no text of the page. */
const SHORTCODES = /\[\/?[a-z][\w-]*(?:\s[^[\]]*)?\]/gi;

/** Between two of these WordPress makes a paragraph of text that has none. */
const BLANK_LINE = /\n[^\S\n]*\n/;

const withoutShortcodes = ( text: string ): string =>
	text.replace( SHORTCODES, ' ' );

/**
 * Gathers the text of a content, and its first paragraph.
 *
 * @param blockHere Client id of the block that is being read.
 */
export function openText( blockHere: () => string | undefined ) {
	const all: string[] = [];
	let first: Paragraph | null = null;
	/** What may become the first paragraph. */
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
		/** A block element opens, or `br`. */
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

/** Lists, captions, headings …: their text is no paragraph. */
const isOther = ( tag: string ): boolean =>
	OTHER_BLOCKS.has( tag ) || /^h\d$/.test( tag );
