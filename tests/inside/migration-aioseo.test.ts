/** The migration of a site from All in One SEO. */
import {
	describeSource,
	reasons,
} from '../integration/support/migration-source';

describeSource( 'aioseo', {
	differences: {
		[ reasons.noNetworks ]: [
			'/category/uncategorized/ networks',
			'/category/kettles/ networks',
			'/category/kettles/cast-iron/ networks',
			'/tag/green-tea/ networks',
			'/tag/repair/ networks',
			'/cuisine/nordic/ networks',
			'/author/admin/ networks',
			'/author/admin/page/2/ networks',
			'/author/jonas/ networks',
			'/2026/ networks',
			'/2026/03/ networks',
			'/2026/03/14/ networks',
			'/?s=kettle+%26+tea networks',
			'/author/jonas/page/2/ networks',
			'/no-such-page-here/ networks',
		],
		[ reasons.password ]: [
			'/password-post/ description',
			'/password-post/ og:description',
			'/password-post/ twitter:description',
		],
		'Names are output as entered: quotation marks stay straight.': [
			'/tag/repair/ description',
		],
	},
	faults: {
		'The attachment page of an image has the default social image instead of the image itself.':
			[ '/logo-image/ og:image', '/share-image/ twitter:image' ],
		'It changes the scheme of an external image to that of the site.': [
			'/og-image-by-url/ og:image',
		],
		'It removes the trailing slash of a canonical URL, which then redirects.':
			[ '/services/repairs/ canonical' ],
		'It outputs a comma between month and year in every language.': [
			'/2026/03/ title',
		],
	},
	schemas: {
		lost: {
			[ reasons.homeTrail ]: [ '/ BreadcrumbList' ],
			[ reasons.noPage ]: [
				'/author/jonas/page/2/ BreadcrumbList',
				'/author/jonas/page/2/ WebPage',
				'/no-such-page-here/ BreadcrumbList',
				'/no-such-page-here/ WebPage',
			],
			'The free version outputs no schemas of individual posts. Selected schemas are migrated.':
				[
					'/full-seo/ BlogPosting',
					'/about/ WebPage',
					'/contact/ WebPage',
				],
		},
		added: {
			'Schemas of individual posts (see above).': [
				'Article',
				'AboutPage',
				'ContactPage',
			],
		},
	},
} );
