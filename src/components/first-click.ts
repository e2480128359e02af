import type { MouseEvent } from 'react';

/**
 * A click handler that ignores the second click of a double click: what the first one did has often put another button in the
 * place of this one, which undoes it or does the same to the next row.
 *
 * @param act Called for single clicks and the keyboard.
 */
export const onFirstClick =
	( act: ( event: MouseEvent ) => void ) =>
	( event: MouseEvent ): void => {
		if ( event.detail < 2 ) {
			act( event );
		}
	};
