/** Returns the language of the page for Intl; undefined for the browser's language. */
export const pageLanguage = (): string | undefined =>
	document.documentElement.lang || undefined;

/**
 * Formats a calendar day in the language of the page, independent of the browser's time zone.
 *
 * @param day    The date, such as "2026-11-17".
 * @param format The format; by default "17 Nov".
 */
export const formatDay = (
	day: string,
	format: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }
): string =>
	new Date( `${ day }T00:00:00Z` ).toLocaleDateString( pageLanguage(), {
		...format,
		timeZone: 'UTC',
	} );
