import { useEffect, useRef } from '@wordpress/element';
import { forgetField } from './asked';
import { fieldId } from './field-id';
import type { SeoField } from './types';

/** How long a tab may take to load, and a page to find its size, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Puts the focus on a field once its tab shows it, unless somebody has gone on by then.
 *
 * @param field Null: nowhere.
 * @param count Of the wishes so far: each is granted once.
 */
export function useFocus( field: SeoField | null, count: number ): void {
	const done = useRef( 0 );
	useEffect( () => {
		if ( ! field || count === done.current ) {
			return;
		}
		done.current = count;
		forgetField();
		const end = untilSomebodyActs();
		whenThere( fieldId( field ), end, ( control ) => {
			control.focus();
			keepInSight( control, end );
		} );
		return () => end.abort();
	}, [ field, count ] );
}

/** Ends at the next key, click or turn of the wheel, or after a while. */
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
 * Calls back with an element, now or as soon as it is there.
 *
 * @param id         Of the element.
 * @param end        Stops waiting.
 * @param end.signal
 * @param show       Called once at most.
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

/** Forms of WordPress grow while they load: the classic editor pushes away what is below it. */
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
