import type { UnsavedWork } from '../unsaved-work';
import { saveBulkEdits } from './actions';
import { __getBulkSave, countBulkEdits } from './selectors';

export const unsaved: UnsavedWork = {
	has: ( state ) => countBulkEdits( state ) > 0,
	getSave: __getBulkSave,
	save: saveBulkEdits,
	retry: saveBulkEdits,
};
