import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { getBoot } from '../../boot';
import { Resource } from '../../resource';

/** Plugins with data to migrate, each with a link to the migration, from which the user can return. */
export function Migration() {
	return (
		<Resource
			reads={ [ [ 'getMigrationPlugins' ] ] }
			failure={ __(
				'Failed to look for other SEO plugins.',
				'pharos-seo'
			) }
		>
			{ ( plugins ) => (
				<>
					<ul className="pharos-onboarding__plugins">
						{ plugins.map( ( { slug, name, active, migrated } ) => (
							<li key={ slug }>
								<strong>{ name }</strong>{ ' ' }
								<span>{ statusText( active, migrated ) }</span>
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

function statusText( isActive: boolean, isMigrated: boolean ): string {
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
		: __( 'Not active, but its data is still here.', 'pharos-seo' );
}
