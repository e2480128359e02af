import { sections } from '../../src/admin/search/fixtures';
import type { Boot } from '../../src/boot';
import { SCREEN_PERMISSIONS } from '../../src/permissions';

/**
 * Returns what PHP prints into the page of the application, for an administrator.
 *
 * @param features The enabled features.
 */
export const bootWith = ( features: Boot[ 'features' ] = {} ): Boot => ( {
	version: '1.0.0',
	// jsdom can't navigate, so its URL stands for the settings page.
	pageUrl: window.location.href,
	firstRoute: '/general',
	loginUrl: '',
	onboardingUrl: 'https://example.org/wizard',
	isSetUp: true,
	siteName: 'Test',
	knowledgeBaseUrl: 'https://docs.example/',
	helpUrl: 'https://help.example/',
	supportLinks: {
		knowledge_base: 'https://docs.example/',
		ticket: 'https://ticket.example/',
		community: 'https://community.example/',
		review: 'https://review.example/',
	},
	newsFeeds: [],
	analysis: null,
	pricingUrl: 'https://pricing.example/',
	features,
	permissions: [ ...SCREEN_PERMISSIONS ],
	navigation: sections,
} );
