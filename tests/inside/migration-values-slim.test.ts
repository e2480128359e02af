/** Data of Slim SEO in their various stored formats: the migrated values, and those reported as not migrated. */
import {
	ofOptions,
	ofPost,
	ofTerm,
} from '../integration/support/migration-values';
import { site } from '../integration/support/site';

/**
 * An array of texts and numbers, serialized as in PHP.
 *
 * @param map
 */
const php = ( map: Record< string, string | number > ) => {
	const text = ( value: string ) =>
		`s:${ Buffer.byteLength( value ) }:"${ value }";`;
	const entries = Object.entries( map ).map(
		( [ key, value ] ) =>
			text( key ) +
			( typeof value === 'number' ? `i:${ value };` : text( value ) )
	);
	return `a:${ entries.length }:{${ entries.join( '' ) }}`;
};

const post = (
	map: Record< string, string | number >,
	options: object = {},
	more: object = {}
) =>
	ofPost( 'slim', [ [ 'slim_seo', php( map ) ] ], more, {
		slim_seo: options,
	} );

describe( 'A post that Slim SEO knows', () => {
	test.each<
		[
			name: string,
			data: Record< string, string | number >,
			values: object,
			lost?: string[],
		]
	>( [
		[
			'says nothing with empty texts and zeros',
			{
				title: '',
				description: '0',
				facebook_image: '',
				noindex: 0,
				canonical: '',
			},
			{},
		],
		[ 'says nothing with blanks', { title: ' \u00A0' }, {} ],
		[
			'is kept out of search engines by a number or a text',
			{ noindex: '1' },
			{ noindex: 'yes' },
		],
		[ 'can’t be forced into them', { noindex: '0' }, {} ],
		[
			'has texts in any language, with signs of all kinds',
			{
				title: 'Чай {{ sep }} 茶 🍵 &amp; 100% {{ site.title }}',
				description: 'C:\\tea <b>5 &lt; 6</b>\r\n\r\nشاي',
			},
			{
				title: 'Чай %separator% 茶 🍵 & 100% %site_name%',
				description: 'C:\\tea 5 < 6 شاي',
			},
		],
		[
			'keeps what looks like a variable of ours',
			{ title: '%title% {{ post.title }}' },
			{ title: '%percent%title% %title%' },
		],
		[
			'has an address of this site',
			{ canonical: '/tea/' },
			{ canonical: '/tea/' },
		],
		[
			'loses an address that is none',
			{ canonical: 'javascript:alert(1)' },
			{},
			[ 'invalid javascript:alert(1)' ],
		],
		[
			'has images that lie elsewhere',
			{
				facebook_image: '//cdn.example/a.png',
				twitter_image: 'https://cdn.example/b.png?v=2',
			},
			{
				facebook_image: 'https://cdn.example/a.png',
				twitter_image: 'https://cdn.example/b.png?v=2',
			},
		],
		[
			'has the featured image, and a variable without a value',
			{
				facebook_image: '{{post.thumbnail}}',
				twitter_image: '{{ product.image }}',
			},
			{},
			[ 'variable {{ product.image }}' ],
		],
		[
			'loses the number of an image that is gone',
			{ facebook_image: '999999' },
			{},
			[ 'image_gone 999999' ],
		],
		[
			'has more than anybody knows',
			{ unknown: 'x', title: 'Mine' },
			{ title: 'Mine' },
		],
	] )( '%s', async ( _name, data, values, lost = [] ) => {
		expect( await post( data ) ).toEqual( { values, lost } );
	} );

	test.each( [
		[ 'a:1:{s:5:"title";s:99:"broken";}', [ 'damaged' ] ],
		[ 'O:8:"stdClass":0:{}', [ 'damaged' ] ],
		[ 'a text', [] ],
		[ '', [] ],
		[ 'a:1:{s:5:"title";a:1:{i:0;s:1:"x";}}', [] ],
	] )( 'says nothing with %s', async ( row, lost ) => {
		expect( await ofPost( 'slim', [ [ 'slim_seo', row ] ] ) ).toEqual( {
			values: {},
			lost,
		} );
	} );

	test( 'is what its first row says', async () => {
		const { values } = await ofPost( 'slim', [
			[ 'slim_seo', php( { title: 'First' } ) ],
			[ 'slim_seo', php( { title: 'Second' } ) ],
		] );
		expect( values ).toEqual( { title: 'First' } );
	} );

	test( 'does not show Facebook’s image on X, but the default one', async () => {
		const data = { facebook_image: 'https://cdn.example/f.png' };
		expect(
			await post( data, {
				default_twitter_image: 'https://cdn.example/x.png',
			} )
		).toMatchObject( {
			values: {
				facebook_image: 'https://cdn.example/f.png',
				twitter_image: 'https://cdn.example/x.png',
			},
		} );
		expect(
			await post( data, {
				default_twitter_image: 'https://cdn.example/x.png',
				post: { twitter_image: 'https://cdn.example/type.png' },
			} )
		).toMatchObject( {
			values: { twitter_image: 'https://cdn.example/type.png' },
		} );
		expect( ( await post( data ) ).values ).toEqual( data );
	} );

	test( 'has an image from one of its fields', async () => {
		const { values } = await post(
			{ facebook_image: '{{ post.custom_field.picture }}' },
			{},
			{ meta_input: { picture: 'https://cdn.example/mine.png' } }
		);
		expect( values ).toEqual( {
			facebook_image: 'https://cdn.example/mine.png',
		} );
	} );

	test( 'says nothing that visitors never got, because it was switched off', async () => {
		const { values, lost } = await post(
			{
				title: 'Mine',
				description: 'Mine.',
				canonical: '/mine/',
				noindex: 1,
				twitter_image: 'https://cdn.example/x.png',
			},
			{ features: [ 'open_graph', 'meta_description' ] }
		);
		expect( values ).toEqual( {
			description: 'Mine.',
			twitter_image: 'https://cdn.example/x.png',
		} );
		expect( lost ).toEqual( [
			'module Mine',
			'module /mine/',
			'not_output yes',
		] );
	} );
} );

