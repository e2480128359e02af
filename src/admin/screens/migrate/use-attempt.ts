import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

/**
 * What a button begins and the server does: whether it runs, and how it begins. What fails is told.
 *
 * @param request What to do.
 * @param isOnce  Whether the button stays busy when it is done, because it goes then.
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
