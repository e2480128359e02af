import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

/**
 * Runs a server request for a button. Returns whether it is running, and a function that starts it. Errors are shown in a
 * message.
 *
 * @param request The request.
 * @param isOnce  Whether the button stays busy afterwards, because it disappears.
 */
export function useAttempt(
	request: () => Promise< void >,
	isOnce = false
): [ boolean, () => void ] {
	const { createErrorNotice } = useDispatch( noticesStore );
	const [ isBusy, setIsBusy ] = useState( false );

	const attempt = async () => {
		setIsBusy( true );
		try {
			await request();
			if ( isOnce ) {
				return;
			}
		} catch ( reason ) {
			void createErrorNotice(
				( reason as Error ).message ||
					__( 'API request failed', 'pharos-seo' ),
				{
					id: 'pharos-migration',
					type: 'snackbar',
					explicitDismiss: true,
				}
			);
		}
		setIsBusy( false );
	};

	return [ isBusy, () => void attempt() ];
}
