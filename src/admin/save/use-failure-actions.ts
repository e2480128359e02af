import { useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import {
	onSaveFailed,
	store,
	type FailureOffer,
	type SaveError,
} from '../../../store';
import { useScreens } from '../definitions/use-screens';
import { showsPart } from '../fields/field-value';
import { goTo, hashOf, settingName } from '../search/setting-link';
import { openLogin } from './open-login';
import { labelOf } from './changes';
import { useFields, type ShownField } from './use-fields';

/** Adds an action to the messages about a failed save. */
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
				return {
					action:
						error.kind === 'expired'
							? logIn
							: leadTo(
									screens.find(
										( { unsaved } ) => unsaved === slice
									)?.path
								),
				};
			}
			switch ( error.kind ) {
				case 'expired':
					return { action: logInAndSave( notice ) };
				case 'invalid':
					// Retrying doesn't help: a value must be changed first.
					return nameRefused( error, fields );
				case 'server':
					return { action: tryAgain };
				default:
					// When offline, the save is retried automatically.
					return undefined;
			}
		} );
	}, [ registry, screens, fields ] );
}

/**
 * Names the fields whose values the server rejected, and goes to the first of them; undefined for settings without a field.
 */
function nameRefused(
	{ errors = {}, paths = {} }: SaveError,
	fields: Map< string, ShownField[] >
): FailureOffer | undefined {
	const refused = Object.entries( errors ).flatMap( ( [ key, reason ] ) => {
		const shown = fields
			.get( key )
			?.find( ( { field } ) => showsPart( field, paths[ key ] ?? [] ) );
		return shown ? [ { ...shown, reason } ] : [];
	} );
	const [ first ] = refused;
	if ( ! first ) {
		return undefined;
	}
	const areAllShown = refused.length === Object.keys( errors ).length;
	const text = refused
		.map( ( { field, reason } ) =>
			sprintf(
				/* translators: 1: name of a setting, 2: a sentence with the error. */
				__( '“%1$s” is invalid. %2$s', 'pharos-seo' ),
				labelOf( field ),
				reason
			)
		)
		.join( ' ' );
	return {
		...( areAllShown && { text } ),
		action: {
			label: __( 'Show setting', 'pharos-seo' ),
			onClick: () =>
				goTo( hashOf( first.path, settingName( first.field ) ) ),
		},
	};
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
