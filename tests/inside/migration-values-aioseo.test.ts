/** Data of All in One SEO in their various stored formats: the migrated values, and those reported as not migrated. */
import {
	ofOptions,
	ofPost,
	shape,
	type MappedData,
} from '../integration/support/migration-values';
import { site } from '../integration/support/site';

/** Columns of the current table; JSON as objects. */
type Row = Record< string, unknown >;

const ROW = {
	robots_default: '1',
	og_image_type: 'default',
	twitter_use_og: '1',
};

const COLUMNS = [
	'title',
	'description',
	'keywords',
	'keyphrases',
	'primary_term',
	'canonical_url',
	'og_title',
	'og_description',
	'og_object_type',
	'og_image_type',
	'og_image_custom_url',
	'og_image_url',
	'twitter_use_og',
	'twitter_card',
	'twitter_image_type',
	'twitter_image_custom_url',
	'twitter_image_url',
	'twitter_title',
	'twitter_description',
	'schema',
	'schema_type',
	'schema_type_options',
	'pillar_content',
	'robots_default',
	'robots_noindex',
	'robots_nofollow',
	'robots_noarchive',
	'robots_nosnippet',
	'robots_max_snippet',
	'priority',
	'limit_modified_date',
	'breadcrumb_settings',
	'local_seo',
];

interface Options {
	/** Other properties of the post. */
	post?: object;
	/** Additional meta rows. */
	meta?: [ key: string, value: string ][];
	/** Options of the plugin. */
	options?: Record< string, unknown >;
	/** Columns that are missing in the table. */
	without?: string[];
	/** Whether it is a category instead of a post. */
	term?: boolean;
}

/**
 * Migrates the rows of a post or category, in a temporary table.
 *
 * @param table The rows of the table.
 * @param more
 */
const ofRows = ( table: Row[], more: Options = {} ) =>
	site.php< MappedData & { found: boolean } >(
		`${ shape }
		$kind = $args['term'] ? 'term' : 'post';
		$columns = array_diff( $args['columns'], $args['without'] );
		$table = "{$wpdb->prefix}aioseo_{$kind}s";
		$wpdb->query( "CREATE TABLE $table (id bigint NOT NULL AUTO_INCREMENT PRIMARY KEY, {$kind}_id bigint NOT NULL, \`" . implode( '\` longtext, \`', $columns ) . '\` longtext)' );
		$id = $args['term']
			? wp_insert_term( 'Migrated', 'category' )['term_id']
			: wp_insert_post( wp_slash( $args['post'] + [ 'post_title' => 'Migrated', 'post_status' => 'publish' ] ) );
		foreach ( $args['table'] as $row ) {
			$row = array_map( static fn( $value ) => is_array( $value ) ? wp_json_encode( $value ) : $value, $row );
			$wpdb->insert( $table, [ "{$kind}_id" => $id ] + $row );
		}
		$rows( $kind, $id );
		$aioseo = $source();
		$aioseo->preload( $kind, [ $id ] );
		$mapped = ( new Pharos\\Migration\\Objects( $aioseo ) )->mapped( $kind, $args['term'] ? get_term( $id ) : get_post( $id ) );
		$found = in_array( $id, $aioseo->ids( $kind )->between( $id, $id ), true );
		$count = $aioseo->ids( $kind )->count();
		$args['term'] ? wp_delete_term( $id, 'category' ) : wp_delete_post( $id, true );
		$wpdb->query( "DROP TABLE $table" );
		$end();
		return $shape( $mapped ) + [ 'found' => $found && $count === 1 ];`,
		{
			source: 'aioseo',
			columns: COLUMNS,
			table: table.map( ( row ) => ( { ...ROW, ...row } ) ),
			rows: more.meta ?? [],
			post: more.post ?? {},
			options: more.options ?? {},
			without: more.without ?? [],
			term: more.term ?? false,
		}
	);

const graph = ( graphName: string, properties: object = {}, id = '' ) => ( {
	id,
	graphName,
	label: graphName,
	properties,
} );

