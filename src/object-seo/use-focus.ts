import { useEffect, useRef } from '@wordpress/element';
import { forgetField } from './focus-request';
import { fieldId } from './field-id';
import type { SeoField } from './types';

/** Maximum time for a tab to load and the page to settle, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Focuses a field when its tab has rendered, unless the user has done something in the meantime.
 *
 * @param field The field; null for none.
 * @param count Number of the request: each is handled once.
 */
export function useFocus( field: SeoField | null, count: number ): void {
	const done = useRef( 0 );
	useEffect( () => {
		if ( count === done.current ) {
			return;
		}
		done.current = count;
		forgetField();
		if ( ! field ) {
			return;
		}
		const end = untilSomebodyActs();
		whenThere( fieldId( field ), end, ( control ) => {
			control.focus();
			keepInSight( control, end );
		} );
		return () => end.abort();
	}, [ field, count ] );
}

/** Returns a controller that aborts at the next key press, click or wheel event, or after a timeout. */
function untilSomebodyActs(): AbortController {
	const end = new AbortController();
	const { signal } = end;
	const timer = setTimeout( () => end.abort(), PATIENCE );
	signal.addEventListener( 'abort', () => clearTimeout( timer ) );
	for ( const event of [ 'keydown', 'pointerdown', 'wheel' ] ) {
		document.addEventListener( event, () => end.abort(), {
			signal,
			passive: true,
		} );
	}
	return end;
}

/**
 * Calls a function with an element, now or when it is added.
 *
 * @param id         The id of the element.
 * @param end        Aborts waiting.
 * @param end.signal
 * @param show       Called at most once.
 */
function whenThere(
	id: string,
	{ signal }: AbortController,
	show: ( element: HTMLElement ) => void
): void {
	const look = (): boolean => {
		const element = document.getElementById( id );
		if ( element ) {
			observer.disconnect();
			show( element );
		}
		return element !== null;
	};
	const observer = new MutationObserver( look );
	if ( ! look() ) {
		observer.observe( document.body, { childList: true, subtree: true } );
		signal.addEventListener( 'abort', () => observer.disconnect() );
	}
}

/** Keeps an element in view while a WordPress form is loading: the classic editor moves everything below it. */
function keepInSight(
	element: HTMLElement,
	{ signal }: AbortController
): void {
	const observer = new IntersectionObserver( ( seen ) => {
		if ( ! seen.at( -1 )?.isIntersecting ) {
			element.scrollIntoView( { block: 'center' } );
		}
	} );
	observer.observe( element );
	signal.addEventListener( 'abort', () => observer.disconnect() );
}
