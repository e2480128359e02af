import { useMemo, useState } from '@wordpress/element';
import { fieldOf } from '../../object-seo/field-id';
import type { EditorData, ObjectSeo } from '../../object-seo/types';
import { refusedFields } from '../../object-seo/changes/save-error';
import { useSaveError } from './save-error';

/**
 * Returns why the server rejected fields in the last save, except for fields that have changed since.
 *
 * @param facts The editor data.
 * @param value The fields.
 */
export function useRefusals(
	facts: EditorData,
	value: ObjectSeo | null
): Record< string, string > {
	const error = useSaveError( facts );
	const [ refused, setRefused ] = useState( { error, value } );
	if ( refused.error !== error ) {
		setRefused( { error, value } );
	}
	return useMemo( () => {
		const isThere = ( name: string ) =>
			value?.[ fieldOf( name ) ] === refused.value?.[ fieldOf( name ) ];
		return Object.fromEntries(
			Object.entries( refusedFields( refused.error ) ?? {} ).filter(
				( [ name ] ) => isThere( name )
			)
		);
	}, [ refused, value ] );
}
