import { __ } from '@wordpress/i18n';
import { IDLE } from '../saving/state';
import type { UnsavedWork } from '../unsaved-work';
import { isMigrating } from './selectors';

/**
 * Warns users who leave the page during a migration. Leaving interrupts it, but its progress is
 * stored.
 */
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
