import { ExternalLink } from '@wordpress/components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { focusHeading } from '../../navigation/focus-heading';

/** Maximum number of words that are shown of a post. */
const WORDS = 500;

/** Elements that are kept, without their attributes. Headings are mapped to levels below those of the panel. */
const ELEMENTS: Readonly< Record< string, keyof JSX.IntrinsicElements > > = {
	b: 'strong',
	blockquote: 'blockquote',
	br: 'br',
	code: 'code',
	dd: 'dd',
	dl: 'dl',
	dt: 'dt',
	em: 'em',
	h1: 'h4',
	h2: 'h4',
	h3: 'h4',
	h4: 'h4',
	h5: 'h5',
	h6: 'h6',
	hr: 'hr',
	i: 'em',
	kbd: 'kbd',
	li: 'li',
	ol: 'ol',
	p: 'p',
	pre: 'pre',
	strong: 'strong',
	ul: 'ul',
};

/** Elements that are removed with their content. */
const DROPPED =
	'script, style, template, noscript, iframe, object, embed, svg, math, form, input, button, select, textarea, head, title';

const VOID = [ 'br', 'hr' ];

/**
 * Converts untrusted HTML to React elements. The browser parses it into a separate document, where nothing runs or loads,
 * and only known elements are recreated, without their attributes. Links and images are the exceptions.
 *
 * @param html    HTML of a feed.
 * @param base    The URL of the feed: other URLs are relative to it, and images are only loaded from its origin.
 * @param onLeave Called when a link to a screen of the application is followed: an URL that begins with "#/".
 * @return The first 500 words.
 */
export function readHtml(
	html: string,
	base: string,
	onLeave?: () => void
): ReactNode[] {
	const from = new URL( base, window.location.href );
	const { body } = new window.DOMParser().parseFromString(
		html,
		'text/html'
	);
	let words = 0;

	const readAll = ( parent: Node ): ReactNode[] =>
		[ ...parent.childNodes ].map( read );

	function read( node: Node, index: number ): ReactNode {
		if ( words >= WORDS ) {
			return null;
		}
		if ( node instanceof Text ) {
			return cut( node.data );
		}
		if ( ! ( node instanceof Element ) || node.matches( DROPPED ) ) {
			return null;
		}
		const name = node.localName;
		if ( name === 'img' ) {
			return image( node, index );
		}
		const children = readAll( node );
		const href = ( name === 'a' && node.getAttribute( 'href' ) ) || '';
		if ( href.startsWith( '#/' ) && node.textContent?.trim() ) {
			return (
				<Link
					key={ index }
					to={ href.slice( 1 ) }
					state={ focusHeading }
					onClick={ onLeave }
				>
					{ children }
				</Link>
			);
		}
		const address = href && webUrl( href, from );
		if ( address && node.textContent?.trim() ) {
			return (
				<ExternalLink key={ index } href={ address.href }>
					{ children }
				</ExternalLink>
			);
		}
		const Name = ELEMENTS[ name ];
		if ( ! Name ) {
			return children;
		}
		return VOID.includes( Name ) ? (
			<Name key={ index } />
		) : (
			<Name key={ index }>{ children }</Name>
		);
	}

	/** Cuts a text to the remaining number of words. */
	function cut( text: string ): string {
		const pieces = text.split( /(\s+)/ );
		for ( const [ index, piece ] of pieces.entries() ) {
			if ( piece.trim() !== '' && ++words === WORDS ) {
				const rest = pieces
					.slice( index + 1 )
					.join( '' )
					.trim();
				return (
					pieces.slice( 0, index + 1 ).join( '' ) +
					( rest || hasMore( body, text ) ? '…' : '' )
				);
			}
		}
		return text;
	}

	function image( element: Element, index: number ): ReactNode {
		const address = webUrl( element.getAttribute( 'src' ), from );
		const alt = element.getAttribute( 'alt' ) ?? '';
		// Don't load images from other hosts, which would track the user.
		return address?.origin === from.origin ? (
			<img
				key={ index }
				src={ address.href }
				alt={ alt }
				loading="lazy"
			/>
		) : (
			alt
		);
	}

	return readAll( body );
}

/** Whether the text of the document continues after this piece. */
const hasMore = ( body: HTMLElement, piece: string ): boolean =>
	! ( body.textContent ?? '' ).trimEnd().endsWith( piece.trimEnd() );

/** Returns an HTTP or HTTPS URL, or null for anything else, such as `javascript:`. */
function webUrl( address: string | null, base: URL ): URL | null {
	try {
		const url = new URL( address ?? '', base );
		return address && /^https?:$/.test( url.protocol ) ? url : null;
	} catch {
		return null;
	}
}
