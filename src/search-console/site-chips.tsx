import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { createInterpolateElement, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store, type KnownConnection } from '../../store';
import { siteLabel } from './connection-state';
import { DisconnectModal } from './disconnect-modal';
import './style.scss';

/** The selected site, which opens the site selector, and the Disconnect button. */
export function SiteChips( { connection }: { connection: KnownConnection } ) {
	const { showSiteSelector } = useDispatch( store );
	const [ isDisconnecting, setIsDisconnecting ] = useState( false );
	return (
		<div className="pharos-gsc-chips">
			{ connection.hasSiteSelected && (
				<Button
					className="pharos-gsc-chip"
					disabled={ ! connection.authenticated }
					accessibleWhenDisabled
					onClick={ () => void showSiteSelector( true ) }
				>
					<span>
						{ createInterpolateElement(
							/* translators: <site />: URL of a site. */
							__( 'Site: <site />', 'pharos-seo' ),
							{
								site: (
									<bdi dir="ltr">
										{ siteLabel( connection.selectedSite ) }
									</bdi>
								),
							}
						) }
					</span>
				</Button>
			) }
			<Button
				className="pharos-gsc-chip"
				isDestructive
				onClick={ () => setIsDisconnecting( true ) }
			>
				{ __( 'Disconnect', 'pharos-seo' ) }
			</Button>
			{ isDisconnecting && (
				<DisconnectModal
					onClose={ () => setIsDisconnecting( false ) }
				/>
			) }
		</div>
	);
}
