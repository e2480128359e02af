import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { MigrationPlugin } from '../../../../store';
import { Deactivate } from './result/deactivate';
import { RestoreButton } from './restore-button';
import { Result } from './result';
import { useNotMigrated } from './result/use-not-migrated';

interface PreviousMigrationProps {
	source: MigrationPlugin;
}

/** The data that was migrated earlier, and the remaining actions. */
export function PreviousMigration( { source }: PreviousMigrationProps ) {
	const { slug, name, active } = source;
	const missing = useNotMigrated( slug );
	return (
		<section className="pharos-card">
			<h2 className="pharos-card__title">
				{ __( 'Already migrated', 'pharos-seo' ) }
			</h2>
			<Notice
				className="pharos-migrate__notice"
				status="success"
				politeness="polite"
				isDismissible={ false }
			>
				{ sprintf(
					/* translators: %s: name of a plugin. */
					__(
						'The SEO data of %s is already migrated.',
						'pharos-seo'
					),
					name
				) }{ ' ' }
				{ active &&
					missing === 0 &&
					! source.network &&
					__(
						'Deactivate it so that Pharos SEO can replace it.',
						'pharos-seo'
					) }
			</Notice>
			<Result
				slug={ slug }
				head={
					active && (
						<Deactivate source={ source } missing={ missing } />
					)
				}
			/>
			<div className="pharos-migrate__actions">
				<RestoreButton />
			</div>
		</section>
	);
}
