import { CheckboxControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store } from '../../store';
import { ConfirmModal } from '../components/confirm-modal';

/** Milliseconds until the page reloads. */
const RELOAD_DELAY = 3000;

/** The confirmation before disconnecting the account; asks whether to keep the figures. */
export function DisconnectModal( { onClose }: { onClose: () => void } ) {
	const { disconnectGoogle, requestReload } = useDispatch( store );
	const [ keepsData, setKeepsData ] = useState( true );
	return (
		<ConfirmModal
			title={ __( 'Disconnect Search Console?', 'pharos-seo' ) }
			description={ __(
				'This site loses access to your Google account, and no new data is fetched. You can connect again at any time.',
				'pharos-seo'
			) }
			confirmLabel={ __( 'Disconnect', 'pharos-seo' ) }
			isDestructive
			onConfirm={ async () => {
				try {
					await disconnectGoogle( keepsData );
				} catch ( reason ) {
					throw new Error(
						[
							__(
								'Failed to disconnect your account. Please try again.',
								'pharos-seo'
							),
							( reason as Error ).message,
						]
							.filter( Boolean )
							.join( ' ' )
					);
				}
				void requestReload( RELOAD_DELAY );
			} }
			onClose={ onClose }
		>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'Keep the fetched data', 'pharos-seo' ) }
				help={ __(
					'The data is shown again when you reconnect the same site. Google keeps only 16 months of data.',
					'pharos-seo'
				) }
				checked={ keepsData }
				onChange={ setKeepsData }
			/>
		</ConfirmModal>
	);
}
