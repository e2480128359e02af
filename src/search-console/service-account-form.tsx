import {
	Button,
	ExternalLink,
	FormFileUpload,
	TextareaControl,
} from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from '../../store';
import { FormEnd } from './form-end';
import { CopyField } from './guide/copy-field';
import { GOOGLE } from './links';
import { forgetEntered, useEntered } from './use-entered';
import { useSubmit } from './use-submit';

/** The form for the JSON key of a service account. It is stored encrypted and never shown again. */
export function ServiceAccountForm( {
	onSave,
	onCancel,
}: {
	/** Called after the credentials were saved. */
	onSave?: ( () => void ) | undefined;
	onCancel?: ( () => void ) | undefined;
} ) {
	const { saveGoogleCredentials } = useDispatch( store );
	const [ key, setKey ] = useEntered( 'key' );
	const { isBusy, error, setError, submit } = useSubmit( async () => {
		await saveGoogleCredentials( { service_account: key.trim() } );
		forgetEntered();
		onSave?.();
	} );
	const change = ( text: string ) => {
		setKey( text );
		setError( '' );
	};
	return (
		<form
			className="pharos-gsc-form"
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				const problem = problemOf( key );
				if ( problem ) {
					setError( problem );
				} else {
					void submit();
				}
			} }
		>
			<div>
				<FormFileUpload
					accept=".json,application/json"
					onChange={ ( { currentTarget } ) => {
						void currentTarget.files?.[ 0 ]?.text().then( change );
					} }
					render={ ( { openFileDialog } ) => (
						<Button
							variant="secondary"
							onClick={ openFileDialog }
							__next40pxDefaultSize
						>
							{ __( 'Choose the JSON file', 'pharos-seo' ) }
						</Button>
					) }
				/>
			</div>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'Service account key (JSON)', 'pharos-seo' ) }
				help={ __(
					'Stored encrypted and never displayed again.',
					'pharos-seo'
				) }
				className="pharos-gsc-form__key"
				dir="ltr"
				rows={ 6 }
				autoComplete="off"
				spellCheck={ false }
				value={ key }
				onChange={ change }
			/>
			<AccountEmail text={ key } />
			<FormEnd
				error={ error }
				isBusy={ isBusy }
				label={ __( 'Connect service account', 'pharos-seo' ) }
				onCancel={ onCancel }
			/>
		</form>
	);
}

/** The email address in a key, to copy into Search Console. */
function AccountEmail( { text }: { text: string } ) {
	const email = problemOf( text ) ? '' : parse( text )?.client_email;
	return typeof email === 'string' && email !== '' ? (
		<>
			<CopyField
				label={ __(
					'Email address of the service account',
					'pharos-seo'
				) }
				text={ email }
			/>
			<p>
				{ __(
					'Before you connect, add it as a user in Search Console.',
					'pharos-seo'
				) }{ ' ' }
				<ExternalLink href={ GOOGLE.users }>
					{ __(
						'Search Console: Users and permissions',
						'pharos-seo'
					) }
				</ExternalLink>
			</p>
		</>
	) : null;
}

/**
 * Returns why a text can't be the key of a service account; '' if it may be one.
 *
 * @param text The entered text.
 */
function problemOf( text: string ): string {
	if ( text.trim() === '' ) {
		return __(
			'Choose the JSON file of the service account, or paste its content.',
			'pharos-seo'
		);
	}
	const key = parse( text );
	if ( ! key ) {
		return __(
			'This isn’t valid JSON. Copy the whole content of the file, from the first to the last brace.',
			'pharos-seo'
		);
	}
	if ( 'web' in key || 'installed' in key ) {
		return __(
			'This file belongs to an OAuth client. Download the key of a service account, or use the tab “Sign in with Google”.',
			'pharos-seo'
		);
	}
	return key.type === 'service_account'
		? ''
		: __(
				'This isn’t the key of a service account: its “type” must be “service_account”.',
				'pharos-seo'
			);
}

function parse( text: string ): Record< string, unknown > | null {
	try {
		const value: unknown = JSON.parse( text );
		return typeof value === 'object' && value !== null
			? ( value as Record< string, unknown > )
			: null;
	} catch {
		return null;
	}
}
