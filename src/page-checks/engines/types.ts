import type { Finding, PageSnapshot } from '../types';

/** Runs the checks. */
export interface Engine {
	/**
	 * Resolves to the findings; null when a newer request has replaced this one, or after stop(). Rejects when this engine
	 * can't run on this page.
	 */
	run: ( facts: PageSnapshot ) => Promise< Finding[] | null >;
	/** Stops the engine. Pending requests resolve to null. */
	stop: () => void;
}
