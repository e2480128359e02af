/**
 * Class of elements in which WordPress doesn't replace emoji with images: React couldn't update the replaced texts, and
 * would fail.
 */
export const NO_EMOJI = 'wp-exclude-emoji';

interface Options {
	/** Excludes descendants of the parsed element. */
	doNotParse?: ( element: Element ) => boolean;
}

interface Twemoji {
	parse: ( what: unknown, how?: Options ) => unknown;
}

declare global {
	interface Window {
		twemoji?: Twemoji;
	}
}

/**
 * Elements rendered by React: those in Pharos's roots, and those that WordPress's components add at the end of the page,
 * including tooltips.
 */
const DRAWN = `.${ NO_EMOJI }, [class*="components-"]`;

/**
 * Applies `NO_EMOJI` to elements that are added later, too: in browsers without emoji support, WordPress's script processes
 * each added node without checking its own or its ancestors' class.
 */
export function keepEmojiOut(): void {
	// WordPress loads the script when it has detected that the browser doesn't support all emoji. A script's variable can't be redefined.
	let known = window.twemoji;
	if ( known ) {
		guard( known );
		return;
	}
	Object.defineProperty( window, 'twemoji', {
		configurable: true,
		enumerable: true,
		get: () => known,
		set( twemoji?: Twemoji ) {
			known = twemoji;
			guard( twemoji );
		},
	} );
}

function guard( twemoji?: Twemoji ): void {
	if ( ! twemoji ) {
		return;
	}
	const { parse } = twemoji;
	twemoji.parse = ( what, how = {} ) => {
		if ( ! ( what instanceof Element ) ) {
			return parse( what, how );
		}
		return what.closest( DRAWN )
			? what
			: parse( what, {
					...how,
					doNotParse: ( element ) =>
						element.matches( DRAWN ) ||
						how.doNotParse?.( element ) === true,
				} );
	};
}