describe( 'A post that All in One SEO knows', () => {
	test.each<
		[
			name: string,
			row: Row,
			values: object,
			lost?: string[],
			more?: Options,
		]
	>( [
		[ 'is found by what it says', { title: 'Tea' }, { title: 'Tea' } ],
		[
			'keeps texts in any language, and signs that are none of ours',
			{
				title: '茶 🍵 #separator_sa شاي 100% %title%',
				description: 'C:\\tea #TeaTime #1 &amp;amp; <b>5</b> &lt; 6',
			},
			{
				title: '茶 🍵 %separator% شاي 100% %percent%title%',
				description: 'C:\\tea #TeaTime #1 & 5 < 6',
			},
		],
		[
			'keeps an unknown variable, and reports it',
			{ og_title: '#post_title #no_such_tag' },
			{ facebook_title: '%title% #no_such_tag' },
			[ 'variable #no_such_tag' ],
		],
		[
			'prints no shortcodes',
			{ title: 'Tea [gallery ids="1"] [sic]' },
			{ title: 'Tea [sic]' },
		],
		[
			'is to be indexed, whatever its type is told',
			{ robots_default: '0' },
			{ noindex: 'no' },
		],
		[
			'tells robots everything that it can',
			{
				robots_default: '0',
				robots_noindex: '1',
				robots_nofollow: '1',
				robots_noarchive: '1',
				robots_nosnippet: '1',
				robots_max_snippet: '50',
			},
			{
				noindex: 'yes',
				nofollow: 'yes',
				noarchive: 'yes',
				nosnippet: 'yes',
				max_snippet: '50',
			},
		],
		[
			'tells robots nothing while its switches don’t count',
			{ title: 'Tea', robots_default: '1', robots_noindex: '1' },
			{ title: 'Tea' },
		],
		[
			'takes back what its type is told',
			{ robots_default: '0' },
			{ noindex: 'no', nofollow: 'no' },
			[],
			{
				options: {
					aioseo_options: {
						searchAppearance: {
							advanced: {
								globalRobotsMeta: {
									default: false,
									nofollow: true,
								},
							},
						},
					},
				},
			},
		],
		[
			'is not indexed behind a password, once it has instructions of its own',
			{ robots_default: '0' },
			{ noindex: 'yes' },
			[],
			{ post: { post_password: 'secret' } },
		],
		[
			'has an address with a host, or below the site',
			{ canonical_url: 'other.example/tea?a=1' },
			{ canonical: 'https://other.example/tea?a=1' },
		],
		[
			'has a path without its first slash',
			{ canonical_url: 'about/us' },
			{ canonical: '/about/us' },
		],
		[
			'loses an address that is none',
			{ canonical_url: 'https://' },
			{},
			[ 'invalid https://' ],
		],
		[
			'has several keywords',
			{
				keyphrases: {
					focus: { keyphrase: ' 緑茶 ' },
					additional: [ { keyphrase: 'tea' }, { keyphrase: '' } ],
				},
			},
			{ focus_keyword: '緑茶' },
			[ 'keywords tea' ],
		],
		[
			'has an image that was chosen by address',
			{
				og_image_type: 'custom_image',
				og_image_custom_url: '//cdn.example/a.png?v=2',
			},
			{ facebook_image: 'https://cdn.example/a.png?v=2' },
		],
		[
			'has no image while another rule was chosen',
			{
				title: 'Tea',
				og_image_type: 'featured',
				og_image_custom_url: 'https://cdn.example/a.png',
			},
			{ title: 'Tea' },
		],
		[
			'has the image that was found in its text',
			{
				og_image_type: 'content',
				og_image_url: 'https://cdn.example/in-text.png',
			},
			{ facebook_image: 'https://cdn.example/in-text.png' },
			[ 'image_source content' ],
		],
		[
			'has an image of the author, which is not carried over',
			{
				og_image_type: 'author',
				og_image_url: 'https://secure.gravatar.com/avatar/1',
			},
			{},
			[ 'image_source author' ],
		],
		[
			'has nothing of its own on X while Facebook’s is used',
			{ og_title: 'F', twitter_title: 'X', twitter_use_og: '1' },
			{ facebook_title: 'F' },
		],
		[
			'has texts of its own on X',
			{
				og_title: 'F',
				twitter_title: 'X',
				twitter_use_og: '0',
				twitter_card: 'summary',
			},
			{
				facebook_title: 'F',
				twitter_title: 'X',
				twitter_card_type: 'summary',
			},
		],
		[
			'does not show Facebook’s image on X, but the default one there',
			{
				og_image_type: 'custom_image',
				og_image_custom_url: 'https://cdn.example/f.png',
				twitter_use_og: '0',
			},
			{
				facebook_image: 'https://cdn.example/f.png',
				twitter_image: 'https://cdn.example/x-default.png',
			},
			[],
			{
				options: {
					aioseo_options: {
						social: {
							twitter: {
								general: {
									defaultImagePosts:
										'https://cdn.example/x-default.png',
								},
							},
						},
					},
				},
			},
		],
		[
			'loses a main term that is gone',
			{ primary_term: { category: 999999 } },
			{},
			[ 'term_gone 999999' ],
		],
		[
			'has damaged JSON',
			{
				keyphrases: '{"focus":{"keyphrase":"x',
				primary_term: 'category',
				schema: '{"graphs":[{',
			},
			{},
			[
				'damaged {"focus":{"keyphrase":"x',
				'damaged category',
				'damaged {"graphs":[{',
			],
		],
		[
			'has more than we have a place for',
			{
				keywords: [ { label: 'a', value: 'a' } ],
				og_object_type: 'book',
				pillar_content: '1',
				priority: '0.5',
				limit_modified_date: '1',
				breadcrumb_settings: { default: false, template: 'Crumb' },
				local_seo: {
					locations: { business: { name: '', city: 'Uji' } },
				},
			},
			{},
			[
				'meta_keywords a',
				'network_tags book',
				'sitemap_entry 0.5',
				'cornerstone',
				'modified_date',
				'organization Uji',
				'breadcrumb_title Crumb',
			],
		],
		[
			'is another kind of article',
			{
				schema: {
					default: { isEnabled: false },
					graphs: [ graph( 'Article', { type: 'NewsArticle' } ) ],
				},
			},
			{
				schemas: {
					article: expect.objectContaining( {
						fields: expect.objectContaining( {
							'@type': 'NewsArticle',
						} ),
					} ),
				},
			},
		],
		[
			'is no article',
			{ schema: { default: { isEnabled: false }, graphs: [] } },
			{
				schemas: {
					article: { off: true },
					person: { off: true },
				},
			},
		],
		[
			'has a schema of its own, of which some is lost',
			{
				schema: {
					graphs: [
						graph(
							'Recipe',
							{
								name: '#post_title à la Fern',
								author: { name: 'Mara', url: '#author_url' },
								ingredients: [ 'tea' ],
							},
							'#aioseo-recipe-x'
						),
						graph( 'NoSuchThing' ),
					],
				},
			},
			{
				schemas: {
					'aioseo-recipe-x': expect.objectContaining( {
						type: 'Recipe',
						fields: expect.objectContaining( {
							name: '%title% à la Fern',
							author: {
								'@type': 'Person',
								name: 'Mara',
								url: '%author_url%',
							},
						} ),
					} ),
				},
			},
			[ 'schema Recipe: ingredients', 'schema NoSuchThing' ],
		],
		[
			'has a type of article from before there were lists of schemas',
			{
				schema_type: 'Article',
				schema_type_options: { article: { articleType: 'Article' } },
			},
			{
				schemas: {
					article: expect.objectContaining( { type: 'Article' } ),
				},
			},
		],
		[
			'has no schema, said in the old way',
			{ schema_type: 'none' },
			{
				schemas: {
					article: { off: true },
					person: { off: true },
				},
			},
		],
	] )( '%s', async ( _name, row, values, lost = [], more = {} ) => {
		expect( await ofRows( [ row ], more ) ).toEqual( {
			values,
			lost,
			found: true,
		} );
	} );

	test.each< [ name: string, row: Row ] >( [
		[ 'nothing at all', {} ],
		[
			'values that nobody has chosen',
			{
				title: '',
				keyphrases: {
					focus: { keyphrase: '', score: 0 },
					additional: [],
				},
				keywords: '[]',
				primary_term: '{}',
				schema: {
					blockGraphs: [],
					customGraphs: [],
					default: { graphName: 'BlogPosting', isEnabled: true },
					graphs: [],
				},
				schema_type: 'default',
				og_object_type: 'default',
				twitter_card: 'default',
				pillar_content: '0',
			},
		],
	] )( 'with %s has no data', async ( _name, row ) => {
		expect( await ofRows( [ row ] ) ).toEqual( {
			values: {},
			lost: [],
			found: false,
		} );
	} );

	test( 'is nothing that a zero or blanks would name', async () => {
		const { values, lost } = await ofRows( [
			{ title: '0', description: ' \u00A0', og_title: '0' },
		] );
		expect( { values, lost } ).toEqual( { values: {}, lost: [] } );
	} );

	test( 'is what the first of two rows says', async () => {
		expect(
			await ofRows( [ { title: 'First' }, { title: 'Second' } ] )
		).toMatchObject( { values: { title: 'First' } } );
	} );

	test( 'is read from a table of an older version, which has fewer columns', async () => {
		expect(
			await ofRows( [ { title: 'Old' } ], {
				without: [
					'schema',
					'priority',
					'limit_modified_date',
					'breadcrumb_settings',
					'primary_term',
					'local_seo',
				],
			} )
		).toEqual( { values: { title: 'Old' }, lost: [], found: true } );
	} );

	test( 'is not what copies for translations say, where the table knows it', async () => {
		expect(
			await ofRows( [ { description: 'Today' } ], {
				meta: [
					[ '_aioseo_title', 'Stale' ],
					[ '_aioseop_title', 'Older' ],
				],
			} )
		).toMatchObject( { values: { description: 'Today' }, lost: [] } );
	} );

	test( 'has a term with the same data, where there is a table for them', async () => {
		expect(
			await ofRows(
				[
					{
						title: '#taxonomy_title | #post_title',
						robots_default: '0',
						robots_noindex: '1',
						keyphrases: { focus: { keyphrase: 'tea' } },
					},
				],
				{ term: true }
			)
		).toEqual( {
			values: {
				title: '%term_title% |',
				noindex: 'yes',
				focus_keyword: 'tea',
			},
			lost: [],
			found: true,
		} );
	} );
} );

