/**
 * What networks and messengers read on a page that is shared.
 */
import type { Page } from '../support/page';
import { configure, name } from './support/head';
import { withPlugins } from './support/plugins';
import { site } from './support/site';
import { accounts, all, names, onX, shared } from './support/social';

const uploads = `${ site.url }/wp-content/uploads/2024/03`;
const LEAVES = `${ uploads }/green-leaves.png`;
const leaves = {
	'og:image': LEAVES,
	'og:image:width': '400',
	'og:image:height': '400',
	'og:image:alt': 'A cup of green tea seen from the side',
	'og:image:type': 'image/png',
};
/** The default image, chosen in the library. */
const fallback = { fallback_image: `${ uploads }/shop-window.jpg` };
const served = { author_archive: true, date_archive: true };

let ids: Record< string, number > = {};

withPlugins( 'bookshop', 'social-filters' );

beforeAll( async () => {
	ids = await site.php( `
		$make = static fn( $post ) => wp_insert_post( wp_slash( $post + [ 'post_status' => 'publish', 'post_author' => 1, 'post_date' => '2025-03-01 10:00:00' ] ) );
		$made['quotes'] = $make( [
			'post_name' => 'x-quotes',
			'post_title' => 'Tea "for" two &amp; <em>more</em> \\'🍵\\'',
			'post_excerpt' => 'How to write &amp;amp; and "<b>" – مرحبا',
			'meta_input' => [ '_thumbnail_id' => 5 ],
		] );
		$made['secret'] = $make( [
			'post_name' => 'x-secret',
			'post_title' => 'Prices',
			'post_excerpt' => 'SECRET excerpt',
			'post_content' => 'SECRET content',
			'post_password' => 'kettle',
			'meta_input' => [ '_thumbnail_id' => 5 ],
			'tags_input' => [ 'Secret tag' ],
			'post_category' => [ get_cat_ID( 'Tea' ) ],
		] );
		$made['draft'] = $make( [ 'post_title' => 'Not yet', 'post_status' => 'draft', 'post_content' => 'Soon.', 'meta_input' => [ '_thumbnail_id' => 5 ] ] );
		$made['nobody'] = $make( [ 'post_name' => 'x-nobody', 'post_title' => 'By nobody', 'post_content' => 'Text.', 'post_author' => 0 ] );
		$made['book'] = $make( [ 'post_type' => 'book', 'post_name' => 'x-book', 'post_title' => 'The book of tea' ] );
		$made['front'] = $make( [ 'post_type' => 'page', 'post_name' => 'x-front', 'post_title' => 'Welcome', 'meta_input' => [ '_thumbnail_id' => 5 ] ] );
		$made['posts'] = $make( [ 'post_type' => 'page', 'post_name' => 'x-journal', 'post_title' => 'Journal', 'meta_input' => [ '_thumbnail_id' => 5 ] ] );
		$made['image'] = wp_insert_attachment( [ 'post_name' => 'x-image', 'post_title' => 'A drawing', 'post_mime_type' => 'image/svg+xml', 'post_status' => 'inherit', 'post_parent' => $made['nobody'] ], 'x.svg' );
		$made['gone'] = $make( [ 'post_name' => 'x-gone', 'post_title' => 'Its image is gone', 'meta_input' => [ '_thumbnail_id' => 999999 ] ] );
		$made['drawn'] = $make( [ 'post_name' => 'x-drawn', 'post_title' => 'Drawn', 'meta_input' => [ '_thumbnail_id' => $made['image'] ] ] );
		update_option( 'wp_attachment_pages_enabled', '1' );
		return $made;` );
} );

beforeEach( () => site.resetSettings() );

afterAll( async () => {
	await site.resetSettings();
	await site.php(
		`foreach ( $args as $id ) { wp_delete_post( $id, true ); }
		wp_delete_term( get_term_by( 'name', 'Secret tag', 'post_tag' )->term_id, 'post_tag' );
		update_option( 'wp_attachment_pages_enabled', '0' );`,
		ids
	);
} );

