import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { hasPermission, SETTINGS_PERMISSION } from '../permissions';

/** Whether the user may connect, disconnect, and select the site: these change settings. */
export const canConnect = (): boolean => hasPermission( SETTINGS_PERMISSION );

/** Controls that only users with the permission for settings have; others read who has it. */
export const SettingsOnly = ( { children }: { children: ReactNode } ) =>
	canConnect() ? (
		<>{ children }</>
	) : (
		<p className="pharos-gsc-muted">
			{ __(
				'Only users with the permission “Settings” can change this.',
				'pharos-seo'
			) }
		</p>
	);
