import { exampleSite } from '../../../tests/js/example-site';
import { defaults } from '../../../store/settings/schema';
import { culpritsOf, hideEverything, type Culprit } from './culprits';

interface Case {
	given: string;
	reading?: false;
	blocked?: true;
	isStatic?: true;
	homeNoindex?: true;
	noIndex?: string[];
	otherPlugin?: true;
	then: Culprit[];
}

const cases: Case[] = [
	{ given: 'nothing special', then: [] },
	{
		given: 'search engines discouraged in Settings > Reading',
		reading: false,
		then: [ 'reading' ],
	},
	{
		given: 'a robots.txt that forbids everything',
		blocked: true,
		then: [ 'robots_txt' ],
	},
	{
		given: 'both of these, the worst first',
		reading: false,
		blocked: true,
		then: [ 'reading', 'robots_txt' ],
	},
	{
		given: 'a home page with the latest posts set to noindex',
		homeNoindex: true,
		then: [ 'home_page' ],
	},
	{
		given: 'the same setting left over on a site whose home page is a static page',
		homeNoindex: true,
		isStatic: true,
		then: [],
	},
	{
		given: 'all pages set to noindex, the home page among them',
		noIndex: [ 'page' ],
		isStatic: true,
		then: [ 'pages' ],
	},
	{
		given: 'all pages set to noindex, the home page showing posts',
		noIndex: [ 'page' ],
		then: [],
	},
	{
		given: 'other things set to noindex',
		noIndex: [ 'post', 'search', 'author' ],
		isStatic: true,
		then: [],
	},
	{
		given: 'our settings without effect, as another SEO plugin is active',
		homeNoindex: true,
		otherPlugin: true,
		then: [],
	},
	{
		given: 'WordPress hiding the site, which no SEO plugin changes',
		reading: false,
		otherPlugin: true,
		then: [ 'reading' ],
	},
];

test.each( cases )( '$given: $then', ( one ) => {
	const culprits = culpritsOf( {
		site: {
			home_page_static: one.isStatic ? 'page' : 'posts',
			other_seo_plugin: one.otherPlugin
				? { slug: 'other', name: 'Other SEO' }
				: null,
			visibility: {
				...exampleSite.visibility,
				search_engines: one.reading ?? true,
				robots_txt_blocks: one.blocked ?? false,
			},
		},
		settings: {
			home_page_robots: {
				general: one.homeNoindex ? [ 'nofollow', 'noindex' ] : [],
			},
			no_index: one.noIndex ?? defaults.no_index,
		},
	} );

	expect( culprits ).toEqual( one.then );
} );

test( 'The whole site is hidden by WordPress or robots.txt, the home page by our settings', () => {
	expect( hideEverything( [ 'home_page' ] ) ).toBe( false );
	expect( hideEverything( [ 'robots_txt', 'home_page' ] ) ).toBe( true );
} );
