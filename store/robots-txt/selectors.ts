import type { SaveError, SaveState } from '../saving/types';
import type { State } from '../types';
import type { RobotsTxt } from './types';

/** The data of the server (GET /pharos/v1/robots-txt, requested by the first call); null until loaded. */
export const getRobotsTxt = ( { robotsTxt }: State ): RobotsTxt | null =>
	robotsTxt.saved;

/** The text on the screen: the edited one, or else the saved one. */
export const getRobotsTxtContent = ( { robotsTxt }: State ): string =>
	robotsTxt.edit ?? robotsTxt.saved?.robots_txt_content ?? '';

/** Whether the text on the screen differs from the saved one. */
export const hasUnsavedRobotsTxt = ( { robotsTxt }: State ): boolean =>
	robotsTxt.edit !== null;

export const isSavingRobotsTxt = ( { robotsTxt }: State ): boolean =>
	robotsTxt.save.status === 'saving';

/** Why the last save failed, or null. The text that couldn't be saved is still on the screen. */
export const getRobotsTxtError = ( { robotsTxt }: State ): SaveError | null =>
	robotsTxt.save.error;

/** The status of the last save, and what it sent. */
export const __getRobotsTxtSave = ( {
	robotsTxt,
}: State ): SaveState< string > => robotsTxt.save;
