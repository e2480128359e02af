import { SaveButton } from './save-button';
import { UnsavedChanges } from './unsaved-changes';

/** The actions of a settings page: the unsaved changes and Save. */
export function SaveBar() {
	return (
		<div className="pharos-save-bar">
			<UnsavedChanges />
			<SaveButton />
		</div>
	);
}
