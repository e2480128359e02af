/** Sends a request of a migration, and sends it again after temporary failures. */
import type { Channel } from 'redux-saga';
import { call, put, race, select, take } from 'redux-saga/effects';
import { __ } from '@wordpress/i18n';
import { isLoggedOut } from '../../common/rest';
import * as api from '../api';
import type { Routine } from '../controls';
import { REST_PATH } from '../name';
import type { Bound } from '../thunk-args';
import type { Action } from '../types';
import { speakWaiting } from './announcements';
import type { MigrationFailure, MigrationPause, MigrationState } from './types';

/** The commands that stop a migration between two requests, or while it waits. */
export type Order = Extract<
	Action,
	{ type: 'migration/PAUSE' | 'migration/CANCEL' }
>;
export type Orders = Channel< Order >;

/** Thrown when the user stops the migration. */
export class Stopped {
	constructor( readonly order: Order ) {}
}

/** Thrown when a request has finally failed. */
export class Failed {
	constructor( readonly failure: MigrationFailure ) {}
}

/** Seconds before each retry; after the last one the request has failed. */
const PAUSES = [ 1, 2, 4, 8, 16 ];
/** Maximum number of seconds that a server's Retry-After header may request. */
const LONGEST = 300;
/** Seconds between checks whether an offline browser is online again. */
const OFFLINE = 1;

/** Error codes for a missing or unreadable response. */
const UNREACHABLE = [ 'offline_error', 'fetch_error', 'invalid_json' ];

/**
 * Sends a request and returns the response.
 *
 * @param  path   The route, relative to the plugin's namespace.
 * @param  data   The data of a POST request; null for a GET request.
 * @param  orders The commands that stop it while it waits.
 * @param  pauses Seconds, see PAUSES.
 * @return The response of the server.
 * @throws {Stopped} While it waits.
 * @throws {Failed}  When the failure does not pass.
 */
export function* ask(
	path: string,
	data: object | null,
	orders: Orders,
	pauses: readonly number[] = PAUSES
): Routine< unknown > {
	let isRenewed = false;
	for ( let tries = 0; ; ) {
		try {
			return yield call( send, path, data );
		} catch ( reason ) {
			const error = isObject( reason ) ? ( reason as api.StepError ) : {};
			if ( isLoggedOut( reason ) && ! isRenewed ) {
				isRenewed = true;
				yield call( renew );
				continue;
			}
			const isPassing = mayPass( error );
			if ( isPassing && ! api.isOnline() ) {
				yield call( wait, orders, 'offline', OFFLINE );
				continue;
			}
			const pause = pauses[ tries++ ];
			if ( ! isPassing || pause === undefined ) {
				throw new Failed( explain( reason ) );
			}
			const seconds = Math.max( pause, error.retryAfter ?? 0 );
			yield call( wait, orders, 'failure', Math.min( seconds, LONGEST ) );
		}
	}
}

async function send( path: string, data: object | null ): Promise< unknown > {
	const answer = await api.fetchStep( {
		path: `${ REST_PATH }${ path }`,
		...( data && { method: 'POST', data } ),
	} );
	if ( ! isObject( answer ) || ( answer as Answer ).success === false ) {
		throw answer;
	}
	return answer;
}

interface Answer {
	success?: boolean;
}

/** Renews the nonce, because the user may have logged in again in another tab; otherwise asks them to log in. */
async function renew(): Promise< void > {
	try {
		await api.refreshNonce();
	} catch ( reason ) {
		if ( ! ( await api.askForLogin() ) ) {
			throw new Failed( explain( reason ) );
		}
	}
}

function* wait(
	orders: Orders,
	reason: MigrationPause[ 'reason' ],
	seconds: number
): Routine< void > {
	const { status, pause }: MigrationState = yield select(
		( { getMigration }: Bound ) => getMigration()
	);
	if ( status === 'running' && ! pause ) {
		yield call( speakWaiting );
	}
	yield put( {
		type: 'migration/WAITING',
		pause: { reason, seconds },
	} satisfies Action );
	const { order }: { order?: Order } = yield race( {
		over: call( api.delay, seconds * 1000 ),
		order: take( orders ),
	} );
	if ( order ) {
		throw new Stopped( order );
	}
}

const mayPass = ( { code = '', status = 0 }: api.StepError ): boolean =>
	status === 429 ||
	status >= 500 ||
	( UNREACHABLE.includes( code ) && status < 400 );

/**
 * The message about a failed request.
 *
 * @param reason The thrown value.
 */
function explain( reason: unknown ): MigrationFailure {
	if ( ! isObject( reason ) || reason instanceof Error ) {
		return {
			message: __( 'Migration failed. Please try again.', 'pharos-seo' ),
			isLoggedOut: false,
		};
	}
	const { message, status }: api.StepError = reason;
	return {
		message: message || __( 'API request failed', 'pharos-seo' ),
		isLoggedOut: isLoggedOut( reason ),
		...( status !== undefined && { status } ),
	};
}

const isObject = ( value: unknown ): value is object =>
	typeof value === 'object' && value !== null;
