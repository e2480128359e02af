import type { AppFacts } from './types';

declare global {
	interface Window {
		/** Output by includes/ObjectSeo/AppFacts.php. */
		pharosObjectSeo?: AppFacts;
	}
}

/** Returns the editor data of the page; null when no object is edited. */
export const getAppFacts = (): AppFacts | null =>
	window.pharosObjectSeo ?? null;
