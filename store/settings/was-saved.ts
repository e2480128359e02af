import type { Action } from '../types';

/**
 * For resolvers whose answer the server makes with the settings: after a save it is asked for again when somebody looks;
 * what is known stays until the new answer is there.
 *
 * @example getUsageData.shouldInvalidate = settingsWereSaved;
 */
export const settingsWereSaved = ( { type }: Action ): boolean =>
	type === 'settings/SAVE_DONE';
