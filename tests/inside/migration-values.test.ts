/** Data of source plugins in their various stored formats: the migrated values, and those reported as not migrated. */
import { ofOptions, ofPost } from '../integration/support/migration-values';
import { site } from '../integration/support/site';

const yoast = ( ...rows: [ key: string, value: string ][] ) =>
	ofPost(
		'yoast',
		rows.map( ( [ key, value ] ) => [ `_yoast_wpseo_${ key }`, value ] )
	);

const rankmath = ( ...rows: [ key: string, value: string ][] ) =>
	ofPost(
		'rankmath',
		rows.map( ( [ key, value ] ) => [ `rank_math_${ key }`, value ] )
	);

test( 'A home page that Yoast SEO knows no description of is described by the tagline', async () => {
	const { values } = await ofOptions( 'yoast', {
		wpseo_titles: { separator: 'sc-dash', 'metadesc-home-wpseo': '' },
	} );
	expect( values.home_page_description ).toBe( '%tagline%' );
} );

test.each( [
	[
		'yoast',
		[ '_yoast_wpseo_opengraph-title', '_yoast_wpseo_twitter-description' ],
		{
			wpseo_titles: { separator: 'sc-dash' },
			wpseo_social: { opengraph: false },
		},
	],
	[
		'tsf',
		[ '_open_graph_title', '_twitter_description' ],
		{ 'autodescription-site-settings': { x: 1, og_tags: 0 } },
	],
] as const )(
	'Texts for Open Graph that were never output don’t go to X (%s)',
	async ( source, [ graph, x ], options ) => {
		expect(
			await ofPost(
				source,
				[
					[ graph, 'Never seen' ],
					[ x, 'On X' ],
				],
				{},
				options
			)
		).toEqual( {
			values: { twitter_description: 'On X' },
			lost: [ 'module Never seen' ],
		} );
	}
);

describe( 'A post that Yoast SEO knows', () => {
	test.each<
		[
			name: string,
			rows: [ string, string ][],
			values: object,
			lost?: string[],
		]
	>( [
		[
			'says nothing with empty rows',
			[
				[ 'title', '' ],
				[ 'meta-robots-noindex', '0' ],
				[ 'meta-robots-adv', '-' ],
			],
			{},
		],
		[
			'says nothing with a zero',
			[
				[ 'title', '0' ],
				[ 'metadesc', '0' ],
			],
			{},
		],
		[ 'says nothing with blanks', [ [ 'title', '  ' ] ], {} ],
		[
			'is what its first row says',
			[
				[ 'title', 'First' ],
				[ 'title', 'Second' ],
			],
			{ title: 'First' },
		],
		[
			'has three states of noindex',
			[ [ 'meta-robots-noindex', '2' ] ],
			{ noindex: 'no' },
		],
		[
			'has other instructions',
			[ [ 'meta-robots-adv', 'noarchive, noodp,nosnippet' ] ],
			{ noarchive: 'yes', nosnippet: 'yes' },
		],
		[
			'keeps lines as one',
			[ [ 'metadesc', 'One\r\n\r\ntwo' ] ],
			{ description: 'One two' },
		],
		[
			'has texts in any language',
			[ [ 'title', 'Чай %%sep%% 茶 🍵' ] ],
			{ title: 'Чай %separator% 茶 🍵' },
		],
		[
			'loses an image that was deleted',
			[
				[ 'opengraph-image', 'https://example.com/gone.jpg' ],
				[ 'opengraph-image-id', '999999' ],
			],
			{},
			[ 'image_gone https://example.com/gone.jpg' ],
		],
		[
			'has an image by an address without a scheme',
			[ [ 'opengraph-image', '//cdn.example/a.png' ] ],
			{ facebook_image: 'https://cdn.example/a.png' },
		],
		[
			'keeps an image that lies elsewhere',
			[ [ 'twitter-image', 'https://cdn.example/a.png?v=2' ] ],
			{ twitter_image: 'https://cdn.example/a.png?v=2' },
		],
		[
			'loses a main term that is gone',
			[ [ 'primary_category', '999999' ] ],
			{},
			[ 'term_gone 999999' ],
		],
		[
			'loses a main term that is none',
			[ [ 'primary_category', 'news' ] ],
			{},
		],
		[
			'has an address with letters',
			[ [ 'canonical', 'https://other.example/%c4%8daj?a=%20b' ] ],
			{ canonical: 'https://other.example/čaj?a=%20b' },
		],
		[
			'loses an address that is none',
			[ [ 'canonical', 'javascript:alert(1)' ] ],
			{},
			[ 'invalid javascript:alert(1)' ],
		],
		[
			'has more than we have a place for',
			[
				[ 'bctitle', 'Crumb' ],
				[ 'is_cornerstone', '1' ],
				[ 'focuskeywords', '[{"keyword":"two","score":5}]' ],
				[ 'keywordsynonyms', '["a, b",""]' ],
			],
			{},
			[ 'breadcrumb_title Crumb', 'cornerstone', 'keywords two, a, b' ],
		],
		[
			'says nothing with damaged JSON',
			[ [ 'focuskeywords', '[{"keyword' ] ],
			{},
		],
		[
			'says nothing where a text is an array',
			[ [ 'title', 'a:1:{i:0;s:1:"x";}' ] ],
			{},
		],
		[
			'has no analysis',
			[
				[ 'content_score', '90' ],
				[ 'linkdex', '50' ],
			],
			{},
		],
	] )( '%s', async ( _name, rows, values, lost = [] ) => {
		expect( await yoast( ...rows ) ).toEqual( { values, lost } );
	} );

	test( 'loses a text that is too long, and says why', async () => {
		const { values, lost } = await yoast(
			[ 'title', 'x'.repeat( 1001 ) ],
			[ 'metadesc', 'Fine.' ]
		);
		expect( values ).toEqual( { description: 'Fine.' } );
		expect( lost ).toHaveLength( 1 );
		expect( lost[ 0 ] ).toMatch( /^invalid x+$/ );
	} );
} );

