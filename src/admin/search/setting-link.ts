/** The query parameter with the setting to scroll to: "#/general?setting=page_title". */
export const SETTING_PARAMETER = 'setting';

/** Dispatched on the window to show the setting in the URL again: the router doesn't notice a link to the current URL. */
export const SHOW_AGAIN_EVENT = 'pharos-show-setting';

/**
 * Returns the hash for a page or a setting.
 *
 * @param to      The route.
 * @param setting The settings key, if any.
 */
export const hashOf = ( to: string, setting: string | undefined ): string =>
	setting === undefined
		? `#${ to }`
		: `#${ to }?${ SETTING_PARAMETER }=${ encodeURIComponent( setting ) }`;

/**
 * Goes to a page or setting of the open settings page, even if it is the current one.
 *
 * @param hash The return value of hashOf().
 */
export function goTo( hash: string ): void {
	if ( window.location.hash === hash ) {
		window.dispatchEvent( new Event( SHOW_AGAIN_EVENT ) );
	} else {
		window.location.hash = hash;
	}
}

/**
 * Returns the name of a setting or a part of it in URLs and in the index: "global_default.page_title".
 *
 * @param setting      The definition of a field, or any object with these properties.
 * @param setting.key  The settings key.
 * @param setting.path Path to the value in the setting, if it isn't the whole setting.
 */
export const settingName = ( {
	key,
	path = [],
}: {
	key: string;
	path?: readonly string[];
} ): string => [ key, ...path ].join( '.' );

/**
 * Returns the element id of a setting's row.
 *
 * @param name The return value of settingName().
 */
export const settingElementId = ( name: string ): string =>
	`pharos-setting-${ name }`;
