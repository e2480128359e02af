import { SETTINGS_SCREENS } from '../definitions/registry';
import type { ScreenDefinition } from '../definitions/types';
import { REGISTRY } from './registry';

const hasSettings = ( route: string ) =>
	SETTINGS_SCREENS.some( ( { path } ) => path === route );

/** All screens of the application: settings screens, and those that are only in the registry. */
export const SCREENS: ScreenDefinition[] = [
	...SETTINGS_SCREENS,
	...Object.entries( REGISTRY )
		.filter( ( [ path ] ) => ! hasSettings( path ) )
		.map( ( [ path, { load, ...screen } ] ) => ( { path, ...screen } ) ),
];
