/**
 * The types of the store for thunks and sagas. They import the actions of slices (`dispatch( saveSettings() )`) instead
 * of calling them by name: the types of all actions would depend on those of every thunk.
 */
import type {
	ReduxStoreConfig,
	StoreDescriptor,
	ThunkArgs as WpThunkArgs,
} from '@wordpress/data';
import type { Routine } from './controls';
import type { Action, SliceSelectors, State } from './types';
import type { createWorkSelectors } from './unsaved-work/selectors';

export type Selectors = SliceSelectors &
	ReturnType< typeof createWorkSelectors >;

/** The actions that don't belong to a slice, which thunks call by name. */
export interface OwnActions {
	/**
	 * Passes a command to the sagas, after dispatching it to the reducers.
	 *
	 * @param action A plain action; not frozen, because redux-saga marks it.
	 */
	__dispatchCommand: (
		action: Action
	) => ( args: ThunkArgs ) => Promise< void >;
	/**
	 * Dispatches an event to the reducers only, not to the sagas.
	 *
	 * @param action A plain action.
	 */
	__receive: ( action: Action ) => Action;
	/** Retries saves that failed offline when the network is back. */
	__retryWork: () => ( args: ThunkArgs ) => Promise< void >;
}

// Interfaces instead of type aliases, because they refer to themselves.
interface ThunkStore extends StoreDescriptor<
	ReduxStoreConfig< State, OwnActions, Selectors >
> {}
export interface ThunkArgs extends WpThunkArgs< ThunkStore > {
	/**
	 * With a routine: resolves to its return value, which must not look like an action (an object with a `type`), or it
	 * would be dispatched.
	 */
	dispatch: ( < Result >(
		routine: Routine< Result >
	) => Promise< Result > ) &
		WpThunkArgs< ThunkStore >[ 'dispatch' ];
}

/** The argument of `yield select( … )` callbacks in a saga: the bound selectors of the store. */
export type Bound = ThunkArgs[ 'select' ];
