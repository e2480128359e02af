import { speak } from '@wordpress/a11y';

/** Milliseconds in which less important messages don't interrupt a message. */
const TIME_TO_HEAR = 10_000;

let texts: string[] = [];
let heardUntil = 0;

/**
 * Announces an important message to screen readers. Messages of the same moment are joined, because each announcement
 * replaces the previous one.
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
 * Announces a less important message, unless an important one is being read.
 *
 * @param text The message.
 */
export function mention( text: string ): void {
	if ( Date.now() >= heardUntil ) {
		speak( text, 'polite' );
	}
}