describe( 'A post that Rank Math knows', () => {
	const list = ( ...names: string[] ) =>
		`a:${ names.length }:{${ names
			.map( ( name, i ) => `i:${ i };s:${ name.length }:"${ name }";` )
			.join( '' ) }}`;

	test.each<
		[
			name: string,
			rows: [ string, string ][],
			values: object,
			lost?: string[],
		]
	>( [
		[
			'says nothing with empty rows',
			[
				[ 'title', '' ],
				[ 'robots', 'a:0:{}' ],
				[ 'twitter_use_facebook', '' ],
			],
			{},
		],
		[ 'is called 0', [ [ 'title', '0' ] ], { title: '0' } ],
		[
			'is to be indexed',
			[ [ 'robots', list( 'index' ) ] ],
			{ noindex: 'no' },
		],
		[
			'tells robots more',
			[
				[
					'robots',
					list( 'noindex', 'nofollow', 'noodp', 'noimageindex' ),
				],
			],
			{ noindex: 'yes', nofollow: 'yes', noimageindex: 'yes' },
		],
		[
			'has a damaged list',
			[ [ 'robots', 'a:1:{i:0;s:9:"noindex";}' ] ],
			{},
			[ 'damaged' ],
		],
		[
			'has a text for a list',
			[ [ 'robots', 'noindex' ] ],
			{},
			[ 'damaged' ],
		],
		[
			'sets no other limits than search engines have',
			[
				[
					'advanced_robots',
					'a:2:{s:11:"max-snippet";s:2:"-1";s:17:"max-image-preview";s:5:"large";}',
				],
			],
			{},
		],
		[
			'sets a limit',
			[ [ 'advanced_robots', 'a:1:{s:11:"max-snippet";i:50;}' ] ],
			{ max_snippet: '50' },
		],
		[
			'has several keywords',
			[ [ 'focus_keyword', ' one, two ,three' ] ],
			{ focus_keyword: 'one' },
			[ 'keywords two, three' ],
		],
		[
			'uses Facebook’s texts on X',
			[
				[ 'facebook_title', 'F' ],
				[ 'twitter_title', 'X' ],
			],
			{ facebook_title: 'F' },
		],
		[
			'has texts of its own on X',
			[
				[ 'facebook_title', 'F' ],
				[ 'twitter_title', 'X' ],
				[ 'twitter_use_facebook', 'off' ],
			],
			{ facebook_title: 'F', twitter_title: 'X' },
		],
		[
			'does not say on X what it says on Facebook',
			[
				[ 'title', 'T' ],
				[ 'facebook_title', 'F' ],
				[ 'twitter_use_facebook', 'off' ],
			],
			{ title: 'T', facebook_title: 'F', twitter_title: 'T' },
		],
		[
			'has an image that was never shown',
			[ [ 'facebook_image', 'https://cdn.example/a.jpg' ] ],
			{},
			[ 'image_id https://cdn.example/a.jpg' ],
		],
		[
			'writes a sign twice',
			[ [ 'description', 'C:\\tea 100% &amp; more' ] ],
			{ description: 'C:tea 100% & more' },
		],
	] )( '%s', async ( _name, rows, values, lost = [] ) => {
		expect( await rankmath( ...rows ) ).toEqual( { values, lost } );
	} );

	test( 'shows its excerpt before the template of its kind', async () => {
		const of = ( template: string ) =>
			site.php< object >(
				`update_option( 'rank-math-options-titles', [ 'pt_post_description' => $args['template'] ] );
				$id = wp_insert_post( [ 'post_title' => 'Migrated', 'post_status' => 'publish', 'post_excerpt' => 'Warm.' ] );
				$source = Pharos\\Migration\\Sources::get( 'rankmath' );
				$values = [
					'values' => (object) $source->post( get_post( $id ) )->values,
					'found' => in_array( $id, $source->ids( 'post' )->between( $id, $id ), true ),
				];
				wp_delete_post( $id, true );
				delete_option( 'rank-math-options-titles' );
				return $values;`,
				{ template }
			);
		expect( await of( 'By %name%.' ) ).toEqual( {
			values: { description: '%excerpt_only%' },
			found: true,
		} );
		expect( await of( '%excerpt%' ) ).toEqual( {
			values: {},
			found: false,
		} );
	} );
} );