test( 'A home page that All in One SEO knows stays in search engines, whatever its type is told', async () => {
	const { values, found } = await site.php< {
		values: object;
		found: boolean;
	} >(
		`$before = [ get_option( 'show_on_front' ), get_option( 'page_on_front' ) ];
		$id = wp_insert_post( [ 'post_title' => 'Home', 'post_type' => 'page', 'post_status' => 'publish' ] );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $id );
		update_option( 'aioseo_options_dynamic', wp_json_encode( [ 'searchAppearance' => [ 'postTypes' => [ 'page' => [ 'show' => false ] ] ] ] ) );
		$source = Pharos\\Migration\\Sources::get( 'aioseo' );
		$answer = [
			'values' => (object) $source->post( get_post( $id ) )->values,
			'found' => in_array( $id, $source->ids( 'post' )->between( $id, $id ), true ),
		];
		update_option( 'show_on_front', $before[0] );
		update_option( 'page_on_front', $before[1] );
		delete_option( 'aioseo_options_dynamic' );
		wp_delete_post( $id, true );
		return $answer;`
	);
	expect( { values, found } ).toEqual( {
		values: { noindex: 'no' },
		found: true,
	} );
} );

test( 'Without tables All in One SEO knows nothing of posts, and its rows are counted by none', async () => {
	expect(
		await site.php(
			`$source = Pharos\\Migration\\Sources::get( 'aioseo' );
			$source->preload( 'post', [ 1, 2 ] );
			return [ $source->has_data(), $source->ids( 'term' )->count(), $source->ids( 'term' )->between( 1, 100 ) ];`
		)
	).toEqual( [ false, 0, [] ] );
} );

