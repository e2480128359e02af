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

/** Tells the store what a person can do about a save that failed (ux.md 4.6): its messages offer that. */
export function useFailureActions(): void {
	const registry = useRegistry();
	const screens = useScreens();
	const fields = useFields();

	useEffect( () => {
		const tryAgain = {
			label: __( 'Try again', 'pharos-seo' ),
			// Should that fail, its own message says so.
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
							'When you have logged in, come back here and save again. Your changes are kept.',
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
					// Trying again does not help: a value must be changed first.
					return leadToRefused( error, fields );
				case 'server':
					return tryAgain;
				default:
					// Offline, it is tried again by itself.
					return undefined;
			}
		} );
	}, [ registry, screens, fields ] );
}

/** What offers to go to the first field whose value the server refused; nothing for a setting without one. */
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
