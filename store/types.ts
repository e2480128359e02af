import type {
	ReduxStoreConfig,
	StoreDescriptor,
	ThunkArgs as WpThunkArgs,
} from '@wordpress/data';
import type * as appActions from './app/actions';
import type * as appSelectors from './app/selectors';
import type { AppAction, AppState } from './app/types';
import type { SagaAction } from './sagas/types';
import type * as settingsActions from './settings/actions';
import type * as settingsSelectors from './settings/selectors';
import type { SettingsAction, SettingsState } from './settings/types';
import type * as siteSelectors from './site/selectors';
import type { SiteAction, SiteState } from './site/types';

/** Plain JSON, one part a slice. */
export interface State {
	app: AppState;
	settings: SettingsState;
	site: SiteState;
}

/** Every plain action that a reducer or a saga of ours knows. */
export type Action = AppAction | SettingsAction | SiteAction | SagaAction;

export type Actions = typeof appActions & typeof settingsActions;
export type Selectors = typeof appSelectors &
	typeof settingsSelectors &
	typeof siteSelectors;

// Interfaces, not aliases: the actions' types refer to themselves through them.
export interface Store extends StoreDescriptor<
	ReduxStoreConfig< State, Actions, Selectors >
> {}
export interface ThunkArgs extends WpThunkArgs< Store > {}
