import { __ } from '@wordpress/i18n';
import type { NotFoundItem } from '../../../../store';

/** How the kinds of clients are called. */
export const CLIENTS: Record< NotFoundItem[ 'by' ], string > = {
	search_engine: __( 'Search engine', 'pharos-seo' ),
	visitor: __( 'Visitor', 'pharos-seo' ),
	bot: __( 'Bot', 'pharos-seo' ),
};

/** The choices of a filter. */
export const clientOptions = () => [
	{ value: '', label: __( 'Anyone', 'pharos-seo' ) },
	...Object.entries( CLIENTS ).map( ( [ value, label ] ) => ( {
		value,
		label,
	} ) ),
];
