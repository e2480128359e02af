/** The language of the page, for Intl; undefined: that of the browser. */
export const pageLanguage = (): string | undefined =>
	document.documentElement.lang || undefined;

/**
 * A calendar day in the language of the page, whatever time zone the browser has.
 *
 * @param day    Such as "2026-11-17".
 * @param format How it is written: "17 Nov" by default.
 */
export const formatDay = (
	day: string,
	format: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }
): string =>
	new Date( `${ day }T00:00:00Z` ).toLocaleDateString( pageLanguage(), {
		...format,
		timeZone: 'UTC',
	} );
