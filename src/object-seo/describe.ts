import { __ } from '@wordpress/i18n';

/**
 * A value of a field in words, to compare it with another one; of robots what they are told.
 *
 * @param field Its name.
 * @param value As it is stored.
 * @param names Of a map: the entries to name.
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
