import { __ } from '@wordpress/i18n';
import type { FieldDefinition } from '../definitions/types';

/**
 * Returns a setting's value as text.
 *
 * @param value The stored value.
 * @param field Its definition, for the labels of its options.
 */
export function describe(
	value: unknown,
	field: FieldDefinition | undefined
): string {
	if ( typeof value === 'boolean' ) {
		return value ? __( 'On', 'pharos-seo' ) : __( 'Off', 'pharos-seo' );
	}
	if (
		value === '' ||
		value === null ||
		value === undefined ||
		( Array.isArray( value ) && value.length === 0 )
	) {
		return __( '(empty)', 'pharos-seo' );
	}
	if ( Array.isArray( value ) ) {
		return value.map( ( item ) => describe( item, field ) ).join( ', ' );
	}
	if ( typeof value === 'object' ) {
		return JSON.stringify( value );
	}
	return (
		field?.options?.find( ( option ) => option.value === value )?.label ??
		String( value )
	);
}