describe( 'The settings of Yoast SEO', () => {
	const premium = {
		'wordpress-seo-premium/wp-seo-premium.php': 1,
	};

	test.each( [
		[ 'Premium is active', premium, 'Post: %title%' ],
		[ 'Premium is not', {}, undefined ],
	] )(
		'have templates for social networks where %s',
		async ( _name, active, title ) => {
			const { values } = await ofOptions( 'yoast', {
				active_sitewide_plugins: active,
				wpseo_titles: {
					separator: 'sc-dash',
					'social-title-post': 'Post: %%title%%',
				},
			} );
			const { post_types: types } = values.templates as Record<
				string,
				Record< string, Record< string, string > >
			>;
			expect( types?.post?.facebook_title ).toBe( title );
			expect( values ).toMatchObject( {
				later_page_titles: 'none',
				later_page_social: 'first',
				social_image_content: 'shown',
			} );
		}
	);

	test( 'that are not there change nothing', async () => {
		expect( await ofOptions( 'yoast', {} ) ).toEqual( {
			values: {},
			lost: [],
		} );
	} );

	test.each( [
		[ 'sc-ndash', '–' ],
		[ 'sc-lt', '>' ],
		[ 'sc-gt', '<' ],
		[ 'sc-raquo', '»' ],
		[ 'nobody-knows', '-' ],
	] )( 'separate with %s', async ( separator, ours ) => {
		const { values } = await ofOptions( 'yoast', {
			wpseo_titles: { separator },
		} );
		expect( values ).toMatchObject( { separator: ours } );
	} );

	test( 'of an old version, with half of what there is today, are completed', async () => {
		const { values } = await ofOptions( 'yoast', {
			wpseo_titles: {
				'title-post': '%%title%%',
				'metadesc-post': '',
				'noindex-page': 'on',
			},
			wpseo_social: {
				og_frontpage_title: 'Old %%sitename%%',
				twitter_site: 'https://twitter.com/@fern',
				twitter_card_type: 'gallery',
			},
		} );
		expect( values ).toMatchObject( {
			page_title: '%title% %separator% %page% %separator% %site_name%',
			page_description: '',
			home_page_title:
				'%site_name% %separator% %page% %separator% %tagline%',
			home_page_facebook_title: 'Old %site_name%',
			no_index: [ 'page', 'search' ],
			author_archive: true,
			twitter_profile_username: 'fern',
			enable_xml_sitemap: true,
		} );
		expect( values ).toMatchObject( {
			templates: { post_types: { post: { title: '%title%' } } },
		} );
	} );

	test( 'with damaged parts lose these alone', async () => {
		const { values, lost } = await ofOptions( 'yoast', {
			wpseo_titles: {
				separator: [ 'x' ],
				'title-post': [ 'x' ],
				'title-page': 'x'.repeat( 6000 ),
			},
			wpseo_social: { other_social_urls: 'none', instagram_url: 'a b' },
		} );
		expect( values ).toMatchObject( { separator: '-' } );
		expect( lost.map( ( one ) => one.slice( 0, 9 ) ) ).toEqual(
			expect.arrayContaining( [ 'invalid x', 'invalid a' ] )
		);
	} );
} );

