import { __ } from '@wordpress/i18n';

/** The status of a check as it is displayed: its severity, or "ignored". */
export type ShownStatus =
	'error' | 'warning' | 'suggestion' | 'success' | 'ignored';

/** All displayed statuses, from worst to best, with ignored checks last. */
export const SHOWN_STATUSES: readonly ShownStatus[] = [
	'error',
	'warning',
	'suggestion',
	'success',
	'ignored',
];

/**
 * Returns the status that is displayed for a check.
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
 * Returns the label of a status.
 *
 * @param status The status of a check.
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
