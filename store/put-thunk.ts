import { put } from 'redux-saga/effects';
import type { ThunkArgs } from './thunk-args';

/**
 * The effect that lets a saga run a thunk, such as showFailure().
 *
 * @param thunk The thunk; the saga doesn't wait for it.
 */
export const putThunk = ( thunk: ( args: ThunkArgs ) => unknown ) =>
	put( thunk as never );
