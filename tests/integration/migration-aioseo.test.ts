/**
 * A site that leaves All in One SEO.
 */
import { describeSource, reasons } from './support/migration-source';

describeSource( 'aioseo', {
	differences: {
		'The page of an image shares this image; the source plugin shares the default image on X or elsewhere.':
			[ '/logo-image/ og:image', '/share-image/ twitter:image' ],
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
		'Later pages of divided posts are part of their post, and indexed like it (reported).':
			[ '/multipage-post/2/ robots' ],
		'The scheme of an image elsewhere stays; the other plugin takes that of the site.':
			[ '/og-image-by-url/ og:image' ],
		[ reasons.password ]: [
			'/password-post/ description',
			'/password-post/ og:description',
			'/password-post/ twitter:description',
		],
		'A canonical address on this site keeps its last slash.': [
			'/services/repairs/ canonical',
		],
		'Names are printed as they are written: quotation marks stay straight.':
			[ '/tag/repair/ description' ],
		'A month is written as the language of the site does.': [
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
