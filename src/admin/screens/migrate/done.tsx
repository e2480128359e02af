import { Button, Notice } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store, type MigrationPlugin } from '../../../../store';
import { Panel } from './panel';
import { Comparison } from './parity/comparison';
import { Result } from './result';
import { cacheText } from './words';

interface DoneProps {
	name: string;
	/** As the server has it now; undefined when it has no data any more. */
	source: MigrationPlugin | undefined;
}

/** A migration that has got to its end. */
export function Done( { name, source }: DoneProps ) {
	const { slug, isDeactivated } = useSelect( ( select ) => {
		const state = select( store ).getMigration();
		return {
			slug: state.progress?.slug ?? '',
			isDeactivated: state.isDeactivated,
		};
	}, [] );
	const { reloadAfterMigration } = useDispatch( store );
	return (
		<>
			<Panel
				title={ sprintf(
					/* translators: %s: name of a plugin. */
					__( 'Migrated from %s', 'pharos-seo' ),
					name
				) }
			>
				<Notice
					className="pharos-migrate__notice"
					status="success"
					spokenMessage=""
					isDismissible={ false }
				>
					{ __( 'The migration is complete.', 'pharos-seo' ) }{ ' ' }
					{ isDeactivated &&
						sprintf(
							/* translators: %s: name of a plugin. */
							__( '%s is deactivated.', 'pharos-seo' ),
							name
						) }{ ' ' }
					{ cacheText() }
				</Notice>
				{ isDeactivated === false && (
					<Notice
						className="pharos-migrate__notice"
						status="warning"
						isDismissible={ false }
					>
						{ sprintf(
							/* translators: %s: name of a plugin. */
							__(
								'%s could not be deactivated. Deactivate it on the screen Plugins: until then Pharos SEO prints nothing on your site.',
								'pharos-seo'
							),
							name
						) }
					</Notice>
				) }
				<Result slug={ slug } />
				<div className="pharos-migrate__actions">
					<Button
						variant="primary"
						__next40pxDefaultSize
						onClick={ () => reloadAfterMigration() }
					>
						{ __( 'Done', 'pharos-seo' ) }
					</Button>
				</div>
			</Panel>
			<Comparison
				slug={ slug }
				name={ name }
				isActive={ source?.active ?? false }
			/>
		</>
	);
}