test( 'An option that can’t be read any more is told, and the others are carried over', async () => {
	const { values, lost } = await site.php< {
		values: object;
		lost: string[];
	} >( `
		global $wpdb;
		$mapped = [];
		foreach ( [ 'yoast' => [ 'wpseo_titles', 'wpseo_social', 'twitter_site' ], 'rankmath' => [ 'rank-math-options-general', 'rank-math-options-titles', 'twitter_author_names' ] ] as $source => [ $broken, $sound, $key ] ) {
			add_option( $broken, 'x' );
			add_option( $sound, [ $key => 'fern' ] );
			$wpdb->update( $wpdb->options, [ 'option_value' => 'a:1:{s:9:"separator";s:9:"sc-da' ], [ 'option_name' => $broken ] );
			wp_cache_flush();
			$settings = Pharos\\Migration\\Sources::get( $source )->settings();
			delete_option( $broken );
			delete_option( $sound );
			$mapped['values'][ $source ] = $settings->values['twitter_profile_username'];
			foreach ( $settings->losses as $loss ) {
				$mapped['lost'][] = "$loss[what] $loss[field]";
			}
		}
		return $mapped;` );
	expect( values ).toEqual( { yoast: 'fern', rankmath: 'fern' } );
	expect( lost ).toEqual(
		expect.arrayContaining( [
			'damaged wpseo_titles',
			'damaged rank-math-options-general',
		] )
	);
} );

test( 'A term that Yoast SEO knows has more than we have a place for', async () => {
	const { values, lost } = await site.php< {
		values: object;
		lost: string[];
	} >( `
		$id = wp_insert_term( 'Teas', 'category' )['term_id'];
		update_option( 'wpseo_taxonomy_meta', [ 'category' => [ $id => [
			'wpseo_title' => '%%term_title%% 50%',
			'wpseo_noindex' => 'index',
			'wpseo_bctitle' => 'Crumb',
			'wpseo_is_cornerstone' => '1',
			'wpseo_focuskeywords' => '[{"keyword":"two"}]',
		] ] ] );
		$mapped = Pharos\\Migration\\Sources::get( 'yoast' )->term( get_term( $id ) );
		delete_option( 'wpseo_taxonomy_meta' );
		wp_delete_term( $id, 'category' );
		return [
			'values' => $mapped->values,
			'lost' => array_map( static fn( $loss ) => trim( $loss['what'] . ' ' . $loss['value'] ), $mapped->losses ),
		];` );
	expect( values ).toEqual( { title: '%term_title% 50%', noindex: 'no' } );
	expect( lost ).toEqual( [
		'breadcrumb_title Crumb',
		'cornerstone',
		'keywords two',
	] );
} );

describe( 'The settings of Rank Math', () => {
	test( 'tell robots by lists that count only while they are switched on', async () => {
		const { values } = await ofOptions( 'rankmath', {
			'rank-math-options-titles': {
				robots_global: [ 'nofollow' ],
				pt_post_robots: [ 'noindex' ],
				pt_post_custom_robots: 'off',
				pt_page_robots: [ 'noindex' ],
				pt_page_custom_robots: 'on',
				title_separator: '&raquo;',
			},
			'rank-math-options-sitemap': {
				exclude_posts: '12, x,13',
				exclude_terms: '5',
			},
		} );
		expect( values ).toMatchObject( {
			separator: '»',
			no_index: [ 'page' ],
			sitemap_exclude: [ 'post-12', 'post-13', 'term-5' ],
			enable_xml_sitemap: false,
		} );
		expect( values.no_follow ).toContain( 'post' );
		expect( values.no_follow ).not.toContain( 'page' );
	} );

	test( 'tell what has no place here', async () => {
		const { values, lost } = await ofOptions( 'rankmath', {
			'rank-math-options-titles': {
				advanced_robots_global: {
					'max-snippet': '50',
					'max-image-preview': 'large',
				},
				pt_post_advanced_robots: { 'max-snippet': '10' },
				capitalize_titles: 'on',
			},
			'rank-math-options-general': { redirections_fallback: 'homepage' },
			rank_math_modules: [ 'sitemap', 'redirections' ],
		} );
		expect( lost ).toEqual(
			expect.arrayContaining( [ 'redirect_fallback homepage' ] )
		);
		expect( values.capitalize_titles ).toBe( true );
		expect( lost ).not.toContain( 'robots' );
		// The values of posts apply only while their toggle is on; searches have no toggle.
		expect( values.preview_limits ).toMatchObject( {
			home: { snippet: '50' },
			post: { snippet: '50' },
			category: { snippet: '50' },
			date: { snippet: '50' },
		} );
		expect( values.preview_limits ).not.toHaveProperty( 'search' );
	} );

	test( 'have profiles in lines, and older ones where a line lacks', async () => {
		const { values, lost } = await ofOptions( 'rankmath', {
			'rank-math-options-titles': {
				social_additional_profiles:
					'https://www.instagram.com/fern\r\nhttps://example.com/fern',
				social_url_instagram: 'https://www.instagram.com/old',
				social_url_youtube: 'https://www.youtube.com/@fern',
			},
		} );
		expect( values.social_profiles ).toEqual( {
			instagram: 'https://www.instagram.com/fern',
			youtube: 'https://www.youtube.com/@fern',
		} );
		// It belongs to no supported social network, but is still in the organization.
		expect( values.schemas ).toMatchObject( {
			organization: {
				fields: {
					sameAs: [ '%social_profiles%', 'https://example.com/fern' ],
				},
			},
		} );
		expect( lost ).not.toContain( 'network https://example.com/fern' );
	} );
} );

