import { __, sprintf } from '@wordpress/i18n';
import type { MigrationState } from '../../../../store';

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
					'You are offline. The migration goes on when the network is back.',
					'pharos-seo'
				)
			: sprintf(
					/* translators: %d: number of seconds. */
					__(
						'The site does not answer. Trying again in %d seconds.',
						'pharos-seo'
					),
					Math.ceil( pause.seconds )
				);
	}
	switch ( stage ) {
		case 'collect':
			return __( 'Looking what there is to migrate', 'pharos-seo' );
		case 'before':
			return reading && reading.total > 0
				? sprintf(
						/* translators: 1: number of pages that are read. 2: of how many. */
						__(
							'Reading pages as visitors see them now: %1$d of %2$d',
							'pharos-seo'
						),
						reading.done,
						reading.total
					)
				: __( 'Reading pages as visitors see them now', 'pharos-seo' );
		case 'settings':
			return __( 'Migrating settings and authors', 'pharos-seo' );
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
						group.completed.toLocaleString(),
						group.total.toLocaleString()
					)
				: __( 'Finishing', 'pharos-seo' );
		}
	}
}
