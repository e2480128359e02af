import { Parser } from 'htmlparser2';
import { collapse } from '../../../common/template';
import type { BlockOutline } from '../types';
import { followBlocks } from './blocks';
import { BREAKS, headingLevel, HIDDEN } from './elements';
import { openText } from './text';
import type { Content, Heading, Image, Link } from './types';

type Attributes = Record< string, string >;

/** Number of characters of HTML per step: takes a few milliseconds even on slow devices. */
const STEP = 5000;

/**
 * Reads the content of a page from its HTML, in one pass and linear time. Parses invalid HTML similar to browsers.
 *
 * @param html   HTML from getEditedPostContent().
 * @param blocks The blocks of the content; [] if they're unknown.
 * @return The content, after all steps. The caller may pause after each step.
 */
export function* readSteps(
	html: string,
	blocks: BlockOutline[]
): Generator< void, Content > {
	const position = followBlocks( blocks );
	const headings: Heading[] = [];
	const images: Image[] = [];
	const links: Link[] = [];
	const text = openText( position.id );
	let hidden = 0;
	let heading: Heading | null = null;
	let link: Link | null = null;

	const endHeading = () => {
		if ( heading ) {
			heading.text = collapse( heading.text );
		}
		heading = null;
	};
	const endLink = () => {
		if ( link ) {
			link.name = collapse( link.name );
		}
		link = null;
	};
	/** Adds text to the name of the surrounding elements. */
	const name = ( words: string ) => {
		if ( heading ) {
			heading.text += words;
		}
		if ( link ) {
			link.name += words;
		}
	};

	const onImage = ( attributes: Attributes ) => {
		const alt = collapse( attributes.alt ?? '' );
		images.push( {
			src: attributes.src ?? '',
			alt,
			isDecorative: saysDecorative(
				attributes,
				position.isHandWritten()
			),
			block: position.id(),
		} );
		name( ` ${ alt } ` );
	};

	const parser = new Parser( {
		oncomment: position.comment,
		ontext( words ) {
			if ( hidden === 0 ) {
				text.add( words );
				name( words );
			}
		},
		onopentag( tag, attributes ) {
			hidden += Number( HIDDEN.has( tag ) );
			if ( hidden > 0 ) {
				return;
			}
			const level = headingLevel( tag );
			if ( BREAKS.has( tag ) ) {
				text.open( tag );
				name( ' ' );
			}
			if ( level ) {
				endHeading();
				heading = { level, text: '', block: position.id() };
				headings.push( heading );
			} else if ( tag === 'a' && attributes.href !== undefined ) {
				endLink();
				const label = attributes[ 'aria-label' ] ?? attributes.title;
				link = {
					href: attributes.href.trim(),
					name: label ? `${ label } ` : '',
					block: position.id(),
				};
				links.push( link );
			} else if ( tag === 'img' ) {
				onImage( attributes );
			}
		},
		onclosetag( tag ) {
			if ( HIDDEN.has( tag ) ) {
				hidden--;
			} else if ( hidden === 0 ) {
				if ( BREAKS.has( tag ) ) {
					text.close( tag );
					name( ' ' );
				}
				if ( headingLevel( tag ) ) {
					endHeading();
				} else if ( tag === 'a' ) {
					endLink();
				}
			}
		},
	} );
	for ( let start = 0; start < html.length; start += STEP ) {
		parser.write( html.slice( start, start + STEP ) );
		yield;
	}
	parser.end();
	endHeading();
	endLink();

	return { ...text.end(), headings, images, links };
}

/**
 * Whether an image is marked as decorative. In hand-written HTML, `alt=""` does that; WordPress's blocks output it for every
 * image without a description, so it is ignored there. `role` and `aria-hidden` are always written by hand.
 */
function saysDecorative( attributes: Attributes, isHandWritten: boolean ) {
	return (
		attributes.role === 'presentation' ||
		attributes.role === 'none' ||
		attributes[ 'aria-hidden' ] === 'true' ||
		( isHandWritten && attributes.alt?.trim() === '' )
	);
}
