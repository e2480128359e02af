import { Button, TextControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { store } from '../../../../store';
import { stayHere } from '../../navigation/focus-heading';

interface AddressFormProps {
	/** The URL of the previewed page; '' for none. */
	url: string;
	/** The argument of the selector for it. */
	request: string;
	isBusy: boolean;
}

/** The field for the URL; the same one again requests the page again. */
export function AddressForm( { url, request, isBusy }: AddressFormProps ) {
	const [ typed, setTyped ] = useState( url );
	const navigate = useNavigate();
	const { invalidateResolution } = useDispatch( store );
	const preview = ( event: FormEvent ) => {
		event.preventDefault();
		const next = typed.trim() || '/';
		if ( next !== url ) {
			void navigate(
				{ search: new URLSearchParams( { url: next } ).toString() },
				{ state: stayHere }
			);
		} else if ( ! isBusy ) {
			void invalidateResolution( 'getPageReport', [ request ] );
		}
	};
	return (
		<section className="pharos-card">
			<form className="pharos-page-report__form" onSubmit={ preview }>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'URL of a page of this site', 'pharos-seo' ) }
					help={ __(
						'A path such as /about/ works, too. Leave it empty for the home page. Your site requests the page once, as a visitor who isn’t logged in.',
						'pharos-seo'
					) }
					placeholder="/"
					dir="ltr"
					value={ typed }
					onChange={ setTyped }
				/>
				<Button
					variant="primary"
					type="submit"
					isBusy={ isBusy }
					__next40pxDefaultSize
				>
					{ url !== '' && typed.trim() === url
						? __( 'Preview again', 'pharos-seo' )
						: __( 'Preview', 'pharos-seo' ) }
				</Button>
			</form>
		</section>
	);
}
