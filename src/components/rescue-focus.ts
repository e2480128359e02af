import { useLayoutEffect } from '@wordpress/element';
import type { RefObject } from 'react';

/** Moves the focus to the page's heading where it got lost with the control that had it (ux.md 4.7). */
export function rescueFocus(): void {
	const { activeElement, body } = document;
	if ( ! activeElement || activeElement === body ) {
		document
			.querySelector< HTMLElement >( '.pharos-page h1' )
			?.focus( { preventScroll: true } );
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
