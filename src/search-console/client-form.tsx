import { TextControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from '../../store';
import { FormEnd } from './form-end';
import { forgetEntered, useEntered } from './use-entered';
import { useSubmit } from './use-submit';

/** The form for the client ID and secret of the site's OAuth client. They're stored encrypted and never shown again. */
export function ClientForm( {
	onSave,
	onCancel,
}: {
	/** Called after the credentials were saved. */
	onSave?: ( () => void ) | undefined;
	onCancel?: ( () => void ) | undefined;
} ) {
	const { saveGoogleCredentials } = useDispatch( store );
	const [ id, setId ] = useEntered( 'id' );
	const [ secret, setSecret ] = useEntered( 'secret' );
	const { isBusy, error, setError, submit } = useSubmit( async () => {
		await saveGoogleCredentials( {
			client_id: id.trim(),
			client_secret: secret.trim(),
		} );
		forgetEntered();
		onSave?.();
	} );
	return (
		<form
			className="pharos-gsc-form"
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( id.trim() === '' || secret.trim() === '' ) {
					setError(
						__(
							'Enter both the client ID and the client secret.',
							'pharos-seo'
						)
					);
				} else {
					void submit();
				}
			} }
		>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Client ID', 'pharos-seo' ) }
				dir="ltr"
				autoComplete="off"
				spellCheck={ false }
				placeholder="….apps.googleusercontent.com"
				value={ id }
				onChange={ setId }
			/>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Client secret', 'pharos-seo' ) }
				help={ __(
					'Stored encrypted and never displayed again.',
					'pharos-seo'
				) }
				type="password"
				dir="ltr"
				autoComplete="new-password"
				value={ secret }
				onChange={ setSecret }
			/>
			<FormEnd
				error={ error }
				isBusy={ isBusy }
				label={ __( 'Save credentials', 'pharos-seo' ) }
				onCancel={ onCancel }
			/>
		</form>
	);
}
