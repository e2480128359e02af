import { __ } from '@wordpress/i18n';
import type { Status } from '../page-checks';

export type ShownStatus = Status | 'ignored';

/** From bad to good, then what somebody ignores (spec.md section 4). */
export const SHOWN_STATUSES: readonly ShownStatus[] = [
	'error',
	'warning',
	'suggestion',
	'success',
	'ignored',
];

/**
 * What a status is called.
 *
 * @param status Of a check.
 */
export function statusLabel( status: ShownStatus ): string {
	switch ( status ) {
		case 'error':
			return __( 'Critical', 'pharos-seo' );
		case 'warning':
			return __( 'Warning', 'pharos-seo' );
		case 'suggestion':
			return __( 'Suggestion', 'pharos-seo' );
		case 'success':
			return __( 'Passed', 'pharos-seo' );
		case 'ignored':
			return __( 'Ignored', 'pharos-seo' );
	}
}
