/** The migration of a site from The SEO Framework. */
import {
	describeSource,
	reasons,
} from '../integration/support/migration-source';

describeSource( 'tsf', {
	differences: {
		'One setting sets all paginated archives to noindex, including those of the home page (reported). Pages set to noindex have no canonical URL.':
			[
				'/page/2/ robots',
				'/page/2/ canonical',
				'/category/brewing/page/2/ canonical',
			],
		'Search results also have X card tags.': [
			'/?s=kettle+%26+tea twitter:card',
			'/?s=kettle+%26+tea twitter:site',
		],
		[ reasons.notFound ]: [
			'/author/jonas/page/2/ networks',
			'/no-such-page-here/ networks',
		],
	},
	schemas: {
		lost: {},
		added: {
			'These are separate nodes now; they were nested in the site and its pages.':
				[ 'BreadcrumbList', 'Organization', 'Person' ],
			[ reasons.passwordType ]: [ 'WebPage' ],
		},
	},
} );
