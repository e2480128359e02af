import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from '../../../store';
import { focusFirstInvalid } from './first-invalid';
import { SaveAction } from './save-action';

/** Save -> Saving.. -> Saved (1,000 ms) -> Save (spec.md section 4, "Settings save"). */
export function SaveButton() {
	const { status, isUnsaved } = useSelect( ( select ) => {
		const { getSaveStatus, hasUnsavedSettings } = select( store );
		return { status: getSaveStatus(), isUnsaved: hasUnsavedSettings() };
	}, [] );
	const { saveSettings } = useDispatch( store );
	const isSaving = status === 'saving';

	return (
		<SaveAction
			label={ labelOf( status, isUnsaved ) }
			isIdle={
				! isUnsaved && ( status === 'idle' || status === 'error' )
			}
			isReady={ isUnsaved && ! isSaving }
			isSaving={ isSaving }
			// Should it fail, its message says so.
			onSave={ () =>
				focusFirstInvalid() || saveSettings().catch( () => {} )
			}
		/>
	);
}

function labelOf( status: string, isUnsaved: boolean ): string {
	if ( status === 'saving' ) {
		return __( 'Saving..', 'pharos-seo' );
	}
	// What was typed during the save can be saved at once.
	if ( status === 'saved' && ! isUnsaved ) {
		return __( 'Saved', 'pharos-seo' );
	}
	return __( 'Save', 'pharos-seo' );
}
