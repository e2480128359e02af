/** Languages that use the rules of another one. */
const SAME: Record< string, string > = { nn: 'nb', no: 'nb' };

/**
 * Returns the language of a locale, such as "de" for "de_DE_formal" or "de-AT"; "en" by default, because lowercasing must
 * not depend on the browser's language.
 *
 * @param locale A WordPress locale or a BCP 47 tag.
 */
export function languageOf( locale: string ): string {
	const code =
		/^[a-z]{2,3}(?=$|[-_])/i.exec( locale )?.[ 0 ].toLowerCase() ?? 'en';
	return SAME[ code ] ?? code;
}
