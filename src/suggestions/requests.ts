import { request, type RestError } from '../../common/rest';
import type {
	SuggestionRequest,
	SuggestionResponse,
	SuggestionStatus,
} from './types';

const PATH = '/pharos/v1/suggestions';

/** The beginning of error codes. */
const CODE = 'pharos_suggestions_';

/** Error codes, without their beginning, that don't depend on the object (includes/Suggestions/). */
const COMMON = [
	'off',
	'unsupported',
	'no_model',
	'other_provider',
	'not_agreed',
	'limit',
	'no_credit',
	'rate_limit',
	'no_access',
	'model_gone',
	'unreachable',
	'unavailable',
	'prevented',
];

/** Returns which provider gets the texts, and whether the user has agreed to it. */
export const fetchStatus = async () =>
	( await request< { data: SuggestionStatus } >( { path: PATH } ) ).data;

/**
 * Stores that the user agrees to a provider; returns the same as fetchStatus().
 *
 * @param provider The id of the provider.
 */
export const agree = async ( provider: string ) =>
	(
		await request< { data: SuggestionStatus } >( {
			path: `${ PATH }/agreement`,
			method: 'POST',
			data: { provider },
		} )
	).data;

/**
 * Asks the provider for texts; stores nothing.
 *
 * @param data   The object and its field.
 * @param signal Stops waiting.
 * @throws A RestError: see mustAgree() and concernsAll().
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
	( reason as RestError ).code === `${ CODE }not_agreed`;

/**
 * Whether requests for other objects would fail, too: the provider, the limit or the connection is the reason.
 *
 * @param reason The value that suggest() has thrown.
 */
export const concernsAll = ( reason: unknown ): boolean => {
	const { code = '', status } = reason as RestError;
	return status === undefined || COMMON.includes( code.replace( CODE, '' ) );
};
