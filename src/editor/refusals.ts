import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useMemo, useState } from '@wordpress/element';
import { fieldOf } from '../object-seo/field-id';
import type { ObjectSeo } from '../object-seo/types';

type Messages = Record< string, string >;

/** The part of the server's answer that names fields (docs/rest.md). */
interface Refusal {
	data?: {
		details?: { pharos_seo?: { data?: { errors?: Messages } } };
	};
}

/**
 * Why the server refused fields in the last save; those that were changed since are left out.
 *
 * @param value The fields.
 */
export function useRefusals( value: ObjectSeo | null ): Messages {
	const error = useSelect( ( select ) => {
		const { getCurrentPostType, getCurrentPostId } = select( editorStore );
		return ( select( coreStore ).getLastEntitySaveError(
			'postType',
			getCurrentPostType() ?? '',
			getCurrentPostId() ?? 0
		) ?? null ) as Refusal | null;
	}, [] );
	const [ refused, setRefused ] = useState( { error, value } );
	if ( refused.error !== error ) {
		setRefused( { error, value } );
	}
	return useMemo( () => {
		const errors = refused.error?.data?.details?.pharos_seo?.data?.errors;
		const isThere = ( name: string ) =>
			value?.[ fieldOf( name ) ] === refused.value?.[ fieldOf( name ) ];
		return Object.fromEntries(
			Object.entries( errors ?? {} ).filter( ( [ name ] ) =>
				isThere( name )
			)
		);
	}, [ refused, value ] );
}
