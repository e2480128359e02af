/** The migration of a site from Slim SEO. */
import { describeSource } from '../integration/support/migration-source';

const of = ( path: string, ...tags: string[] ) =>
	tags.map( ( tag ) => `${ path } ${ tag }` );

describeSource( 'slim', {
	differences: {
		'If its image template is the featured image and a post has none, it outputs no image; Pharos SEO outputs the default one.':
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
		'An empty image value, which only other plugins store, means no image in the source plugin.':
			of( '/empty-strings/', 'og:image', 'twitter:image' ),
	},
	faults: {
		'It outputs URLs of paginated archives that don’t exist.': [
			'/page/2/ canonical',
			'/category/brewing/page/2/ canonical',
		],
		'It outputs the ID of an image as its URL; Pharos SEO outputs the URL.':
			[ '/legacy-values/ og:image' ],
		'Its posts page has the featured image of the first post.': [
			'/journal/',
			'/journal/page/2/',
		].flatMap( ( path ) => of( path, 'og:image', 'twitter:image' ) ),
	},
} );