describe( 'Images of the library', () => {
	test( 'are found by their addresses, many at once', async () => {
		const found = await site.php< number[] >(
			`$id = wp_insert_attachment( [ 'post_title' => 'Pot', 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ], '2026/01/Pot.png' );
			$url = wp_get_attachment_url( $id );
			$before = get_num_queries();
			Pharos\\Migration\\Images::preload( [ $url, 'https://cdn.example/Pot.png', '', wp_get_upload_dir()['baseurl'] . '/gone.png' ] );
			$one = get_num_queries() - $before;
			$found = [
				Pharos\\Migration\\Images::id_of( $url ) === $id,
				Pharos\\Migration\\Images::id_of( set_url_scheme( $url, 'https' ) ) === $id,
				Pharos\\Migration\\Images::id_of( 'https://cdn.example/Pot.png' ),
				Pharos\\Migration\\Images::id_of( wp_get_upload_dir()['baseurl'] . '/gone.png' ),
				$one,
			];
			wp_delete_attachment( $id, true );
			return $found;`
		);
		expect( found ).toEqual( [ true, true, 0, 0, 1 ] );
	} );

	test( 'have their ids then', async () => {
		const values = await site.php< Record< string, unknown > >(
			`$image = wp_insert_attachment( [ 'post_title' => 'Pot', 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ], '2026/01/Pot.png' );
			$id = wp_insert_post( [ 'post_title' => 'Migrated', 'post_status' => 'publish' ] );
			add_post_meta( $id, 'slim_seo', [ 'facebook_image' => wp_get_attachment_url( $image ), 'twitter_image' => (string) $image ] );
			$source = Pharos\\Migration\\Sources::get( 'slim' );
			$source->preload( 'post', [ $id ] );
			$values = $source->post( get_post( $id ) )->values;
			wp_delete_post( $id, true );
			wp_delete_attachment( $image, true );
			return array_map( fn( $value ) => $value === $image ? 'id' : basename( $value ), $values );`
		);
		expect( values ).toEqual( {
			facebook_image: 'Pot.png',
			facebook_image_id: 'id',
			twitter_image: 'Pot.png',
			twitter_image_id: 'id',
		} );
	} );
} );

test( 'A term that Slim SEO knows has the same as a post', async () => {
	expect(
		await ofTerm( 'slim', [
			[
				'slim_seo',
				php( {
					title: '{{ term.name }} {{ post.title }}!',
					description: '{{ term.auto_description }}',
					noindex: 1,
				} ),
			],
		] )
	).toEqual( {
		values: {
			title: '%term_title% !',
			description: '%excerpt%',
			noindex: 'yes',
		},
		lost: [],
	} );
} );

