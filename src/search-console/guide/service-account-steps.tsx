import { __ } from '@wordpress/i18n';
import { GOOGLE } from '../links';
import { Step } from './step';

/** Instructions for creating a service account with access to the property. */
export function ServiceAccountSteps() {
	return (
		<ol className="pharos-guide">
			<Step
				title={ __( 'Create a project', 'pharos-seo' ) }
				link={ {
					url: GOOGLE.newProject,
					label: __( 'Google Cloud: New project', 'pharos-seo' ),
				} }
			/>
			<Step
				title={ __( 'Enable the Search Console API', 'pharos-seo' ) }
				link={ {
					url: GOOGLE.enableApi,
					label: __(
						'Google Cloud: Google Search Console API',
						'pharos-seo'
					),
				} }
			/>
			<Step
				title={ __(
					'Create a service account and its key',
					'pharos-seo'
				) }
				link={ {
					url: GOOGLE.serviceAccounts,
					label: __( 'Google Cloud: Service accounts', 'pharos-seo' ),
				} }
			>
				<p>
					{ __(
						'It needs no roles. Open it, then “Keys”, “Add key”, “Create new key”, and choose JSON. Your browser downloads a file.',
						'pharos-seo'
					) }
				</p>
			</Step>
			<Step
				title={ __(
					'Give the service account access to your site',
					'pharos-seo'
				) }
				link={ {
					url: GOOGLE.users,
					label: __(
						'Search Console: Users and permissions',
						'pharos-seo'
					),
				} }
			>
				<p>
					{ __(
						'Add its email address, which ends with “.iam.gserviceaccount.com”, as a user. “Restricted” is enough to see the data; to submit sitemaps, choose “Full”.',
						'pharos-seo'
					) }
				</p>
			</Step>
			<Step
				title={ __(
					'Choose the downloaded file below, or paste its content',
					'pharos-seo'
				) }
			/>
		</ol>
	);
}
