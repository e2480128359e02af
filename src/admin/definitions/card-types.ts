import { __ } from '@wordpress/i18n';
import type { FieldOption } from './types';

/** The card types of X that can be chosen. */
export const CARD_TYPES: FieldOption[] = [
	{
		value: 'summary_large_image',
		label: __( 'Large image', 'pharos-seo' ),
	},
	{ value: 'summary', label: __( 'Small image', 'pharos-seo' ) },
];
