import { __ } from '@wordpress/i18n';
import { IDLE } from '../saving/state';
import type { UnsavedWork } from '../unsaved-work';
import { isMigrating } from './selectors';

/** A migration keeps its progress by itself: whoever leaves interrupts it, and is asked before (spec.md section 8). */
export const unsaved: UnsavedWork = {
	has: isMigrating,
	getSave: () => IDLE,
	save: () => async () => true,
	getWarning: () =>
		__(
			'Migration is in progress. Are you sure you want to leave? Unsaved changes may be lost.',
			'pharos-seo'
		),
};
