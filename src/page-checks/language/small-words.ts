const list = ( words: string ): string[] => words.split( ' ' );

/** Stop words by language, folded: titles and URLs may omit them. */
const SMALL_WORDS: Record< string, readonly string[] > = {
	en: list( 'a an and at by for from in is of on or the to with' ),
	de: list(
		'am an auf aus bei das dem den der des die ein eine einen einer fur im in mit und von vom zu zum zur'
	),
	nl: list( 'de een en het in met op te van voor' ),
	sv: list( 'att av den det en ett for i med och om pa till' ),
	da: list( 'af at den det en et for i med og om pa til' ),
	nb: list( 'av den det en et for i med og om pa til' ),
	es: list(
		'a al con de del el en la las lo los o para por que sin un una y'
	),
	fr: list(
		'a au aux avec d de des du en et l la le les ou par pour sans sur un une'
	),
	it: list( 'a al con da del della di e gli i il in l la le lo per un una' ),
	pt: list( 'a as com da das de do dos e em na no o os para por um uma' ),
	tr: list( 'bir bu da de icin ile ki mi ve veya' ),
	ar: list( 'او عن على الي في من مع و' ),
	ru: list( 'в во для и из к ко на не о от по с со у' ),
	uk: list( 'в для до з за и на о от по про та у' ),
};

/**
 * Whether a word is a stop word, such as "the".
 *
 * @param word     A word from fold().
 * @param language The language from languageOf().
 */
export const isSmallWord = ( word: string, language: string ): boolean =>
	SMALL_WORDS[ language ]?.includes( word ) ?? false;
