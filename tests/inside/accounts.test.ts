/** The social profiles of the site and its authors. */
import type { Page } from '../support/page';
import { configure } from '../integration/support/head';
import { nodesOf, ofType } from '../integration/support/json-ld';
import { save } from '../integration/support/settings';
import { site } from '../integration/support/site';
import { accounts } from '../integration/support/social';
import { withSocialContent } from '../integration/support/social-content';

withSocialContent();

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

	test( 'an author’s profiles on other sites are in structured data, and those on Facebook and X in tags', async () => {
		const before = await site.php< string >(
			`$before = get_userdata( 1 )->user_url;
			wp_update_user( [ 'ID' => 1, 'user_url' => 'https://ines.example' ] );
			( new Pharos\\ObjectSeo\\ObjectMetaRepository( get_userdata( 1 ) ) )->write( [ 'profiles' => implode( "\n", [
				'https://www.linkedin.com/in/in%C3%A9s', 'github.com/ines', '', 'https://ines.example', 'https://www.facebook.com/ines', 'https://x.com/ines_c',
			] ) ] );
			return $before;`
		);
		const page = await site.get( '/x-quotes/' );
		await site.php(
			`wp_update_user( [ 'ID' => 1, 'user_url' => $args[0] ] );
			( new Pharos\\ObjectSeo\\ObjectMetaRepository( get_userdata( 1 ) ) )->write( [ 'profiles' => '' ] );`,
			[ before ]
		);
		expect( ofType( nodesOf( page ), 'Person' )?.sameAs ).toEqual( [
			'https://ines.example',
			'https://www.linkedin.com/in/in%C3%A9s',
			'https://github.com/ines',
			'https://www.facebook.com/ines',
			'https://x.com/ines_c',
		] );
		expect( page.meta( 'article:author' ) ).toBe(
			'https://www.facebook.com/ines'
		);
		expect( page.meta( 'twitter:creator' ) ).toBe( '@ines_c' );
	} );

	test.each( [ 'javascript:alert(1)', 'data:text/html,x', 'no URL' ] )(
		'a profile that isn’t a URL of a web page (%s) is refused, with its line',
		async ( profile ) => {
			const admin = await site.as( 'admin' );
			const { status, body } = await admin.rest(
				'POST',
				'/wp/v2/users/1',
				{
					pharos_seo: {
						profiles: `https://ines.example\n${ profile }`,
					},
				}
			);
			expect( status ).toBe( 400 );
			expect( JSON.stringify( body ) ).toContain( 'Line 2' );
			expect(
				await site.php(
					`return get_user_meta( 1, '_pharos_profiles', true );`
				)
			).toBe( '' );
		}
	);

	test( 'people find the fields in their profile, unless they are there', async () => {
		expect(
			await site.php(
				`return [ array_keys( wp_get_user_contact_methods() ), apply_filters( 'user_contactmethods', [ 'twitter' => 'Theirs' ] )['twitter'] ];`
			)
		).toEqual( [ [ 'facebook', 'twitter' ], 'Theirs' ] );
	} );

	test( 'a name makes a link by the rule of an add-on too', async () => {
		const cases = {
			'instagram pharos.seo': 'https://www.instagram.com/pharos.seo/',
			'example fern': 'https://example.org/100%/fern',
			'script fern': '',
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

	test( 'one that can’t be found is refused, with its path; previous values don’t prevent saving', async () => {
		await configure( { linkedin: 'fern' } );
		const wrong = await save( {
			social_profiles: { linkedin: 'fern', youtube: 'tea/time' },
		} );
		expect( [ wrong.status, wrong.body.data ] ).toMatchObject( [
			400,
			{ paths: { social_profiles: [ 'youtube' ] } },
		] );
		expect(
			( await save( { twitter_profile_username: 'fern kettle' } ) ).status
		).toBe( 400 );
		const right = await save( {
			social_profiles: { linkedin: 'fern', youtube: '@tea.time' },
			facebook_page_url: 'fern.kettle',
		} );
		expect( right.status ).toBe( 200 );
		expect( accounts( await site.get( '/' ) ) ).toEqual( [
			'https://www.facebook.com/fern.kettle',
			'https://www.youtube.com/@tea.time',
		] );
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
			hosts: [ 'pinterest.*', 'pin.it' ],
			names: [
				{
					pattern: expect.any( String ),
					address: 'https://www.pinterest.com/%s/',
				},
			],
		} );
		expect( profiles.at( -1 ) ).toMatchObject( { id: 'example' } );
		expect( new Set( profiles.map( ( { id } ) => id ) ).size ).toBe(
			profiles.length
		);
	} );

	test( 'the application gets the icons that WordPress has for them, as drawings', async () => {
		const { icons, oddities } = await site.php< {
			icons: Record< string, { view_box: string; path: string } >;
			oddities: unknown;
		} >(
			`wp_set_current_user( 1 );
			$icons = static fn() => rest_do_request( '/pharos/v1/social-icons' )->get_data()['data']['icons'];
			$own = $icons();
			$networks = [ 'instagram' => '<svg viewBox="0 0 9 9"><path d="M1 1z" onload="alert(1)"/></svg>', 'tiktok' => '<svg viewBox="0 0 9 9"><path d="M1 1z"/><path d="M2 2z"/></svg>', 'threads' => 'threads.png', 'tumblr' => [ 'svg' ] ];
			add_filter( 'block_core_social_link_get_services', static fn() => array_map( static fn( $icon ) => [ 'icon' => $icon ], $networks ) );
			return [ 'icons' => $own, 'oddities' => $icons() ];`
		);
		expect( icons.instagram ).toEqual( {
			view_box: '0 0 24 24',
			path: expect.stringMatching( /^M[\d\s,.a-z-]+z$/i ),
		} );
		expect( icons.telegram ).toMatchObject( { view_box: '0 0 128 128' } );
		expect( icons ).not.toHaveProperty( 'wikipedia' );
		expect( icons ).not.toHaveProperty( 'example' );
		expect( oddities ).toEqual( {
			instagram: { view_box: '0 0 9 9', path: 'M1 1z' },
		} );
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