describe( 'A post without a row in the table', () => {
	const old = ( ...rows: [ key: string, value: string ][] ) =>
		ofPost(
			'aioseo',
			rows.map( ( [ key, value ] ) => [ `_aioseop_${ key }`, value ] )
		);

	test( 'is what the copies for translations say', async () => {
		expect(
			await ofPost( 'aioseo', [
				[ '_aioseo_title', '#post_title 茶' ],
				[ '_aioseo_twitter_title', 'X' ],
				[ '_aioseo_keywords', 'a, b' ],
				[ '_aioseop_title', 'Older' ],
			] )
		).toEqual( {
			values: { title: '%title% 茶', twitter_title: 'X' },
			lost: [ 'meta_keywords a, b' ],
		} );
	} );

	test( 'is what version 3 has left', async () => {
		expect(
			await old(
				[ 'title', '%post_title% by %post_author_login% 100%' ],
				[ 'description', '%no_such% text' ],
				[ 'custom_link', 'https://other.example/' ],
				[ 'noindex', 'on' ],
				[ 'nofollow', 'off' ],
				[ 'disable', 'on' ],
				[ 'sitemap_priority', '0.3' ],
				[
					'opengraph_settings',
					'a:2:{s:32:"aioseop_opengraph_settings_title";s:1:"F";s:32:"aioseop_opengraph_settings_image";s:25:"https://cdn.example/a.png";}',
				]
			)
		).toEqual( {
			values: {
				title: '%title% by %author_name% 100%',
				description: '%percent%no_such% text',
				canonical: 'https://other.example/',
				noindex: 'yes',
				facebook_title: 'F',
				facebook_image: 'https://cdn.example/a.png',
			},
			lost: [ 'sitemap_entry 0.3', 'switched_off' ],
		} );
	} );

	test( 'has damaged settings for networks, and all else', async () => {
		expect(
			await old(
				[ 'title', 'Tea' ],
				[ 'opengraph_settings', 'a:2:{s:32:"aioseop' ]
			)
		).toEqual( {
			values: { title: 'Tea' },
			lost: [ 'damaged opengraph_settings' ],
		} );
	} );
} );

/**
 * Migrates settings that are stored as JSON.
 *
 * @param options
 */
const settings = ( options: Record< string, object > ) =>
	ofOptions(
		'aioseo',
		Object.fromEntries(
			Object.entries( options ).map( ( [ name, value ] ) => [
				name,
				name.endsWith( '_localized' ) ? value : JSON.stringify( value ),
			] )
		)
	);

const appearance = ( searchAppearance: object, more: object = {} ) =>
	settings( { aioseo_options: { searchAppearance, ...more } } );

