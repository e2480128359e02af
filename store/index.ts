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
import * as mediaActions from './media/actions';
import { media } from './media/reducer';
import * as mediaResolvers from './media/resolvers';
import * as mediaSelectors from './media/selectors';
import { STORE_NAME } from './name';
import { robots } from './robots/reducer';
import * as robotsResolvers from './robots/resolvers';
import * as robotsSelectors from './robots/selectors';
import * as robotsTxtActions from './robots-txt/actions';
import { robotsTxt } from './robots-txt/reducer';
import * as robotsTxtResolvers from './robots-txt/resolvers';
import * as robotsTxtSelectors from './robots-txt/selectors';
import * as settingsActions from './settings/actions';
import { settings } from './settings/reducer';
import * as settingsResolvers from './settings/resolvers';
import * as settingsSelectors from './settings/selectors';
import { site } from './site/reducer';
import * as siteResolvers from './site/resolvers';
import * as siteSelectors from './site/selectors';
import { usage } from './usage/reducer';
import * as usageResolvers from './usage/resolvers';
import * as usageSelectors from './usage/selectors';
import type { Actions, Selectors, State, Store } from './types';

export const store: Store = createReduxStore< State, Actions, Selectors >(
	STORE_NAME,
	{
		reducer: combineReducers( {
			app,
			media,
			robots,
			robotsTxt,
			settings,
			site,
			usage,
		} ),
		actions: {
			...appActions,
			...mediaActions,
			...robotsTxtActions,
			...settingsActions,
		},
		selectors: {
			...appSelectors,
			...mediaSelectors,
			...robotsSelectors,
			...robotsTxtSelectors,
			...settingsSelectors,
			...siteSelectors,
			...usageSelectors,
		},
		resolvers: {
			...mediaResolvers,
			...robotsResolvers,
			...robotsTxtResolvers,
			...settingsResolvers,
			...siteResolvers,
			...usageResolvers,
		},
		controls,
	}
);

export { STORE_NAME } from './name';
export type { Confirmation } from './app/types';
export type { MediaItem } from './media/types';
export type { ContentItem, ContentKind, PostContent } from './robots/types';
export type { RobotsTxt } from './robots-txt/types';
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
	NetworkIcon,
	PostGroup,
	PreviewObject,
	SiteSettings,
	Variable,
} from './site/types';
