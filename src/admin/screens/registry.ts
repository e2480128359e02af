import { matchPath } from 'react-router-dom';
import { SCREENS_FILTER, useFilteredList } from '../../extensions';
import { metaTemplates } from './meta-templates/definition';
import type { FieldDefinition, ScreenDefinition } from './types';

/**
 * The one list of screens: the router, the settings search, the command palette and the list of unsaved changes read it.
 */
export const SCREENS: ScreenDefinition[] = [ metaTemplates ];

export const isScreen = ( value: unknown ): value is ScreenDefinition => {
	const screen = value as ScreenDefinition | null;
	return (
		typeof screen === 'object' &&
		typeof screen?.path === 'string' &&
		screen.path.startsWith( '/' ) &&
		( screen.groups === undefined ||
			( Array.isArray( screen.groups ) &&
				screen.groups.every(
					( group ) =>
						Array.isArray( group?.fields ) &&
						group.fields.every( isField )
				) ) )
	);
};

function isField( value: unknown ): value is FieldDefinition {
	const field = value as FieldDefinition | null;
	return (
		typeof field === 'object' &&
		typeof field?.key === 'string' &&
		typeof field.label === 'string' &&
		typeof field.control === 'string'
	);
}

/** All screens, add-ons' included. */
export const useScreens = (): ScreenDefinition[] =>
	useFilteredList( SCREENS_FILTER, SCREENS, isScreen );

/**
 * The screen behind a route, or undefined.
 *
 * @param screens All screens.
 * @param path    The route.
 */
export const findScreen = (
	screens: ScreenDefinition[],
	path: string
): ScreenDefinition | undefined =>
	screens.find( ( screen ) => matchPath( screen.path, path ) );

/** The settings of a screen, in order. */
export const fieldsOf = ( screen: ScreenDefinition ): FieldDefinition[] =>
	( screen.groups ?? [] ).flatMap( ( group ) => group.fields );
