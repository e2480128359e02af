/** The migration of a site from Rank Math. */
import { describeSource, reasons } from './support/migration-source';

describeSource( 'rankmath', {
	// Author URLs aren't changed here (reported).
	moved: { '/writer/': '/author/' },
	differences: {
		'Attachment pages without a post redirect to the home page for now: it is not where the file went.':
			[ '/share-image/ status', '/logo-image/ status' ],
		[ reasons.card ]: [
			'/legacy-values/ twitter:card',
			'/category/brewing/page/2/ twitter:card',
		],
		[ reasons.password ]: [
			'/password-post/ description',
			'/password-post/ og:description',
			'/password-post/ og:image',
			'/password-post/ twitter:description',
			'/password-post/ twitter:image',
		],
		'It prints no image on this later page, although there is a default one.':
			[
				'/category/news/page/2/ og:image',
				'/category/news/page/2/ twitter:image',
			],
	},
	schemas: {
		lost: {
			[ reasons.noPage ]: [
				'/no-such-page-here/ BreadcrumbList',
				'/no-such-page-here/ WebPage',
				'/writer/jonas/page/2/ BreadcrumbList',
				'/writer/jonas/page/2/ WebPage',
			],
			'A schema that lacks what Google requires is not output until it is complete.':
				[ '/recipe/matcha-latte/ Recipe' ],
		},
		added: {
			'Every page says what it is, and of which site; there, only those that have a schema of their own.':
				[ 'WebSite', 'WebPage', 'Store' ],
			'What an older version has noted about a page is understood.': [
				'NewsArticle',
			],
			[ reasons.passwordType ]: [ 'BlogPosting', 'Person' ],
			[ reasons.trail ]: [ 'BreadcrumbList' ],
		},
	},
} );
