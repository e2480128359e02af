/** The migration of a site from SEOPress. */
import { describeSource, reasons } from './support/migration-source';

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
		'Redirects of single posts are not carried over (reported).': of(
			'/services/',
			'status',
			'location'
		),
	},
	faults: {
		'Beside noindex it prints a canonical address: the two contradict each other.':
			[ '/password-post/ canonical' ],
		'It shows an image that does not exist any more; here the default image is shown (reported).':
			[ '/og-image-deleted/', '/tag/oolong/' ].flatMap( ( path ) =>
				of( path, 'og:image', 'twitter:image' )
			),
		'On the page of posts it does not know the title of the page.': [
			...of( '/journal/', ...titles ),
			...of( '/journal/page/2/', ...titles ),
		],
		'It prints the number of no month, 0, on the page of a year.': of(
			'/2026/',
			...titles
		),
		'It prints markup as it is written.': [
			...of( '/category/news/', ...descriptions ),
			...of( '/category/news/page/2/', ...descriptions ),
		],
	},
} );