/** The contents of these tags; undefined for what is not there. A tag that is there twice is a bug. */
function tags( page: Page, ...wanted: string[] ) {
	for ( const one of names( page, 'og:', 'twitter:', 'profile:' ) ) {
		expect( [ one, all( page, one ).length ] ).toEqual( [ one, 1 ] );
	}
	return Object.fromEntries(
		wanted.map( ( one ) => [ one, page.meta( one ) ] )
	);
}

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
		// Nothing that X takes from Open Graph anyway.
		expect( names( page, 'twitter:title', 'twitter:desc' ) ).toEqual( [] );
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
				{ id: ids.quotes, gmt }
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
			ids
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
			`return [ str_replace( home_url(), '', get_attachment_link( 5 ) ) ];`
		);
		const page = await site.get( path as string );
		expect( tags( page, 'og:type', 'og:image' ) ).toEqual( {
			'og:type': 'article',
			'og:image': LEAVES,
		} );
	} );
} );

describe( 'Special content', () => {
	test( 'quotes, entities, emoji and other scripts arrive as they were written', async () => {
		const page = await site.get( '/x-quotes/' );
		expect( tags( page, 'og:title', 'og:description' ) ).toEqual( {
			'og:title': `Tea "for" two & more '🍵' - ${ name }`,
			'og:description': 'How to write &amp; and "" – مرحبا',
		} );
		expect(
			page.text.slice( 0, page.text.indexOf( '</head>' ) )
		).toContain(
			'content="Tea &quot;for&quot; two &amp; more &#039;🍵&#039; - Fern &amp; Kettle"'
		);
	} );

	test( 'what a password protects leaves no trace', async () => {
		await configure( fallback );
		const page = await site.get( '/x-secret/' );
		expect( page.meta( 'og:title' ) ).toBe( `Prices - ${ name }` );
		expect( page.meta( 'og:image' ) ).toBe( fallback.fallback_image );
		expect(
			shared( page ).filter( ( [ key ] ) =>
				/description|section|tag$/.test( key )
			)
		).toEqual( [] );
		expect( page.text.match( /SECRET.*/ ) ).toBeNull();
	} );

	test( 'a draft that is previewed has no date yet', async () => {
		const admin = await site.as( 'admin' );
		const page = await admin.get( `/?p=${ ids.draft }&preview=true` );
		expect( tags( page, 'og:title', 'og:image' ) ).toEqual( {
			'og:title': `Not yet - ${ name }`,
			'og:image': LEAVES,
		} );
		expect( names( page, 'article:' ) ).not.toContain(
			'article:published_time'
		);
		const visitor = await site.get( `/?p=${ ids.draft }&preview=true` );
		expect( visitor.text ).not.toContain( 'Not yet' );
	} );

	test( 'a post without author and image has neither', async () => {
		const page = await site.get( '/x-nobody/' );
		expect(
			names( page, 'og:image', 'article:author', 'twitter:creator' )
		).toEqual( [] );
	} );

	test( 'a page in a language from right to left says so', async () => {
		await site.option( 'WPLANG', 'ar' );
		const page = await site.get( '/mint-tea-in-two-alphabets/' );
		await site.option( 'WPLANG', '' );
		expect( /<html[^>]*>/.exec( page.text )?.[ 0 ] ).toContain(
			'dir="rtl"'
		);
		expect( page.meta( 'og:locale' ) ).toBe( 'ar_AR' );
	} );

	test( 'locales take the form that networks know', async () => {
		const forms = {
			de_DE_formal: 'de_DE',
			pt_PT_ao90: 'pt_PT',
			ja: 'ja_JP',
			bel: 'be_BY',
			kab: '',
			ast_ES: 'ast_ES',
			'"><b>': '',
		};
		expect(
			await site.php(
				`return array_map( [ 'Pharos\\Social\\Locale', 'open_graph' ], $args );`,
				Object.keys( forms )
			)
		).toEqual( Object.values( forms ) );
	} );
} );

