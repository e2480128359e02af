import { Button, ExternalLink } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	store,
	type ConnectionProblem,
	type KnownConnection,
} from '../../store';
import { ConnectButton } from './connect-button';
import { DisconnectModal } from './disconnect-modal';
import { GOOGLE } from './links';
import { useSubmit } from './use-submit';

/** Error codes after which the user must grant access again. */
const RECONNECT = [
	'token_revoked',
	'scope_missing',
	'salts_changed',
	'secrets_corrupted',
	'unauthorized',
	'client_changed',
];

/** Error codes that require other credentials. */
const CREDENTIALS = [
	'invalid_client',
	'invalid_service_account',
	'no_credentials',
];

/** The link or button that fixes the problem. */
export function Remedy( {
	error: { code },
	connection,
	setupUrl,
}: {
	error: ConnectionProblem;
	connection: KnownConnection;
	setupUrl: string;
} ) {
	const { showSiteSelector } = useDispatch( store );
	if (
		RECONNECT.includes( code ) &&
		connection.method !== 'service_account' &&
		! connection.credentials.unreadable
	) {
		return (
			<div className="pharos-gsc-actions">
				<ConnectButton
					canSubmitSitemaps={ connection.can_submit_sitemaps }
					label={ __( 'Connect again', 'pharos-seo' ) }
				/>
				{ code === 'salts_changed' && (
					<ExternalLink href={ GOOGLE.permissions }>
						{ __( 'Remove the old connection', 'pharos-seo' ) }
					</ExternalLink>
				) }
			</div>
		);
	}
	if ( CREDENTIALS.includes( code ) || RECONNECT.includes( code ) ) {
		return (
			<div className="pharos-gsc-actions">
				{ setupUrl && (
					<Button
						variant="primary"
						href={ setupUrl }
						__next40pxDefaultSize
					>
						{ __( 'Check the credentials', 'pharos-seo' ) }
					</Button>
				) }
				<ExternalLink
					href={
						connection.method === 'service_account'
							? GOOGLE.serviceAccounts
							: GOOGLE.clients
					}
				>
					{ __( 'Open Google Cloud', 'pharos-seo' ) }
				</ExternalLink>
			</div>
		);
	}
	switch ( code ) {
		case 'access_lost':
			return (
				<div className="pharos-gsc-actions">
					<Button
						variant="primary"
						onClick={ () => void showSiteSelector( true ) }
						__next40pxDefaultSize
					>
						{ __( 'Select another site', 'pharos-seo' ) }
					</Button>
					<ExternalLink href={ GOOGLE.users }>
						{ __( 'Open Search Console', 'pharos-seo' ) }
					</ExternalLink>
				</div>
			);
		case 'api_disabled':
			return (
				<div className="pharos-gsc-actions">
					<ExternalLink href={ GOOGLE.enableApi }>
						{ __( 'Enable the Search Console API', 'pharos-seo' ) }
					</ExternalLink>
				</div>
			);
		case 'site_moved':
			return <Moved />;
		default:
			return null;
	}
}

function Moved() {
	const { confirmSiteMove } = useDispatch( store );
	const { isBusy, error, submit } = useSubmit( confirmSiteMove );
	const [ isDisconnecting, setIsDisconnecting ] = useState( false );
	return (
		<>
			<div className="pharos-gsc-actions">
				<Button
					variant="primary"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ () => void submit() }
					__next40pxDefaultSize
				>
					{ __( 'The site has moved here', 'pharos-seo' ) }
				</Button>
				<Button
					variant="secondary"
					onClick={ () => setIsDisconnecting( true ) }
					__next40pxDefaultSize
				>
					{ __( 'This is a copy: disconnect', 'pharos-seo' ) }
				</Button>
			</div>
			{ error && <p>{ error }</p> }
			{ isDisconnecting && (
				<DisconnectModal
					onClose={ () => setIsDisconnecting( false ) }
				/>
			) }
		</>
	);
}
