/**
 * What thunks and sagas get of the store. They call actions of slices by importing them (`dispatch( saveSettings() )`), not
 * by name: the types of all actions would need those of every thunk.
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

/** The actions that belong to no slice, which thunks call by name. */
export interface OwnActions {
	/**
	 * Tells the sagas something: an intent, which changes no state by itself.
	 *
	 * @param action A plain action; not frozen, the library marks it.
	 */
	__tell: ( action: Action ) => ( args: ThunkArgs ) => Promise< void >;
	/**
	 * Tells the state a fact, and no saga.
	 *
	 * @param action A plain action.
	 */
	__receive: ( action: Action ) => Action;
	/** The network is back: tries again what failed for want of one. */
	__retryWork: () => ( args: ThunkArgs ) => Promise< void >;
}

// Interfaces, not aliases: they refer to themselves.
interface ThunkStore extends StoreDescriptor<
	ReduxStoreConfig< State, OwnActions, Selectors >
> {}
export interface ThunkArgs extends WpThunkArgs< ThunkStore > {
	/** Of a routine: what it ends with, which must not look like an action (an object with a `type`), or it would be dispatched. */
	dispatch: ( < Result >(
		routine: Routine< Result >
	) => Promise< Result > ) &
		WpThunkArgs< ThunkStore >[ 'dispatch' ];
}

/** What `yield select( … )` gets in a saga: the store's selectors, bound. */
export type Bound = ThunkArgs[ 'select' ];
