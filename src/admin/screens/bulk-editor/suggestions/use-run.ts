import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { RestError } from '../../../../../common/rest';
import { concernsAll, suggest } from '../../../../suggestions/requests';

/** The fields with suggestions. */
export type TextField = 'title' | 'description';

/** The state of a row. */
export type RowState =
	| { phase: 'queued' | 'waiting' | 'rejected' }
	| { phase: 'failed'; message: string }
	/** `text` is the one in the field: a suggestion, or an edited one. */
	| { phase: 'done'; texts: string[]; text: string }
	| { phase: 'used'; text: string };

/** States by the keys of the rows, in order. */
type Rows = Readonly< Record< string, RowState > >;

const QUEUED: RowState = { phase: 'queued' };

const messageOf = ( { message }: RestError ): string =>
	message || __( 'No suggestions were received. Try again.', 'pharos-seo' );

/**
 * Asks for suggestions for rows, one after the other. An error of a row is part of its state; one that all rows would have
 * ends the run, and the rows that are left stay queued.
 */
export function useRun() {
	const [ rows, setRows ] = useState< Rows >( {} );
	const [ problem, setProblem ] = useState( '' );
	const [ isRunning, setIsRunning ] = useState( false );
	const running = useRef< AbortController | null >( null );
	useEffect( () => () => running.current?.abort(), [] );

	const set = ( key: string, state: RowState ) =>
		setRows( ( before ) => ( { ...before, [ key ]: state } ) );

	/** Returns the error if the run has to end. */
	const askFor = async (
		key: string,
		field: TextField,
		signal: AbortSignal
	): Promise< RestError | null > => {
		const [ type, id ] = key.split( ' ' );
		set( key, { phase: 'waiting' } );
		try {
			const { suggestions } = await suggest(
				{ type: type as 'post' | 'term', id: Number( id ), field },
				signal
			);
			const texts = suggestions.map( ( { text } ) => text );
			if ( ! signal.aborted ) {
				set( key, { phase: 'done', texts, text: texts[ 0 ] ?? '' } );
			}
		} catch ( reason ) {
			if ( signal.aborted ) {
				return null;
			}
			if ( concernsAll( reason ) ) {
				set( key, QUEUED );
				return reason as RestError;
			}
			const message = messageOf( reason as RestError );
			set( key, { phase: 'failed', message } );
		}
		return null;
	};

	return {
		rows,
		/** Why the run has ended early; '' if it didn't. */
		problem,
		isRunning,
		set,
		async start( keys: readonly string[], field: TextField ) {
			running.current?.abort();
			const { signal } = ( running.current = new AbortController() );
			setProblem( '' );
			setIsRunning( true );
			setRows( ( before ) => ( {
				...before,
				...Object.fromEntries( keys.map( ( key ) => [ key, QUEUED ] ) ),
			} ) );
			for ( const key of keys ) {
				const end = await askFor( key, field, signal );
				if ( signal.aborted ) {
					return;
				}
				if ( end ) {
					setProblem( messageOf( end ) );
					break;
				}
			}
			setIsRunning( false );
		},
		/** The row that is waiting can be asked again. */
		stop() {
			running.current?.abort();
			setIsRunning( false );
			setRows( ( before ) =>
				Object.fromEntries(
					Object.entries( before ).map( ( [ key, state ] ) => [
						key,
						state.phase === 'waiting' ? QUEUED : state,
					] )
				)
			);
		},
	};
}

export type Run = ReturnType< typeof useRun >;
