import { rescueFocus } from '../../components/rescue-focus';

/**
 * The position of an element in terms that survive React re-creating it on every visit: its index among elements with the
 * same tag and name.
 */
interface Position {
	tag: string;
	name: string;
	index: number;
}

/** The scroll position and focus of the user on a page. */
interface Place {
	scroll: number;
	focus: Position | null;
}

/** Milliseconds to wait for a page to be complete. After that, scrolling would surprise the user. */
const PATIENCE = 5000;

/** Events that show that the user does something instead of waiting. */
const ACTIONS = [ 'keydown', 'pointerdown', 'wheel', 'touchstart' ];

/** Places by history entry. */
const places = new Map< string, Place >();

/**
 * Stores the user's place on the page, until the document is unloaded.
 *
 * @param entry The key of the history entry.
 */
export function keepPlace( entry: string ): void {
	const { activeElement } = document;
	places.set( entry, {
		scroll: window.scrollY,
		focus: positionOf( activeElement ),
	} );
}

export const placeOf = ( entry: string ): Place | undefined =>
	places.get( entry );

/** Turns off the browser's scroll restoration while this document is shown: it would scroll the page that is being left. */
export function scrollOurselves(): void {
	const { history } = window;
	history.scrollRestoration = 'manual';
	window.addEventListener(
		'pagehide',
		() => ( history.scrollRestoration = 'auto' ),
		{ once: true }
	);
}

/**
 * Restores a place: at once, and again whenever a part of the page is added, until scroll position and focus are restored or
 * the user does something. A dialog of the page keeps the focus.
 *
 * @param place The return value of placeOf().
 * @return A function that stops restoring.
 */
export function returnTo( { scroll, focus }: Place ): () => void {
	let isFocused = focus === null;
	const stop = () => {
		observer.disconnect();
		clearTimeout( timer );
		ACTIONS.forEach( ( action ) =>
			document.removeEventListener( action, stop, true )
		);
	};
	const attempt = () => {
		const { activeElement } = document;
		isFocused ||= !! activeElement?.closest( '[role="dialog"]' );
		const element = focus && ! isFocused ? elementAt( focus ) : undefined;
		if ( element ) {
			element.focus( { preventScroll: true } );
			isFocused = true;
		}
		window.scrollTo( 0, scroll );
		if ( isFocused && Math.abs( window.scrollY - scroll ) <= 1 ) {
			stop();
		}
	};

	const observer = new MutationObserver( attempt );
	observer.observe( document.body, { childList: true, subtree: true } );
	const timer = setTimeout( stop, PATIENCE );
	ACTIONS.forEach( ( action ) =>
		document.addEventListener( action, stop, true )
	);
	attempt();
	// Until the element is found, or for good when it no longer exists.
	rescueFocus();
	return stop;
}

function positionOf( element: Element | null ): Position | null {
	if ( ! element?.closest( '.pharos' ) ) {
		return null;
	}
	const position = { tag: element.tagName, name: nameOf( element ) };
	return { ...position, index: alike( position ).indexOf( element ) };
}

const elementAt = ( position: Position ): HTMLElement | undefined =>
	alike( position )[ position.index ] as HTMLElement | undefined;

const alike = ( { tag, name }: Omit< Position, 'index' > ): Element[] =>
	[ ...document.querySelectorAll( `.pharos ${ tag }` ) ].filter(
		( element ) => nameOf( element ) === name
	);

/** Returns the accessible name of an element; for fields, their label. */
const nameOf = ( element: Element ): string =>
	element.getAttribute( 'aria-label' ) ??
	( element as Partial< HTMLInputElement > ).labels?.[ 0 ]?.textContent ??
	element.textContent ??
	'';
