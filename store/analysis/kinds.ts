import type { CheckKind } from './types';

/** In the order in which reports are merged: settings and other override general (spec.md section 7). */
export const KINDS: readonly CheckKind[] = [ 'general', 'other', 'settings' ];
