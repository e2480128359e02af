import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import { reloadOnce } from './reload';
import type { Confirmation } from './types';

/** The confirmation callbacks by registry: functions can't be stored in the state. */
const callbacks = new WeakMap< object, () => unknown >();

/**
 * Sets whether the browser is online. Saves that failed offline are retried when the network is back.
 *
 * @param isOnline The value of `navigator.onLine`.
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
 * Opens a confirmation dialog. Replaces one that is already open.
 *
 * @param question           The texts, and `onConfirm`: the callback for a confirmed dialog; may return a promise.
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
 * Runs the callback of the open confirmation. Doesn't close the dialog, so that it can show a failure.
 *
 * @throws The error of `onConfirm`.
 */
export const acceptConfirmation =
	() =>
	async ( { registry }: ThunkArgs ): Promise< void > => {
		await callbacks.get( registry )?.();
	};

/**
 * Closes the confirmation dialog; a running callback continues.
 *
 * @param id Closes only this confirmation: its callback may have opened another one.
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
 * Reloads the page as soon as no unsaved changes would be lost.
 *
 * @param delay Milliseconds before the reload.
 */
export const requestReload =
	( delay = 0 ) =>
	( args: ThunkArgs ): void =>
		void reloadOnce( delay, args );
