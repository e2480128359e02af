import type { MouseEvent } from 'react';

/**
 * Creates a click handler that ignores the second click of a double click: after the first one, another button is often in
 * the same place, such as an undo button or the one of the next row.
 *
 * @param act Called for single clicks and key presses.
 */
export const onFirstClick =
	( act: ( event: MouseEvent ) => void ) =>
	( event: MouseEvent ): void => {
		if ( event.detail < 2 ) {
			act( event );
		}
	};
