/** Data of The SEO Framework in formats that the fixture lacks. */
import {
	ofOptions,
	ofPost,
	ofTerm,
} from '../integration/support/migration-values';
import { site } from '../integration/support/site';

const OPTION = 'autodescription-site-settings';

const post = (
	rows: [ key: string, value: string ][],
	options: object = {},
	more: object = {}
) => ofPost( 'tsf', rows, more, { [ OPTION ]: { x: 1, ...options } } );

const settings = ( options: object ) =>
	ofOptions( 'tsf', { [ OPTION ]: { x: 1, ...options } } );

const serialized = ( data: Record< string, string | number > ) =>
	`a:${ Object.keys( data ).length }:{${ Object.entries( data )
		.map(
			( [ key, value ] ) =>
				`s:${ key.length }:"${ key }";` +
				( typeof value === 'number'
					? `i:${ value };`
					: `s:${ Buffer.byteLength( value ) }:"${ value }";` )
		)
		.join( '' ) }}`;

const term = ( value: string, options: object = {} ) =>
	ofTerm( 'tsf', [ [ 'autodescription-term-settings', value ] ], {
		[ OPTION ]: { x: 1, ...options },
	} );

const branded = ( title: string ) => `${ title } %separator% %site_name%`;

describe( 'A post that The SEO Framework knows', () => {
	test.each<
		[
			name: string,
			rows: [ string, string ][],
			values: object,
			lost?: string[],
			options?: object,
		]
	>( [
		[
			'says nothing with empty rows and zeros',
			[
				[ '_genesis_title', '' ],
				[ '_genesis_noindex', '0' ],
				[ '_social_image_id', '0' ],
				[ '_tsf_title_no_blogname', '0' ],
			],
			{},
		],
		[
			'has the name of the site beside its title',
			[ [ '_genesis_title', 'Tea' ] ],
			{ title: branded( 'Tea' ) },
		],
		[
			'has it on the left',
			[ [ '_genesis_title', 'Tea' ] ],
			{ title: '%site_name% %separator% Tea' },
			[],
			{ title_location: 'left' },
		],
		[
			'goes without it where it says so',
			[
				[ '_genesis_title', 'Tea' ],
				[ '_tsf_title_no_blogname', '1' ],
			],
			{ title: 'Tea' },
		],
		[
			'goes without it also where its title is made',
			[ [ '_tsf_title_no_blogname', '1' ] ],
			{ title: '%title%' },
		],
		[
			'goes without it where no page has it',
			[
				[ '_genesis_title', 'Tea' ],
				[ '_genesis_description', 'Warm.' ],
			],
			{ title: 'Tea', description: 'Warm.' },
			[],
			{ title_rem_additions: 1 },
		],
		[
			'is called 0',
			[ [ '_genesis_title', '0' ] ],
			{ title: branded( '0' ) },
		],
		[ 'says nothing with blanks', [ [ '_genesis_title', ' \t ' ] ], {} ],
		[
			'has signs that are no variables, and what looks like markup',
			[
				[
					'_genesis_description',
					'%title% 100% &amp; <b>tea</b>\n5 < 6',
				],
			],
			{ description: '%percent%title% 100% & <b>tea</b> 5 < 6' },
		],
		[
			'is forced into search engines',
			[
				[ '_genesis_noindex', '-1' ],
				[ '_genesis_nofollow', '1' ],
				[ '_genesis_noarchive', 'x' ],
			],
			{ noindex: 'no', nofollow: 'yes' },
		],
		[
			'is what its first row says',
			[
				[ '_genesis_noindex', '1' ],
				[ '_genesis_noindex', '-1' ],
			],
			{ noindex: 'yes' },
		],
		[
			'keeps the address of an image that was deleted, and tells',
			[
				[ '_social_image_url', 'https://example.com/gone.jpg' ],
				[ '_social_image_id', '999999' ],
			],
			{ facebook_image: 'https://example.com/gone.jpg' },
			[ 'image_gone https://example.com/gone.jpg' ],
		],
		[
			'has no image by an id alone',
			[ [ '_social_image_id', '999999' ] ],
			{},
		],
		[
			'loses a main term that is gone, an address that is none, and what has no place',
			[
				[ '_primary_term_category', '999999' ],
				[ '_genesis_canonical_uri', 'javascript:alert(1)' ],
				[ 'exclude_local_search', '1' ],
				[ '_tsf_twitter_card_type', 'summary' ],
			],
			{ twitter_card_type: 'summary' },
			[ 'term_gone 999999', 'hidden', 'invalid javascript:alert(1)' ],
		],
		[
			'knows nothing of the Genesis theme',
			[
				[ '_genesis_keywords', 'tea' ],
				[ '_genesis_layout', 'full' ],
			],
			{},
		],
		[
			'was not touched where the plugin was switched off for its type',
			[ [ '_genesis_title', 'Tea' ] ],
			{},
			[ 'switched_off post' ],
			{ disabled_post_types: { post: 1 } },
		],
	] )( '%s', async ( _name, rows, values, lost = [], options = {} ) => {
		expect( await post( rows, options ) ).toEqual( { values, lost } );
	} );
} );

