import { languageOf } from './language/language';
import { addStemmer, hasStemmer, type Stemmer } from './language/stem';

/** Those of language/stemmers.json, which also names the algorithms, for the build. */
export const LANGUAGES =
	'ar bg da de el en es fi fr ga hi hu hy id it lt nb ne nl pt ro ru sr sv ta tr uk';

/** Of workers only. */
declare const importScripts: ( url: string ) => void;

/**
 * Loads the word forms of a language, in a worker: a file of the build (webpack.config.js), beside that of the worker. When it can't
 * be loaded, words are compared as they are, and the next check tries again.
 *
 * @param locale Of the content.
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
		// Checks without word forms are better than none.
	}
}
