/** Codes of languages that are checked by the rules of another one. */
const SAME: Record< string, string > = { nn: 'nb', no: 'nb' };

/**
 * The language of a locale, such as "de" of "de_DE_formal" or "de-AT"; "en" where there is none: what letters become small
 * must not depend on the browser.
 *
 * @param locale A WordPress locale or a BCP 47 tag.
 */
export function languageOf( locale: string ): string {
	const code =
		/^[a-z]{2,3}(?=$|[-_])/i.exec( locale )?.[ 0 ].toLowerCase() ?? 'en';
	return SAME[ code ] ?? code;
}
