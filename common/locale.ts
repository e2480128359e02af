/**
 * Numbers and times in the language of the page, which is the one that the person chose for WordPress; the browser's
 * own may be another.
 */

/**
 * Returns the language of the page for Intl; undefined, which is the browser's language, where Intl doesn't take it.
 */
export function pageLanguage(): string | undefined {
	const language = document.documentElement.lang;
	try {
		return Intl.getCanonicalLocales( language )[ 0 ];
	} catch {
		// WordPress's "pt_PT_ao90" becomes "pt-PT-ao90", which is no language tag: its first two parts are one.
		const short = /^[a-z]{2,3}(-[A-Z]{2})?(?=-)/.exec( language );
		return short?.[ 0 ];
	}
}

/**
 * Returns the name of a language in that of the page, such as "English"; '' if the page is in it, or if it isn't known.
 *
 * @param language A language tag, such as "en-US"; '' for none.
 */
export function foreignLanguage( language: string ): string {
	try {
		const page = new Intl.Locale( pageLanguage() ?? navigator.language );
		const code = new Intl.Locale( language ).language;
		const names = new Intl.DisplayNames( [ page.toString() ], {
			type: 'language',
		} );
		return code === page.language ? '' : ( names.of( code ) ?? '' );
	} catch {
		return '';
	}
}

/**
 * Formats a number: "1,234.5".
 *
 * @param value  A number; "–" is returned for none.
 * @param format The format; by default as many as three decimals.
 */
export const formatNumber = (
	value: number | null | undefined,
	format?: Intl.NumberFormatOptions
): string => value?.toLocaleString( pageLanguage(), format ) ?? '–';

/**
 * Formats a moment in the browser's time zone: "17/11/2026, 14:05:00".
 *
 * @param time   The moment; a number is in milliseconds.
 * @param format The format; by default day and time.
 */
export const formatTime = (
	time: Date | string | number,
	format?: Intl.DateTimeFormatOptions
): string => new Date( time ).toLocaleString( pageLanguage(), format );

/**
 * Formats a calendar day, independent of the browser's time zone.
 *
 * @param day    The date, such as "2026-11-17".
 * @param format The format; by default "17 Nov".
 */
export const formatDay = (
	day: string,
	format: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }
): string => formatTime( `${ day }T00:00:00Z`, { ...format, timeZone: 'UTC' } );
