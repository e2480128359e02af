import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { store } from '../../../../store';
import type { SchemaMap, SchemaObject } from '../../../../common/schema/types';

const NONE: SchemaMap = {};

/** The setting `schemas`: as it is shown and as it is saved, and what can be done with it. */
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

	/** Others stay as they are at that moment, whatever was typed since this was drawn. */
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

/** PHP may send an empty map as a list; what is stored otherwise has the form of schemas. */
const toMap = ( value: object | undefined ): SchemaMap =>
	( value ?? NONE ) as SchemaMap;

/** Where a schema is edited. */
export const routeOf = ( id: string ): string =>
	`/advanced/schema/${ encodeURIComponent( id ) }`;
