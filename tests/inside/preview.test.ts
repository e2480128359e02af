/** The example post of a template preview. */
import { configure } from '../integration/support/head';
import { withPlugins } from '../integration/support/plugins';
import { site } from '../integration/support/site';
import {
	post,
	posts,
	preview,
	removePosts,
	settings,
} from '../integration/support/site-settings';

removePosts();

describe( 'The example that a template is shown with', () => {
	// Before the plugin is deactivated, which removes its taxonomies.
	afterAll( () =>
		site.php(
			`foreach ( get_terms( [ 'taxonomy' => [ 'genre', 'secret' ], 'hide_empty' => false ] ) as $term ) {
				wp_delete_term( $term->term_id, $term->taxonomy );
			}`
		)
	);
	withPlugins( 'bookshop' );

	test( 'is the latest post', async () => {
		const id = await post( {
			post_title: 'Salt &amp; <em>pepper</em> “tea”',
			post_content: 'x',
		} );
		expect( ( await settings() ).preview ).toMatchObject( {
			id,
			title: 'Salt & pepper “tea”',
		} );
	} );

	test( 'is in the language of the site, whichever one who asks has chosen', async () => {
		const id = await post( {
			post_title: 'Tea',
			post_content: 'x',
			post_date: '2026-11-05 10:00:00',
		} );
		const person = await site.as( 'admin' );
		const ask = async () => {
			const { body } = await person.rest< {
				data: { preview: { variables: Record< string, string > } };
			} >( 'GET', `/pharos/v1/preview?post_id=${ id }&_locale=user` );
			return body.data.preview.variables;
		};
		const before = await ask();
		await site.php( `update_user_meta( $args[0], 'locale', 'ar' );`, [
			person.id,
		] );
		const after = await ask();
		await site.php( `delete_user_meta( $args[0], 'locale' );`, [
			person.id,
		] );
		expect( Object.values( before ).join() ).toContain( 'November' );
		expect( after ).toEqual( before );
	} );

	test( 'has the values of all variables, as plain text', async () => {
		const parent = await post( {
			post_type: 'page',
			post_title: 'All about tea',
		} );
		const id = await post( {
			post_type: 'page',
			post_parent: parent,
			post_title: '"Green" tea & 5 < 6',
			post_excerpt: 'Short <strong>&amp;</strong> sweet.',
			post_content:
				'<!-- wp:paragraph --><p>One &amp; two</p><!-- /wp:paragraph -->[gallery ids="1"]<p>Three</p>',
			post_date: '2026-11-05 10:00:00',
			meta_input: { origin: 'Uji <b>Japan</b>', _secret: 'hidden' },
		} );
		const { body } = await preview( id );
		expect( body.success ).toBe( true );
		expect( body.data.preview ).toMatchObject( {
			id,
			title: '"Green" tea & 5 < 6',
			variables: {
				site_name: 'Fern & Kettle',
				separator: '-',
				title: '"Green" tea & 5 < 6',
				excerpt: 'Short & sweet.',
				excerpt_only: 'Short & sweet.',
				content: 'One & two Three',
				parent_title: 'All about tea',
				author_name: 'admin',
				author_nickname: 'admin',
				author_website: expect.stringMatching( /^http:/ ),
				published: 'November 5, 2026',
				post_year: '2026',
				post_month: 'November',
				post_day: '5',
				type_singular: 'Page',
				type_plural: 'Pages',
				page: '',
				page_number: '',
				search_query: '',
				id: String( id ),
				url: body.data.preview.url,
				isbn: 'ISBN',
			},
		} );
		expect( body.data.preview.variables.current_year ).toMatch( /^\d{4}$/ );
	} );

	test( 'has its terms', async () => {
		const id = await post( {
			post_type: 'book',
			post_title: 'The book of tea',
		} );
		await site.php(
			`wp_set_object_terms( $args[0], [ 'Travel & trade', 'Art' ], 'genre' );
			wp_set_object_terms( $args[0], [ 'Hidden' ], 'secret' );`,
			[ id ]
		);
		const { body } = await preview( id );
		expect( body.data.preview.variables ).toMatchObject( {
			'terms:genre': 'Art, Travel & trade',
			primary_term: 'Art',
			categories: '',
		} );
		const value = ( name: string, argument: string ) =>
			site.php(
				`$settings = new Pharos\\Settings\\Settings();
				return ( new Pharos\\Template\\Variables( $settings ) )->value(
					Pharos\\Page\\Context::of_post( get_post( $args['id'] ) ), $args['name'], $args['argument']
				);`,
				{ id, name, argument }
			);
		expect( await value( 'terms', 'secret' ) ).toBe( '' );
		expect( await value( 'terms', 'nonsense' ) ).toBe( '' );
		expect( await value( 'isbn', '10' ) ).toBe( 'ISBN10' );
	} );

	test( 'has values for variables with arguments that templates use', async () => {
		await configure( {
			page_title: '%title:typographic% %published:Y-m-d% %nonsense:x%',
			templates: {
				post_types: { page: { description: '%field:origin% tea' } },
			},
		} );
		const id = await post( {
			post_type: 'page',
			post_title: "Tom's",
			post_date: '2026-11-05 10:00:00',
			meta_input: {
				origin: 'Uji',
				_pharos_title: '%modified:Y% %page:short%',
			},
		} );
		const { variables } = ( await preview( id ) ).body.data.preview;
		await site.resetSettings();
		expect( variables ).toMatchObject( {
			'title:typographic': 'Tom’s',
			'published:Y-m-d': '2026-11-05',
			'field:origin': 'Uji',
			'modified:Y': '2026',
			'page:short': '',
			// Whether used or not: `page_number` is empty on page 1.
			'page_number:always': '1',
		} );
		// Unknown variables stay unknown.
		expect( variables ).not.toHaveProperty( 'nonsense:x' );
	} );

	test( 'is called as its page is when it has no title', async () => {
		const id = await post( { post_title: '', post_content: 'Only text.' } );
		const none = await post( { post_title: '', post_excerpt: 'x' } );
		for ( const [ one, name ] of [
			[ id, 'Only text.' ],
			[ none, `Untitled ${ none }` ],
		] as const ) {
			expect( ( await preview( one ) ).body.data.preview ).toMatchObject(
				{ title: name, variables: { title: name } }
			);
		}
	} );

	test( 'gives away nothing that a password protects', async () => {
		const id = await post( {
			post_title: 'Prices',
			post_excerpt: 'SECRET excerpt',
			post_content: 'SECRET content',
			post_password: 'kettle',
			meta_input: { note: 'SECRET note' },
		} );
		const { body } = await preview( id );
		expect( body.data.preview ).toMatchObject( {
			title: 'Prices',
			variables: { excerpt: '' },
		} );
		expect( JSON.stringify( body ) ).not.toContain( 'SECRET' );
		expect( ( await settings() ).preview.id ).not.toBe( id );
	} );

	test( 'must exist, and have a page', async () => {
		const [ block = 0 ] = await posts( [
			{ post_type: 'wp_block', post_title: 'Tea' },
		] );
		for ( const answer of [
			await preview( 999999 ),
			await preview( block ),
			await preview( 0 ),
		] ) {
			expect( answer.status ).toBe( 404 );
			expect( answer.body ).toMatchObject( {
				success: false,
				code: 'pharos_post_not_found',
			} );
		}
	} );
} );

