import { speak } from '@wordpress/a11y';
import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { store, type SaveError } from '../../../store';
import { whenScriptsHaveRun } from '../when-scripts-have-run';
import { showsPart } from '../fields/field-value';
import { goTo, hashOf, settingName } from '../search/setting-link';
import { openLogin } from './open-login';
import { useFields, type ShownField } from './use-fields';

/** What a message offers to do. */
interface Action {
	label: string;
	onClick: () => void;
}

/** One message at a time: a newer one takes the place of the older. */
const NOTICE_ID = 'pharos-save';

/** Tells how a save went (ux.md 4.6, spec.md section 8). */
export function useSaveNotices(): void {
	const { status, error, canUndo, isReloading } = useSelect( ( select ) => {
		const { getSaveStatus, getSaveError, getUndo, isReloadPending } =
			select( store );
		return {
			status: getSaveStatus(),
			error: getSaveError(),
			canUndo: getUndo() !== null,
			isReloading: isReloadPending(),
		};
	}, [] );
	const fields = useFields();
	const { undoSave, retrySave } = useDispatch( store );
	const { createSuccessNotice, createErrorNotice, removeNotice } =
		useDispatch( noticesStore );

	const tellSaved = useCallback(
		() =>
			void createSuccessNotice(
				__( 'Settings saved successfully.', 'pharos-seo' ),
				{
					id: NOTICE_ID,
					type: 'snackbar',
					actions: [
						{
							label: __( 'Undo', 'pharos-seo' ),
							onClick: () => void undoSave().catch( () => {} ),
						},
					],
				}
			),
		[ createSuccessNotice, undoSave ]
	);

	// The save for which the page was loaded again can still be undone.
	const isRestored = useRef( canUndo );
	useEffect( () => {
		if ( isRestored.current ) {
			isRestored.current = false;
			// Before that, WordPress can't speak what is shown.
			whenScriptsHaveRun( tellSaved );
		}
	}, [ tellSaved ] );

	useEffect( () => {
		if ( status === 'saving' ) {
			void removeNotice( NOTICE_ID );
			speak( __( 'Saving..', 'pharos-seo' ), 'polite' );
		}
		if ( status === 'saved' && isReloading ) {
			void createSuccessNotice(
				__(
					'Settings saved successfully. The page will refresh automatically in 3 seconds.',
					'pharos-seo'
				),
				{ id: NOTICE_ID, type: 'snackbar', explicitDismiss: true }
			);
		} else if ( status === 'saved' && ! canUndo ) {
			void createSuccessNotice( __( 'Change undone.', 'pharos-seo' ), {
				id: NOTICE_ID,
				type: 'snackbar',
			} );
		} else if ( status === 'saved' ) {
			tellSaved();
		}
	}, [
		status,
		canUndo,
		isReloading,
		createSuccessNotice,
		removeNotice,
		tellSaved,
	] );

	useEffect( () => {
		if ( ! error || error.kind === 'conflict' ) {
			return;
		}
		const tell = ( message: string, action?: Action ) =>
			void createErrorNotice( message, {
				id: NOTICE_ID,
				type: 'snackbar',
				explicitDismiss: true,
				// A snackbar shows one action.
				actions: action ? [ action ] : [],
			} );
		const tryAgain = {
			label: __( 'Try again', 'pharos-seo' ),
			onClick: () => void retrySave().catch( () => {} ),
		};
		const logIn = {
			label: __( 'Log in again', 'pharos-seo' ),
			onClick: () => {
				openLogin();
				tell(
					__(
						'When you have logged in, come back here and save again. Your changes are kept.',
						'pharos-seo'
					),
					tryAgain
				);
			},
		};
		const refused = refusedField( error, fields );
		const show = refused && {
			label: __( 'Show setting', 'pharos-seo' ),
			onClick: () =>
				goTo( hashOf( refused.path, settingName( refused.field ) ) ),
		};
		// Offline it is tried again by itself; a value that the server refuses must be changed first.
		const actions = {
			offline: undefined,
			invalid: show,
			server: tryAgain,
			expired: logIn,
		};
		tell( error.message, actions[ error.kind ] );
	}, [ error, fields, createErrorNotice, retrySave ] );
}

/** The first field whose value the server refused; none for a setting without one. */
const refusedField = (
	{ errors = {}, paths = {} }: SaveError,
	fields: Map< string, ShownField[] >
): ShownField | undefined =>
	Object.keys( errors )
		.flatMap( ( key ) =>
			( fields.get( key ) ?? [] ).filter( ( { field } ) =>
				showsPart( field, paths[ key ] ?? [] )
			)
		)
		.at( 0 );
