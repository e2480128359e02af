/** The migration of a site from All in One SEO. */
import { describeSource, reasons } from './support/migration-source';

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
		'Names are printed as they are written: quotation marks stay straight.':
			[ '/tag/repair/ description' ],
	},
	faults: {
		'The page of an image shares the default image, and not this one.': [
			'/logo-image/ og:image',
			'/share-image/ twitter:image',
		],
		'It changes the scheme of an image elsewhere to that of the site.': [
			'/og-image-by-url/ og:image',
		],
		'It takes away the last slash of a canonical address, which then redirects.':
			[ '/services/repairs/ canonical' ],
		'It writes a comma between month and year, in every language.': [
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
			'The free version prints no schemas of single posts. Those that somebody has chosen are carried over.':
				[
					'/full-seo/ BlogPosting',
					'/about/ WebPage',
					'/contact/ WebPage',
				],
		},
		added: {
			'Of single posts (see above).': [
				'Article',
				'AboutPage',
				'ContactPage',
			],
		},
	},
} );
