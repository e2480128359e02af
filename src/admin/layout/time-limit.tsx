import { useEvent } from '@wordpress/compose';
import { useEffect } from '@wordpress/element';

/** How long a message stays (ux.md 4.7), and how often that is looked at, in milliseconds. */
const TIME = 10_000;
const TICK = 500;

interface TimeLimitProps {
	/** Another one has the whole time again. */
	subject: object;
	/** Asked again and again: what is removed under the pointer never tells that the pointer is gone. */
	isPaused: () => boolean;
	onEnd: () => void;
}

/** Ends something after a while; the time stands still while somebody attends to it. */
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
