/** The migration of a site from Yoast SEO. */
import {
	describeSource,
	reasons,
} from '../integration/support/migration-source';

describeSource( 'yoast', {
	differences: {
		[ reasons.password ]: [
			'/password-post/ og:image',
			'/password-post/ twitter:image',
		],
		[ reasons.notFound ]: [
			'/author/jonas/page/2/ og:image',
			'/author/jonas/page/2/ twitter:image',
			'/author/jonas/page/2/ twitter:card',
			'/author/jonas/page/2/ twitter:site',
			'/no-such-page-here/ og:image',
			'/no-such-page-here/ twitter:image',
			'/no-such-page-here/ twitter:card',
			'/no-such-page-here/ twitter:site',
		],
		'With noindex, it doesn’t output a noarchive setting. The setting is migrated and has no effect.':
			[ '/noindex-post/ robots' ],
	},
	schemas: {
		lost: { [ reasons.homeTrail ]: [ '/ BreadcrumbList' ] },
		added: {
			[ reasons.passwordType ]: [ 'BlogPosting', 'Person' ],
			[ reasons.trail ]: [ 'BreadcrumbList' ],
		},
	},
} );
