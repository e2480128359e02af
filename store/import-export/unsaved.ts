import { __ } from '@wordpress/i18n';
import { IDLE } from '../saving/state';
import type { UnsavedWork } from '../unsaved-work';
import { isImporting } from './selectors';

/** Warns users who leave the page during an import. */
export const unsaved: UnsavedWork = {
	has: isImporting,
	getSave: () => IDLE,
	save: () => async () => true,
	getWarning: () =>
		__(
			'The settings are being imported. Are you sure you want to leave?',
			'pharos-seo'
		),
};
