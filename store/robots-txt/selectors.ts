import type { SaveError, SaveState } from '../saving/types';
import type { State } from '../types';
import type { RobotsTxt } from './types';

/** What the server holds (GET /pharos/v1/robots-txt, started by the first call); null until it is loaded. */
export const getRobotsTxt = ( { robotsTxt }: State ): RobotsTxt | null =>
	robotsTxt.saved;

/** The text on the screen: what is typed, or else what is saved. */
export const getRobotsTxtContent = ( { robotsTxt }: State ): string =>
	robotsTxt.edit ?? robotsTxt.saved?.robots_txt_content ?? '';

/** Whether the text on the screen differs from the saved one. */
export const hasUnsavedRobotsTxt = ( { robotsTxt }: State ): boolean =>
	robotsTxt.edit !== null;

export const isSavingRobotsTxt = ( { robotsTxt }: State ): boolean =>
	robotsTxt.save.status === 'saving';

/** Why the last save failed, or null. The text that could not be saved is still on the screen. */
export const getRobotsTxtError = ( { robotsTxt }: State ): SaveError | null =>
	robotsTxt.save.error;

/** How the last save goes or went, and what it sent. */
export const __getRobotsTxtSave = ( {
	robotsTxt,
}: State ): SaveState< string > => robotsTxt.save;
