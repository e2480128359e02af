import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { MigrationPlugin } from '../../../store';
import { getBoot } from '../../boot';
import { Resource } from '../../resource';

/** Plugins with data to migrate, each with a link to the migration, from which the user can return. */
export function Migration() {
	return (
		<Resource
			reads={ [ [ 'getMigrationPlugins' ] ] }
			failure={ __(
				'Other SEO plugins couldn’t be detected.',
				'pharos-seo'
			) }
		>
			{ ( plugins ) => (
				<>
					<ul className="pharos-onboarding__plugins">
						{ plugins.map( ( plugin ) => (
							<li key={ plugin.slug }>
								<strong>{ plugin.name }</strong>{ ' ' }
								<span>{ statusText( plugin ) }</span>
							</li>
						) ) }
					</ul>
					<div>
						<Button
							variant="secondary"
							__next40pxDefaultSize
							href={ `${ getBoot().pageUrl }&from=onboarding#/tools/migrate` }
						>
							{ plugins.length === 1
								? sprintf(
										/* translators: %s: name of another SEO plugin. */
										__( 'Migrate from %s', 'pharos-seo' ),
										plugins[ 0 ]?.name ?? ''
									)
								: __( 'Open the migration', 'pharos-seo' ) }
						</Button>
					</div>
				</>
			) }
		</Resource>
	);
}

function statusText( {
	active: isActive,
	migrated: isMigrated,
	only_redirects: onlyRedirects,
}: MigrationPlugin ): string {
	if ( onlyRedirects && ! isMigrated ) {
		return __( 'Its redirects can be migrated.', 'pharos-seo' );
	}
	if ( isMigrated && isActive ) {
		return __( 'Migrated, but still active.', 'pharos-seo' );
	}
	if ( isMigrated ) {
		return __( 'Migrated.', 'pharos-seo' );
	}
	return isActive
		? __(
				'Active. Pharos SEO outputs nothing until it’s deactivated.',
				'pharos-seo'
			)
		: __(
				'Not active, but its data is still in the database.',
				'pharos-seo'
			);
}
