/**
 * The data store `pharos`: its descriptor and types. Importing it registers nothing; the application's entry does
 * (`register( store )`).
 *
 * For add-ons (`wp.data.select( 'pharos' )`, `wp.data.dispatch( 'pharos' )`) these are stable:
 *
 * - all selectors, except names that begin with `__`;
 * - the actions editSettings, editSetting, undoSetting, discardEdits, saveSettings, openConfirmation, closeConfirmation.
 *
 * Other actions belong to the application and can change with any version. What is not exported here is private.
 */
import { combineReducers, createReduxStore } from '@wordpress/data';
import * as appActions from './app/actions';
import { app } from './app/reducer';
import * as appSelectors from './app/selectors';
import { controls } from './controls';
import { STORE_NAME } from './name';
import * as settingsActions from './settings/actions';
import { settings } from './settings/reducer';
import * as settingsResolvers from './settings/resolvers';
import * as settingsSelectors from './settings/selectors';
import { site } from './site/reducer';
import * as siteResolvers from './site/resolvers';
import * as siteSelectors from './site/selectors';
import type { Actions, Selectors, State, Store } from './types';

export const store: Store = createReduxStore< State, Actions, Selectors >(
	STORE_NAME,
	{
		reducer: combineReducers( { app, settings, site } ),
		actions: { ...appActions, ...settingsActions },
		selectors: { ...appSelectors, ...settingsSelectors, ...siteSelectors },
		resolvers: { ...settingsResolvers, ...siteResolvers },
		controls,
	}
);

export { STORE_NAME } from './name';
export type { Confirmation } from './app/types';
export type { Feature } from './settings/selectors';
export type {
	SaveError,
	SaveStatus,
	SettingKey,
	Settings,
	Values,
} from './settings/types';
export type {
	NamedItem,
	PostGroup,
	PreviewObject,
	SiteSettings,
	Variable,
} from './site/types';
