import { __ } from '@wordpress/i18n';

export type ContentStatus = 'top_ranked' | 'on_the_rise' | 'low_visibility';

export const STATUSES: readonly ContentStatus[] = [
	'top_ranked',
	'on_the_rise',
	'low_visibility',
];

/**
 * Returns the visibility of a page by its average position; null without a position.
 *
 * @param position The average position; 1 is the top.
 */
export function statusOf( position: number | null ): ContentStatus | null {
	if ( ! position || position <= 0 ) {
		return null;
	}
	if ( position <= 10 ) {
		return 'top_ranked';
	}
	return position <= 20 ? 'on_the_rise' : 'low_visibility';
}

/**
 * Returns the label of a status.
 *
 * @param status The status; null for a page without a position.
 */
export function statusLabel( status: ContentStatus | null ): string {
	switch ( status ) {
		case 'top_ranked':
			return __( 'Top Ranked', 'pharos-seo' );
		case 'on_the_rise':
			return __( 'On the Rise', 'pharos-seo' );
		case 'low_visibility':
			return __( 'Low Visibility', 'pharos-seo' );
		default:
			return __( 'No position', 'pharos-seo' );
	}
}
