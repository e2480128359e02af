/**
 * The worker that checks pages away from the page: facts come in with a number, findings go out with the same.
 */
import { runChecks } from './run';
import type { Answer, Question } from './engines/worker';

self.addEventListener( 'message', ( { data }: MessageEvent< Question > ) => {
	const answer: Answer = {
		number: data.number,
		findings: runChecks( data.facts ),
	};
	self.postMessage( answer );
} );
