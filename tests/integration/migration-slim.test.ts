/** The migration of a site from Slim SEO. */
import { describeSource } from './support/migration-source';

const of = ( path: string, ...tags: string[] ) =>
	tags.map( ( tag ) => `${ path } ${ tag }` );

describeSource( 'slim', {
	differences: {
		'Where its template of images is the featured image, and there is none, it shows no image; here the default one.':
			[
				'/entities-quotes/',
				'/long-text/',
				'/canonical-cross/',
				'/noindex-post/',
				'/no-seo-data/',
				'/password-post/',
				'/multipage-post/',
				'/multipage-post/2/',
			].flatMap( ( path ) => of( path, 'og:image' ) ),
		'An empty image, as only others write it, is no image there.': of(
			'/empty-strings/',
			'og:image',
			'twitter:image'
		),
	},
	faults: {
		'It makes addresses of later pages that do not exist.': [
			'/page/2/ canonical',
			'/category/brewing/page/2/ canonical',
		],
		'The number of an image is its address there; here the image.': [
			'/legacy-values/ og:image',
		],
		'The page of posts has the featured image of the first of them there.':
			[ '/journal/', '/journal/page/2/' ].flatMap( ( path ) =>
				of( path, 'og:image', 'twitter:image' )
			),
	},
} );
