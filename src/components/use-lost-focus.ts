import { useLayoutEffect } from '@wordpress/element';
import type { RefObject } from 'react';

/**
 * Moves the focus to an element if a change has removed the control that had it, so that the keyboard stays in a dialog.
 *
 * @param element The element, which is focusable.
 * @param change  What has changed.
 */
export function useLostFocus(
	element: RefObject< HTMLElement >,
	change: unknown
): void {
	useLayoutEffect( () => {
		const { activeElement, body } = document;
		if ( ! activeElement || activeElement === body ) {
			element.current?.focus( { preventScroll: true } );
		}
	}, [ element, change ] );
}
