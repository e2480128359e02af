import { languageOf } from './language/language';
import { addStemmer, hasStemmer, type Stemmer } from './language/stem';

/** The languages of language/stemmers.json, which has the algorithms for the build. */
export const LANGUAGES =
	'ar bg da de el en es fi fr ga hi hu hy id it lt nb ne nl pt ro ru sr sv ta tr uk';

/** Only available in workers. */
declare const importScripts: ( url: string ) => void;

/**
 * Loads the stemmer of a language in a worker: a file of the build (webpack.config.js) next to the worker's. If it can't be
 * loaded, words are compared unchanged, and the next check retries.
 *
 * @param locale The locale of the content.
 */
export function loadStemmer( locale: string ): void {
	const language = languageOf( locale );
	if (
		hasStemmer( language ) ||
		! LANGUAGES.split( ' ' ).includes( language )
	) {
		return;
	}
	try {
		const { href, search } = self.location;
		importScripts(
			new URL( `stemmer-${ language }.js${ search }`, href ).href
		);
		const { pharosStemmer } = self as {
			pharosStemmer?: { stemmer: Stemmer };
		};
		if ( pharosStemmer ) {
			addStemmer( language, pharosStemmer.stemmer );
		}
	} catch {
		// Run the checks without word forms.
	}
}
