import type { AppFacts } from './types';

declare global {
	interface Window {
		/** Printed by includes/ObjectSeo/AppFacts.php. */
		pharosObjectSeo?: AppFacts;
	}
}

/** What this page knows of the object; null where nothing is edited. */
export const getAppFacts = (): AppFacts | null =>
	window.pharosObjectSeo ?? null;