describe( 'Images', () => {
	test( 'the default image has its size, and its text follows the library', async () => {
		await configure( fallback );
		const alt = ( text: string ) =>
			site.php(
				`update_post_meta( 4, '_wp_attachment_image_alt', $args['text'] );`,
				{ text }
			);
		const wanted = [ 'og:image:width', 'og:image:alt', 'og:image:type' ];
		expect( tags( await site.get( '/x-nobody/' ), ...wanted ) ).toEqual( {
			'og:image:width': '1200',
			'og:image:alt': 'A steaming cup of tea on a dark green counter',
			'og:image:type': 'image/jpeg',
		} );
		await alt( 'Another text' );
		const changed = await site.get( '/x-nobody/' );
		await alt( 'A steaming cup of tea on a dark green counter' );
		expect( changed.meta( 'og:image:alt' ) ).toBe( 'Another text' );
	} );

	test( 'an id that belongs to another image than the address does not count', async () => {
		await configure( {
			fallback_image: 'https://cdn.example.com/x.jpg?w=1',
			fallback_image_id: 5,
		} );
		expect(
			tags( await site.get( '/' ), ...Object.keys( leaves ) )
		).toEqual( {
			...Object.fromEntries(
				Object.keys( leaves ).map( ( key ) => [ key, undefined ] )
			),
			'og:image': 'https://cdn.example.com/x.jpg?w=1',
			'og:image:type': 'image/jpeg',
		} );
	} );

	test.each( [ 'x-drawn', 'x-gone' ] )(
		'what no network draws, or is gone, gives way to the default image (%s)',
		async ( slug ) => {
			await configure( fallback );
			const page = await site.get( `/${ slug }/` );
			expect( page.meta( 'og:image' ) ).toBe( fallback.fallback_image );
		}
	);

	test( 'X gets an image of its own with its text when Open Graph is off', async () => {
		await configure( { open_graph_tags: false } );
		const page = await site.get( '/x-quotes/' );
		expect( shared( page ) ).toEqual( [
			[ 'twitter:card', 'summary_large_image' ],
			[ 'twitter:title', `Tea "for" two & more '🍵' - ${ name }` ],
			[ 'twitter:description', 'How to write &amp; and "" – مرحبا' ],
			[ 'twitter:image', LEAVES ],
			[ 'twitter:image:alt', leaves[ 'og:image:alt' ] ],
		] );
	} );
} );

describe( 'The home page', () => {
	test( 'shows X what Facebook gets where it has nothing else to say', async () => {
		await configure( {
			home_page_facebook_title: '"%site_name%" 🍵',
			home_page_facebook_image_url: 'cdn.example.com/a.png',
			home_page_twitter_title: 'X',
		} );
		const page = await site.get( '/' );
		expect( names( page, 'twitter:' ) ).toEqual( [ 'twitter:card' ] );
		expect( [ onX( page, 'title' ), onX( page, 'image' ) ] ).toEqual( [
			`"${ name }" 🍵`,
			'https://cdn.example.com/a.png',
		] );
	} );

	test( 'says on later pages which they are', async () => {
		await configure( { home_page_facebook_title: 'Tea' } );
		const page = await site.get( '/page/2/' );
		expect( page.meta( 'og:title' ) ).toMatch( /Page 2 of/ );
	} );
} );

