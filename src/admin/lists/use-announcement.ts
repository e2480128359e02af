import { speak } from '@wordpress/a11y';
import { useEvent } from '@wordpress/compose';
import { useEffect, useRef } from '@wordpress/element';

/**
 * Announces the content of a list when it changes, but not when the list is opened.
 *
 * @param shown Identifies what the list shows; '' until it is loaded.
 * @param text  Returns the message.
 */
export function useAnnouncement( shown: string, text: () => string ): void {
	const announced = useRef( shown );
	const announce = useEvent( () => speak( text(), 'polite' ) );
	useEffect( () => {
		if ( announced.current !== '' && announced.current !== shown ) {
			announce();
		}
		announced.current = shown || announced.current;
	}, [ shown, announce ] );
}
