import type { Page } from '../../support/page';
import type { Site } from '../../support/site';
import { activate, deactivate } from '../../integration/support/plugins';
import type { Effect } from './types';

/** The feed link in the head of a page, without the site URL. */
const feedLink = ( page: Page, ending: string, site: Site ) =>
	page.links
		.filter(
			( { rel, type } ) => rel === 'alternate' && /rss/.test( type ?? '' )
		)
		.map( ( { href = '' } ) => href.replace( site.url, '' ) )
		.find( ( href ) => href.endsWith( ending ) ) ?? null;

/** The redirect target of a path; null if it is served. */
async function leadsTo( site: Site, path: string ) {
	const { status, location, headers } = await site.get( path );
	return location === null
		? null
		: [
				status,
				location.replace( site.url, '' ),
				headers.get( 'x-redirect-by' ),
			];
}

interface RemovedFeed extends Pick< Effect, 'setting' | 'when' | 'setup' > {
	/** The page that the feed belongs to, and that links to it. */
	page: string;
	feed: string;
}

/** The effect of a setting that turns off a feed: on the link in the page, and on the feed URL. */
const removed = ( { setting, page, feed, ...rest }: RemovedFeed ): Effect => ( {
	setting,
	does: `takes ${ feed } away, and the link to it`,
	path: page,
	values: [ false, true ],
	read: async ( answer, site ) => [
		feedLink( answer, feed, site ),
		await leadsTo( site, feed ),
	],
	expected: [
		[ feed, null ],
		[ null, [ 301, page, 'Pharos SEO' ] ],
	],
	...rest,
} );

const withBookshop = async () => {
	await activate( 'bookshop' );
	return () => deactivate( 'bookshop' );
};

const withTravelBook = async ( site: Site ) => {
	await activate( 'bookshop' );
	const term = await site.php< number >(
		`return wp_insert_term( 'Travel', 'genre', [ 'slug' => 'x-travel' ] )['term_id'];`
	);
	return async () => {
		await site.php( `wp_delete_term( $args['term'], 'genre' );`, { term } );
		await deactivate( 'bookshop' );
	};
};

/** The first item of a feed. */
const entry = ( { text }: Page ) =>
	/<item>.*?<\/item>/s.exec( text )?.[ 0 ] ?? '';

export const effects: Effect[] = [
	{
		setting: 'feed_text_before',
		does: 'stands before each entry, with links',
		path: '/feed/',
		values: [
			'',
			'First: %post_link% <script>x</script>100% of %site_name%]]>',
		],
		read: ( page ) =>
			/First: (<a href="[^"]+">[^<]+<\/a>) x100% of [^<]+]]&gt;/.test(
				entry( page )
			),
		expected: [ false, true ],
	},
	{
		setting: 'feed_text_after',
		does: 'stands after each entry, above the link to the source',
		path: '/feed/',
		values: [ '', 'From %site_link%: %title%' ],
		read: ( page ) =>
			/From <a href="[^"]+">.+?<\/a>: .*Read /s.test( entry( page ) ),
		expected: [ false, true ],
		when: { addlink_to_source_below_feed_entries: true },
	},
	{
		setting: 'convert_feed_entries_into_excerpts',
		does: 'leaves the full text out of feeds',
		path: '/feed/',
		values: [ false, true ],
		read: ( page ) => entry( page ).includes( '<content:encoded>' ),
		expected: [ true, false ],
	},
	{
		setting: 'addlink_to_source_below_feed_entries',
		does: 'says below an entry where it comes from',
		path: '/feed/',
		values: [ false, true ],
		read: ( page ) =>
			/<p>Read <a href="[^"]+">[^<]+<\/a>, originally published on Fern &amp; Kettle\.<\/p>]]><\/description>/.test(
				entry( page )
			),
		expected: [ false, true ],
	},
	{
		setting: 'allow_indexing_of_feed_entries',
		does: 'lets search engines list feeds',
		path: '/feed/',
		values: [ false, true ],
		read: ( page ) => page.headers.get( 'x-robots-tag' ),
		expected: [ 'noindex, follow', null ],
	},
	removed( {
		setting: 'remove_global_comments_feed',
		page: '/',
		feed: '/comments/feed/',
	} ),
	removed( {
		setting: 'remove_post_authors_feed',
		page: '/author/ines-calloway/',
		feed: '/author/ines-calloway/feed/',
		when: { author_archive: true },
	} ),
	removed( {
		setting: 'remove_post_types_feed',
		page: '/books/',
		feed: '/books/feed/',
		setup: withBookshop,
	} ),
	removed( {
		setting: 'remove_category_feed',
		page: '/category/tea/',
		feed: '/category/tea/feed/',
	} ),
	removed( {
		setting: 'remove_tag_feed',
		page: '/tag/how-to/',
		feed: '/tag/how-to/feed/',
	} ),
	removed( {
		setting: 'remove_custom_taxonomy_feed',
		page: '/genre/x-travel/',
		feed: '/genre/x-travel/feed/',
		setup: withTravelBook,
	} ),
	{
		...removed( {
			setting: 'remove_search_results_feed',
			page: '/search/tea/',
			feed: '/search/tea/feed/rss2/',
		} ),
		does: 'takes the feed of a search away, and the link to it',
	},
	{
		setting: 'remove_atom_rdf_feeds',
		does: 'leads from feeds in the formats Atom and RDF to their page',
		path: '/feed/atom/',
		values: [ false, true ],
		read: async ( _page, site ) => [
			await leadsTo( site, '/feed/atom/' ),
			await leadsTo( site, '/category/tea/feed/rdf/' ),
			await leadsTo( site, '/feed/' ),
		],
		expected: [
			[ null, null, null ],
			[
				[ 301, '/', 'Pharos SEO' ],
				[ 301, '/category/tea/', 'Pharos SEO' ],
				null,
			],
		],
	},
];
