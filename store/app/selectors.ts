import type { State } from '../types';
import type { OpenConfirmation } from './types';

/** Whether the browser is online, as set by setOnline(). */
export const isOnline = ( { app }: State ): boolean => app.isOnline;

/** The open confirmation, or null. */
export const getConfirmation = ( { app }: State ): OpenConfirmation | null =>
	app.confirmation;

/**
 * Whether the page is about to reload because a saved setting requires it (500 ms after the save; later while there are
 * unsaved changes, which a reload would lose).
 */
export const isReloadPending = ( { app }: State ): boolean =>
	app.isReloadPending;
