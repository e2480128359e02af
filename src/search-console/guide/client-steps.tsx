import { __ } from '@wordpress/i18n';
import type { Connection } from '../../../store';
import { GOOGLE } from '../links';
import { CopyField } from './copy-field';
import { createProject, enableApi } from './common-steps';
import { Stepper } from './stepper';

/** Instructions for creating an OAuth client in Google's console. */
export function ClientSteps( {
	connection: { redirect_uri: redirectUri, home },
}: {
	connection: Pick< Connection, 'redirect_uri' | 'home' >;
} ) {
	return (
		<Stepper
			name="client"
			steps={ [
				createProject(),
				enableApi(),
				{
					title: __( 'Set up the consent screen', 'pharos-seo' ),
					minutes: 3,
					link: {
						url: GOOGLE.consentScreen,
						label: __(
							'Google Cloud: Google Auth Platform',
							'pharos-seo'
						),
					},
					content: (
						<>
							<p>
								{ __(
									'Select “Get started”, enter a name and your email address, and choose “External”. Then select “Publish app” under Audience: in the status “Testing”, Google ends each connection after 7 days.',
									'pharos-seo'
								) }
							</p>
							<p>
								{ __(
									'If you fill in “Application home page”, copy the site URL:',
									'pharos-seo'
								) }
							</p>
							<CopyField
								label={ __( 'Site URL', 'pharos-seo' ) }
								text={ home }
							/>
						</>
					),
					check: __(
						'The publishing status under Audience is “In production”.',
						'pharos-seo'
					),
				},
				{
					title: __( 'Create a client', 'pharos-seo' ),
					minutes: 2,
					link: {
						url: GOOGLE.newClient,
						label: __(
							'Google Cloud: Create client',
							'pharos-seo'
						),
					},
					content: (
						<>
							<p>
								{ __(
									'Choose the application type “Web application”; other types don’t work. Copy the redirect URI into “Authorized redirect URIs”, exactly as it is. “Authorized JavaScript origins” stays empty.',
									'pharos-seo'
								) }
							</p>
							<CopyField
								label={ __(
									'Authorized redirect URI',
									'pharos-seo'
								) }
								text={ redirectUri }
							/>
						</>
					),
					check: __(
						'Google shows a client ID that ends with “.apps.googleusercontent.com”, and a client secret.',
						'pharos-seo'
					),
				},
				{
					title: __(
						'Copy the client ID and the client secret into the form below',
						'pharos-seo'
					),
					minutes: 1,
					check: __(
						'After “Save credentials”, the button that connects to Google appears.',
						'pharos-seo'
					),
				},
			] }
		/>
	);
}
