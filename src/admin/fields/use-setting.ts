import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { store } from '../../../store';
import type { FieldDefinition } from '../definitions/types';
import { showsPart, valueIn, withValueIn } from './field-value';

interface Setting {
	/** The stored value, or its unsaved edit. */
	value: unknown;
	onChange: ( value: unknown ) => void;
	/** The reason why the server rejected the value. */
	error: string | undefined;
	/** The reason why the value can't be changed now. */
	disabledReason: string | undefined;
}

/**
 * Connects a field to its value in the store.
 *
 * @param field The definition of the field.
 */
export function useSetting( field: FieldDefinition ): Setting {
	const { key, requires } = field;
	const { setting, error, disabledReason } = useSelect(
		( select ) => {
			const { getSettings, getSaveError } = select( store );
			const all = getSettings() as Record< string, unknown > | null;
			const { errors, paths } = getSaveError() ?? {};
			return {
				setting: all?.[ key ],
				error: showsPart( field, paths?.[ key ] ?? [] )
					? errors?.[ key ]
					: undefined,
				disabledReason:
					requires && all?.[ requires.key ] !== requires.value
						? requires.reason
						: undefined,
			};
		},
		[ field, key, requires ]
	);
	const { editSettings } = useDispatch( store );
	const onChange = useCallback(
		( next: unknown ) => {
			// Remove emptied parts of an object.
			const value = field.path?.length && next === '' ? undefined : next;
			editSettings( { [ key ]: withValueIn( field, setting, value ) } );
		},
		[ editSettings, field, key, setting ]
	);
	return {
		value: valueIn( field, setting ),
		onChange,
		error,
		disabledReason,
	};
}
