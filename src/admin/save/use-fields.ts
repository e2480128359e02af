import { useMemo } from '@wordpress/element';
import { fieldsOf } from '../definitions/registry';
import type { FieldDefinition } from '../definitions/types';
import { useScreens } from '../definitions/use-screens';

export interface ShownField {
	field: FieldDefinition;
	/** The route of its screen. */
	path: string;
}

/** Returns the fields of all screens by settings key. */
export function useFields(): Map< string, ShownField[] > {
	const screens = useScreens();
	return useMemo( () => {
		const fields = new Map< string, ShownField[] >();
		for ( const screen of screens ) {
			for ( const field of fieldsOf( screen ) ) {
				fields.set( field.key, [
					...( fields.get( field.key ) ?? [] ),
					{ field, path: screen.path },
				] );
			}
		}
		return fields;
	}, [ screens ] );
}
