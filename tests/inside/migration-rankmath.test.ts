/** The migration of a site from Rank Math. */
import {
	describeSource,
	reasons,
} from '../integration/support/migration-source';

describeSource( 'rankmath', {
	// Author URLs aren't changed here (reported).
	moved: { '/writer/': '/author/' },
	differences: {
		'Attachment pages without a parent post redirect to the home page temporarily, because the file itself hasn’t moved.':
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
		'It outputs no image on this page of a paginated archive, although there is a default image.':
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
			'A schema without properties that Google requires isn’t output until it is complete.':
				[ '/recipe/matcha-latte/ Recipe' ],
		},
		added: {
			'Every page has the schemas of the page and the site; in the source plugin, only pages with a custom schema had them.':
				[ 'WebSite', 'WebPage', 'Store' ],
			'Values stored by an older version are migrated.': [
				'NewsArticle',
			],
			[ reasons.passwordType ]: [ 'BlogPosting', 'Person' ],
			[ reasons.trail ]: [ 'BreadcrumbList' ],
		},
	},
} );
