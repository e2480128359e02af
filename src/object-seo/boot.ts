import type { EditorData } from './types';

declare global {
	interface Window {
		/** Output by includes/Editor/EditorData.php. */
		pharosObjectSeo?: EditorData;
	}
}

/** Returns the editor data of the page; null when no object is edited. */
export const getAppFacts = (): EditorData | null =>
	window.pharosObjectSeo ?? null;
