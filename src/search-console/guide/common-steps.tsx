import { __ } from '@wordpress/i18n';
import { GOOGLE } from '../links';
import type { GuideStep } from './stepper';

/** The step that creates a project, of both guides. */
export const createProject = (): GuideStep => ( {
	title: __( 'Create a project', 'pharos-seo' ),
	minutes: 1,
	link: {
		url: GOOGLE.newProject,
		label: __( 'Google Cloud: New project', 'pharos-seo' ),
	},
	content: (
		<p>
			{ __(
				'Log in with the Google account that has access to your site in Search Console. Any project name will do. The project is free.',
				'pharos-seo'
			) }
		</p>
	),
	check: __(
		'The name of the project is in the bar at the top of Google Cloud.',
		'pharos-seo'
	),
} );

/** The step that enables the API, of both guides. */
export const enableApi = (): GuideStep => ( {
	title: __( 'Enable the Search Console API', 'pharos-seo' ),
	minutes: 1,
	link: {
		url: GOOGLE.enableApi,
		label: __( 'Google Cloud: Google Search Console API', 'pharos-seo' ),
	},
	content: (
		<p>
			{ __(
				'Select your project at the top, then select “Enable”.',
				'pharos-seo'
			) }
		</p>
	),
	check: __(
		'The page has the button “Manage” instead of “Enable”.',
		'pharos-seo'
	),
} );
