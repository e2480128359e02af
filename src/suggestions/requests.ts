import { request, type RestError } from '../../common/rest';
import type {
	SuggestionRequest,
	SuggestionResponse,
	SuggestionStatus,
} from './types';

const PATH = '/pharos/v1/suggestions';

/** Returns which provider gets the texts, and whether the user has agreed to it. */
export const fetchStatus = async () =>
	( await request< { data: SuggestionStatus } >( { path: PATH } ) ).data;

/**
 * Stores that the user agrees to a provider.
 *
 * @param provider The id of the provider.
 */
export const agree = ( provider: string ) =>
	request( {
		path: `${ PATH }/agreement`,
		method: 'POST',
		data: { provider },
	} );

/**
 * Asks the provider for texts; stores nothing.
 *
 * @param data   The object and its field.
 * @param signal Stops waiting.
 * @throws A RestError: see mustAgree() and endsAll().
 */
export const suggest = async ( data: SuggestionRequest, signal: AbortSignal ) =>
	(
		await request< { data: SuggestionResponse } >( {
			path: PATH,
			method: 'POST',
			data,
			signal,
		} )
	).data;

/**
 * Whether the user has to agree to the provider first.
 *
 * @param reason The value that suggest() has thrown.
 */
export const mustAgree = ( reason: unknown ): boolean =>
	( reason as RestError ).code === 'pharos_suggestions_not_agreed';
