/** The migration of a site from The SEO Framework. */
import { describeSource, reasons } from './support/migration-source';

describeSource( 'tsf', {
	differences: {
		'Later pages of all lists are kept out of search engines by one switch, those of the home page with them (reported). What is kept out has no canonical address.':
			[
				'/page/2/ robots',
				'/page/2/ canonical',
				'/category/brewing/page/2/ canonical',
			],
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
