import { __ } from '@wordpress/i18n';
import { accountLabel, Accounts, ACCOUNT_KEYS } from './accounts';
import { confirmedArchives, Content, CONTENT_KEYS } from './content';
import { Migration } from './migration';
import { SearchConsole } from './search-console';
import { Site, siteLabel } from './site';
import type { StepDefinition } from './types';

/** The steps by id, same as in includes/Onboarding/Steps.php. */
export const STEPS: Readonly< Record< string, StepDefinition > > = {
	site: {
		title: __( 'What is this site, and who is behind it?', 'pharos-seo' ),
		description: __(
			'Search engines show this next to your results. It’s output as structured data.',
			'pharos-seo'
		),
		Component: Site,
		keys: [ 'schemas' ],
		labelOf: siteLabel,
	},
	accounts: {
		title: __( 'Which social profiles belong to this site?', 'pharos-seo' ),
		description: __(
			'They tell search engines which profiles belong to you. Leave the others empty.',
			'pharos-seo'
		),
		Component: Accounts,
		keys: ACCOUNT_KEYS,
		labelOf: accountLabel,
	},
	content: {
		title: __( 'What should search engines find?', 'pharos-seo' ),
		description: __(
			'Turn off content that doesn’t belong in search results. Nothing is deleted, and you can change it at any time.',
			'pharos-seo'
		),
		Component: Content,
		keys: CONTENT_KEYS,
		confirmed: confirmedArchives,
	},
	migration: {
		title: __( 'Data of another SEO plugin', 'pharos-seo' ),
		description: __(
			'Titles, descriptions and settings of other SEO plugins can be migrated. The migration brings you back here.',
			'pharos-seo'
		),
		Component: Migration,
		keys: [],
		isInfo: true,
	},
	'search-console': {
		title: __( 'See how Google finds your site', 'pharos-seo' ),
		description: __(
			'Google Search Console shows which searches bring visitors to your pages. You can also connect it later.',
			'pharos-seo'
		),
		Component: SearchConsole,
		keys: [],
		isInfo: true,
	},
};
