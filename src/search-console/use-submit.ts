import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/**
 * Sends a form, once at a time, and keeps why it could not be sent.
 *
 * @param send Sends it.
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
