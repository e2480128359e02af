import { useCallback, useEffect } from '@wordpress/element';
import { useRequest } from '../components/use-request';

/** Milliseconds without a change before the server is asked. */
const PAUSE = 500;

export interface Answered< Answer > {
	/** The latest that came; null before the first. */
	answer: Answer | null;
	/** The last question had no answer: what is known is of an earlier one. */
	hasFailed: boolean;
	/** Why, for people; '' where nobody knows. */
	reason: string;
	/** Asks once more. */
	retry: () => void;
}

/**
 * Asks the server in pauses of typing. After a failure it asks again when the browser is online again.
 *
 * @param ask      Sends the question.
 * @param question Plain JSON; another one is asked anew.
 */
export function useAnswer< Question, Answer >(
	ask: ( question: Question ) => Promise< Answer >,
	question: Question
): Answered< Answer > {
	const asked = JSON.stringify( question );
	const { value, failure, retry } = useRequest(
		useCallback( () => ask( JSON.parse( asked ) ), [ ask, asked ] ),
		PAUSE
	);
	const hasFailed = failure !== null;
	useEffect( () => {
		if ( ! hasFailed ) {
			return;
		}
		window.addEventListener( 'online', retry );
		return () => window.removeEventListener( 'online', retry );
	}, [ hasFailed, retry ] );
	return { answer: value, hasFailed, reason: failure?.message ?? '', retry };
}
