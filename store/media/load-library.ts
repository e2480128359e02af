/**
 * Loads WordPress's media library into a page that was output without it. The server returns the markup that a page
 * with the library would contain (includes/Admin/MediaLibrary.php): styles, scripts and script templates. Elements that
 * the page already has are skipped, because a second jQuery or Backbone would drop the plugins of the first one.
 */

/** Matches the id of a script that WordPress outputs: the handle and a suffix. */
const SCRIPT_ID = /^(.+)-js(?:-extra|-before|-after|-translations)?$/;
const STYLE_ID = /^(.+)-css$/;
const STYLES = 'link[rel="stylesheet"], style';

/**
 * Loads the library unless the page has it. A failed load is tried again with the next call.
 *
 * @param url The URL that returns the markup.
 * @throws An Error when it can't be loaded.
 */
export async function loadLibrary( url: string ): Promise< void > {
	if ( isThere() ) {
		return;
	}
	const response = await window.fetch( url, { credentials: 'same-origin' } );
	if ( ! response.ok ) {
		throw new Error( `${ response.status } ${ response.statusText }` );
	}
	const added = await insert( await response.text() );
	if ( ! isThere() ) {
		// Remove all of them: scripts that ran without a dependency must run again with it.
		added.forEach( ( element ) => element.remove() );
		throw new Error( 'The media window is not complete.' );
	}
}

/** Whether the media library can be opened. Parts added by add-ons may be missing, as on any page. */
function isThere(): boolean {
	const { wp } = window as {
		wp?: { media?: { view?: { MediaFrame?: unknown } } };
	};
	return (
		Boolean( wp?.media?.view?.MediaFrame ) &&
		handlesIn( document, STYLES, STYLE_ID ).has( 'media-views' )
	);
}

async function insert( markup: string ): Promise< Element[] > {
	const { head, body } = new window.DOMParser().parseFromString(
		markup,
		'text/html'
	);
	const wanted = notYetIn( document, [ ...head.children, ...body.children ] );
	// Preload all scripts in parallel; they run one after the other.
	for ( const element of wanted ) {
		if ( element instanceof window.HTMLScriptElement && element.src ) {
			preload( element.src );
		}
	}
	const styles = wanted.filter( ( element ) => element.matches( STYLES ) );
	const others = wanted.filter( ( element ) => ! element.matches( STYLES ) );
	const [ added, ...addedStyles ] = await Promise.all( [
		addInOrder( others ),
		...styles.map( add ),
	] );
	return [ ...added, ...addedStyles ];
}

async function addInOrder( elements: Element[] ): Promise< Element[] > {
	const added = [];
	for ( const element of elements ) {
		added.push( await add( element ) );
	}
	return added;
}

/**
 * The elements that a page doesn't have yet.
 *
 * @param page     The page.
 * @param elements Scripts, styles and templates in order.
 */
export function notYetIn( page: Document, elements: Element[] ): Element[] {
	const scripts = handlesIn( page, 'script', SCRIPT_ID );
	const styles = handlesIn( page, STYLES, STYLE_ID );
	return elements.filter( ( { id } ) => {
		const script = SCRIPT_ID.exec( id )?.[ 1 ];
		const style = STYLE_ID.exec( id )?.[ 1 ];
		return (
			! ( script && scripts.has( script ) ) &&
			! ( style && styles.has( style ) ) &&
			! ( id && page.getElementById( id ) )
		);
	} );
}

/**
 * The handles that a page has: from element ids, or several in one file (load-scripts.php, load-styles.php).
 *
 * @param page     The page.
 * @param selector The selector of the elements.
 * @param pattern  The pattern of their ids.
 */
function handlesIn(
	page: Document,
	selector: string,
	pattern: RegExp
): Set< string > {
	const handles = new Set< string >();
	for ( const element of page.querySelectorAll( selector ) ) {
		const handle = pattern.exec( element.id )?.[ 1 ];
		if ( handle ) {
			handles.add( handle );
		}
		const address =
			element.getAttribute( 'src' ) ?? element.getAttribute( 'href' );
		if ( address?.includes( '/load-s' ) ) {
			new URL( address, page.baseURI ).searchParams.forEach(
				( value, name ) => {
					if ( name.startsWith( 'load' ) ) {
						value
							.split( ',' )
							.forEach( ( one ) => handles.add( one ) );
					}
				}
			);
		}
	}
	return handles;
}

function preload( url: string ): void {
	const link = document.createElement( 'link' );
	link.rel = 'preload';
	link.as = 'script';
	link.href = url;
	document.head.append( link );
}

/**
 * Adds a copy of an element and waits until it is loaded. A copy, because parsed script elements don't run; and the
 * media library would open unstyled before its styles are loaded. An element that fails to load is removed.
 *
 * @param original The element in the response.
 * @return The copy.
 */
function add( original: Element ): Promise< Element > {
	const { tagName, attributes, textContent } = original;
	const element = document.createElement( tagName );
	for ( const { name, value } of attributes ) {
		element.setAttribute( name, value );
	}
	element.textContent = textContent;
	return new Promise( ( resolve ) => {
		document.body.append( element );
		if ( ! element.matches( 'script[src], link[rel="stylesheet"]' ) ) {
			resolve( element );
			return;
		}
		element.onload = () => resolve( element );
		element.onerror = () => {
			element.remove();
			resolve( element );
		};
	} );
}