describe( 'A term that The SEO Framework knows', () => {
	test.each<
		[ name: string, value: string, values: object, lost?: string[] ]
	>( [
		[
			'of an old version holds texts and lacks keys',
			serialized( { doctitle: 'Old', noindex: '1', saved_flag: '1' } ),
			{ title: branded( 'Old' ), noindex: 'yes' },
		],
		[
			'is called by its label where it goes without the name of the site',
			serialized( { doctitle: '', title_no_blog_name: 1 } ),
			{ title: '%archive_label% %term_title%' },
		],
		[
			'has everything',
			serialized( {
				description: 'Чай 100%',
				og_title: 'F',
				og_description: 'G',
				tw_title: 'X',
				tw_description: 'Y',
				canonical: '//other.example/tea',
				noindex: -1,
				nofollow: 0,
			} ),
			{
				description: 'Чай 100%',
				facebook_title: 'F',
				facebook_description: 'G',
				twitter_title: 'X',
				twitter_description: 'Y',
				canonical: 'https://other.example/tea',
				noindex: 'no',
			},
		],
		[ 'is damaged', 'a:1:{s:8:"doctitle";s:99:"x";}', {}, [ 'damaged' ] ],
		[ 'is a text', 'nonsense', {} ],
	] )( '%s', async ( _name, value, values, lost = [] ) => {
		expect( await term( value ) ).toEqual( { values, lost } );
	} );
} );

