import { __ } from '@wordpress/i18n';

/** How bad what a check says is, or that somebody does not want to see it. */
export type ShownStatus =
	'error' | 'warning' | 'suggestion' | 'success' | 'ignored';

/** From bad to good, then what somebody ignores (spec.md section 4). */
export const SHOWN_STATUSES: readonly ShownStatus[] = [
	'error',
	'warning',
	'suggestion',
	'success',
	'ignored',
];

/**
 * How a check is shown.
 *
 * @param check
 * @param check.ignore
 * @param check.status
 */
export const shownStatus = ( {
	ignore,
	status,
}: {
	ignore: boolean;
	status: ShownStatus;
} ): ShownStatus => ( ignore ? 'ignored' : status );

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
