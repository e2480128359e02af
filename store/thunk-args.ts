/**
 * What thunks and sagas get of the store. They call actions of slices by importing them (`dispatch( saveSettings() )`), not
 * by name: the types of all actions would need those of every thunk.
 */
import type {
	ReduxStoreConfig,
	StoreDescriptor,
	ThunkArgs as WpThunkArgs,
} from '@wordpress/data';
import type * as analysis from './analysis/selectors';
import type * as app from './app/selectors';
import type * as bulkEditor from './bulk-editor/selectors';
import type { Routine } from './controls';
import type * as media from './media/selectors';
import type * as migration from './migration/selectors';
import type * as robotInstructions from './robot-instructions/selectors';
import type * as robotsTxt from './robots-txt/selectors';
import type * as schema from './schema/selectors';
import type * as settings from './settings/selectors';
import type * as site from './site/selectors';
import type * as sitemap from './sitemap/selectors';
import type { Action, State } from './types';
import type { createWorkSelectors } from './unsaved-work/selectors';
import type * as usageData from './usage-data/selectors';

export type Selectors = typeof analysis &
	typeof app &
	typeof bulkEditor &
	typeof media &
	typeof migration &
	typeof robotInstructions &
	typeof robotsTxt &
	typeof schema &
	typeof settings &
	typeof site &
	typeof sitemap &
	typeof usageData &
	ReturnType< typeof createWorkSelectors >;

/** The actions that belong to no slice, which thunks call by name. */
export interface OwnActions {
	/**
	 * Tells the sagas something: an intent, which changes no state by itself.
	 *
	 * @param action A plain action; not frozen, the library marks it.
	 */
	__tell: ( action: Action ) => ( args: ThunkArgs ) => void;
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
