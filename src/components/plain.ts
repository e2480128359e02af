/** The class of elements in which WordPress puts no images for emoji. React would not find its texts again, and fail. */
export const PLAIN = 'wp-exclude-emoji';

interface Options {
	/** Of elements below the one that is parsed. */
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

/** What React draws: all within our roots, and what WordPress's components put at the end of the page, tooltips included. */
const DRAWN = `.${ PLAIN }, [class*="components-"]`;

/**
 * Makes `PLAIN` hold for what is added later as well: where a browser lacks emoji, WordPress's script looks at each added node, and asks
 * neither the node nor those around it for the class.
 */
export function keepEmojiOut(): void {
	let known = window.twemoji;
	guard( known );
	// WordPress loads it when it has found that the browser lacks some.
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
