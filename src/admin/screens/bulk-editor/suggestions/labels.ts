import { __ } from '@wordpress/i18n';
import type { TextField } from './use-run';

/**
 * Returns the label of a field, as in the table.
 *
 * @param field The field.
 */
export const textLabel = ( field: TextField ): string =>
	field === 'title'
		? __( 'Title', 'pharos-seo' )
		: __( 'Description', 'pharos-seo' );
