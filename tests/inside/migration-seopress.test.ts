/** The migration of a site from SEOPress. */
import {
	describeSource,
	reasons,
} from '../integration/support/migration-source';

const of = ( path: string, ...tags: string[] ) =>
	tags.map( ( tag ) => `${ path } ${ tag }` );

const titles = [ 'title', 'og:title', 'twitter:title' ];
const descriptions = [ 'description', 'og:description', 'twitter:description' ];

describeSource( 'seopress', {
	differences: {
		[ reasons.password ]: [
			'/password-post/ og:description',
			'/password-post/ twitter:description',
		],
		[ reasons.notFound ]: [
			'/author/jonas/page/2/',
			'/no-such-page-here/',
		].flatMap( ( path ) =>
			of(
				path,
				'og:title',
				'og:image',
				'og:site_name',
				'twitter:title',
				'twitter:image',
				'twitter:card',
				'twitter:site'
			)
		),
	},
	faults: {
		'It outputs a canonical URL on pages set to noindex, which is contradictory.':
			[ '/password-post/ canonical' ],
		'It outputs an image that no longer exists; Pharos SEO outputs the default image (reported).':
			[ '/og-image-deleted/', '/tag/oolong/' ].flatMap( ( path ) =>
				of( path, 'og:image', 'twitter:image' )
			),
		'On the posts page, it doesn’t output the title of the page.': [
			...of( '/journal/', ...titles ),
			...of( '/journal/page/2/', ...titles ),
		],
		'It outputs the month 0 on the archive of a year.': of(
			'/2026/',
			...titles
		),
		'It outputs markup as entered.': [
			...of( '/category/news/', ...descriptions ),
			...of( '/category/news/page/2/', ...descriptions ),
		],
	},
} );
