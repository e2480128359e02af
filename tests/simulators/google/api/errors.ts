/**
 * Error responses of the Search Console API.
 */
import { json, type Answer } from '../http';

interface Details {
	/** Message of the first entry of `errors`, if it differs. */
	short?: string;
	domain?: string;
	location?: string;
	locationType?: string;
	status?: string;
	details?: unknown[];
	headers?: Record< string, string >;
}

/** The envelope of webmasters/v3 paths. */
function apiError(
	code: number,
	reason: string,
	message: string,
	{
		short = message,
		domain = 'global',
		location,
		locationType = 'parameter',
		headers,
		...others
	}: Details = {}
): Answer {
	const first = {
		message: short,
		domain,
		reason,
		...( location ? { location, locationType } : {} ),
	};
	return json(
		code,
		{ error: { code, message, errors: [ first ], ...others } },
		headers
	);
}

/** The envelope of URL inspection, which has no `errors`. */
const inspectionError = ( code: number, status: string, message: string ) =>
	json( code, { error: { code, message, status } } );

export const unauthenticated = apiError(
	401,
	'authError',
	'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential. See https://developers.google.com/identity/sign-in/web/devconsole-project.',
	{
		short: 'Invalid Credentials',
		location: 'Authorization',
		locationType: 'header',
		status: 'UNAUTHENTICATED',
	}
);

export const forbidden = ( siteUrl: string ) =>
	apiError(
		403,
		'forbidden',
		`User does not have sufficient permission for site '${ siteUrl }'. See also: https://support.google.com/webmasters/answer/2451999.`
	);

export const insufficientScope = apiError(
	403,
	'insufficientPermissions',
	'Request had insufficient authentication scopes.',
	{
		short: 'Insufficient Permission',
		status: 'PERMISSION_DENIED',
		details: [
			{
				'@type': 'type.googleapis.com/google.rpc.ErrorInfo',
				reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT',
				domain: 'googleapis.com',
			},
		],
	}
);

export const apiDisabled = apiError(
	403,
	'accessNotConfigured',
	'Google Search Console API has not been used in project 1234567890 before or it is disabled. Enable it by visiting https://console.developers.google.com/apis/api/searchconsole.googleapis.com/overview?project=1234567890 then retry.',
	{
		domain: 'usageLimits',
		status: 'PERMISSION_DENIED',
		details: [
			{
				'@type': 'type.googleapis.com/google.rpc.ErrorInfo',
				reason: 'SERVICE_DISABLED',
				domain: 'googleapis.com',
			},
		],
	}
);

export const quotaExceeded = apiError(
	403,
	'quotaExceeded',
	'Search Analytics load quota exceeded. Learn about usage limits: https://developers.google.com/webmaster-tools/v3/limits.',
	{ domain: 'usageLimits' }
);

/** @param retryAfter Value of the Retry-After header; none if it is null. */
export const rateLimited = ( retryAfter: string | number | null ) =>
	apiError( 429, 'rateLimitExceeded', 'Rate Limit Exceeded', {
		domain: 'usageLimits',
		...( retryAfter === null
			? {}
			: { headers: { 'Retry-After': String( retryAfter ) } } ),
	} );

export const serverError = ( code: 500 | 503 ) =>
	code === 500
		? apiError( 500, 'internalError', 'Internal Error' )
		: apiError( 503, 'backendError', 'Backend Error' );

export const notVerified = ( siteUrl: string ) =>
	apiError(
		404,
		'notFound',
		`'${ siteUrl }' is not a verified Search Console site in this account.`,
		{ location: 'siteUrl' }
	);

export const notFound = apiError( 404, 'notFound', 'Not Found' );

export const required = ( fields: string[] ) =>
	apiError(
		400,
		'required',
		fields.map( ( name ) => `${ name } field is required.` ).join( '\n' )
	);

export const invalidParameter = ( location: string, message: string ) =>
	apiError( 400, 'invalidParameter', message, { location } );

export const badBody = apiError( 400, 'parseError', 'Parse Error' );

export const invalidInspection = ( field: string ) =>
	inspectionError(
		400,
		'INVALID_ARGUMENT',
		`Request contains an invalid argument: ${ field }.`
	);

export const notInProperty = inspectionError(
	403,
	'PERMISSION_DENIED',
	'You do not own this site, or the inspected URL is not part of this property.'
);

export const inspectionsExhausted = inspectionError(
	429,
	'RESOURCE_EXHAUSTED',
	'Quota exceeded for the URL Inspection API.'
);
