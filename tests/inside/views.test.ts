/**
 * Pages that other plugins build below a page, in place of an archive or of the home page: what Pharos says there is about them, or it says
 * nothing.
 */
import fc from 'fast-check';
import { configure, withContent } from '../integration/support/head';
import { withPlugins } from '../integration/support/plugins';
import { address } from '../integration/support/robots';
import { site } from '../integration/support/site';
import { withSnippet } from '../integration/support/snippets';

withContent();
withPlugins( 'head-filters' );

/** A plugin with an endpoint, rewrite rules with and without variables, and filters that depend on parameters. */
withSnippet(
	'club',
	`
	add_action( 'init', static function () {
		add_rewrite_endpoint( 'lessons', EP_PERMALINK | EP_PAGES | EP_ROOT );
		add_rewrite_endpoint( 'via', EP_ALL );
		add_rewrite_tag( '%club_member%', '([^/]+)' );
		add_rewrite_tag( '%club_period%', '([^/]+)' );
		add_rewrite_rule( '^x-front/member/([^/]+)/?$', 'index.php?pagename=x-front&club_member=$matches[1]', 'top' );
		add_rewrite_rule( '^x-front/plain/([^/]+)/?$', 'index.php?pagename=x-front', 'top' );
		add_rewrite_rule( '^club/([^/]+)/?$', 'index.php?club_member=$matches[1]', 'top' );
		add_rewrite_rule( '^club-home/?$', 'index.php?club_unknown=1', 'top' );
		add_rewrite_rule( '^books/month/?$', 'index.php?post_type=book&club_period=month', 'top' );
		add_rewrite_rule( '^books/?$', 'index.php?post_type=book&club_period=all', 'top' );
		add_rewrite_rule( '^x-journal/?$', 'index.php?pagename=x-journal&club_period=all', 'top' );
	} );
	add_filter( 'query_vars', static fn( $names ) => [ ...$names, 'utm_campaign', 'affiliate_id', 'ref', 'ref_code', 'shop-ref', 'acme_affiliate_id', 'acme_campaign', 'yclid', 'refund', 'partners_of', 'tab', 'ref_table' ] );
	add_filter( 'rewrite_rules_array', static fn( $rules ) => [ 'x-front/forum(?:/|$).*$' => 'index.php?page_id=' . get_page_by_path( 'x-front' )->ID ] + $rules );
	add_filter( 'request', static fn( $vars ) => ( $vars['attachment'] ?? '' ) === 'board' ? [ 'pagename' => 'x-front' ] : $vars );
	add_filter( 'document_title_parts', static function ( $parts ) {
		$member = get_query_var( 'club_member' );
		return $member ? [ 'title' => "Member $member & friends" ] + $parts : $parts;
	} );
	add_filter( 'get_canonical_url', static function ( $url ) {
		$member = get_query_var( 'club_member' );
		return $member === 'anna' ? home_url( "/club/$member/" ) : $url;
	} );
	add_action( 'wp_head', static function () {
		get_query_var( 'club_member' ) === 'ben' && print( '<link rel="canonical" href="' . home_url( '/club/ben/' ) . '">' );
	} );`
);

beforeAll( () =>
	configure( {
		no_index: [],
		page_description: '%excerpt%',
		separator: '|',
	} )
);
beforeAll( () => site.php( `delete_option( 'rewrite_rules' );` ) );
afterAll( () => site.php( `delete_option( 'rewrite_rules' );` ) );

async function said( path: string ) {
	const page = await site.get( path );
	return {
		title: page.title,
		canonical: address( page, 'canonical' ),
		url: page.meta( 'og:url' )?.replace( site.url, '' ),
		description: page.meta( 'description' ),
		social: page.meta( 'og:title' ),
		schema: page.text.includes( 'application/ld+json' ),
		canonicals: page.links.filter( ( { rel } ) => rel === 'canonical' )
			.length,
	};
}

const silent = {
	canonical: undefined,
	url: undefined,
	description: undefined,
	social: undefined,
	schema: false,
	canonicals: 0,
};

