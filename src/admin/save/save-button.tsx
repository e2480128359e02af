import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store } from '../../../store';
import { focusFirstInvalid } from './first-invalid';
import { SaveAction } from './save-action';

/** How long the button says "Saved" (spec.md section 9), in milliseconds. */
const SAVED_LABEL_TIME = 1000;

/** Save -> Saving.. -> Saved (1,000 ms) -> Save (spec.md section 4, "Settings save"). */
export function SaveButton() {
	const { isSaving, isUnsaved } = useSelect( ( select ) => {
		const { getSaveStatus, hasUnsavedSettings } = select( store );
		return {
			isSaving: getSaveStatus() === 'saving',
			isUnsaved: hasUnsavedSettings(),
		};
	}, [] );
	const { saveSettings } = useDispatch( store );
	const isJustSaved = useJustSaved();

	return (
		<SaveAction
			label={ labelOf( { isSaving, isJustSaved, isUnsaved } ) }
			isIdle={ ! isUnsaved && ! isSaving && ! isJustSaved }
			isReady={ isUnsaved && ! isSaving }
			isSaving={ isSaving }
			// Should it fail, its message says so.
			onSave={ () =>
				focusFirstInvalid() || saveSettings().catch( () => {} )
			}
		/>
	);
}

/** Whether settings were saved a moment ago, while this was on the screen. */
function useJustSaved(): boolean {
	const { status, revision } = useSelect( ( select ) => {
		const { getSaveStatus, __getSettingsRevision } = select( store );
		return { status: getSaveStatus(), revision: __getSettingsRevision() };
	}, [] );
	const [ old, setOld ] = useState( revision );
	useEffect( () => {
		const timer = setTimeout( () => setOld( revision ), SAVED_LABEL_TIME );
		return () => clearTimeout( timer );
	}, [ revision ] );
	return status === 'saved' && revision !== old;
}

function labelOf( {
	isSaving,
	isJustSaved,
	isUnsaved,
}: Record< 'isSaving' | 'isJustSaved' | 'isUnsaved', boolean > ): string {
	if ( isSaving ) {
		return __( 'Saving..', 'pharos-seo' );
	}
	// What was typed during the save can be saved at once.
	if ( isJustSaved && ! isUnsaved ) {
		return __( 'Saved', 'pharos-seo' );
	}
	return __( 'Save', 'pharos-seo' );
}
