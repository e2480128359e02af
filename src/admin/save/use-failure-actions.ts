import { useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { onSaveFailed, store, type SaveError } from '../../../store';
import { useScreens } from '../definitions/use-screens';
import { showsPart } from '../fields/field-value';
import { goTo, hashOf, settingName } from '../search/setting-link';
import { openLogin } from './open-login';
import { useFields, type ShownField } from './use-fields';

/** Adds an action to the messages about a failed save (ux.md 4.6). */
export function useFailureActions(): void {
	const registry = useRegistry();
	const screens = useScreens();
	const fields = useFields();

	useEffect( () => {
		const tryAgain = {
			label: __( 'Try again', 'pharos-seo' ),
			// Errors are shown in a new message.
			onClick: () =>
				void registry
					.dispatch( store )
					.retrySave()
					.catch( () => {} ),
		};
		const logIn = {
			label: __( 'Log in again', 'pharos-seo' ),
			onClick: openLogin,
		};
		const logInAndSave = ( id: string ) => ( {
			...logIn,
			onClick: () => {
				openLogin();
				void registry
					.dispatch( noticesStore )
					.createErrorNotice(
						__(
							'After logging in, return here and save again. Your changes are kept.',
							'pharos-seo'
						),
						{
							id,
							type: 'snackbar',
							explicitDismiss: true,
							actions: [ tryAgain ],
						}
					);
			},
		} );
		return onSaveFailed( ( { slice, notice, error } ) => {
			if ( slice !== 'settings' ) {
				return error.kind === 'expired'
					? logIn
					: leadTo(
							screens.find( ( { unsaved } ) => unsaved === slice )
								?.path
						);
			}
			switch ( error.kind ) {
				case 'expired':
					return logInAndSave( notice );
				case 'invalid':
					// Retrying doesn't help: a value must be changed first.
					return leadToRefused( error, fields );
				case 'server':
					return tryAgain;
				default:
					// When offline, the save is retried automatically.
					return undefined;
			}
		} );
	}, [ registry, screens, fields ] );
}

/**
 * Returns the action that goes to the first field whose value the server rejected; undefined for a setting without a field.
 */
function leadToRefused(
	{ errors = {}, paths = {} }: SaveError,
	fields: Map< string, ShownField[] >
) {
	const [ refused ] = Object.keys( errors ).flatMap( ( key ) =>
		( fields.get( key ) ?? [] ).filter( ( { field } ) =>
			showsPart( field, paths[ key ] ?? [] )
		)
	);
	return (
		refused && {
			label: __( 'Show setting', 'pharos-seo' ),
			onClick: () =>
				goTo( hashOf( refused.path, settingName( refused.field ) ) ),
		}
	);
}

/** Returns the action that goes to a screen; undefined on that screen. */
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
