/** Data of posts and terms of All in One SEO in their various stored formats: the migrated values, and those reported as not migrated. */
import {
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
