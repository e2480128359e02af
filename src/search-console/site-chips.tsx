import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { createInterpolateElement, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store, type KnownConnection } from '../../store';
import { siteLabel } from './connection-state';
import { DisconnectModal } from './disconnect-modal';
import { canConnect } from './settings-only';
import './style.scss';

/** The selected site, which opens the site selector, and the Disconnect button; only its name without the permission for settings. */
export function SiteChips( { connection }: { connection: KnownConnection } ) {
	const { showSiteSelector } = useDispatch( store );
	const [ isDisconnecting, setIsDisconnecting ] = useState( false );
	const site = connection.hasSiteSelected && (
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
	);
	if ( ! canConnect() ) {
		return site ? <div className="pharos-gsc-chips">{ site }</div> : null;
	}
	return (
		<div className="pharos-gsc-chips">
			{ site && (
				<Button
					className="pharos-gsc-chip"
					disabled={ ! connection.authenticated }
					accessibleWhenDisabled
					onClick={ () => void showSiteSelector( true ) }
				>
					{ site }
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