test.each( [
	[ 'an endpoint of a post', '/x-plain/lessons/4/', /^Salt & “pepper” tea/ ],
	[ 'an endpoint without a value', '/x-plain/lessons/', /^Salt/ ],
	[ 'an endpoint of the home page', '/lessons/', /Fern/ ],
	[ 'a variable in a query', '/x-plain/?club_period=new', /^Salt/ ],
	[
		'a variable of an archive',
		'/books/?club_period=new',
		/^Books & maps \| Fern/,
	],
	[ 'a variable of a term', '/genre/x-china/?club_period=new', /^China/ ],
	[ 'a variable of the home page', '/?club_period=new', /Fern/ ],
	[ 'a variable of a search', '/?s=tea&club_period=new', /Fern/ ],
	[
		'a rule below a page',
		'/x-front/member/cy/',
		/^Member cy & friends \| F/,
	],
	[ 'a rule without a variable', '/x-front/plain/cy/', /^Welcome \| Fern/ ],
	[
		'a rule for all below a page',
		'/x-front/forum/tea/',
		/^Welcome \| Fern/,
	],
	[ 'a changed request', '/x-front/board/', /^Welcome \| Fern/ ],
	[ 'a rule without a page', '/club/cy/', /^Member cy & friends/ ],
	[ 'a rule whose variable is unknown', '/club-home/', /Fern/ ],
	[
		'a rule in place of an archive',
		'/books/month/',
		/^Books & maps \| Fern/,
	],
	[ 'a variable without a rule', '/x-plain/?tab=reviews', /^Salt/ ],
	[ 'a variable of an archive without a rule', '/books/?tab=2', /^Books/ ],
	[ 'a name that begins like a source', '/x-plain/?refund=7', /^Salt/ ],
	[ 'another', '/x-plain/?partners_of=7', /^Salt/ ],
	[ 'a third', '/x-plain/?ref_table=7', /^Salt/ ],
	[ 'two terms at once', '/tag/how-to,tea/', /Fern/ ],
] )( '%s has nothing of the page below it (%s)', async ( _, path, title ) => {
	const page = await said( path );
	expect( page ).toEqual( { ...silent, title: page.title } );
	expect( page.title ).toMatch( title );
} );

test.each( [
	[ 'by a filter', '/x-front/member/anna/', '/club/anna/', '/club/anna/' ],
	[ 'by a tag', '/club/ben/', '/club/ben/', undefined ],
] )(
	'The canonical URL that the plugin gives its view %s is the only one',
	async ( _, path, canonical, url ) => {
		expect( await said( path ) ).toMatchObject( {
			canonical,
			url,
			canonicals: 1,
			description: undefined,
			schema: false,
		} );
	}
);

test.each( [
	[ '/books/', '/books/' ],
	[ '/x-journal/', '/x-journal/' ],
	[ '/x-plain/?utm_source=a&gclid=b&unknown=c', '/x-plain/' ],
	[ '/x-plain/via/5/', '/x-plain/' ],
	[ '/x-plain/?via=5', '/x-plain/' ],
	[ '/via/5/', '/' ],
	[ '/?via=5', '/' ],
	[ '/x-front/via/5/', '/x-front/' ],
	[ '/category/tea/via/5/', '/category/tea/' ],
	[ '/x-plain/?utm_campaign=spring&affiliate_id=7', '/x-plain/' ],
	[ '/genre/x-china/?ref=7', '/genre/x-china/' ],
	[ '/x-plain/?ref_code=5&yclid=a', '/x-plain/' ],
	[ '/books/?shop-ref=5', '/books/' ],
	[ '/?acme_affiliate_id=5&acme_campaign=tea', '/' ],
	[ '/x-plain/?post_type=post', '/x-plain/' ],
	[ '/x-divided/2/?fbclid=b', '/x-divided/2/' ],
	[ '/genre/x-china/?orderby=title', '/genre/x-china/' ],
] )( 'A page at its own URL stays itself: %s', async ( path, canonical ) => {
	const page = await said( path );
	expect( page ).toMatchObject( { canonical, canonicals: 1, schema: true } );
	expect( page.url ).toBe( canonical );
} );

test( 'A later page of a list in a page has a URL of its own', async () => {
	expect( await said( '/x-front/page/2/' ) ).toMatchObject( {
		canonical: '/x-front/page/2/',
		url: '/x-front/page/2/',
	} );
	expect( await said( '/x-front/?paged=2' ) ).toMatchObject( {
		canonical: '/x-front/',
	} );
} );

test( 'A search view is kept out of search results by WordPress', async () => {
	const page = await site.get( '/?s=tea&club_period=new' );
	expect( page.meta( 'robots' ) ).toMatch( /\bnoindex\b/ );
} );

test( 'No canonical URL is that of another page, whatever leads to it', async () => {
	const endings = [ 'lessons/', 'lessons/7/', 'page/2/', '' ];
	const queries = [ 'club_period=x', 'club_member=anna', 'utm_source=x', '' ];
	await fc.assert(
		fc.asyncProperty(
			fc.constantFrom( '/', '/x-plain/', '/x-front/', '/x-divided/' ),
			fc.constantFrom( ...endings ),
			fc.constantFrom( ...queries ),
			async ( base, ending, query ) => {
				const url = `${ base }${ ending }`;
				const { canonical, url: shared } = await said(
					`${ url }${ query && `?${ query }` }`
				);
				const own = /^(club|$)/.test( query ) ? [ '/club/anna/' ] : [];
				expect( [ undefined, url, ...own ] ).toContain( canonical );
				expect( [ undefined, url, ...own ] ).toContain( shared );
			}
		),
		{ numRuns: 25 }
	);
} );