describe( 'The example of a kind of page', () => {
	withPlugins( 'bookshop' );

	const example = async ( group: string, name: string ) => {
		const admin = await site.as( 'admin' );
		const { status, body } = await admin.rest< {
			data: { preview: { title: string; url: string } };
		} >( 'GET', `/pharos/v1/preview?group=${ group }&name=${ name }` );
		expect( status ).toBe( 200 );
		return body.data.preview;
	};

	test( 'is a page that visitors get', async () => {
		for ( const [ group, name, path ] of [
			[ 'post_types', 'page', /^\/[a-z]/ ],
			[ 'taxonomies', 'category', /^\/category\// ],
			[ 'archives', 'author', /^\/author\// ],
			[ 'archives', 'date', /^\/\d{4}\/\d\d\/$/ ],
		] as const ) {
			const { title, url } = await example( group, name );
			expect( title ).not.toBe( '' );
			expect( new URL( url ).pathname ).toMatch( path );
		}
	} );

	test( 'is made up for what has no page', async () => {
		expect( await example( 'archives', 'search' ) ).toMatchObject( {
			title: 'Search results for “example”',
		} );
		expect( await example( 'archives', 'not_found' ) ).toMatchObject( {
			title: 'Page not found',
		} );
	} );

	test( 'is the newest post for what the site does not have', async () => {
		const { preview: newest } = await settings();
		expect( await example( 'taxonomies', 'flavour' ) ).toEqual( newest );
	} );
} );

describe( 'What networks get of a page', () => {
	const shared = async ( id: number, unsaved: object = {} ) => {
		const admin = await site.as( 'admin' );
		const { status, body } = await admin.rest< {
			data: Record< 'facebook' | 'twitter', Record< string, string > >;
		} >(
			'GET',
			`/pharos/v1/share-preview?post_id=${ id }&settings=${ encodeURIComponent( JSON.stringify( unsaved ) ) }`
		);
		return { status, ...body.data };
	};

	test( 'follows settings that are not saved, of which invalid ones count as unchanged', async () => {
		const [ id = 0 ] = await posts( [ { post_title: 'Shared tea' } ] );
		const image = `${ site.url }/default.jpg`;
		expect( ( await shared( id ) ).facebook ).toMatchObject( {
			title: expect.stringMatching( /^Shared tea ./ ),
			image: '',
		} );
		const { facebook, twitter } = await shared( id, {
			fallback_image: image,
			social_title_site_name: false,
			social_image_content: [ 'no size' ],
			unknown: 1,
		} );
		expect( facebook ).toMatchObject( { title: 'Shared tea', image } );
		expect( twitter ).toMatchObject( { image } );
		expect( ( await shared( id ) ).facebook?.image ).toBe( '' );
		expect( ( await shared( 0 ) ).facebook?.title ).not.toBe( '' );
		expect( ( await shared( 999999 ) ).status ).toBe( 404 );
	} );
} );
