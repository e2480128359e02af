/** The effect of each fault. */
import {
	apiDisabled,
	forbidden,
	insufficientScope,
	quotaExceeded,
	rateLimited,
	serverError,
} from './api/errors';
import type { Fault } from './faults';
import { html, json, type Answer, type Call } from './http';
import { oauthError } from './oauth/errors';
import { createIdToken } from './oauth/id-token';
import { READ, WRITE } from './oauth/scopes';
import type { World } from './world';

interface Occasion {
	fault: Fault;
	call: Call;
	world: World;
	/** Creates the response without a fault. */
	next: () => Answer;
}

interface FaultAnswer {
	/** Paths where the fault can happen. */
	where: RegExp;
	respond: ( occasion: Occasion ) => Answer;
}

const ANYWHERE = /^/;
const API = /^\/(webmasters\/v3|v1\/urlInspection)\//;
const QUERY = /\/searchAnalytics\/query$/;
const TOKEN = /^\/token$/;
const API_OR_TOKEN = /^\/(webmasters\/v3\/|v1\/urlInspection\/|token$)/;

const error =
	( code: 500 | 503 ) =>
	( { fault }: Occasion ): Answer =>
		fault.html
			? html( code, `<!DOCTYPE html><title>Error ${ code }</title>` )
			: serverError( code );

export const FAULTS = {
	/** Lasts until a refresh. */
	expired_access: {
		where: API,
		respond: ( { world, next } ) => {
			world.tokens.expireAccess();
			return next();
		},
	},
	/** Lasts until a new authorization. */
	revoked_refresh: {
		where: API_OR_TOKEN,
		respond: ( { world, next } ) => {
			world.tokens.revokeAll();
			return next();
		},
	},
	bad_client: {
		where: TOKEN,
		respond: () =>
			oauthError(
				401,
				'invalid_client',
				'The OAuth client was not found.'
			).answer,
	},
	forbidden: {
		where: API,
		respond: ( { call } ) => forbidden( call.segments[ 3 ] ?? '' ),
	},
	scope: { where: API, respond: () => insufficientScope },
	api_disabled: { where: API, respond: () => apiDisabled },
	quota_403: { where: ANYWHERE, respond: () => quotaExceeded },
	rate_429: {
		where: ANYWHERE,
		respond: ( { fault: { retryAfter = 30 }, world } ) =>
			rateLimited(
				retryAfter === 'date'
					? new Date( world.clock.now() + 30_000 ).toUTCString()
					: retryAfter
			),
	},
	error_500: { where: ANYWHERE, respond: error( 500 ) },
	error_503: { where: ANYWHERE, respond: error( 503 ) },
	slow: {
		where: ANYWHERE,
		respond: ( { fault: { ms = 1000 }, next } ) => ( {
			...next(),
			delay: ms,
		} ),
	},
	hang: {
		where: ANYWHERE,
		respond: () => ( { status: 0, failure: 'hang' } ),
	},
	reset: {
		where: ANYWHERE,
		respond: () => ( { status: 0, failure: 'reset' } ),
	},
	malformed: {
		where: ANYWHERE,
		respond: () => ( { ...json( 200, {} ), body: '{"rows":[' } ),
	},
	truncated: {
		where: ANYWHERE,
		respond: ( { next } ) => ( { ...next(), failure: 'truncated' } ),
	},
	html200: {
		where: ANYWHERE,
		respond: () => html( 200, '<!DOCTYPE html><title>Sign in</title>' ),
	},
	empty200: {
		where: ANYWHERE,
		respond: () => ( { ...json( 200, {} ), body: '' } ),
	},
	empty_rows: {
		where: QUERY,
		respond: () => json( 200, { responseAggregationType: 'byProperty' } ),
	},
	no_refresh_token: {
		where: TOKEN,
		respond: ( { next } ) =>
			change( next(), ( { refresh_token: _, ...others } ) => others ),
	},
	partial_scope: {
		where: TOKEN,
		respond: ( { world, next } ) =>
			change( next(), ( body ) => withoutSearchConsole( body, world ) ),
	},
	/** The response to a service account with a misspelled scope. */
	id_token_only: {
		where: TOKEN,
		respond: ( { world } ) => {
			const { account, clients } = world.config;
			const clientId = clients[ 0 ]?.id ?? '';
			return json( 200, {
				id_token: createIdToken(
					{ account, clientId, scopes: [] },
					world
				),
			} );
		},
	},
} satisfies Record< string, FaultAnswer >;

export type FaultName = keyof typeof FAULTS;

type Body = Record< string, unknown >;

/** Changes the JSON of a response, unless it is an error. */
const change = ( answer: Answer, to: ( body: Body ) => Body ): Answer =>
	answer.status === 200
		? json( 200, to( JSON.parse( answer.body ?? '{}' ) ) )
		: answer;

/** Takes the Search Console scopes out of a token response, and of the token. */
function withoutSearchConsole( body: Body, { tokens }: World ): Body {
	const scopes = String( body.scope ?? '' )
		.split( ' ' )
		.filter( ( scope ) => scope !== READ && scope !== WRITE );
	tokens.narrow( String( body.access_token ), scopes );
	return { ...body, scope: scopes.join( ' ' ) };
}