describe( 'Accounts', () => {
	test( "the author's own come before those for all", async () => {
		const author = ( facebook: string, x: string ) =>
			site.php(
				`update_user_meta( 1, 'facebook', $args['facebook'] ); update_user_meta( 1, 'twitter', $args['x'] );`,
				{ facebook, x }
			);
		await configure( {
			facebook_author_fallback: 'fern.kettle',
			twitter_profile_fallback: 'fernkettle',
		} );
		await author( 'https://facebook.com/a"b', '@Ines_C' );
		const own = await site.get( '/x-quotes/' );
		await author( '', '' );
		const none = await site.get( '/x-quotes/' );
		await author( 'ines.calloway', 'not a name' );
		const partly = await site.get( '/x-quotes/' );
		await site.php(
			`delete_user_meta( 1, 'facebook' ); delete_user_meta( 1, 'twitter' );`
		);
		const both = ( page: Page ) => [
			page.meta( 'article:author' ),
			page.meta( 'twitter:creator' ),
		];
		expect( both( own ) ).toEqual( [
			'https://www.facebook.com/fern.kettle',
			'@Ines_C',
		] );
		expect( both( none ) ).toEqual( [
			'https://www.facebook.com/fern.kettle',
			'@fernkettle',
		] );
		expect( both( partly ) ).toEqual( [
			'https://www.facebook.com/ines.calloway',
			'@fernkettle',
		] );
	} );

	test( 'people find the fields in their profile, unless they are there', async () => {
		expect(
			await site.php(
				`return [ array_keys( wp_get_user_contact_methods() ), apply_filters( 'user_contactmethods', [ 'twitter' => 'Theirs' ] )['twitter'] ];`
			)
		).toEqual( [ [ 'facebook', 'twitter' ], 'Theirs' ] );
	} );

	test( 'a name or an address makes a link, anything else none', async () => {
		const cases = {
			'instagram jane.doe': 'https://www.instagram.com/jane.doe/',
			'instagram instagram.com/jane': 'https://instagram.com/jane',
			'instagram https://www.instagram.com/j/?x=1':
				'https://www.instagram.com/j/?x=1',
			'youtube tea time': '',
			'linkedin company/fern-kettle':
				'https://www.linkedin.com/company/fern-kettle/',
			'linkedin fern': '',
			'mastodon @fern@tea.example': 'https://tea.example/@fern',
			'bluesky fern.bsky.social':
				'https://bsky.app/profile/fern.bsky.social',
			'bluesky @fern': 'https://bsky.app/profile/fern.bsky.social',
			'reddit r/tea': 'https://www.reddit.com/r/tea',
			'reddit u/fern': 'https://www.reddit.com/user/fern',
			'whatsapp +447700900123': 'https://wa.me/447700900123',
			'whatsapp fern': '',
			'wikipedia Fern': '',
			'wikipedia en.wikipedia.org/wiki/Fern':
				'https://en.wikipedia.org/wiki/Fern',
			'tiktok 茶': 'https://www.tiktok.com/@%E8%8C%B6',
			'github javascript:alert(1)': '',
			'example fern': 'https://example.org/100%/fern',
			'unknown fern': '',
		};
		expect(
			await site.php(
				`$profiles = new Pharos\\Social\\Profiles();
				return array_map( static fn( $case ) => $profiles->address( ...explode( ' ', $case, 2 ) ), $args );`,
				Object.keys( cases )
			)
		).toEqual( Object.values( cases ) );
	} );

	test( 'the application knows the networks, with those of add-ons', async () => {
		const admin = await site.as( 'admin' );
		const { body } = await admin.rest< {
			data: { social_profiles: { id: string }[] };
		} >( 'GET', '/pharos/v1/site-settings' );
		const profiles = body.data.social_profiles;
		expect( profiles[ 0 ] ).toEqual( {
			id: 'pinterest',
			label: 'Pinterest',
			placeholder: 'https://www.pinterest.com/name',
			show_in_dashboard: true,
		} );
		expect( profiles.at( -1 ) ).toMatchObject( { id: 'example' } );
		expect( new Set( profiles.map( ( { id } ) => id ) ).size ).toBe(
			profiles.length
		);
	} );

	test( 'the home page links each account once, its second page none', async () => {
		await configure( {
			facebook_page_url: 'https://facebook.com/fern',
			twitter_profile_username: 'x.com/fern',
			social_profiles: {
				threads: '@fern',
				mastodon: 'https://x.com/fern',
				youtube: 'not an account',
			},
		} );
		expect( accounts( await site.get( '/' ) ) ).toEqual( [
			'https://facebook.com/fern',
			'https://x.com/fern',
			'https://www.threads.com/@fern',
		] );
		expect( accounts( await site.get( '/page/2/' ) ) ).toEqual( [] );
	} );
} );

describe( 'Other code', () => {
	test( 'may add tags and take them away', async () => {
		const more = await site.get( '/x-quotes/?social_tags=more' );
		expect( more.meta( 'og:kind' ) ).toBe( '"post" & more' );
		const none = await site.get( '/x-quotes/?social_tags=none' );
		expect( shared( none ) ).toEqual( [] );
	} );

	test( 'Jetpack leaves the tags to us, and prints its own when ours are off', async () => {
		const jetpack = async () =>
			/<!-- jetpack: (.*?) -->/.exec(
				( await site.get( '/' ) ).text
			)?.[ 1 ];
		expect( await jetpack() ).toBe( 'does not' );
		await configure( { open_graph_tags: false } );
		expect( await jetpack() ).toBe( 'prints' );
	} );
} );
