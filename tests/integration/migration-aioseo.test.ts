/**
 * A site that leaves All in One SEO.
 */
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
		[ reasons.twoSeparators ]: [
			'/about/ title',
			'/about/ og:title',
			'/about/ twitter:title',
			'/contact/ title',
			'/services/ title',
			'/services/ og:title',
			'/services/ twitter:title',
			'/legal/ title',
			'/legal/ og:title',
			'/legal/ twitter:title',
			'/landing/ title',
			'/landing/ og:title',
		],
		[ reasons.noindexCanonical ]: [
			'/page/2/ canonical',
			'/noindex-post/ canonical',
			'/legacy-values/ canonical',
			'/legal/ canonical',
			'/note/price-list/ canonical',
			'/tag/green-tea/ canonical',
			'/tag/repair/ canonical',
			'/author/admin/page/2/ canonical',
			'/2026/ canonical',
			'/2026/03/ canonical',
			'/2026/03/14/ canonical',
		],
		'Later pages have the texts of their page on networks, and say which they are in titles alone where the page has texts of its own.':
			[
				'/page/2/ og:title',
				'/page/2/ og:description',
				'/page/2/ twitter:title',
				'/page/2/ twitter:description',
				'/multipage-post/2/ title',
				'/multipage-post/2/ description',
				'/multipage-post/2/ og:title',
				'/multipage-post/2/ og:description',
				'/multipage-post/2/ twitter:title',
				'/multipage-post/2/ twitter:description',
				'/author/admin/page/2/ description',
			],
		'A first page has no number.': [
			'/variables-in-desc/ title',
			'/multipage-post/ title',
			'/multipage-post/ og:title',
			'/multipage-post/ twitter:title',
			'/journal/ title',
			'/journal/ og:title',
			'/journal/ twitter:title',
		],
		'Later pages of divided posts are part of their post, and indexed like it (reported).':
			[ '/multipage-post/2/ robots' ],
		[ reasons.robots ]: [ '/noindex-post/ robots' ],
		[ reasons.card ]: [
			'/ twitter:card',
			'/page/2/ twitter:card',
			'/legacy-values/ twitter:card',
			'/recipe/glogg/ twitter:card',
		],
		'The default image is the same for all networks (reported).': [
			'/no-seo-data/ twitter:image',
			'/services/ twitter:image',
			'/note/price-list/ twitter:image',
		],
		'The scheme of an image elsewhere stays; the other plugin takes that of the site.':
			[ '/og-image-by-url/ og:image' ],
		[ reasons.password ]: [
			'/password-post/ description',
			'/password-post/ og:description',
			'/password-post/ twitter:description',
		],
		'Attachment pages without a post lead to the file (reported).': [
			'/share-image/ status',
			'/logo-image/ status',
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
				'Recipe',
			],
		},
	},
} );