describe( 'The settings of The SEO Framework', () => {
	test( 'that are not there change nothing', async () => {
		expect( await ofOptions( 'tsf', {} ) ).toEqual( {
			values: {},
			lost: [],
		} );
	} );

	test.each( [
		[ 'hyphen', '-' ],
		[ 'frasl', '⁄' ],
		[ 'lsaquo', '‹' ],
		[ 'le', '≤' ],
		[ 'lt', '<' ],
		[ 'nobody-knows', '-' ],
	] )( 'separate with %s', async ( sign, separator ) => {
		const { values } = await settings( { title_separator: sign } );
		expect( values ).toMatchObject( { separator } );
	} );

	test( 'of an old version have a separator by another name, and switches for single kinds', async () => {
		const { values } = await settings( {
			title_seperator: 'raquo',
			attachment_noindex: '1',
			tag_nofollow: '1',
		} );
		expect( values ).toMatchObject( {
			separator: '»',
			no_index: [ 'attachment', 'post_format' ],
			no_follow: [ 'post_tag' ],
			auto_generate_description: true,
			enable_xml_sitemap: true,
		} );
	} );

	test( 'make templates of switches', async () => {
		const made = async ( options: object ) => {
			const { values } = await settings( options );
			const of = values.templates as Record<
				string,
				Record< string, Record< string, string > >
			>;
			return [
				values.page_title,
				of.taxonomies?.category?.title,
				of.archives?.search?.title,
			];
		};
		expect( await made( {} ) ).toEqual( [
			branded( '%title%' ),
			branded( '%archive_label% %term_title%' ),
			branded( 'Search Results for “%search_query%”' ),
		] );
		expect(
			await made( { title_location: 'left', title_rem_prefixes: 1 } )
		).toEqual( [
			'%site_name% %separator% %title%',
			'%site_name% %separator% %term_title%',
			'%site_name% %separator% Search Results for “%search_query%”',
		] );
		expect( await made( { title_rem_additions: 1 } ) ).toEqual( [
			'%title%',
			'%archive_label% %term_title%',
			'Search Results for “%search_query%”',
		] );
	} );

	test( 'describe nothing by itself where that is off', async () => {
		const { values } = await settings( { auto_description: 0 } );
		expect( values ).toMatchObject( {
			page_description: '',
			auto_generate_description: false,
		} );
		expect( JSON.stringify( values.templates ) ).not.toContain(
			'%excerpt%'
		);
	} );

	test.each<
		[ name: string, options: object, title: string, facebook: string ]
	>( [
		[
			'by the name of the site and its tagline',
			{ social_title_rem_additions: 1 },
			'%site_name% %separator% %tagline%',
			'%site_name%',
		],
		[
			'with a tagline of its own, on the left',
			{
				homepage_title: 'Home 100%',
				homepage_title_tagline: 'Slow %tea%',
				home_title_location: 'left',
			},
			'Slow %percent%tea% %separator% Home 100%',
			'',
		],
		[
			'without a tagline',
			{ homepage_title: 'Home', homepage_tagline: 0 },
			'Home',
			'',
		],
	] )( 'call the home page %s', async ( _name, options, title, facebook ) => {
		const { values } = await settings( options );
		expect( values ).toMatchObject( {
			home_page_title: title,
			home_page_facebook_title: facebook,
		} );
	} );

	test( 'give X what Facebook gets where it has nothing of its own', async () => {
		const { values } = await settings( {
			homepage_og_title: 'F',
			homepage_og_description: 'G',
			homepage_twitter_title: 'X',
			homepage_social_image_url: 'https://cdn.example/a.jpg',
		} );
		expect( values ).toMatchObject( {
			twitter_same_as_facebook: false,
			home_page_twitter_title: 'X',
			home_page_twitter_description: 'G',
			home_page_twitter_image_url: 'https://cdn.example/a.jpg',
		} );
	} );

	test( 'tell robots about the site as a whole, kinds, and what holds only such kinds', async () => {
		const { values } = await settings( {
			noindex_post_types: { post: 1, page: '0' },
			noindex_taxonomies: {},
			author_nofollow: 1,
			site_noarchive: 1,
			homepage_noindex: 1,
			paged_noindex: 1,
			home_paged_noindex: 1,
		} );
		expect( values.no_index ).toEqual(
			expect.arrayContaining( [ 'post', 'category', 'post_tag' ] )
		);
		expect( values.no_index ).not.toContain( 'page' );
		expect( values ).toMatchObject( {
			no_follow: [ 'author' ],
			home_page_robots: { general: [ 'noindex', 'noarchive' ] },
			noindex_paginated_pages: true,
			index_home_page_paginated_pages: false,
		} );
		expect( values.no_archive ).toEqual(
			expect.arrayContaining( [ 'page', 'category', 'search', 'date' ] )
		);
	} );

	test( 'have accounts, each once', async () => {
		const { values } = await settings( {
			facebook_publisher: 'https://www.facebook.com/fern',
			twitter_site: '@fern',
			knowledge_facebook: 'https://www.facebook.com/fern',
			knowledge_twitter: 'https://twitter.com/fern',
			knowledge_tumblr: 'https://fern.tumblr.com/',
			knowledge_linkedin: 'https://example.com/fern',
		} );
		expect( values ).toMatchObject( {
			facebook_page_url: 'https://www.facebook.com/fern',
			twitter_profile_username: 'fern',
			social_profiles: { tumblr: 'https://fern.tumblr.com/' },
		} );
		// A URL that belongs to no supported social network is still in the schema.
		expect( values.schemas ).toMatchObject( {
			organization: {
				fields: {
					sameAs: [ '%social_profiles%', 'https://example.com/fern' ],
				},
			},
		} );
	} );

	test( 'say whom the site belongs to', async () => {
		const { values } = await settings( {
			knowledge_type: 'person',
			knowledge_name: 'Mara &amp; 100%',
			knowledge_logo: 0,
			ld_json_searchbox: 0,
			ld_json_breadcrumbs: 0,
		} );
		const schemas = values.schemas as Record<
			string,
			{ fields: Record< string, string > }
		>;
		expect( schemas.owner?.fields ).toMatchObject( {
			name: 'Mara & 100%',
		} );
		expect( schemas.owner?.fields ).not.toHaveProperty( 'image' );
		expect( schemas.website?.fields ).toMatchObject( {
			alternateName: 'Mara & 100%',
			publisher: '%schema:owner%',
		} );
		expect( Object.keys( schemas ) ).not.toEqual(
			expect.arrayContaining( [ 'organization' ] )
		);
		expect( schemas ).not.toHaveProperty( 'searchaction' );
		expect( schemas ).not.toHaveProperty( 'breadcrumblist' );
		expect( schemas ).not.toHaveProperty( 'article' );
		// Not-found pages are WebPages, too.
		expect( schemas.webpage ).toMatchObject( {
			show_on: {
				rules: expect.arrayContaining( [ 'special-404' ] ),
				specific: [],
			},
		} );
	} );

	test( 'show later pages, protected posts and images of the content as before', async () => {
		const { values } = await settings( {
			homepage_twitter_card_type: 'summary',
		} );
		expect( values ).toMatchObject( {
			later_page_titles: 'within',
			later_page_social: 'first',
			protected_titles: true,
			social_image_content: 'shown',
			home_page_twitter_card_type: 'summary',
		} );
	} );

	test( 'tell what has no place here, and damaged parts are none', async () => {
		const { values, lost } = await settings( {
			google_verification: 'g',
			max_snippet_length: 50,
			set_copyright_directives: 1,
			theme_color: '#fff',
			pta: { book: { redirect: 'B' }, x: 'damaged' },
			noindex_post_types: 'damaged',
			site_title: [ 'damaged' ],
			homepage_title: { x: 1 },
			disabled_taxonomies: { category: 1 },
		} );
		expect( lost ).toEqual(
			expect.arrayContaining( [
				'verification g',
				'switch #fff',
				'no_field B',
				'switched_off_kind category',
			] )
		);
		expect( values.preview_limits ).toMatchObject( {
			home: { snippet: '50' },
			post: { snippet: '50' },
		} );
		// The source plugin outputs nothing on these pages.
		expect( values.preview_limits ).not.toHaveProperty( 'category' );
		expect( values.home_page_title ).toBe(
			'%site_name% %separator% %tagline%'
		);
	} );
} );

