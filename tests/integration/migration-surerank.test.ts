/** The migration of a site from SureRank. */
import { readFixture } from './support/migration';
import { describeSource, reasons } from './support/migration-source';

/** The tags of several pages, as `path tag`. */
const of = ( paths: string[], tags: string[] ) =>
	paths.flatMap( ( path ) => tags.map( ( tag ) => `${ path } ${ tag }` ) );

const titles = [ 'og:title', 'twitter:title' ];

const printed = Object.entries( readFixture( 'surerank' ).rendered )
	.filter(
		( [ path, { status } ] ) =>
			( status < 300 || status >= 400 ) &&
			! [ '/?p=113', '/private-post/' ].includes( path )
	)
	.map( ( [ path ] ) => path );

describeSource( 'surerank', {
	differences: {
		'The canonical URL of search results is the one that was asked for.': [
			'/?s=kettle+%26+tea canonical',
		],
		'Archives of authors, dates and types, searches and pages that were not found have titles for networks, too.':
			of(
				[
					'/author/admin/',
					'/author/admin/page/2/',
					'/author/jonas/',
					'/author/jonas/page/2/',
					'/recipes/',
					'/2026/',
					'/2026/03/',
					'/2026/03/14/',
					'/?s=kettle+%26+tea',
					'/no-such-page-here/',
				],
				titles
			),
		'Links on archives of terms without posts are followed, and copies allowed, as on others (reported).':
			[ '/category/uncategorized/ robots' ],
		[ reasons.password ]: of(
			[ '/password-post/' ],
			[ 'description', 'og:description', 'twitter:description' ]
		),
	},
	faults: {
		'It prints the account on X with two “@” before its name.': of(
			printed,
			[ 'twitter:site' ]
		),
		'It asks search engines to index pages that were not found.': of(
			[ '/author/jonas/page/2/', '/no-such-page-here/' ],
			[ 'robots' ]
		),
		'On the page of a term, some variables spoke of its first post (reported).':
			of(
				[ '/tag/green-tea/' ],
				[ 'title', ...titles, 'og:description' ]
			),
	},
	schemas: {
		lost: {
			'A schema for single posts and pages was shown on searches, too (reported).':
				[ '/?s=kettle+%26+tea WebPage' ],
			[ reasons.noPage ]: [
				'/author/jonas/page/2/ BreadcrumbList',
				'/no-such-page-here/ BreadcrumbList',
			],
		},
		added: {},
	},
} );
