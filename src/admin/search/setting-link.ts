/** The query parameter of a route that names a setting to scroll to: "#/general?setting=page_title". */
export const SETTING_PARAMETER = 'setting';

/**
 * Fired on the window by somebody who wants the setting in the address shown once more: an address that does not change
 * tells nobody.
 */
export const SHOW_AGAIN_EVENT = 'pharos-show-setting';

/**
 * The hash that leads to a page or a setting.
 *
 * @param to      The route.
 * @param setting The settings key, if any.
 */
export const hashOf = ( to: string, setting: string | undefined ): string =>
	setting === undefined
		? `#${ to }`
		: `#${ to }?${ SETTING_PARAMETER }=${ encodeURIComponent( setting ) }`;

/**
 * Goes to a page or a setting of the settings page that is open, also when that was gone to before.
 *
 * @param hash See hashOf().
 */
export function goTo( hash: string ): void {
	if ( window.location.hash === hash ) {
		window.dispatchEvent( new Event( SHOW_AGAIN_EVENT ) );
	} else {
		window.location.hash = hash;
	}
}

/**
 * What a setting, or a part of one, is called in an address and in the index: "global_default.page_title".
 *
 * @param setting      Its definition, or anything with the same two names.
 * @param setting.key  The settings key.
 * @param setting.path Where in the setting the value is, if not all of it.
 */
export const settingName = ( {
	key,
	path = [],
}: {
	key: string;
	path?: readonly string[];
} ): string => [ key, ...path ].join( '.' );

/**
 * The element id of a setting's row.
 *
 * @param name See settingName().
 */
export const settingElementId = ( name: string ): string =>
	`pharos-setting-${ name }`;
