import { rescueFocus } from '../../components/rescue-focus';

/**
 * An element by what lasts, since React makes it anew with every visit: the how-manieth of those that are called the same.
 */
interface Position {
	tag: string;
	name: string;
	index: number;
}

/** Where a person was on a page. */
interface Place {
	scroll: number;
	focus: Position | null;
}

/** Milliseconds in which a page may become complete. Later nobody expects it to jump. */
const PATIENCE = 5000;

/** What a person does instead of waiting. */
const ACTIONS = [ 'keydown', 'pointerdown', 'wheel', 'touchstart' ];

/** By entry of the history. */
const places = new Map< string, Place >();

/**
 * Keeps where the person is, until the document is left.
 *
 * @param entry Of the history.
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

/** Leaves scrolling to us while this document is shown: the browser would move the page that is being left. */
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
 * Brings the person back to a place: at once, and again with each part of the page that comes later, until all is as it
 * was or the person goes on.
 *
 * @param place From placeOf().
 * @return Stops that.
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
	// Meanwhile, or for good when the element is gone.
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

/** What a person calls it: fields have their label for that. */
const nameOf = ( element: Element ): string =>
	element.getAttribute( 'aria-label' ) ??
	( element as Partial< HTMLInputElement > ).labels?.[ 0 ]?.textContent ??
	element.textContent ??
	'';
