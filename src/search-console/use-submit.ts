import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/**
 * Submits a form, once at a time, and keeps the error.
 *
 * @param send Sends the request.
 */
export function useSubmit( send: () => Promise< unknown > ) {
	const [ isBusy, setIsBusy ] = useState( false );
	const [ error, setError ] = useState( '' );
	return {
		isBusy,
		error,
		setError,
		submit: async () => {
			if ( isBusy ) {
				return;
			}
			setIsBusy( true );
			setError( '' );
			try {
				await send();
			} catch ( reason ) {
				setError(
					( reason as Error ).message ||
						__(
							'An error occurred. Please try again.',
							'pharos-seo'
						)
				);
			}
			setIsBusy( false );
		},
	};
}
