import type { State } from '../types';
import type { OpenConfirmation } from './types';

/** Whether the browser has a network, as setOnline() was told last. */
export const isOnline = ( { app }: State ): boolean => app.isOnline;

/** The question to ask, or null. */
export const getConfirmation = ( { app }: State ): OpenConfirmation | null =>
	app.confirmation;

/**
 * Whether the page is about to load again because a saved setting needs it (500 ms after the save; later while there are
 * unsaved changes, which a reload would lose).
 */
export const isReloadPending = ( { app }: State ): boolean =>
	app.isReloadPending;
