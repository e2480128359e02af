import { createContext, useContext } from '@wordpress/element';
import { SETTINGS_SCREENS } from './registry';
import type { ScreenDefinition } from './types';

/** Filled by ScreensProvider; without one there are the plugin's own screens of settings. */
export const ScreensContext =
	createContext< ScreenDefinition[] >( SETTINGS_SCREENS );

/**
 * All screens, add-ons' included, with what the site adds to them once that is known. Everybody gets the same objects; they
 * change only when an add-on comes or goes, or the site's data do.
 */
export const useScreens = (): ScreenDefinition[] =>
	useContext( ScreensContext );
