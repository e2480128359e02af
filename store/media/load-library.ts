/**
 * Brings WordPress's media window onto a page that was printed without it. The server answers what a page with it would
 * hold (includes/Admin/MediaLibrary.php): styles, scripts and script templates. What the page has already is left out, as a
 * second jQuery or Backbone would take the first one's plugins away.
 */

/** What follows the handle in the id of a script that WordPress prints. */
const SCRIPT_ID = /^(.+)-js(?:-extra|-before|-after|-translations)?$/;
const STYLE_ID = /^(.+)-css$/;
const STYLES = 'link[rel="stylesheet"], style';

/**
 * Loads it unless it is there. What can't be loaded is asked for again the next time.
 *
 * @param url Where the server answers the markup.
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
		// All of it: what ran without a script that it needs must run again with it.
		added.forEach( ( element ) => element.remove() );
		throw new Error( 'The media window is not complete.' );
	}
}

/** Whether the window can be opened; what add-ons bring to it may be missing, as on any page. */
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
	// All at once over the network, one after the other when they run.
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
 * The elements that a page lacks.
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
 * Handles of what a page has: by id, or several in one file (load-scripts.php, load-styles.php).
 *
 * @param page     The page.
 * @param selector Of their elements.
 * @param pattern  Of their ids.
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
 * Adds a copy of an element and waits until it has come: a script that was parsed from text does not run, and a window
 * that opens before its styles is empty to the eye. One that does not come is taken away again.
 *
 * @param original The element of the answer.
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
