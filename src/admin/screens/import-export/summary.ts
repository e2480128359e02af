import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../../common/locale';
import type { ImportPlan } from '../../../../store';

/**
 * Returns how many settings an import changes, and how many it doesn't accept or know.
 *
 * @param plan The changes of the import.
 */
export function summary( { changes, unknown, refused }: ImportPlan ): string {
	const count = Object.keys( refused ).length;
	return [
		changes.length === 0
			? __( 'This file doesn’t change any settings.', 'pharos-seo' )
			: sprintf(
					/* translators: %s: number of settings. */
					_n(
						'%s setting changes.',
						'%s settings change.',
						changes.length,
						'pharos-seo'
					),
					formatNumber( changes.length )
				),
		count > 0 &&
			sprintf(
				/* translators: %s: number of settings. */
				_n(
					'%s has an invalid value.',
					'%s have invalid values.',
					count,
					'pharos-seo'
				),
				formatNumber( count )
			),
		unknown.length > 0 &&
			sprintf(
				/* translators: %s: number of settings. */
				_n(
					'%s is unknown.',
					'%s are unknown.',
					unknown.length,
					'pharos-seo'
				),
				formatNumber( unknown.length )
			),
	]
		.filter( Boolean )
		.join( ' ' );
}
