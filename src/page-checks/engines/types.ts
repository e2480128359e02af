import type { Finding, PageFacts } from '../types';

/** Where pages are checked. */
export interface Engine {
	/**
	 * What was found; null when the question was replaced by a newer one, or after stop(). Rejects when this engine does not
	 * work here.
	 */
	run: ( facts: PageFacts ) => Promise< Finding[] | null >;
	/** Ends it. Whoever waits gets null. */
	stop: () => void;
}
