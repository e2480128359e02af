import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { store } from '../../../../store';
import type { SchemaMap, SchemaObject } from '../../../../common/schema/types';

const NONE: SchemaMap = {};

/** Returns the setting `schemas` with and without unsaved changes, and a function that changes schemas. */
export function useSchemas() {
	const registry = useRegistry();
	const { schemas, saved } = useSelect( ( select ) => {
		const { getSetting, getSavedSettings } = select( store );
		return {
			schemas: toMap( getSetting( 'schemas' ) ),
			saved: toMap( getSavedSettings()?.schemas ),
		};
	}, [] );
	const { editSetting } = useDispatch( store );

	/** Reads the current schemas from the store, which may have changed since the last render. */
	const put = useCallback(
		( changes: Record< string, SchemaObject | undefined > ) => {
			const before = toMap(
				registry.select( store ).getSetting( 'schemas' )
			);
			const after = Object.entries( { ...before, ...changes } ).filter(
				( [ , schema ] ) => schema !== undefined
			);
			void editSetting( 'schemas', Object.fromEntries( after ) );
		},
		[ registry, editSetting ]
	);
	return { schemas, saved, put };
}

/** Casts the setting to a map: PHP may send an empty map as a list. */
const toMap = ( value: object | undefined ): SchemaMap =>
	( value ?? NONE ) as SchemaMap;

/** Returns the route of a schema's editor. */
export const routeOf = ( id: string ): string =>
	`/advanced/schema/${ encodeURIComponent( id ) }`;
