/** The capability for all screens that name no other. */
export const SETTINGS_PERMISSION = 'pharos_manage_settings';

/** The capabilities for screens (includes/Core/Permission.php). */
export const SCREEN_PERMISSIONS = [
	SETTINGS_PERMISSION,
	'pharos_manage_redirects',
	'pharos_manage_schema',
	'pharos_view_search_console',
	'pharos_run_analysis',
] as const;

/**
 * Whether the user has a capability for screens. Other capabilities, of add-ons' screens, are checked by the server, which
 * omits screens that the user can't open.
 *
 * @param capability A capability.
 */
export const hasPermission = ( capability: string ): boolean =>
	! SCREEN_PERMISSIONS.includes( capability as never ) ||
	( window.pharosBoot?.permissions.includes( capability ) ?? true );