test.each( [
	[ 'seopress', 'seopress_titles_option_name' ],
	[ 'slim', 'slim_seo' ],
	[ 'tsf', 'autodescription-site-settings' ],
	[ 'surerank', 'surerank_settings' ],
] )(
	'Words that %s has from translations are in the language of the site, not in that of who migrates',
	async ( source, option ) => {
		const title = await site.php< string >(
			`update_option( $args['option'], [ 'separator' => '|' ] );
			// As the application asks.
			add_filter( 'get_user_metadata', static fn( $value, $id, $key ) => $key === 'locale' ? 'de_DE' : $value, 10, 3 );
			$_GET['_locale'] = 'user';
			add_filter( 'gettext', static fn( $text ) => str_contains( $text, '%s' ) ? determine_locale() . " $text" : $text );
			$settings = new Pharos\\Migration\\SiteSettings( new Pharos\\Settings\\Settings(), Pharos\\Migration\\Sources::get( $args['source'] ) );
			$title = $settings->mapped()->values['templates']['archives']['search']['title'];
			$is_back = determine_locale() === 'de_DE';
			delete_option( $args['option'] );
			return $is_back ? $title : 'In another language now';`,
			{ source, option },
			( await site.as( 'admin' ) ).id
		);
		expect( title ).toMatch( /^en_US Search Results/ );
	}
);

describe( 'URLs of categories', () => {
	const without = async ( source: string, options: object ) => {
		const { values, lost } = await ofOptions( source, {
			...options,
		} );
		return [
			values.term_urls_without_base,
			lost.join().includes( 'base' ),
		];
	};

	test.each<
		[ source: string, on: object, taxonomies: string[], off: object ]
	>( [
		[
			'yoast',
			{ wpseo_titles: { stripcategorybase: true } },
			[ 'category' ],
			{ wpseo_titles: { stripcategorybase: false } },
		],
		[
			'rankmath',
			{
				'rank-math-options-general': {
					strip_category_base: 'on',
					wc_remove_category_base: 'on',
				},
				rank_math_modules: [ 'woocommerce' ],
			},
			[ 'category', 'product_cat' ],
			// The WooCommerce module is turned off: URLs without the base were never output.
			{
				'rank-math-options-general': {
					strip_category_base: 'off',
					wc_remove_category_base: 'on',
				},
				rank_math_modules: [ 'sitemap' ],
			},
		],
		[
			'seopress',
			{
				seopress_advanced_option_name: {
					seopress_advanced_advanced_category_url: '1',
					seopress_advanced_advanced_product_cat_url: '1',
				},
			},
			[ 'category', 'product_cat' ],
			{
				seopress_toggle: { 'toggle-advanced': '0' },
				seopress_advanced_option_name: {
					seopress_advanced_advanced_category_url: '1',
				},
			},
		],
		[
			'aioseo',
			{
				aioseo_options: {
					searchAppearance: {
						advanced: { removeCategoryBase: true },
					},
				},
			},
			[ 'category' ],
			{
				aioseo_options: {
					searchAppearance: {
						advanced: { removeCategoryBase: false },
					},
				},
			},
		],
		[
			'slim',
			{ slim_seo: { features: [ 'no_category_base' ] } },
			[ 'category' ],
			{ slim_seo: { features: [ 'open_graph' ] } },
		],
	] )(
		'stay as visitors got them from %s',
		async ( source, on, taxonomies, off ) => {
			expect( await without( source, on ) ).toEqual( [
				taxonomies,
				false,
			] );
			expect( await without( source, off ) ).toEqual( [ [], false ] );
		}
	);
} );
