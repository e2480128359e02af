import { __ } from '@wordpress/i18n';
import type { Connection } from '../../../store';
import { GOOGLE } from '../links';
import { CopyField } from './copy-field';
import { Step } from './step';

/** Instructions for creating an OAuth client in Google's console. */
export function ClientSteps( {
	connection: { redirect_uri: redirectUri, home },
}: {
	connection: Pick< Connection, 'redirect_uri' | 'home' >;
} ) {
	return (
		<ol className="pharos-guide">
			<Step
				title={ __( 'Create a project', 'pharos-seo' ) }
				link={ {
					url: GOOGLE.newProject,
					label: __( 'Google Cloud: New project', 'pharos-seo' ),
				} }
			>
				<p>
					{ __(
						'Log in with the Google account that has access to your site in Search Console. Any project name will do. The project is free.',
						'pharos-seo'
					) }
				</p>
			</Step>
			<Step
				title={ __( 'Enable the Search Console API', 'pharos-seo' ) }
				link={ {
					url: GOOGLE.enableApi,
					label: __(
						'Google Cloud: Google Search Console API',
						'pharos-seo'
					),
				} }
			>
				<p>
					{ __(
						'Select your project at the top, then select “Enable”.',
						'pharos-seo'
					) }
				</p>
			</Step>
			<Step
				title={ __( 'Set up the consent screen', 'pharos-seo' ) }
				link={ {
					url: GOOGLE.consentScreen,
					label: __(
						'Google Cloud: Google Auth Platform',
						'pharos-seo'
					),
				} }
			>
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
			</Step>
			<Step
				title={ __( 'Create a client', 'pharos-seo' ) }
				link={ {
					url: GOOGLE.newClient,
					label: __( 'Google Cloud: Create client', 'pharos-seo' ),
				} }
			>
				<p>
					{ __(
						'Choose the application type “Web application”; other types don’t work. Copy the redirect URI into “Authorized redirect URIs”, exactly as it is. “Authorized JavaScript origins” stays empty.',
						'pharos-seo'
					) }
				</p>
				<CopyField
					label={ __( 'Authorized redirect URI', 'pharos-seo' ) }
					text={ redirectUri }
				/>
			</Step>
			<Step
				title={ __(
					'Copy the client ID and the client secret into the form below',
					'pharos-seo'
				) }
			/>
		</ol>
	);
}
