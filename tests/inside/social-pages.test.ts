/** Social network tags of each type of page that can be shared. */
import { configure, name } from '../integration/support/head';
import { site } from '../integration/support/site';
import { accounts, all, names } from '../integration/support/social';
import {
	LEAVES,
	leaves,
	tags,
	withSocialContent,
} from '../integration/support/social-content';

const served = { author_archive: true, date_archive: true };
const content = withSocialContent();

describe( 'Every kind of page', () => {
	test.each( [
		[ 'the home page', '/', 'website', name, '/' ],
		[ 'its second page', '/page/2/', 'website', /- Page 2 of/, '/page/2/' ],
		[ 'a post', '/x-nobody/', 'article', /^By nobody/, '/x-nobody/' ],
		[
			'a page',
			'/about/our-growers/fujian/',
			'article',
			/./,
			'/about/our-growers/fujian/',
		],
		[
			'a book',
			'/books/x-book/',
			'article',
			/^The book/,
			'/books/x-book/',
		],
		[
			'a category',
			'/category/tea/',
			'website',
			/^Tea -/,
			'/category/tea/',
		],
		[
			'an archive of books',
			'/books/',
			'website',
			/^Books & maps/,
			'/books/',
		],
		[
			'an author',
			'/author/ines-calloway/',
			'profile',
			/^Ines/,
			'/author/ines-calloway/',
		],
		[ 'a month', '/2025/02/', 'website', /^February 2025/, '/2025/02/' ],
		[ 'a search', '/?s=tea+%26+x', 'website', /“tea & x”/, /\?s=tea/ ],
		[ 'nothing', '/not-there/', 'website', /^Page not found/, undefined ],
	] )( '%s', async ( _what, path, type, title, url ) => {
		await configure( served );
		const page = await site.get( path );
		const found = tags( page, 'og:type', 'og:title', 'og:url' );
		expect( found[ 'og:type' ] ).toBe( type );
		expect( found[ 'og:title' ] ).toEqual(
			title instanceof RegExp ? expect.stringMatching( title ) : title
		);
		expect( found[ 'og:title' ] ).toBe( page.title );
		expect( page.meta( 'og:description' ) ).toBe(
			page.meta( 'description' )
		);
		expect( found[ 'og:url' ]?.replace( site.url, '' ) ).toEqual(
			url instanceof RegExp ? expect.stringMatching( url ) : url
		);
		expect(
			tags( page, 'og:site_name', 'og:locale', 'twitter:card' )
		).toEqual( {
			'og:site_name': name,
			'og:locale': 'en_US',
			'twitter:card': 'summary_large_image',
		} );
		// No X card tags that duplicate Open Graph tags.
		expect( names( page, 'twitter:title', 'twitter:desc' ) ).toEqual( [] );
	} );

	test( 'what a term is about, with the name of the site, is short, and nothing of nothing', async () => {
		await configure( {
			page_description: '',
			templates: {
				taxonomies: {
					category: {
						facebook_description:
							'%term_description:with_site_name%',
					},
				},
			},
		} );
		const describe = ( description: string ) =>
			site.php< string >(
				`$term = get_term_by( 'slug', 'tea', 'category' );
				wp_update_term( $term->term_id, 'category', [ 'description' => $args[0] ] );
				return $term->description;`,
				[ description ]
			);
		const told = async () =>
			( await site.get( '/category/tea/' ) ).meta( 'og:description' );
		const before = await describe( 'Leaves & pots, 5 < 6' );
		expect( await told() ).toBe( `Leaves & pots, 5 < 6 - ${ name }` );
		await describe( 'leaf '.repeat( 51 ) );
		expect( await told() ).toBe(
			`${ 'leaf '.repeat( 50 ).trim() }… - ${ name }`
		);
		await describe( '' );
		expect( await told() ).toBeUndefined();
		await describe( before );
	} );

	test( 'an article says when it was written and what it is about', async () => {
		const page = await site.get( '/matcha-without-lumps/' );
		expect( page.meta( 'article:published_time' ) ).toBe(
			'2025-07-21T09:00:00+01:00'
		);
		expect( page.meta( 'article:section' ) ).toBe( 'Green tea' );
		expect( all( page, 'article:tag' ) ).toEqual( [
			'How to',
			'Recipes 🍃',
		] );
		expect( tags( page, ...Object.keys( leaves ) ) ).toEqual( leaves );
	} );

	test( 'an article says when it was changed, but not that it never was', async () => {
		const change = ( gmt: string ) =>
			site.php(
				`global $wpdb; $wpdb->update( $wpdb->posts, [ 'post_modified_gmt' => $args['gmt'] ], [ 'ID' => $args['id'] ] ); clean_post_cache( $args['id'] );`,
				{ id: content.ids.quotes, gmt }
			);
		const modified = async () =>
			( await site.get( '/x-quotes/' ) ).meta( 'article:modified_time' );
		await change( '2025-07-02 08:30:00' );
		expect( await modified() ).toBe( '2025-07-02T09:30:00+01:00' );
		await change( '2025-02-02 08:30:00' );
		expect( await modified() ).toBeUndefined();
	} );

	test( 'an author has a name, and not the one for logging in', async () => {
		await configure( served );
		const page = await site.get( '/author/ines-calloway/' );
		expect(
			tags( page, 'profile:first_name', 'profile:last_name' )
		).toEqual( {
			'profile:first_name': 'Ines',
			'profile:last_name': 'Calloway',
		} );
		expect( page.meta( 'profile:username' ) ).toBe( 'ines-calloway' );
	} );

	test( 'a static home page is a website, and so is the page of posts', async () => {
		await site.php(
			`update_option( 'show_on_front', 'page' ); update_option( 'page_on_front', $args['front'] ); update_option( 'page_for_posts', $args['posts'] );`,
			content.ids
		);
		await configure( {
			home_page_facebook_title: 'Not for this one',
			facebook_page_url: 'facebook.com/fern',
		} );
		const front = await site.get( '/' );
		const posts = await site.get( '/x-journal/' );
		await site.php(
			`update_option( 'show_on_front', 'posts' ); delete_option( 'page_on_front' ); delete_option( 'page_for_posts' );`
		);
		expect( tags( front, 'og:type', 'og:title', 'og:image' ) ).toEqual( {
			'og:type': 'website',
			'og:title': `Welcome - ${ name }`,
			'og:image': LEAVES,
		} );
		expect( names( front, 'article:' ) ).toEqual( [] );
		expect( accounts( front ) ).toEqual( [ 'https://facebook.com/fern' ] );
		expect( tags( posts, 'og:type', 'og:title', 'og:image' ) ).toEqual( {
			'og:type': 'website',
			'og:title': `Journal - ${ name }`,
			'og:image': LEAVES,
		} );
		expect( accounts( posts ) ).toEqual( [] );
	} );

	test( "a file's page shows the image it is about", async () => {
		await configure( { redirectAttachmentPagesToPostParent: false } );
		const [ path ] = await site.php< string[] >(
			`return [ str_replace( home_url(), '', get_attachment_link( 102 ) ) ];`
		);
		const page = await site.get( path as string );
		expect( tags( page, 'og:type', 'og:image' ) ).toEqual( {
			'og:type': 'article',
			'og:image': LEAVES,
		} );
	} );
} );
