import { __ } from '@wordpress/i18n';
import { GOOGLE } from '../links';
import { createProject, enableApi } from './common-steps';
import { Stepper } from './stepper';

/** Instructions for creating a service account with access to the property. */
export function ServiceAccountSteps() {
	return (
		<Stepper
			name="service-account"
			steps={ [
				createProject(),
				enableApi(),
				{
					title: __(
						'Create a service account and its key',
						'pharos-seo'
					),
					minutes: 2,
					link: {
						url: GOOGLE.serviceAccounts,
						label: __(
							'Google Cloud: Service accounts',
							'pharos-seo'
						),
					},
					content: (
						<p>
							{ __(
								'It needs no roles. Open it, then “Keys”, “Add key”, “Create new key”, and choose JSON. Your browser downloads a file.',
								'pharos-seo'
							) }
						</p>
					),
					check: __(
						'Your downloads have a file whose name ends with “.json”.',
						'pharos-seo'
					),
				},
				{
					title: __(
						'Give the service account access to your site',
						'pharos-seo'
					),
					minutes: 1,
					link: {
						url: GOOGLE.users,
						label: __(
							'Search Console: Users and permissions',
							'pharos-seo'
						),
					},
					content: (
						<>
							<p>
								{ __(
									'Choose the downloaded file below, or paste its content: its email address then appears there to copy.',
									'pharos-seo'
								) }
							</p>
							<p>
								{ __(
									'Add its email address, which ends with “.iam.gserviceaccount.com”, as a user. “Restricted” is enough to see the data; to submit sitemaps, choose “Full”.',
									'pharos-seo'
								) }
							</p>
						</>
					),
					check: __(
						'The email address is in the list of users. After “Connect service account”, your site can be selected.',
						'pharos-seo'
					),
				},
			] }
		/>
	);
}
