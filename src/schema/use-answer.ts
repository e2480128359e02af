import { useCallback, useEffect } from '@wordpress/element';
import { useRequest } from '../components/use-request';

/** Debounce in milliseconds. */
const PAUSE = 500;

export interface Answered< Answer > {
	/** The latest response; null before the first. */
	answer: Answer | null;
	/** Whether the last request failed, so that the response is outdated. */
	hasFailed: boolean;
	/** The error message; '' if unknown. */
	reason: string;
	/** Sends the request again. */
	retry: () => void;
}

/**
 * Sends requests after a debounce. After an error, retries when the browser is online again.
 *
 * @param ask      Sends the request.
 * @param question The data of the request, plain JSON; changes send a new request.
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
