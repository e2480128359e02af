import type { ScreenDefinition } from './types';

/** Not settings: how the site is doing. */
export const dashboard: ScreenDefinition = { path: '/dashboard' };
