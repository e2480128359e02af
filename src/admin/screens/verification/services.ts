import { __ } from '@wordpress/i18n';
import type { VerificationService } from '../../../../store';

/** The services, with the pages on which they show the code and verify a site. */
export const SERVICES: Record<
	VerificationService,
	{ name: string; page: string; url: string }
> = {
	google: {
		name: __( 'Google', 'pharos-seo' ),
		page: __( 'Google Search Console', 'pharos-seo' ),
		url: 'https://search.google.com/search-console/welcome',
	},
	bing: {
		name: __( 'Bing', 'pharos-seo' ),
		page: __( 'Bing Webmaster Tools', 'pharos-seo' ),
		url: 'https://www.bing.com/webmasters/',
	},
	pinterest: {
		name: __( 'Pinterest', 'pharos-seo' ),
		page: __( 'Pinterest: Claimed accounts', 'pharos-seo' ),
		url: 'https://www.pinterest.com/settings/claim',
	},
	yandex: {
		name: __( 'Yandex', 'pharos-seo' ),
		page: __( 'Yandex Webmaster', 'pharos-seo' ),
		url: 'https://webmaster.yandex.com/sites/add/',
	},
	baidu: {
		name: __( 'Baidu', 'pharos-seo' ),
		page: __( 'Baidu Search Resource Platform', 'pharos-seo' ),
		url: 'https://ziyuan.baidu.com/site/siteadd',
	},
};
