import { speak } from '@wordpress/a11y';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { store, type WorkSave } from '../../../store';
import { useScreens } from '../definitions/use-screens';
import { goTo, hashOf } from '../search/setting-link';
import { openLogin } from './open-login';

// The words of spec.md section 4.
// eslint-disable-next-line @wordpress/i18n-ellipsis
export const SAVING = __( 'Saving...', 'pharos-seo' );

/**
 * Tells how the work of slices is saved, on whichever page that was asked for (spec.md section 8). Settings have more to
 * say: useSaveNotices().
 */
export function SaveMessages() {
	const saves = useSelect( ( select ) => select( store ).getWorkSaves(), [] );
	const screens = useScreens();
	return saves.map(
		( { name, savedMessage, ...save } ) =>
			savedMessage !== undefined && (
				<SaveMessage
					key={ name }
					{ ...save }
					name={ name }
					id={ `pharos-save-${ name }` }
					savedMessage={ savedMessage }
					path={
						screens.find( ( { unsaved } ) => unsaved === name )
							?.path
					}
				/>
			)
	);
}

interface SaveMessageProps extends Pick<
	WorkSave,
	'name' | 'status' | 'error' | 'canUndo'
> {
	/** One message at a time: a newer one takes the place of the older. */
	id: string;
	savedMessage: string;
	/** The route of the screen that holds the work. */
	path: string | undefined;
}

function SaveMessage( {
	name,
	status,
	error,
	canUndo,
	id,
	savedMessage,
	path,
}: SaveMessageProps ) {
	const { createSuccessNotice, createErrorNotice, removeNotice } =
		useDispatch( noticesStore );
	const { undoWork } = useDispatch( store );

	useEffect( () => {
		if ( status === 'saving' ) {
			void removeNotice( id );
			speak( SAVING, 'polite' );
		}
	}, [ status, id, removeNotice ] );

	useEffect( () => {
		if ( status === 'saved' ) {
			const undo = {
				label: __( 'Undo', 'pharos-seo' ),
				onClick: () => void undoWork( name ),
			};
			void createSuccessNotice( savedMessage, {
				id,
				type: 'snackbar',
				actions: canUndo ? [ undo ] : [],
			} );
		}
	}, [
		name,
		status,
		canUndo,
		id,
		savedMessage,
		createSuccessNotice,
		undoWork,
	] );

	useEffect( () => {
		if ( ! error ) {
			return;
		}
		const logIn = {
			label: __( 'Log in again', 'pharos-seo' ),
			onClick: openLogin,
		};
		const action = error.kind === 'expired' ? logIn : leadTo( path );
		void createErrorNotice( error.message, {
			id,
			type: 'snackbar',
			explicitDismiss: true,
			actions: action ? [ action ] : [],
		} );
	}, [ error, id, path, createErrorNotice ] );

	return null;
}

/** What offers to go to a screen; nothing on that screen itself. */
function leadTo( path: string | undefined ) {
	if ( path === undefined ) {
		return undefined;
	}
	const hash = hashOf( path, undefined );
	return window.location.hash.split( '?' )[ 0 ] === hash
		? undefined
		: {
				label: __( 'Show', 'pharos-seo' ),
				onClick: () => goTo( hash ),
			};
}
