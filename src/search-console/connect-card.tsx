import { CheckboxControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { KnownConnection } from '../../store';
import { rescueFocus } from '../components/rescue-focus';
import { ConnectButton } from './connect-button';
import { ConnectionProblems } from './connection-problems';
import { SettingsOnly } from './settings-only';
import { SetupTabs } from './setup-tabs';
import { StoredCredentials } from './stored-credentials';
import './style.scss';

/**
 * The connection setup: the guide to Google's console, the credentials, and the button that redirects to Google. For the
 * settings application and the onboarding.
 */
export function ConnectCard( { connection }: { connection: KnownConnection } ) {
	return (
		<section
			className="pharos-card pharos-gsc"
			aria-labelledby="pharos-connect-title"
		>
			<h2 id="pharos-connect-title" className="pharos-card__title">
				{ __(
					"Let's connect to Search Console to Optimize further",
					'pharos-seo'
				) }
			</h2>
			<p className="pharos-card__description">
				{ __(
					'This site connects to Google directly; no other server is involved. The data stays on your site.',
					'pharos-seo'
				) }
			</p>
			<SettingsOnly>
				<Setup connection={ connection } />
			</SettingsOnly>
		</section>
	);
}

/** The guide if there are no credentials, otherwise the stored credentials. */
export function Setup( { connection }: { connection: KnownConnection } ) {
	const { credentials, method } = connection;
	const [ isReplacing, setIsReplacing ] = useState( false );
	const hasCredentials =
		credentials.source !== 'none' && ! credentials.unreadable;
	if ( ! hasCredentials || isReplacing ) {
		return (
			<SetupTabs
				connection={ connection }
				onSave={ () => {
					setIsReplacing( false );
					setTimeout( rescueFocus, 0 );
				} }
				onCancel={
					hasCredentials ? () => setIsReplacing( false ) : undefined
				}
			/>
		);
	}
	return (
		<>
			{ credentials.source !== 'proxy' && (
				<StoredCredentials
					credentials={ credentials }
					onReplace={ () => setIsReplacing( true ) }
				/>
			) }
			{ credentials.kind === 'oauth' && (
				<ConnectionProblems problems={ connection.problems } />
			) }
			{ ( credentials.kind === 'oauth' ||
				credentials.source === 'proxy' ) &&
				method === '' && <ToGoogle /> }
		</>
	);
}

function ToGoogle() {
	const [ canSubmit, setCanSubmit ] = useState( false );
	return (
		<>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __(
					'Allow this site to submit its sitemap',
					'pharos-seo'
				) }
				help={ __(
					'Asks Google for permission to change your Search Console data. Leave this off to only view data.',
					'pharos-seo'
				) }
				checked={ canSubmit }
				onChange={ setCanSubmit }
			/>
			<div className="pharos-gsc-actions">
				<ConnectButton canSubmitSitemaps={ canSubmit } />
			</div>
		</>
	);
}
