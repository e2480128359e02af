/**
 * Makes getComputedStyle() of jsdom faster, with the same results: queries by role ask it whether each element is visible, which took a fifth
 * of the time of the tests of components. Has to be loaded before jsdom.
 */
const selectors = require( 'jsdom/lib/jsdom/living/helpers/selectors' );
const { implForWrapper } = require( 'jsdom/lib/jsdom/living/generated/utils' );

const { matchesDontThrow } = selectors;

/** What elements must have that a selector can match: one of a list; undefined if that isn't obvious. */
const needed = new Map();

/** Most rules are for other elements, which is obvious from the end of their selectors. */
selectors.matchesDontThrow = ( element, selector ) => {
	if ( ! needed.has( selector ) ) {
		needed.set( selector, needsOf( selector ) );
	}
	const list = needed.get( selector );
	return (
		( ! list || list.some( ( needs ) => hasAll( element, needs ) ) ) &&
		matchesDontThrow( element, selector )
	);
};

/**
 * @param {string|undefined} selector
 * @return {{tag: string, classes: string[]}[]|undefined} For each of its parts: the name and classes of the last element, such as those of
 *                                                        `b.c` in `a > b.c:hover`.
 */
function needsOf( selector ) {
	if ( ! selector || /[(\\]/.test( selector ) ) {
		return undefined;
	}
	return selector
		.replace( /\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]/g, '' )
		.split( ',' )
		.map( ( part ) => {
			const [ last = '' ] = /[^\s>+~]*$/.exec( part.trim() ) ?? [];
			const [ tag = '' ] = /^[a-z][\w-]*/i.exec( last ) ?? [];
			return {
				tag: tag.toLowerCase(),
				classes: ( last.match( /\.[\w-]+/g ) ?? [] ).map( ( name ) =>
					name.slice( 1 )
				),
			};
		} );
}

function hasAll( element, { tag, classes } ) {
	if ( tag !== '' && element._localName.toLowerCase() !== tag ) {
		return false;
	}
	if ( classes.length === 0 ) {
		return true;
	}
	const own = ` ${ ( element.getAttributeNS( null, 'class' ) ?? '' ).replace( /\s/g, ' ' ) } `;
	return classes.every( ( name ) => own.includes( ` ${ name } ` ) );
}

/**
 * Keeps what the function has returned for an element until jsdom forgets the declarations of all elements: when the document changes.
 *
 * @param {Window} window
 */
exports.keepComputedStyles = ( window ) => {
	const { getComputedStyle } = window;
	const kept = new WeakMap();
	window.getComputedStyle = ( element, pseudo ) => {
		const document = implForWrapper( element )?._ownerDocument;
		if ( pseudo || ! document ) {
			return getComputedStyle( element, pseudo );
		}
		const known = kept.get( document._styleCache ?? document );
		const style = known?.get( element );
		if ( style ) {
			return style;
		}
		const computed = getComputedStyle( element );
		// It has made the cache, if there was none.
		const cache = document._styleCache;
		if ( cache ) {
			const ofCache = kept.get( cache ) ?? new WeakMap();
			kept.set( cache, ofCache.set( element, computed ) );
		}
		return computed;
	};
};
