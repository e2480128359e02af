/** The worker that runs the checks: receives numbered facts, and responds with findings and the same number. */
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
