import { __ } from '@wordpress/i18n';

/**
 * Returns the value of a field as text for comparison; robots fields as their directive.
 *
 * @param field The name of the field.
 * @param value The stored value.
 * @param names For a map: the entries to list.
 */
export function describe(
	field: string,
	value: unknown,
	names: string[] = []
): string {
	if ( field.startsWith( 'no' ) && ( value === 'yes' || value === 'no' ) ) {
		return value === 'yes' ? field : field.slice( 2 );
	}
	if ( value === '' || value === 0 || value === undefined ) {
		return __( '(empty)', 'pharos-seo' );
	}
	if ( typeof value !== 'object' || value === null ) {
		return String( value );
	}
	const entries = value as Record< string, { title?: unknown } | undefined >;
	return names
		.map( ( name ) =>
			name in entries
				? String( entries[ name ]?.title || name )
				: __( '(removed)', 'pharos-seo' )
		)
		.join( ', ' );
}
