/**
 * The worker that checks pages away from the page: facts come in with a number, findings go out with the same.
 */
import { runChecks } from './run';
import type { Answer, Question } from './engines/worker';
import { loadStemmer } from './load-stemmer';

self.addEventListener( 'message', ( { data }: MessageEvent< Question > ) => {
	const { number, facts } = data;
	if ( facts.focusKeyword !== '' ) {
		loadStemmer( facts.language );
	}
	const answer: Answer = { number, findings: runChecks( facts ) };
	self.postMessage( answer );
} );
