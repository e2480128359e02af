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

/** The element id of a setting's row. */
export const settingElementId = ( key: string ): string =>
	`pharos-setting-${ key }`;
