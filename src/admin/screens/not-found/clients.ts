import { __ } from '@wordpress/i18n';
import type { NotFoundItem } from '../../../../store';

/** The labels of client types. */
export const CLIENTS: Record< NotFoundItem[ 'by' ], string > = {
	search_engine: __( 'Search engine', 'pharos-seo' ),
	visitor: __( 'Visitor', 'pharos-seo' ),
	bot: __( 'Bot', 'pharos-seo' ),
};
