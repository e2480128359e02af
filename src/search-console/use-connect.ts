import { useDispatch } from '@wordpress/data';
import { useContext, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store } from '../../store';
import { SignInFromContext } from './sign-in-from';

/** Returns a function that redirects to Google, where the owner grants access, and its state. */
export function useConnect() {
	const { getAuthUrl } = useDispatch( store );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ error, setError ] = useState( '' );
	const from = useContext( SignInFromContext );
	return {
		isBusy,
		error,
		connect: async ( canSubmitSitemaps: boolean ) => {
			setIsBusy( true );
			setError( '' );
			try {
				window.location.assign(
					await getAuthUrl( canSubmitSitemaps, from )
				);
			} catch ( reason ) {
				setError(
					( reason as Error ).message ||
						__(
							'An error occurred. Please try again.',
							'pharos-seo'
						)
				);
				setIsBusy( false );
			}
		},
	};
}
