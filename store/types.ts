import type {
	ReduxStoreConfig,
	StoreDescriptor,
	ThunkArgs as WpThunkArgs,
} from '@wordpress/data';
import type * as appActions from './app/actions';
import type * as appSelectors from './app/selectors';
import type { AppAction, AppState } from './app/types';
import type * as mediaActions from './media/actions';
import type * as mediaSelectors from './media/selectors';
import type { MediaAction, MediaState } from './media/types';
import type * as robotsSelectors from './robots/selectors';
import type { RobotsAction, RobotsState } from './robots/types';
import type * as robotsTxtActions from './robots-txt/actions';
import type * as robotsTxtSelectors from './robots-txt/selectors';
import type { RobotsTxtAction, RobotsTxtState } from './robots-txt/types';
import type { SagaAction } from './sagas/types';
import type * as settingsActions from './settings/actions';
import type * as settingsSelectors from './settings/selectors';
import type { SettingsAction, SettingsState } from './settings/types';
import type * as siteSelectors from './site/selectors';
import type { SiteAction, SiteState } from './site/types';
import type * as usageSelectors from './usage/selectors';
import type { UsageAction, UsageState } from './usage/types';

/** Plain JSON, one part a slice. */
export interface State {
	app: AppState;
	media: MediaState;
	robots: RobotsState;
	robotsTxt: RobotsTxtState;
	settings: SettingsState;
	site: SiteState;
	usage: UsageState;
}

/** Every plain action that a reducer or a saga of ours knows. */
export type Action =
	| AppAction
	| MediaAction
	| RobotsAction
	| RobotsTxtAction
	| SettingsAction
	| SiteAction
	| UsageAction
	| SagaAction;

export type Actions = typeof appActions &
	typeof mediaActions &
	typeof robotsTxtActions &
	typeof settingsActions;
export type Selectors = typeof appSelectors &
	typeof mediaSelectors &
	typeof robotsSelectors &
	typeof robotsTxtSelectors &
	typeof settingsSelectors &
	typeof siteSelectors &
	typeof usageSelectors;

// Interfaces, not aliases: the actions' types refer to themselves through them.
export interface Store extends StoreDescriptor<
	ReduxStoreConfig< State, Actions, Selectors >
> {}
export interface ThunkArgs extends WpThunkArgs< Store > {}
