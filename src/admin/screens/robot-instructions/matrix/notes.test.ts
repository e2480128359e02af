import { notesOf, type Note, type RowState } from './notes';

const posts: RowState = {
	kind: 'post_types',
	noindex: false,
	noarchive: false,
	hasAny: false,
	savedNoindex: false,
	inSitemap: true,
	served: true,
	count: 12,
	holdsHome: false,
	hasSitemap: true,
};

const noindex = { noindex: true, hasAny: true };

const cases: { given: string; row: Partial< RowState >; then: Note[] }[] = [
	{ given: 'posts in the sitemap and indexed', row: {}, then: [] },
	{
		given: 'posts just switched to No Index',
		row: noindex,
		then: [ 'hides_all', 'leaves_sitemap' ],
	},
	{
		given: 'posts that are No Index and left the sitemap',
		row: { ...noindex, savedNoindex: true, inSitemap: false },
		then: [ 'hides_all' ],
	},
	{
		given: 'posts that are No Index, in a sitemap of another plugin',
		row: { ...noindex, savedNoindex: true },
		then: [ 'hides_all', 'noindex_in_sitemap' ],
	},
	{
		given: 'a type without posts, just switched to No Index',
		row: { ...noindex, count: 0 },
		then: [ 'leaves_sitemap' ],
	},
	{
		given: 'No Index just taken away',
		row: { savedNoindex: true, inSitemap: false },
		then: [ 'joins_sitemap' ],
	},
	{
		given: 'No Index just taken away on a site without a sitemap',
		row: { savedNoindex: true, inSitemap: false, hasSitemap: false },
		then: [],
	},
	{
		given: 'pages with the home page among them, switched to No Index',
		row: { ...noindex, holdsHome: true },
		then: [ 'hides_home', 'hides_all', 'leaves_sitemap' ],
	},
	{
		given: 'a home page with No Index that the sitemap still lists',
		row: {
			...noindex,
			kind: 'home',
			count: null,
			holdsHome: true,
			savedNoindex: true,
		},
		then: [ 'hides_home', 'noindex_in_sitemap' ],
	},
	{
		given: 'tags with No Index, as many sites have them',
		row: {
			...noindex,
			kind: 'taxonomies',
			savedNoindex: true,
			inSitemap: false,
		},
		then: [],
	},
	{
		given: 'No Archive beside No Index',
		row: {
			...noindex,
			kind: 'archives',
			count: null,
			inSitemap: false,
			noarchive: true,
		},
		then: [ 'needless_noarchive' ],
	},
	{
		given: 'an archive that redirects, with instructions for robots',
		row: {
			...noindex,
			kind: 'archives',
			count: null,
			inSitemap: false,
			served: false,
		},
		then: [ 'no_effect' ],
	},
	{
		given: 'an archive that redirects, listed in a sitemap of another plugin',
		row: { kind: 'archives', count: null, served: false },
		then: [ 'redirects_in_sitemap' ],
	},
	{
		given: 'an archive that redirects, with nothing on',
		row: { kind: 'archives', count: null, inSitemap: false, served: false },
		then: [],
	},
];

test.each( cases )( '$given: $then', ( { row, then } ) => {
	expect( notesOf( { ...posts, ...row } ) ).toEqual( then );
} );
