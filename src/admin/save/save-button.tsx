import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store } from '../../../store';
import { focusFirstInvalid } from './first-invalid';
import { SaveAction } from './save-action';

/** How long the button shows "Saved", in milliseconds. */
const SAVED_LABEL_TIME = 1000;

/** Save -> Saving.. -> Saved (1,000 ms) -> Save. */
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
			// Errors are shown in a message.
			onSave={ () =>
				focusFirstInvalid() || saveSettings().catch( () => {} )
			}
		/>
	);
}

/** Returns whether settings were saved less than a second ago, while the button was shown. */
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
	// Changes made during the save can be saved right away.
	if ( isJustSaved && ! isUnsaved ) {
		return __( 'Saved', 'pharos-seo' );
	}
	return __( 'Save', 'pharos-seo' );
}
