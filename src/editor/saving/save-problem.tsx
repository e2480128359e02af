import { useEvent } from '@wordpress/compose';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editPostStore } from '@wordpress/edit-post';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { askField } from '../../object-seo/focus-request';
import { fieldOf, isSeoField } from '../../object-seo/field-id';
import { fieldLabel } from '../../object-seo/field-label';
import {
	conflictsOf,
	refusedFields,
	type SaveError,
} from '../../object-seo/changes/save-error';
import type { EditorData } from '../../object-seo/types';
import { PostConflict } from './conflict';
import { SIDEBAR } from '../name';

/** The id of WordPress's notice about a save. */
const NOTICE = 'editor-save';

interface SaveProblemProps {
	facts: EditorData;
	/** An error for which isAboutSeo() returns true. */
	error: SaveError;
}

/** Handles a save that failed because of the SEO fields: shows the conflict dialog, or a notice with a link to a field. */
export default function SaveProblem( { facts, error }: SaveProblemProps ) {
	const [ isAnswered, setAnswered ] = useState( false );
	const { openGeneralSidebar } = useDispatch( editPostStore );
	const refused = refusedFields( error );

	useNoticeAction(
		error,
		refused
			? {
					text: textOf( refused ),
					label: __( 'Go to the field', 'pharos-seo' ),
					onClick: () => {
						const [ name = '' ] = Object.keys( refused );
						const field = fieldOf( name );
						if ( isSeoField( field ) ) {
							askField( field );
						}
						void openGeneralSidebar( SIDEBAR );
					},
				}
			: {
					text: error.message ?? '',
					label: __( 'Choose what to keep', 'pharos-seo' ),
					onClick: () => setAnswered( false ),
				}
	);
	return conflictsOf( error ) && ! isAnswered ? (
		<PostConflict
			facts={ facts }
			error={ error }
			onClose={ () => setAnswered( true ) }
		/>
	) : null;
}

/** Lists field labels with their errors. */
const textOf = ( refused: Record< string, string > ): string =>
	Object.entries( refused )
		.map( ( [ name, message ] ) => `${ fieldLabel( name ) }: ${ message }` )
		.join( ' ' );

interface Action {
	/** Replaces the error's message. */
	text: string;
	label: string;
	onClick: () => void;
}

/**
 * Adds a text and an action to WordPress's notice about a failed save. The notice is created after the error, without an
 * action.
 *
 * @param error          The error of the save.
 * @param action
 * @param action.text
 * @param action.label
 * @param action.onClick
 */
function useNoticeAction(
	error: SaveError,
	{ text, label, onClick }: Action
): void {
	const { createErrorNotice } = useDispatch( noticesStore );
	const notice = useSelect(
		( select ) =>
			select( noticesStore )
				.getNotices()
				.find( ( { id } ) => id === NOTICE ),
		[]
	);
	const bare =
		notice?.status === 'error' && ( notice.actions ?? [] ).length === 0
			? notice.content
			: null;
	const act = useEvent( onClick );
	useEffect( () => {
		if ( bare !== null ) {
			void createErrorNotice(
				bare.replace( error.message ?? '', () => text ),
				{ id: NOTICE, actions: [ { label, onClick: act } ] }
			);
		}
	}, [ bare, error, text, label, act, createErrorNotice ] );
}
