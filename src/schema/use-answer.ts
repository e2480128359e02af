import { useCallback, useEffect, useRef, useState } from '@wordpress/element';

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
 * Asks the server in pauses of typing. Answers to earlier questions are dropped; what is known stays until there is a newer
 * one. After a failure it asks again when the browser is online again.
 *
 * @param ask      Sends the question.
 * @param question Plain JSON; another one is asked anew.
 */
export function useAnswer< Question, Answer >(
	ask: ( question: Question ) => Promise< Answer >,
	question: Question
): Answered< Answer > {
	const [ answer, setAnswer ] = useState< Answer | null >( null );
	const [ failure, setFailure ] = useState< string | null >( null );
	const hasFailed = failure !== null;
	const [ tries, setTries ] = useState( 0 );
	const asked = JSON.stringify( question );
	const isFirst = useRef( true );

	useEffect( () => {
		let isStale = false;
		const timer = setTimeout(
			async () => {
				try {
					const next = await ask( JSON.parse( asked ) );
					if ( ! isStale ) {
						setAnswer( next );
						setFailure( null );
					}
				} catch ( error ) {
					if ( ! isStale ) {
						setFailure(
							( error as Partial< Error > ).message ?? ''
						);
					}
				}
			},
			isFirst.current ? 0 : PAUSE
		);
		isFirst.current = false;
		return () => {
			isStale = true;
			clearTimeout( timer );
		};
	}, [ ask, asked, tries ] );

	const retry = useCallback( () => setTries( ( count ) => count + 1 ), [] );
	useEffect( () => {
		if ( ! hasFailed ) {
			return;
		}
		window.addEventListener( 'online', retry );
		return () => window.removeEventListener( 'online', retry );
	}, [ hasFailed, retry ] );
	return { answer, hasFailed, reason: failure ?? '', retry };
}
