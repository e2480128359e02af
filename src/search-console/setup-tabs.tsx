import { TabPanel } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { KnownConnection } from '../../store';
import { ClientForm } from './client-form';
import { ConnectionProblems } from './connection-problems';
import { ClientSteps } from './guide/client-steps';
import { ServiceAccountSteps } from './guide/service-account-steps';
import { ServiceAccountForm } from './service-account-form';

interface SetupTabsProps {
	connection: KnownConnection;
	onSave: () => void;
	/** Returns to the stored credentials. */
	onCancel?: ( () => void ) | undefined;
}

/** The two ways to get credentials, each with its guide and form. */
export function SetupTabs( { connection, onSave, onCancel }: SetupTabsProps ) {
	return (
		<TabPanel
			className="pharos-gsc-tabs"
			// Google would reject the redirect URI, so preselect the other way.
			initialTabName={
				connection.problems.length > 0 ? 'service_account' : 'oauth'
			}
			tabs={ [
				{
					name: 'oauth',
					title: __( 'Sign in with Google', 'pharos-seo' ),
				},
				{
					name: 'service_account',
					title: __( 'Service account', 'pharos-seo' ),
				},
			] }
		>
			{ ( { name } ) => (
				<div className="pharos-gsc-tab">
					{ name === 'oauth' ? (
						<>
							<ConnectionProblems
								problems={ connection.problems }
							/>
							<ClientSteps connection={ connection } />
							<ClientForm
								onSave={ onSave }
								onCancel={ onCancel }
							/>
						</>
					) : (
						<>
							<p>
								{ __(
									'The short way: no consent screen, and the connection doesn’t expire. Also for sites that can’t use Google’s consent page, such as sites in development. The data is the same.',
									'pharos-seo'
								) }
							</p>
							<ServiceAccountSteps />
							<ServiceAccountForm
								onSave={ onSave }
								onCancel={ onCancel }
							/>
						</>
					) }
				</div>
			) }
		</TabPanel>
	);
}