describe( 'The settings of All in One SEO', () => {
	test( 'that are not there change nothing', async () => {
		expect( await settings( {} ) ).toEqual( { values: {}, lost: [] } );
	} );

	test( 'that are damaged change nothing, and are told', async () => {
		expect(
			await ofOptions( 'aioseo', {
				aioseo_options: '{"searchAppearance":{"global"',
				aioseop_options: { aiosp_home_title: 'Old' },
			} )
		).toEqual( { values: {}, lost: [ 'damaged' ] } );
	} );

	test.each( [
		[ '&#45;', '-' ],
		[ '&raquo;', '»' ],
		[ '&amp;', '&' ],
		[ '★', '★' ],
		[ '', '-' ],
	] )( 'separate with %s', async ( separator, ours ) => {
		expect(
			( await appearance( { global: { separator } } ) ).values
		).toMatchObject( { separator: ours } );
	} );

	test( 'have texts that win where they stand a second time', async () => {
		const { values } = await settings( {
			aioseo_options: {
				searchAppearance: {
					global: { siteTitle: 'Old', metaDescription: 'Kept' },
				},
			},
			aioseo_options_localized: {
				searchAppearance_global_siteTitle: 'Neu: #site_title',
				searchAppearance_global_metaDescription: '',
			},
		} );
		expect( values ).toMatchObject( {
			home_page_title: 'Neu: %site_name%',
			home_page_description: 'Kept',
		} );
	} );

	test( 'have the defaults of the plugin for what was never stored', async () => {
		const { values, lost } = await appearance( { global: {} } );
		expect( values ).toMatchObject( {
			page_title: '%title% %separator% %site_name%',
			home_page_title: '%site_name% %separator% %tagline%',
			later_page_titles: 'end',
			later_page_descriptions: true,
			later_page_social: 'numbered',
			og_site_name: '%site_name% %separator% %tagline%',
			home_page_twitter_card_type: 'summary',
			noindex_canonical: true,
			social_image_featured: false,
			social_image_content: '',
			home_page_description: '%tagline%',
			author_archive: true,
			date_archive: true,
			no_index: [ 'search' ],
			noindex_paginated_pages: true,
			noindex_paginated_posts: true,
			nofollow_paginated_pages: true,
			allow_indexing_of_feed_entries: false,
			enable_xml_sitemap: true,
			enable_author_sitemap: false,
			enable_schemas: true,
			twitter_same_as_facebook: true,
			twitter_card_type: 'summary_large_image',
			redirectAttachmentPagesToPostParent: true,
		} );
		expect( lost.join() ).not.toContain( 'site_name' );
	} );

	test( 'print nothing of a template that is empty but what comes next there', async () => {
		const { values } = await settings( {
			aioseo_options_dynamic: {
				searchAppearance: {
					postTypes: {
						post: { title: '', metaDescription: '' },
						page: {
							title: '#post_title',
							metaDescription: '#post_excerpt_only',
						},
						attachment: { metaDescription: '#attachment_caption' },
					},
					taxonomies: {
						category: { title: '', metaDescription: '' },
					},
				},
			},
		} );
		expect( values.templates ).toMatchObject( {
			post_types: {
				post: {
					title: '%title% - %site_name%',
					description: '%excerpt%',
				},
				page: { title: '%title%', description: '%excerpt%' },
				attachment: { description: '%excerpt%' },
			},
			taxonomies: {
				category: {
					title: '%term_title% – %site_name%',
					description: '%term_description%',
				},
			},
		} );
	} );

	test.each( [
		[ ' – Seite #page_number', '– Seite %page_number%', 'appended' ],
		[ '#separator_sa Seite #page_number', 'Seite %page_number%', 'end' ],
		[ '', '', 'none' ],
	] )(
		'number later pages as “%s”, at the end',
		async ( pagedFormat, format, place ) => {
			const { values } = await appearance( {
				advanced: { pagedFormat },
				archives: { author: { title: 'Tea' } },
			} );
			expect( values ).toMatchObject( {
				later_page_format: format,
				later_page_titles: place,
				later_page_descriptions: place !== 'none',
				later_page_social: place === 'none' ? 'first' : 'numbered',
				templates: { archives: { author: { title: 'Tea' } } },
			} );
		}
	);

	test.each( [
		[ 'default', false, '', [] ],
		[ 'featured', true, '', [] ],
		[ 'auto', true, 'full', [] ],
		[ 'content', false, 'full', [] ],
		[ 'attach', false, '', [ 'image_source attach' ] ],
	] )(
		'take the images of posts from “%s”',
		async ( source, featured, content, told ) => {
			const { values, lost } = await settings( {
				aioseo_options: {
					social: {
						facebook: {
							general: { defaultImageSourcePosts: source },
						},
					},
				},
			} );
			expect( values ).toMatchObject( {
				social_image_featured: featured,
				social_image_content: content,
			} );
			expect(
				lost.filter( ( one ) => one.startsWith( 'image_source' ) )
			).toEqual( told );
		}
	);

	test.each( [
		[ true, undefined ],
		[ false, 'https://cdn.example/x.png' ],
	] )(
		'have a default image for X unless it shows what Facebook does: %s',
		async ( useOgData, image ) => {
			const { values } = await settings( {
				aioseo_options: {
					social: {
						twitter: {
							general: {
								useOgData,
								defaultImagePosts: 'https://cdn.example/x.png',
							},
						},
					},
				},
			} );
			expect( values.twitter_fallback_image ).toBe( image );
		}
	);

	test( 'keep separators round a variable that may be empty', async () => {
		const { values } = await settings( {
			aioseo_options_dynamic: {
				searchAppearance: {
					postTypes: {
						post: {
							title: '#post_title | #parent_title | #site_title | #tagline',
						},
					},
				},
			},
		} );
		expect( values.templates ).toMatchObject( {
			post_types: {
				post: {
					title: '%title% | %parent_title%%keep% | %site_name% | %tagline%',
				},
			},
		} );
	} );

	const robots = ( more: object ) => ( {
		advanced: { robotsMeta: { default: false, ...more } },
	} );

	describe( 'store robot instructions of kinds that versions since 4.8.4.1 never output', () => {
		const kinds = {
			aioseo_options: {
				searchAppearance: {
					advanced: {
						globalRobotsMeta: { default: false, noarchive: true },
					},
					archives: {
						author: { show: true, ...robots( { noindex: true } ) },
						search: { show: true, ...robots( { noindex: true } ) },
						date: { show: false, ...robots( { noindex: true } ) },
					},
				},
			},
			aioseo_options_dynamic: {
				searchAppearance: {
					postTypes: {
						post: {
							show: true,
							...robots( { noindex: true, noarchive: true } ),
						},
						page: { show: true, ...robots( { nofollow: true } ) },
						attachment: {
							show: true,
							advanced: {
								robotsMeta: { default: true, noindex: true },
							},
						},
					},
				},
			},
		};

		test.each( [ undefined, '4.8.4.1', '4.9.9', 'unreadable' ] )(
			'in version %s: what visitors got stays, the rest is offered',
			async ( lastActiveVersion ) => {
				const { values, lost } = await settings( {
					...kinds,
					aioseo_options_internal: {
						internal: { lastActiveVersion },
					},
				} );
				expect( values ).toMatchObject( {
					no_index: [ 'date' ],
					no_follow: [],
				} );
				expect( values.no_archive ).toContain( 'category' );
				expect(
					lost.filter( ( one ) => one.startsWith( 'not_output' ) )
				).toEqual( [
					'not_output post',
					'not_output page',
					'not_output author',
					'not_output search',
				] );
			}
		);
	} );

	test( 'tell robots by kinds, as versions before 4.8.4.1 output them', async () => {
		const { values, lost } = await settings( {
			aioseo_options_internal: {
				internal: { lastActiveVersion: '4.8.4' },
			},
			aioseo_options: {
				searchAppearance: {
					advanced: {
						globalRobotsMeta: {
							default: false,
							noarchive: true,
							noindex: true,
							noindexPaginated: false,
							nofollowPaginated: false,
							noindexFeed: false,
							maxSnippet: 20,
						},
					},
					archives: {
						author: { show: false },
						search: { show: true, ...robots( {} ) },
					},
				},
			},
			aioseo_options_dynamic: {
				searchAppearance: {
					postTypes: {
						post: robots( { nofollow: true, nosnippet: true } ),
						page: { show: false, ...robots( {} ) },
					},
				},
			},
		} );
		const {
			no_index: noindex,
			no_follow: nofollow,
			no_archive: noarchive,
		} = values as Record< string, string[] >;
		expect( noindex ).toEqual(
			expect.arrayContaining( [ 'page', 'category', 'author', 'date' ] )
		);
		expect( noindex ).not.toContain( 'post' );
		expect( noindex ).not.toContain( 'search' );
		expect( nofollow ).toEqual( [ 'post' ] );
		expect( noarchive ).toContain( 'category' );
		expect( noarchive ).not.toContain( 'page' );
		expect( values ).toMatchObject( {
			home_page_robots: { general: [ 'noarchive' ] },
			noindex_paginated_pages: false,
			allow_indexing_of_feed_entries: true,
		} );
		expect( values.no_snippet ).toEqual( [ 'post' ] );
		expect( values.preview_limits ).toMatchObject( {
			home: { snippet: '20' },
			category: { snippet: '20' },
		} );
		expect( values.preview_limits ).not.toHaveProperty( 'post' );
		expect( lost ).not.toContain( 'robots' );
		expect( lost ).not.toContain( 'later_nofollow' );
	} );

	test( 'make addresses of one name for all networks', async () => {
		const { values } = await settings( {
			aioseo_options: {
				social: {
					profiles: {
						sameUsername: {
							enable: true,
							username: 'fern',
							included: [
								'twitterUrl',
								'tiktokUrl',
								'threadsUrl',
							],
						},
						urls: {
							facebookPageUrl: 'https://www.facebook.com/old',
							tiktokUrl: 'https://www.tiktok.com/@old',
							youtubeUrl: 'https://www.youtube.com/@fern',
						},
						additionalUrls:
							'https://example.com/fern\nhttps://mastodon.social/@fern',
					},
				},
			},
		} );
		expect( values ).toMatchObject( {
			twitter_profile_username: 'fern',
			social_profiles: {
				tiktok: 'https://tiktok.com/@fern',
				threads: 'https://threads.com/@fern',
				youtube: 'https://www.youtube.com/@fern',
				mastodon: 'https://mastodon.social/@fern',
			},
		} );
		expect( values ).not.toHaveProperty( 'facebook_page_url' );
	} );

	test( 'show the home page on X as Facebook’s where it has nothing', async () => {
		const { values, lost } = await settings( {
			aioseo_options: {
				social: {
					facebook: {
						homePage: {
							title: 'F',
							description: 'Said',
							image: 'https://cdn.example/f.png',
						},
						general: {
							defaultImageSourcePosts: 'content',
							siteName: 'Fern & Co.',
						},
					},
					twitter: {
						homePage: { title: 'X', cardType: 'summary' },
						general: { enable: false, defaultCardType: 'summary' },
					},
				},
			},
		} );
		expect( values ).toMatchObject( {
			twitter_same_as_facebook: false,
			home_page_twitter_title: 'X',
			home_page_twitter_description: 'Said',
			home_page_twitter_image_url: 'https://cdn.example/f.png',
			twitter_meta_tags: false,
			twitter_card_type: 'summary',
			home_page_twitter_card_type: '',
			social_image_content: 'full',
			og_site_name: 'Fern & Co.',
		} );
		expect( lost.join() ).not.toMatch( /card|image_source|site_name/ );
	} );

	test( 'leave out of sitemaps what counts only while a switch is on', async () => {
		const sitemap = ( enable: boolean ) => ( {
			sitemap: {
				general: {
					author: true,
					filename: 'map',
					taxonomies: { all: false, included: [ 'category' ] },
					advancedSettings: {
						enable,
						excludeImages: true,
						excludePosts: [
							'{"value":12,"type":"page"}',
							'{"value":"13"}',
							'{damaged',
						],
						excludeTerms: [ '{"value":5}' ],
					},
				},
			},
		} );
		const on = await settings( { aioseo_options: sitemap( true ) } );
		expect( on.values ).toMatchObject( {
			sitemap_exclude: [ 'post-12', 'post-13', 'term-5' ],
			enable_xml_image_sitemap: false,
			enable_author_sitemap: true,
		} );
		expect( on.lost ).toEqual(
			expect.arrayContaining( [
				'sitemap_list post_tag',
				'sitemap_address map.xml',
			] )
		);
		const off = await settings( { aioseo_options: sitemap( false ) } );
		expect( off.values ).toMatchObject( {
			sitemap_exclude: [],
			enable_xml_image_sitemap: true,
		} );
	} );

	test( 'switch feeds off', async () => {
		const { values, lost } = await appearance( {
			advanced: {
				crawlCleanup: {
					enable: true,
					feeds: {
						global: false,
						globalComments: true,
						authors: false,
						search: true,
						postComments: true,
						attachments: true,
						paginated: true,
						atom: true,
						rdf: false,
						taxonomies: { all: false, included: [ 'post_tag' ] },
						archives: { all: true },
					},
				},
			},
		} );
		expect( values ).toMatchObject( {
			remove_global_comments_feed: false,
			remove_post_authors_feed: true,
			remove_search_results_feed: false,
			remove_category_feed: true,
			remove_tag_feed: false,
			remove_post_types_feed: false,
			remove_atom_rdf_feeds: false,
		} );
		expect( lost ).toEqual(
			expect.arrayContaining( [ 'feeds global', 'feeds rdf' ] )
		);
	} );

	test.each( [
		[ 'disabled', false, 'file', 'file' ],
		[ 'attachment', true, 'file', 'file' ],
		// Attachments without a post aren't redirected.
		[ 'attachment_parent', true, 'parent', 'page' ],
	] )(
		'lead attachment pages elsewhere: %s',
		async ( redirectAttachmentUrls, redirects, target, orphans ) => {
			const { values } = await settings( {
				aioseo_options_dynamic: {
					searchAppearance: {
						postTypes: { attachment: { redirectAttachmentUrls } },
					},
				},
			} );
			expect( values ).toMatchObject( {
				redirectAttachmentPagesToPostParent: redirects,
				attachment_redirect_target: target,
				attachment_redirect_orphans: orphans,
			} );
		}
	);

	test( 'tell whom the site belongs to, and what its posts are', async () => {
		const schema = ( more: object ) =>
			settings( {
				aioseo_options: {
					searchAppearance: { global: { schema: more } },
				},
				aioseo_options_dynamic: {
					searchAppearance: {
						postTypes: {
							post: {
								schemaType: 'Article',
								articleType: 'NewsArticle',
							},
							page: {
								schemaType: 'WebPage',
								webPageType: 'AboutPage',
							},
							attachment: { schemaType: 'Product' },
						},
					},
				},
			} );
		const organization = await schema( {
			organizationName: '#site_title & Sons 100%',
			phone: '+1',
			numberOfEmployees: { isRange: true, from: 2, to: 5 },
			websiteAlternateName: 'F&K',
		} );
		expect( organization.values.schemas ).toMatchObject( {
			organization: {
				fields: {
					name: '%site_name% & Sons 100%',
					telephone: '+1',
					numberOfEmployees: { minValue: '2', maxValue: '5' },
				},
			},
			website: { fields: { alternateName: 'F&K' } },
			article: { fields: { '@type': 'NewsArticle' } },
			'webpage-page': { fields: { '@type': 'AboutPage' } },
		} );
		expect( organization.lost ).toContain( 'schema Product' );
		const person = await schema( {
			siteRepresents: 'person',
			person: 'manual',
			personName: 'Mara %title%',
		} );
		expect( person.values.schemas ).toMatchObject( {
			owner: {
				type: 'Person',
				fields: { name: 'Mara %percent%title%' },
			},
		} );
		expect( person.values.schemas ).not.toHaveProperty( 'organization' );
	} );

	test( 'that only sites of version 3 have left count while they are named', async () => {
		const old = {
			deprecated: {
				searchAppearance: {
					global: {
						descriptionFormat: '#description – #site_title',
						schema: { enableSchemaMarkup: false },
					},
					advanced: {
						autogenerateDescriptions: true,
						excludePosts: [ '{"value":7}' ],
					},
				},
			},
		};
		const named = await settings( {
			aioseo_options: old,
			aioseo_options_internal: {
				internal: {
					deprecatedOptions: [
						'descriptionFormat',
						'enableSchemaMarkup',
						'excludePosts',
					],
				},
			},
		} );
		expect( named.values ).toMatchObject( {
			enable_schemas: false,
			templates: {
				post_types: {
					post: { description: '%excerpt% – %site_name%' },
				},
			},
		} );
		expect( named.lost ).toContain( 'switched_off 7' );
		const unnamed = await settings( { aioseo_options: old } );
		expect( unnamed.values ).toMatchObject( { enable_schemas: true } );
		expect( unnamed.lost ).not.toContain( 'switched_off 7' );
	} );

	test( 'have no descriptions where old sites have switched them off', async () => {
		const { values } = await settings( {
			aioseo_options: {
				deprecated: {
					searchAppearance: {
						advanced: { autogenerateDescriptions: false },
					},
				},
			},
			aioseo_options_internal: {
				internal: {
					deprecatedOptions: [ 'autogenerateDescriptions' ],
				},
			},
		} );
		expect( values ).toMatchObject( { page_description: '' } );
		expect( values ).not.toHaveProperty(
			'templates.post_types.post.description'
		);
	} );

	test( 'of version 3 count where there are none of today', async () => {
		const old = {
			aiosp_home_title: 'Home',
			aiosp_home_page_title_format: '%page_title% | %site_title%',
			aiosp_home_description: 'Said',
			aiosp_post_title_format: '%post_title% – %blog_title%',
			aiosp_tag_title_format: 'Tag: %tag%',
			aiosp_cpostnoindex: [ 'page' ],
			aiosp_tags_noindex: 'on',
			aiosp_archive_date_noindex: 'on',
			aiosp_paginated_noindex: '',
			aiosp_generate_descriptions: 'on',
			aiosp_google_verify: 'code',
			aiosp_redirect_attachement_parent: 'on',
			modules: {
				aiosp_feature_manager_options: {
					aiosp_feature_manager_enable_opengraph: 'on',
				},
				aiosp_opengraph_options: {
					aiosp_opengraph_twitter_site: '@fern',
					aiosp_opengraph_defcard: 'summary',
					aiosp_opengraph_profile_links:
						'https://www.facebook.com/fern\nhttps://www.instagram.com/fern',
				},
			},
		};
		const { values, lost } = await ofOptions( 'aioseo', {
			aioseop_options: old,
		} );
		expect( values ).toMatchObject( {
			separator: '|',
			home_page_title: 'Home | %site_name%',
			home_page_description: 'Said',
			no_index: [ 'page', 'post_tag', 'date' ],
			noindex_paginated_pages: false,
			enable_xml_sitemap: false,
			open_graph_tags: true,
			twitter_card_type: 'summary',
			twitter_profile_username: 'fern',
			facebook_page_url: 'https://www.facebook.com/fern',
			social_profiles: { instagram: 'https://www.instagram.com/fern' },
			templates: {
				post_types: { post: { title: '%title% – %site_name%' } },
				taxonomies: {
					post_tag: { title: 'Tag: %term_title%' },
				},
			},
		} );
		expect( lost ).toContain( 'verification code' );
		const both = await ofOptions( 'aioseo', {
			aioseop_options: old,
			aioseo_options: '{"searchAppearance":{}}',
		} );
		expect( both.values ).toMatchObject( {
			home_page_title: '%site_name% %separator% %tagline%',
		} );
	} );
} );
