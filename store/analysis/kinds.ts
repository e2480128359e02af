import type { CheckKind } from './types';

/** The reports in merge order: settings and other override general. */
export const KINDS: readonly CheckKind[] = [ 'general', 'other', 'settings' ];
