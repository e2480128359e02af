/**
 * Errors of the OAuth endpoints: flat JSON by RFC 6749, unlike those of the API.
 */
import { json, refuse, type Refusal } from '../http';

export const oauthError = (
	status: number,
	error: string,
	description: string
): Refusal =>
	refuse( json( status, { error, error_description: description } ) );
