/** URLs that don't belong into a site's sitemap: on other hosts, and of files of protected posts. */
import { crawl } from '../integration/support/crawl';
import { configure } from '../integration/support/head';
import { shortcode } from '../integration/support/html-sitemap';
import { site } from '../integration/support/site';
import { withSnippet } from '../integration/support/snippets';

const on = () =>
	configure( {
		enable_xml_sitemap: true,
		enable_page_level_seo: true,
		redirectAttachmentPagesToPostParent: false,
	} );

const urls = async () =>
	( await crawl() ).entries.map( ( { loc } ) => loc ).join( '\n' );

const reasons = ( ids: number[], terms: number[] = [] ) =>
	site.php< { code: string; message: string; url: string }[] >(
		`$verdict = new Pharos\\Sitemaps\\Explanation( new Pharos\\Settings\\Settings() );
		return array_map( static fn( $object ) => $verdict->explain( $object )['reason'], [ ...array_map( 'get_post', $args[0] ), ...array_map( 'get_term', $args[1] ) ] );`,
		[ ids, terms ]
	);

afterAll( async () => {
	await site.php( `Pharos\\Sitemaps\\Job::clear();` );
	await site.resetSettings();
} );

describe( 'Links that lead to other websites', () => {
	withSnippet(
		'links-elsewhere',
		`add_filter( 'post_link', static fn( $url, $post ) => $post->post_name === 'z-away' ? 'https://elsewhere.example/z-away/' : $url, 10, 2 );
		add_filter( 'page_link', static fn( $url, $id ) => str_contains( $url, 'z-page-away' ) ? 'https://elsewhere.example/z-page-away/' : $url, 10, 2 );
		add_filter( 'post_type_link', static fn( $url ) => $url );
		add_filter( 'term_link', static fn( $url ) => str_replace( home_url( '/category/z-topic-away/' ), 'https://elsewhere.example/z-topic-away/', $url ) );
		add_filter( 'post_link', static fn( $url, $post ) => $post->post_name === 'z-deutsch' ? 'https://de.example/z-deutsch/' : $url, 10, 2 );
		add_filter( 'allowed_redirect_hosts', static fn( $hosts ) => [ 'de.example', ...$hosts ] );`
	);
	let made: { posts: number[]; term: number };
	beforeAll( async () => {
		made = await site.php( `
			$make = static fn( $name, $type = 'post' ) => wp_insert_post( [ 'post_type' => $type, 'post_title' => $name, 'post_name' => $name, 'post_status' => 'publish' ] );
			$posts = [ $make( 'z-away' ), $make( 'z-page-away', 'page' ), $make( 'z-here' ), $make( 'z-deutsch' ) ];
			$term = wp_insert_term( 'z-topic-away', 'category' )['term_id'];
			wp_set_post_categories( $posts[2], [ $term ] );
			return [ 'posts' => $posts, 'term' => $term ];` );
		await on();
	} );
	afterAll( () =>
		site.php(
			`foreach ( $args['posts'] as $id ) { wp_delete_post( $id, true ); }
			wp_delete_term( $args['term'], 'category' );`,
			made
		)
	);

	test( 'are in no sitemap; those to the host of another language are', async () => {
		// An entry on another host would fail the schema's check, too.
		const text = await site.php< string >(
			`$series = new Pharos\\Sitemaps\\Series( new Pharos\\Settings\\Settings() );
			Pharos\\Sitemaps\\Tables::need();
			$urls = [];
			foreach ( $series->labels() as $name => $label ) {
				[ $provider, $own ] = $series->find( $name );
				foreach ( $provider->entries( $own, '', '', 1000, true ) as $entry ) { $urls[] = $entry->loc; }
			}
			return implode( "\\n", $urls );`
		);
		const { links } = await shortcode();
		for ( const all of [ text, links.join( '\n' ) ] ) {
			expect( all ).toContain( '/z-here/' );
			expect( all ).not.toContain( 'elsewhere.example' );
			expect( all ).toContain( 'https://de.example/z-deutsch/' );
		}
	} );

	test( 'and “Why isn’t this page in my sitemap?” says so', async () => {
		const [ post, page, here, german, term ] = await reasons( made.posts, [
			made.term,
		] );
		const elsewhere = ( name: string ) => ( {
			code: 'other_host',
			message: 'Its URL is on another website.',
			path: '',
			url: `https://elsewhere.example/${ name }/`,
		} );
		expect( [ post, page, here, german, term ] ).toEqual( [
			elsewhere( 'z-away' ),
			elsewhere( 'z-page-away' ),
			null,
			null,
			elsewhere( 'z-topic-away' ),
		] );
	} );

	test( 'and aren’t submitted with IndexNow', async () => {
		const submitted = await site.php< string[] >(
			`$eligible = new Pharos\\IndexNow\\Eligibility( new Pharos\\Settings\\Settings() );
			return array_map( static fn( $id ) => $eligible->url( get_post( $id ) ), array_slice( $args, 0, 3 ) );`,
			made.posts
		);
		expect( submitted ).toEqual( [ '', '', `${ site.url }/z-here/` ] );
	} );
} );

test( 'The pages of files of a password-protected post are in no sitemap, until it is public', async () => {
	await on();
	await site.option( 'wp_attachment_pages_enabled', 1 );
	const made = await site.php< { post: number; file: number } >( `
		$post = wp_insert_post( [ 'post_title' => 'Plans', 'post_name' => 'z-plans', 'post_status' => 'publish', 'post_password' => 'z' ] );
		return [ 'post' => $post, 'file' => wp_insert_attachment( [ 'post_title' => 'Floor plan', 'post_name' => 'z-floor', 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ], '2026/z-floor.png', $post ) ];` );
	try {
		expect( await urls() ).not.toContain( 'z-floor' );
		expect( await reasons( [ made.file ] ) ).toMatchObject( [
			{
				code: 'post_password',
				message: 'Its post is password protected.',
			},
		] );
		await site.php(
			`wp_update_post( [ 'ID' => $args['post'], 'post_password' => '' ] );`,
			made
		);
		expect( await urls() ).toContain( 'z-floor' );
		await site.php(
			`wp_update_post( [ 'ID' => $args['post'], 'post_password' => 'again' ] );`,
			made
		);
		expect( await urls() ).not.toContain( 'z-floor' );
	} finally {
		await site.php(
			`wp_delete_attachment( $args['file'], true ); wp_delete_post( $args['post'], true );`,
			made
		);
		await site.option( 'wp_attachment_pages_enabled', 0 );
	}
} );