test( 'A static home page is called, described and hidden by the settings, before what its page says', async () => {
	const { front, journal } = await site.php< Record< string, object > >(
		`$ids = [];
		foreach ( [ 'front', 'journal' ] as $name ) {
			$ids[ $name ] = wp_insert_post( [ 'post_type' => 'page', 'post_title' => $name, 'post_status' => 'publish' ] );
		}
		$kept = array_map( 'get_option', [ 'show_on_front' => 'show_on_front', 'page_on_front' => 'page_on_front', 'page_for_posts' => 'page_for_posts' ] );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $ids['front'] );
		update_option( 'page_for_posts', $ids['journal'] );
		update_post_meta( $ids['front'], '_genesis_title', 'Page' );
		update_post_meta( $ids['front'], '_genesis_description', 'Of the page.' );
		update_post_meta( $ids['front'], '_genesis_nofollow', '-1' );
		update_option( 'autodescription-site-settings', [ 'homepage_title' => 'Home', 'homepage_noindex' => 1, 'homepage_nofollow' => 1, 'homepage_canonical' => 'https://other.example/', 'homepage_title_tagline' => 'Slow', 'social_title_rem_additions' => 1 ] );
		$source = Pharos\\Migration\\Sources::get( 'tsf' );
		$found = $source->ids( 'post' )->between( $ids['front'], $ids['journal'] );
		$values = array_map( fn( $id ) => in_array( $id, $found, true ) ? $source->post( get_post( $id ) )->values : null, $ids );
		delete_option( 'autodescription-site-settings' );
		array_map( 'update_option', array_keys( $kept ), $kept );
		array_map( fn( $id ) => wp_delete_post( $id, true ), $ids );
		return $values;`
	);
	expect( front ).toEqual( {
		title: 'Home %separator% Slow',
		description: 'Of the page.',
		canonical: 'https://other.example/',
		noindex: 'yes',
		nofollow: 'no',
		facebook_title: 'Home',
	} );
	expect( journal ).toEqual( { description: 'Latest posts: %site_name%' } );
} );
