import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../../../common/locale';
import type { MigrationState } from '../../../../../store';

/**
 * Returns the current activity of a running migration.
 *
 * @param state The state of the migration.
 * @param name  The name of the source.
 */
export function statusText(
	{ stage, pause, progress, reading }: MigrationState,
	name: string
): string {
	if ( pause ) {
		return pause.reason === 'offline'
			? __(
					'You are offline. The migration continues when you’re back online.',
					'pharos-seo'
				)
			: sprintf(
					/* translators: %d: number of seconds. */
					_n(
						'The site isn’t responding. Trying again in %d second.',
						'The site isn’t responding. Trying again in %d seconds.',
						Math.ceil( pause.seconds ),
						'pharos-seo'
					),
					Math.ceil( pause.seconds )
				);
	}
	switch ( stage ) {
		case 'collect':
			return __( 'Looking for data to migrate', 'pharos-seo' );
		case 'before':
			return reading && reading.total > 0
				? sprintf(
						/* translators: 1: number of pages that are read. 2: of how many. */
						__(
							'Reading the current pages: %1$d of %2$d',
							'pharos-seo'
						),
						reading.done,
						reading.total
					)
				: __( 'Reading the current pages', 'pharos-seo' );
		case 'settings':
			return progress?.redirects
				? sprintf(
						/* translators: 1: such as Posts. 2: how many are migrated. 3: of how many. */
						__( 'Migrating %1$s: %2$s of %3$s', 'pharos-seo' ),
						__( 'Redirects', 'pharos-seo' ),
						formatNumber( progress.redirects.done ),
						formatNumber( progress.redirects.found )
					)
				: __( 'Migrating settings and authors', 'pharos-seo' );
		case 'deactivate':
			return sprintf(
				/* translators: %s: name of a plugin. */
				__( 'Deactivating %s', 'pharos-seo' ),
				name
			);
		case 'complete':
			return __( 'Finishing', 'pharos-seo' );
		default: {
			const group = progress?.groups.find(
				( { completed, total } ) => completed < total
			);
			return group
				? sprintf(
						/* translators: 1: such as Posts. 2: how many are migrated. 3: of how many. */
						__( 'Migrating %1$s: %2$s of %3$s', 'pharos-seo' ),
						group.title,
						formatNumber( group.completed ),
						formatNumber( group.total )
					)
				: __( 'Finishing', 'pharos-seo' );
		}
	}
}
