/**
 * A site that leaves The SEO Framework.
 */
import { describeSource, reasons } from './support/migration-source';

describeSource( 'tsf', {
	differences: {
		[ reasons.laterPages ]: [
			'/page/2/ og:title',
			'/page/2/ og:description',
			'/page/2/ twitter:title',
			'/page/2/ twitter:description',
			'/category/brewing/page/2/ og:title',
			'/category/brewing/page/2/ og:description',
			'/category/brewing/page/2/ twitter:title',
			'/category/brewing/page/2/ twitter:description',
		],
		'Later pages of all lists are kept out of search engines by one switch, those of the home page with them (reported). What is kept out has no canonical address.':
			[
				'/page/2/ robots',
				'/page/2/ canonical',
				'/category/brewing/page/2/ canonical',
			],
		[ reasons.card ]: [ '/landing/ twitter:card' ],
		'Titles of posts behind a password do not say so, and terms without posts and posts behind a password are not kept out of search engines by themselves (reported).':
			[
				'/password-post/ title',
				'/password-post/ og:title',
				'/password-post/ twitter:title',
				'/password-post/ robots',
				'/category/uncategorized/ robots',
			],
		'The archive of a post type has no texts of its own for networks (reported).':
			[ '/recipes/ og:title', '/recipes/ twitter:title' ],
		'Searches have tags for X, too.': [
			'/?s=kettle+%26+tea twitter:card',
			'/?s=kettle+%26+tea twitter:site',
		],
		[ reasons.notFound ]: [
			'/author/jonas/page/2/ networks',
			'/no-such-page-here/ networks',
		],
		'Redirects of single posts are not carried over (reported).': [
			'/services/ status',
			'/services/ location',
		],
	},
	schemas: {
		lost: {},
		added: {
			'They stand by themselves, where they were parts of the site and of its pages.':
				[ 'BreadcrumbList', 'Organization', 'Person' ],
			[ reasons.passwordType ]: [ 'WebPage' ],
		},
	},
} );
