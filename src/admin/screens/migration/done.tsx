import { Button, Notice } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store, type MigrationPlugin } from '../../../../store';
import { Deactivate } from './result/deactivate';
import { Panel } from './panel';
import { Comparison } from './parity/comparison';
import { RestoreButton } from './restore-button';
import { Result } from './result';
import { useNotMigrated } from './result/use-not-migrated';
import { cacheText } from './labels';

interface DoneProps {
	name: string;
	/** Current data from the server; undefined when the plugin has no data left. */
	source: MigrationPlugin | undefined;
}

/** A completed migration. */
export function Done( { name, source }: DoneProps ) {
	const { slug, isDeactivated } = useSelect( ( select ) => {
		const state = select( store ).getMigration();
		return {
			slug: state.progress?.slug ?? '',
			isDeactivated: state.isDeactivated,
		};
	}, [] );
	const missing = useNotMigrated( slug );
	const { requestReload } = useDispatch( store );
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
					status={ missing > 0 ? 'warning' : 'success' }
					spokenMessage=""
					isDismissible={ false }
				>
					{ missing > 0
						? __(
								'The migration is complete, except for the items below.',
								'pharos-seo'
							)
						: __(
								'The migration is complete.',
								'pharos-seo'
							) }{ ' ' }
					{ isDeactivated &&
						sprintf(
							/* translators: %s: name of a plugin. */
							__( '%s is deactivated.', 'pharos-seo' ),
							name
						) }{ ' ' }
					{ cacheText() }
				</Notice>
				<Result
					slug={ slug }
					head={
						isDeactivated === false && (
							<StillActive
								source={ source }
								missing={ missing }
							/>
						)
					}
				/>
				<div className="pharos-migrate__actions">
					<Button
						variant="primary"
						__next40pxDefaultSize
						onClick={ () => requestReload() }
					>
						{ __( 'Done', 'pharos-seo' ) }
					</Button>
					<RestoreButton />
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

/**
 * Describes what an active source plugin does to visitors.
 *
 * @param source The source.
 */
const stillActiveText = ( {
	name,
	only_redirects: onlyRedirects,
}: MigrationPlugin ): string =>
	onlyRedirects
		? sprintf(
				/* translators: %s: name of a plugin. */
				__(
					'%s is still active. Its redirects take precedence.',
					'pharos-seo'
				),
				name
			)
		: sprintf(
				/* translators: %s: name of a plugin. */
				__(
					'%s is still active. Pharos SEO outputs nothing on your site until it is deactivated.',
					'pharos-seo'
				),
				name
			);

interface StillActiveProps {
	source: MigrationPlugin | undefined;
	missing: number;
}

/** Explains why the source plugin is still active, and what to do. */
function StillActive( { source, missing }: StillActiveProps ) {
	if ( ! source?.active ) {
		return null;
	}
	return (
		<>
			{ ! source.network && (
				<Notice
					className="pharos-migrate__notice"
					status="warning"
					isDismissible={ false }
				>
					{ missing > 0
						? sprintf(
								/* translators: %s: name of a plugin. */
								__(
									'%s is still active, so that your site keeps all its SEO data. Retry the items above, or deactivate the plugin anyway.',
									'pharos-seo'
								),
								source.name
							)
						: stillActiveText( source ) }
				</Notice>
			) }
			<Deactivate source={ source } missing={ missing } />
		</>
	);
}
