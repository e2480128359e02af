import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { store } from '../../../store';
import { fieldsOf, useScreens } from '../screens/registry';
import type { FieldDefinition } from '../screens/types';

/** An unsaved setting, as the list of unsaved changes shows it. */
export interface UnsavedChange {
	key: string;
	label: string;
	/** Plain text. */
	from: string;
	to: string;
}

/** The fields of all screens by settings key, with the route of their screen. */
export function useFields(): Map<
	string,
	{ field: FieldDefinition; path: string }
> {
	const screens = useScreens();
	return useMemo(
		() =>
			new Map(
				screens.flatMap( ( screen ) =>
					fieldsOf( screen ).map(
						( field ) =>
							[ field.key, { field, path: screen.path } ] as const
					)
				)
			),
		[ screens ]
	);
}

/** The routes that hold unsaved changes. */
export function useUnsavedPaths(): ReadonlySet< string > {
	const fields = useFields();
	const keys = useSelect(
		( select ) => select( store ).getUnsavedKeys(),
		[]
	);
	return useMemo(
		() =>
			new Set( keys.flatMap( ( key ) => fields.get( key )?.path ?? [] ) ),
		[ fields, keys ]
	);
}
