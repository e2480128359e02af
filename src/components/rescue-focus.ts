import { useLayoutEffect } from '@wordpress/element';
import type { RefObject } from 'react';

/** The heading of a page of ours: one that nobody reaches by the keyboard, but that can have the focus. */
export const pageHeading = (): HTMLElement | null =>
	document.querySelector( 'h1[tabindex="-1"]' );

/** Moves the focus to the page's heading where it got lost with the control that had it (ux.md 4.7). */
export function rescueFocus(): void {
	const { activeElement, body } = document;
	if ( ! activeElement || activeElement === body ) {
		pageHeading()?.focus( { preventScroll: true } );
	}
}

/**
 * The same for a control that goes by itself, if it has the focus then: nobody else's focus is moved.
 *
 * @param control What goes.
 */
export function useRescueFocus( control: RefObject< HTMLElement > ): void {
	useLayoutEffect(
		() => () => {
			const { activeElement } = document;
			if ( control.current?.contains( activeElement ) ) {
				// Once it is gone.
				setTimeout( rescueFocus, 0 );
			}
		},
		[ control ]
	);
}
