import { useEvent } from '@wordpress/compose';
import { useEffect } from '@wordpress/element';

/** How long a message is shown, and how often that is checked, in milliseconds. */
const TIME = 10_000;
const TICK = 500;

interface TimeLimitProps {
	/** A new subject restarts the timer. */
	subject: object;
	/** Polled: an element that is removed under the pointer never fires a leave event. */
	isPaused: () => boolean;
	onEnd: () => void;
}

/** Calls a function after a while; the timer pauses while the user hovers or focuses the message. */
export function TimeLimit( { subject, isPaused, onEnd }: TimeLimitProps ) {
	const askPaused = useEvent( isPaused );
	const end = useEvent( onEnd );

	useEffect( () => {
		let left = TIME;
		const timer = setInterval( () => {
			left -= askPaused() ? 0 : TICK;
			if ( left <= 0 ) {
				clearInterval( timer );
				end();
			}
		}, TICK );
		return () => clearInterval( timer );
	}, [ subject, askPaused, end ] );
	return null;
}
