import { speak } from '@wordpress/a11y';

/** Milliseconds in which a message is not talked over by one that matters less. */
const TIME_TO_HEAR = 10_000;

let texts: string[] = [];
let heardUntil = 0;

/**
 * Says something that must be heard. Messages of the same moment are said together: each that is spoken takes the place
 * of the one before.
 *
 * @param text The message.
 */
export function announce( text: string ): void {
	heardUntil = Date.now() + TIME_TO_HEAR;
	texts.push( text );
	if ( texts.length === 1 ) {
		setTimeout( () => {
			speak( texts.join( ' ' ), 'polite' );
			texts = [];
		}, 0 );
	}
}

/**
 * Says something in passing, unless there is something to be heard now.
 *
 * @param text The message.
 */
export function mention( text: string ): void {
	if ( Date.now() >= heardUntil ) {
		speak( text, 'polite' );
	}
}
