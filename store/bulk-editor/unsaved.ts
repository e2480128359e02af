import { __ } from '@wordpress/i18n';
import type { UnsavedWork } from '../unsaved-work';
import { saveBulkEdits, undoBulkSave } from './actions';
import {
	__getBulkOutcome,
	__getBulkSave,
	canUndoBulkSave,
	countBulkEdits,
} from './selectors';
import { describeSaved } from './send';

export const unsaved: UnsavedWork = {
	has: ( state ) => countBulkEdits( state ) > 0,
	getSave: __getBulkSave,
	save: saveBulkEdits,
	retry: saveBulkEdits,
	savedMessage: ( state ) => {
		const { written, isUndone } = __getBulkOutcome( state );
		return isUndone
			? __( 'Change undone.', 'pharos-seo' )
			: describeSaved( written );
	},
	undo: { can: canUndoBulkSave, run: undoBulkSave },
};
