/** Social network tags for special texts and images, for the home page, and with filters. */
import { configure, name } from '../integration/support/head';
import { site } from '../integration/support/site';
import { accounts, names, onX, shared } from '../integration/support/social';
import {
	fallback,
	LEAVES,
	leaves,
	tags,
	withSocialContent,
} from '../integration/support/social-content';

const content = withSocialContent();

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

	test( 'networks get a description where search engines get none, unless nothing is to be generated', async () => {
		await configure( { page_description: '' } );
		const page = await site.get( '/x-quotes/' );
		expect( page.meta( 'description' ) ).toBeUndefined();
		expect( page.meta( 'og:description' ) ).toBe(
			'How to write &amp; and "" – مرحبا'
		);
		const secret = await site.get( '/x-secret/' );
		expect( secret.meta( 'og:description' ) ).toBeUndefined();
		await configure( {
			page_description: '',
			auto_generate_description: false,
		} );
		const silent = await site.get( '/x-quotes/' );
		expect( silent.meta( 'og:description' ) ).toBeUndefined();
		await configure( {} );
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
		const page = await admin.get(
			`/?p=${ content.ids.draft }&preview=true`
		);
		expect( tags( page, 'og:title', 'og:image' ) ).toEqual( {
			'og:title': `Not yet - ${ name }`,
			'og:image': LEAVES,
		} );
		expect( names( page, 'article:' ) ).not.toContain(
			'article:published_time'
		);
		const visitor = await site.get(
			`/?p=${ content.ids.draft }&preview=true`
		);
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
				`return array_map( [ 'Pharos\\Social\\OpenGraph', 'locale' ], $args );`,
				Object.keys( forms )
			)
		).toEqual( Object.values( forms ) );
	} );
} );

describe( 'Images', () => {
	test( 'are looked up when one is chosen, and not by a save of something else', async () => {
		const lookups = ( changes: object ) =>
			site.php(
				`$count = 0;
				add_filter( 'attachment_url_to_postid', static function ( $id ) use ( &$count ) {
					$count++;
					return $id;
				} );
				( new Pharos\\Settings\\Settings() )->save( $args );
				return $count;`,
				changes
			);
		await configure( {
			...fallback,
			home_page_facebook_image_url: 'https://example.org/a.jpg',
		} );
		expect( await lookups( { separator: '|', tiktok: 'x' } ) ).toBe( 0 );
		expect(
			await lookups( {
				home_page_facebook_image_url: 'https://example.org/b.jpg',
			} )
		).toBeGreaterThan( 0 );
	} );

	test( 'the default image has its size, and its text follows the library', async () => {
		await configure( fallback );
		const alt = ( text: string ) =>
			site.php(
				`update_post_meta( 101, '_wp_attachment_image_alt', $args['text'] );`,
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
			fallback_image_id: 102,
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

	test( 'X gets the text of an image that it takes from Open Graph', async () => {
		const page = await site.get( '/x-quotes/' );
		expect( page.meta( 'twitter:image' ) ).toBeUndefined();
		expect( page.meta( 'twitter:image:alt' ) ).toBe(
			leaves[ 'og:image:alt' ]
		);
		await configure( fallback );
		const home = await site.get( '/' );
		expect( home.meta( 'og:image:alt' ) ).toMatch( /\w/ );
		expect( home.meta( 'twitter:image:alt' ) ).toBe(
			home.meta( 'og:image:alt' )
		);
	} );

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
describe( 'Other code', () => {
	test( 'may add tags and take them away', async () => {
		const more = await site.get( '/x-quotes/?social_tags=more' );
		expect( more.meta( 'og:kind' ) ).toBe( '"post" & more' );
		const none = await site.get( '/x-quotes/?social_tags=none' );
		expect( shared( none ) ).toEqual( [] );
	} );

	test( 'can not make a page lead to what is no address', async () => {
		const page = await site.get( '/x-quotes/?social_tags=bad' );
		expect( shared( page ) ).toEqual( [
			[ 'article:author', 'Fern Kettle' ],
			[ 'og:note', 'javascript: what it is' ],
		] );
		expect( accounts( page ) ).toEqual( [ 'mailto:tea@example.org' ] );
		expect( page.links.map( ( { rel } ) => rel ) ).not.toContain( 'next' );
		await configure( { social_profiles: { script: 'fern' } } );
		expect( accounts( await site.get( '/' ) ) ).toEqual( [] );
	} );

	test( 'that gives an image no address leaves the default one', async () => {
		await configure( fallback );
		const page = await site.get( '/x-quotes/?bad_image=1' );
		expect( page.meta( 'og:image' ) ).toBe( fallback.fallback_image );
		expect( page.meta( 'og:image:width' ) ).not.toBe( '400' );
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