test( 'A page in the place of the home page does not have the title of pages', async () => {
	const answer = await site.php< [ object, object, boolean ] >(
		`$id = wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'Migrated', 'post_status' => 'publish' ] );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $id );
		$source = Pharos\\Migration\\Sources::get( 'slim' );
		$without = (object) $source->post( get_post( $id ) )->values;
		add_post_meta( $id, 'slim_seo', [ 'title' => 'Mine' ] );
		$answer = [
			$without,
			(object) $source->post( get_post( $id ) )->values,
			$source->ids( 'post' )->between( $id, $id ) === [ $id ],
		];
		update_option( 'show_on_front', 'posts' );
		update_option( 'page_on_front', 0 );
		wp_delete_post( $id, true );
		return $answer;`
	);
	expect( answer ).toEqual( [
		{ title: '%site_name% – %page:short% – %tagline%' },
		{ title: 'Mine' },
		true,
	] );
} );

describe( 'The settings of Slim SEO', () => {
	const of = ( options: object ) =>
		ofOptions( 'slim', { slim_seo: options } );

	test( 'that are not there change nothing', async () => {
		expect( await ofOptions( 'slim', {} ) ).toEqual( {
			values: {},
			lost: [],
		} );
	} );

	test( 'have WordPress’s titles where there is no template, and descriptions of what there is', async () => {
		const { values } = await of( {
			post: { title: '{{ post.title }}', description: '' },
			author: { description: 'By {{ author.display_name }}' },
		} );
		expect( values ).toMatchObject( {
			separator: '-',
			page_title: '%title:typographic% – %page:short% – %site_name%',
			page_description: '',
			home_page_title: '%site_name% – %page:short% – %tagline%',
			home_page_description: '%tagline%',
			templates: {
				post_types: {
					post: { title: '%title%' },
					page: { description: '%excerpt%' },
				},
				taxonomies: { category: { description: '%excerpt%' } },
				archives: {
					author: { description: 'By %author_name%' },
					search: {
						title: 'Search Results for “%search_query%” – %page:short% – %site_name%',
					},
				},
			},
			author_archive: true,
			date_archive: true,
		} );
	} );

	test( 'of old versions name the home page otherwise', async () => {
		const old = {
			home_title: 'Old {{ site.title }}',
			home_description: 'Old.',
			home_facebook_image: 'https://cdn.example/old.png',
		};
		expect( ( await of( old ) ).values ).toMatchObject( {
			home_page_title: 'Old %site_name%',
			home_page_description: 'Old.',
			home_page_facebook_image_url: 'https://cdn.example/old.png',
		} );
		expect(
			( await of( { ...old, home: { title: 'New' } } ) ).values
		).toMatchObject( {
			home_page_title: 'New',
			home_page_description: '%tagline%',
		} );
	} );

	test( 'keep kinds of pages out of search engines, and their archives with them', async () => {
		const kinds = {
			page: { noindex: 1 },
			post_tag: { noindex: '1' },
			category: { noindex: 0 },
			author: { noindex: true },
		};
		expect( ( await of( kinds ) ).values.no_index ).toEqual( [
			'page',
			'post_tag',
			'author',
			'search',
		] );
		expect(
			( await of( { ...kinds, features: [ 'schema' ] } ) ).values.no_index
		).toEqual( [ 'search' ] );
	} );

	test( 'have features that are on until some are chosen', async () => {
		const { values } = await of( { twitter_site: '@fern' } );
		expect( values ).toMatchObject( {
			open_graph_tags: true,
			twitter_meta_tags: true,
			twitter_profile_username: 'fern',
			enable_xml_sitemap: true,
			enable_author_sitemap: false,
			enable_schemas: true,
			redirectAttachmentPagesToPostParent: true,
		} );
		const chosen = await of( {
			features: [ 'no_category_base', 'open_graph' ],
			home: { title: 'Never shown' },
		} );
		expect( chosen.values ).toMatchObject( {
			open_graph_tags: true,
			facebook_meta_tags: true,
			twitter_meta_tags: false,
			enable_xml_sitemap: false,
			enable_schemas: false,
			redirectAttachmentPagesToPostParent: false,
			paginated_link_relationships: [],
			addlink_to_source_below_feed_entries: false,
			home_page_title: '%site_name% – %page:short% – %tagline%',
			home_page_description: '',
			page_description: '',
		} );
		expect( chosen.lost ).toEqual( [
			'module meta_title',
			'module meta_description',
			'module meta_robots',
			'module canonical_url',
		] );
	} );

	test( 'have two default images, and more', async () => {
		const { values, lost } = await of( {
			default_facebook_image: 'https://cdn.example/f.png',
			default_twitter_image: 'https://cdn.example/x.png',
			home: { facebook_image: '{{ site.facebook_image }}' },
			post: { facebook_image: '{{ post.thumbnail }}' },
			page: { twitter_image: 'https://cdn.example/pages.png' },
		} );
		expect( values ).toMatchObject( {
			noindex_empty_terms: true,
			noindex_empty_authors: true,
			attachment_redirect_target: 'file',
			fallback_image: 'https://cdn.example/f.png',
			home_page_facebook_image_url: 'https://cdn.example/f.png',
			home_page_twitter_image_url: 'https://cdn.example/x.png',
			twitter_same_as_facebook: false,
			twitter_fallback_image: 'https://cdn.example/x.png',
		} );
		expect( values.templates ).toMatchObject( {
			post_types: {
				page: { twitter_image: 'https://cdn.example/pages.png' },
			},
		} );
		expect( lost ).toEqual( [
			'image_order https://cdn.example/pages.png',
		] );
	} );

	test( 'tell what has no place here', async () => {
		const { lost } = await ofOptions( 'slim', {
			slim_seo: {
				features: [ 'redirection' ],
				header_code: '<meta name="x">',
				footer_code: '',
				redirect_404_to: 'homepage',
				redirect_www: -1,
				gone_archive: { title: 'Gone' },
			},
			ss_redirects: { a: { from: '/a', to: '/b' } },
			slim_seo_schemas: { b: { type: 'Event' } },
		} );
		expect( lost ).toEqual(
			expect.arrayContaining( [
				'code <meta name="x">',
				'redirects homepage',
				'redirects',
				'schema',
				'taxonomy_gone gone_archive',
			] )
		);
		expect( lost ).not.toContain( 'redirects -1' );
	} );

	test( 'have a robots.txt that counts while it may be edited', async () => {
		const texts = await site.php< string[] >(
			`$texts = [];
			foreach ( [ 1, 0 ] as $editable ) {
				update_option( 'slim_seo', [ 'robots_txt_editable' => $editable, 'robots_txt_content' => "User-agent: *\nDisallow: /tea/" ] );
				$texts[] = Pharos\\Migration\\Sources::get( 'slim' )->settings()->robots_txt;
			}
			delete_option( 'slim_seo' );
			return $texts;`
		);
		expect( texts ).toEqual( [ 'User-agent: *\nDisallow: /tea/', '' ] );
	} );

	test( 'that can’t be read are told', async () => {
		const lost = await site.php< Record< string, string > >(
			`global $wpdb;
			$wpdb->insert( $wpdb->options, [ 'option_name' => 'slim_seo', 'option_value' => 'a:1:{s:5:"title";s:99:"x";}', 'autoload' => 'no' ] );
			wp_cache_flush();
			$mapped = Pharos\\Migration\\Sources::get( 'slim' )->settings();
			delete_option( 'slim_seo' );
			return array_column( $mapped->losses, 'field', 'what' );`
		);
		expect( lost ).toEqual( { damaged: 'slim_seo' } );
	} );

	test( 'with damaged parts lose these alone', async () => {
		const { values, lost } = await of( {
			post: 'broken',
			page: { title: [ 'x' ], description: 'Fine.' },
			features: 'broken',
			home: { title: 'x'.repeat( 6000 ) },
			default_facebook_image: [ 'x' ],
		} );
		expect( values ).toMatchObject( {
			page_title: '%title:typographic% – %page:short% – %site_name%',
			templates: { post_types: { page: { description: 'Fine.' } } },
			open_graph_tags: true,
		} );
		expect( lost.map( ( one ) => one.slice( 0, 9 ) ) ).toContain(
			'invalid x'
		);
	} );
} );
