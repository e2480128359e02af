import { useLayoutEffect } from '@wordpress/element';
import type { RefObject } from 'react';

/** Returns the heading of a Pharos page: not in the tab order, but focusable. */
export const pageHeading = (): HTMLElement | null =>
	document.querySelector( 'h1[tabindex="-1"]' );

/** Moves the focus to the page's heading if it was lost with a removed control. */
export function rescueFocus(): void {
	const { activeElement, body } = document;
	if ( ! activeElement || activeElement === body ) {
		pageHeading()?.focus( { preventScroll: true } );
	}
}

/**
 * Does the same when a control is unmounted while it has the focus.
 *
 * @param control The control.
 */
export function useRescueFocus( control: RefObject< HTMLElement > ): void {
	useLayoutEffect(
		() => () => {
			const { activeElement } = document;
			if ( control.current?.contains( activeElement ) ) {
				// After it is removed.
				setTimeout( rescueFocus, 0 );
			}
		},
		[ control ]
	);
}
