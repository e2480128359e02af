import { Button, Modal, Notice } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store, type KnownConnection } from '../../store';
import { Resource } from '../resource';
import { DisconnectModal } from './disconnect-modal';
import { SiteChoice } from './site-choice';
import './style.scss';

interface SiteSelectorProps {
	connection: KnownConnection;
	/** Whether a site can also be selected later, as in the setup wizard. */
	isOptional?: boolean;
}

/** Selects the Search Console property of this site. */
export function SiteSelector( {
	connection,
	isOptional = false,
}: SiteSelectorProps ) {
	const { showSiteSelector } = useDispatch( store );
	const [ isDisconnecting, setIsDisconnecting ] = useState( false );
	const [ wasEscaped, setWasEscaped ] = useState( false );
	const canClose =
		isOptional || connection.hasSiteSelected || connection.error !== null;
	if ( isDisconnecting ) {
		return (
			<DisconnectModal onClose={ () => setIsDisconnecting( false ) } />
		);
	}
	return (
		<Modal
			title={ __( 'Search Console Account', 'pharos-seo' ) }
			size="medium"
			isDismissible={ canClose }
			shouldCloseOnClickOutside={ canClose }
			onRequestClose={ () =>
				canClose
					? void showSiteSelector( false )
					: setWasEscaped( true )
			}
		>
			<div className="pharos-gsc-selector">
				<p>
					{ __(
						'Please select a site below to view its data.',
						'pharos-seo'
					) }
				</p>
				{ connection.profile.email && (
					<p className="pharos-gsc-muted">
						{ sprintf(
							/* translators: %s: email address of a Google account. */
							__( 'Connected as %s', 'pharos-seo' ),
							connection.profile.email
						) }
					</p>
				) }
				{ wasEscaped && (
					<Notice
						status="info"
						politeness="polite"
						isDismissible={ false }
					>
						{ __(
							'Select a site or disconnect the account: without a site, there is no data.',
							'pharos-seo'
						) }
					</Notice>
				) }
				<Resource
					reads={ [ [ 'getSites' ] ] }
					failure={ __(
						'Failed to fetch matched site',
						'pharos-seo'
					) }
					rows={ 2 }
				>
					{ ( sites ) => (
						<SiteChoice
							sites={ sites }
							home={ connection.home }
							selected={ connection.selectedSite }
							stored={ connection.stored ?? [] }
							account={
								connection.method === 'service_account'
									? connection.profile.email
									: ''
							}
						/>
					) }
				</Resource>
				<Button
					className="pharos-gsc-selector__disconnect"
					variant="tertiary"
					isDestructive
					onClick={ () => setIsDisconnecting( true ) }
					__next40pxDefaultSize
				>
					{ __( 'Disconnect', 'pharos-seo' ) }
				</Button>
			</div>
		</Modal>
	);
}
