/**
 * The members of the data store `pharos` that add-ons may use. A member that isn't listed here is private to the plugin and may change with any
 * version; docs/add-ons.md says how long these stay.
 */
import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';
import type { Actions } from './slices';
import type { Selectors } from './thunk-args';

export const PUBLIC_ACTIONS = [
	// Settings, and confirmations.
	'editSettings',
	'editSetting',
	'undoSetting',
	'discardEdits',
	'saveSettings',
	'openConfirmation',
	'closeConfirmation',
] as const satisfies readonly ( keyof Actions )[];

export const PUBLIC_SELECTORS = [
	// Settings.
	'getSettings',
	'getSavedSettings',
	'getSetting',
	'getEdits',
	'getUnsavedKeys',
	'hasUnsavedSettings',
	'getSaveStatus',
	'getSaveError',
	// The application.
	'isOnline',
	'isReloadPending',
	'getConfirmation',
	'hasUnsavedWork',
	'isSavingWork',
	// The site.
	'getSiteSettings',
	'getPreview',
	'getCheckItems',
	'getCheckCounts',
	'getCheckedAt',
	'getSitemap',
	'getRobotsTxt',
] as const satisfies readonly ( keyof Selectors )[];

/**
 * The public store (`wp.data.select( 'pharos' )`, `wp.data.dispatch( 'pharos' )`).
 *
 * @example select( { name: 'pharos' } as PublicStore ).getSetting( 'separator' )
 */
export type PublicStore = StoreDescriptor<
	ReduxStoreConfig<
		unknown,
		Pick< Actions, ( typeof PUBLIC_ACTIONS )[ number ] >,
		Pick< Selectors, ( typeof PUBLIC_SELECTORS )[ number ] >
	>
>;
