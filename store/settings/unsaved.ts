import type { UnsavedWork } from '../unsaved-work';
import { retrySave, saveSettings } from './actions';
import { __getSave, hasUnsavedSettings } from './selectors';

export const unsaved: UnsavedWork = {
	has: hasUnsavedSettings,
	getSave: __getSave,
	save: saveSettings,
	retry: retrySave,
};
