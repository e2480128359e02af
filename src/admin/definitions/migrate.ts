import type { ScreenDefinition } from './types';

/** Not settings: a tool, found as a page. */
export const migrate: ScreenDefinition = { path: '/tools/migrate' };
