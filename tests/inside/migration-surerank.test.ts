/** The migration of a site from SureRank. */
import { readFixture } from '../integration/support/migration';
import {
	describeSource,
	reasons,
} from '../integration/support/migration-source';

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
		'The canonical URL of search results is the requested URL.': [
			'/?s=kettle+%26+tea canonical',
		],
		'Author, date and post type archives, search results and the “not found” page (404) also have social titles.':
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
		'Term archives without posts have no nofollow and noarchive, like other archives (reported).':
			[ '/category/uncategorized/ robots' ],
		[ reasons.password ]: of(
			[ '/password-post/' ],
			[ 'description', 'og:description', 'twitter:description' ]
		),
	},
	faults: {
		'It outputs the X profile with two “@” before its name.': of( printed, [
			'twitter:site',
		] ),
		'It sets the “not found” page (404) to index.': of(
			[ '/author/jonas/page/2/', '/no-such-page-here/' ],
			[ 'robots' ]
		),
		'On term archives, some variables had values of the first post (reported).':
			of(
				[ '/tag/green-tea/' ],
				[ 'title', ...titles, 'og:description' ]
			),
	},
	schemas: {
		lost: {
			'A schema for individual posts and pages was also output on search results (reported).':
				[ '/?s=kettle+%26+tea WebPage' ],
			[ reasons.noPage ]: [
				'/author/jonas/page/2/ BreadcrumbList',
				'/no-such-page-here/ BreadcrumbList',
			],
		},
		added: {},
	},
} );
