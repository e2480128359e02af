import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Resource } from '../../resource';

interface SettingsLoaderProps {
	children: ReactNode;
}

/** Shows its children once the settings and the site's data are loaded. */
export function SettingsLoader( { children }: SettingsLoaderProps ) {
	return (
		<Resource
			reads={ [ [ 'getSettings' ], [ 'getSiteSettings' ] ] }
			failure={ __( 'Failed to fetch meta settings', 'pharos-seo' ) }
		>
			{ children }
		</Resource>
	);
}
