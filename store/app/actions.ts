import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import type { Confirmation } from './types';

/** What to do on "yes", by registry: functions have no place in the state. */
const callbacks = new WeakMap< object, () => unknown >();

/**
 * Tells whether the browser has a network. A save that failed for want of one is tried again when it is back.
 *
 * @param isOnline As `navigator.onLine`.
 */
export const setOnline =
	( isOnline: boolean ) =>
	async ( { dispatch }: ThunkArgs ): Promise< void > => {
		dispatch( { type: 'app/SET_ONLINE', isOnline } satisfies Action );
		if ( isOnline ) {
			await dispatch.__retryWork();
		}
	};

/**
 * Asks before something happens. A question that is already open gives way.
 *
 * @param question           What to ask, and `onConfirm`: what to do on "yes"; may answer a promise.
 * @param question.onConfirm
 */
export const openConfirmation =
	( {
		onConfirm,
		...confirmation
	}: Confirmation & { onConfirm: () => unknown } ) =>
	( { dispatch, registry }: ThunkArgs ): void => {
		callbacks.set( registry, onConfirm );
		dispatch( {
			type: 'app/CONFIRMATION_OPENED',
			confirmation,
		} satisfies Action );
	};

/**
 * The answer "yes": does what was asked about. Does not close the question, so that a failure can be shown in it.
 *
 * @throws What `onConfirm` throws.
 */
export const acceptConfirmation =
	() =>
	async ( { registry }: ThunkArgs ): Promise< void > => {
		await callbacks.get( registry )?.();
	};

/**
 * Takes the question away; what is already running goes on.
 *
 * @param id Only this one: its action may have asked another one since.
 */
export const closeConfirmation =
	( id?: number ) =>
	( { select, dispatch, registry }: ThunkArgs ): void => {
		if ( id !== undefined && id !== select.getConfirmation()?.id ) {
			return;
		}
		callbacks.delete( registry );
		dispatch( { type: 'app/CONFIRMATION_CLOSED' } satisfies Action );
	};

/**
 * Loads the page again, as soon as nothing unsaved would be lost by it.
 *
 * @param delay Milliseconds.
 */
export const requestReload =
	( delay = 0 ) =>
	( { dispatch }: ThunkArgs ): void =>
		void dispatch.__tell( { type: 'app/RELOAD', delay } );
