import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store, type MigrationPlugin } from '../../../../../store';
import { batchSize } from '../../../../extensions';
import { CancelButton } from './cancel-button';
import { Panel } from '../panel';
import { Progress } from './progress';
import { RestoreButton } from '../restore-button';

interface PausedProps {
	name: string;
	plugins: MigrationPlugin[];
}

/** A migration that was started and can be resumed. */
export function Paused( { name, plugins }: PausedProps ) {
	const progress = useSelect(
		( select ) => select( store ).getMigration().progress,
		[]
	);
	const { resumeMigration, startMigration } = useDispatch( store );
	if ( ! progress ) {
		return null;
	}
	const { slug, deactivate, overwrite } = progress;
	const startOver = () =>
		startMigration( {
			slug,
			deactivate,
			overwrite,
			compare: plugins.some(
				( plugin ) => plugin.slug === slug && plugin.active
			),
			size: batchSize(),
		} );
	return (
		<Panel
			title={ sprintf(
				/* translators: %s: name of a plugin. */
				__( 'The migration from %s is paused', 'pharos-seo' ),
				name
			) }
		>
			<Progress
				status={ __( 'Paused', 'pharos-seo' ) }
				note={ __(
					'Migrated data is kept, whatever you choose.',
					'pharos-seo'
				) }
			/>
			<div className="pharos-migrate__actions">
				<Button
					variant="primary"
					__next40pxDefaultSize
					onClick={ () => resumeMigration( batchSize() ) }
				>
					{ __( 'Resume Migration', 'pharos-seo' ) }
				</Button>
				<Button
					variant="secondary"
					__next40pxDefaultSize
					onClick={ startOver }
				>
					{ __( 'Start Over', 'pharos-seo' ) }
				</Button>
				<CancelButton progress={ progress } />
				{ progress.settings && <RestoreButton /> }
			</div>
		</Panel>
	);
}
