import { createContext, useContext } from '@wordpress/element';
import { SETTINGS_SCREENS } from './registry';
import type { ScreenDefinition } from './types';

/** The list of screens, set by ScreensProvider; by default the plugin's own settings screens. */
export const ScreensContext =
	createContext< ScreenDefinition[] >( SETTINGS_SCREENS );

/**
 * Returns all screens, including those of add-ons, with the groups that depend on the site once its data is loaded. All
 * callers get the same objects, which only change when an add-on registers or unregisters, or the site's data changes.
 */
export const useScreens = (): ScreenDefinition[] =>
	useContext( ScreensContext );
