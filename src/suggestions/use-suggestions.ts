import { useEvent } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { RestError } from '../../common/rest';
import { agree, fetchStatus, mustAgree, suggest } from './requests';
import type {
	SuggestionRequest,
	SuggestionResponse,
	SuggestionStatus,
} from './types';

/** The state of the suggestions for one field. */
export type SuggestionsState =
	| { phase: 'waiting' }
	| { phase: 'stopped' }
	/** The user has to agree to the provider. */
	| { phase: 'agreement'; status: SuggestionStatus }
	| { phase: 'failed'; failure: RestError }
	| { phase: 'done'; response: SuggestionResponse };

/**
 * Asks for suggestions when the component is mounted, and stops when it is unmounted.
 *
 * @param read Returns the object and field with their current texts.
 */
export function useSuggestions( read: () => SuggestionRequest ) {
	const [ state, setState ] = useState< SuggestionsState >( {
		phase: 'waiting',
	} );
	const running = useRef< AbortController | null >( null );

	const run = async (
		work: ( signal: AbortSignal ) => Promise< SuggestionsState >
	) => {
		running.current?.abort();
		const { signal } = ( running.current = new AbortController() );
		setState( { phase: 'waiting' } );
		const next = await work( signal ).catch(
			( failure ): SuggestionsState => ( { phase: 'failed', failure } )
		);
		if ( ! signal.aborted ) {
			setState( next );
		}
	};
	const ask = async ( signal: AbortSignal ): Promise< SuggestionsState > => {
		try {
			return { phase: 'done', response: await suggest( read(), signal ) };
		} catch ( reason ) {
			if ( ! mustAgree( reason ) ) {
				throw reason;
			}
			return { phase: 'agreement', status: await fetchStatus() };
		}
	};
	const start = useEvent( () => void run( ask ) );

	useEffect( () => {
		start();
		return () => running.current?.abort();
	}, [ start ] );

	return {
		state,
		start,
		/** Agrees to a provider, by its id, and asks it. */
		accept: ( provider: string ) =>
			void run( async ( signal ) => {
				await agree( provider );
				return ask( signal );
			} ),
		stop: () => {
			running.current?.abort();
			setState( { phase: 'stopped' } );
		},
	};
}
