import { __ } from '@wordpress/i18n';
import type { UnsavedWork } from '../unsaved-work';
import { saveBulkEdits, undoBulkSave } from './actions';
import { describeSaved } from './describe-saved';
import { __getBulkSave, canUndoBulkSave, countBulkEdits } from './selectors';

export const unsaved: UnsavedWork = {
	has: ( state ) => countBulkEdits( state ) > 0,
	getSave: __getBulkSave,
	save: saveBulkEdits,
	retry: saveBulkEdits,
	savedMessage: ( { bulkEditor: { written, isUndone } } ) =>
		isUndone
			? __( 'Change undone.', 'pharos-seo' )
			: describeSaved( written ),
	undo: { can: canUndoBulkSave, run: undoBulkSave },
};
