/** Data of SureRank in formats that the fixture lacks. */
import {
	ofOptions,
	ofPost,
	ofTerm,
} from '../integration/support/migration-values';
import { site } from '../integration/support/site';

type Stored = Record< string, unknown >;

/**
 * A value serialized as in PHP.
 *
 * @param value
 */
const serialized = ( value: unknown ): string => {
	switch ( typeof value ) {
		case 'string':
			return `s:${ Buffer.byteLength( value ) }:"${ value }";`;
		case 'number':
			return `i:${ value };`;
		case 'boolean':
			return `b:${ Number( value ) };`;
		default: {
			const entries = Object.entries( value as object );
			const inner = entries.map(
				( [ key, one ] ) => serialized( key ) + serialized( one )
			);
			return `a:${ entries.length }:{${ inner.join( '' ) }}`;
		}
	}
};

const rows = (
	general: Stored,
	social: Stored = {},
	more: Record< string, string > = {}
): [ string, string ][] => [
	[ 'surerank_settings_general', serialized( general ) ],
	[ 'surerank_settings_social', serialized( social ) ],
	...Object.entries( more ).map( ( [ key, value ] ): [ string, string ] => [
		`surerank_${ key }`,
		value,
	] ),
];

const options = ( values: Stored ) => ( {
	surerank_settings: { separator: '|', ...values },
} );

const settings = ( values: Stored, more: Stored = {} ) =>
	ofOptions( 'surerank', { ...options( values ), ...more } );

const template = '%title% - %site_name%';

describe( 'A post that SureRank knows', () => {
	test.each<
		[
			name: string,
			rows: [ string, string ][],
			values: object,
			lost?: string[],
			options?: Stored,
		]
	>( [
		[
			'says nothing with empty rows, and with what an analysis wrote',
			[
				...rows( { page_title: '', canonical_url: '' }, {}, {} ),
				[ 'surerank_settings_post_no_index', '' ],
				[ 'surerank_seo_checks', 'a:0:{}' ],
			],
			{},
		],
		[
			'says nothing with a nought',
			rows( { page_title: '0', page_description: '0' } ),
			{},
		],
		[
			'says nothing with flat rows of old versions',
			[
				[ 'surerank_settings_page_title', 'Flat' ],
				[ 'surerank_settings_canonical_url', 'https://flat.example/' ],
			],
			{},
		],
		[
			'has damaged rows',
			[
				[
					'surerank_settings_general',
					'a:1:{s:10:"page_title";s:99:"x";}',
				],
				[ 'surerank_settings_social', 'nonsense' ],
			],
			{},
			[ 'damaged', 'damaged' ],
		],
		[
			'is what its first row says',
			[
				...rows( { page_title: 'First' } ),
				...rows( { page_title: 'Second' } ),
			],
			{ title: 'First' },
		],
		[
			'keeps what the settings say for others out of its rows',
			rows( { separator: '#', fallback_image: 'x', page_title: 'Чай' } ),
			{ title: 'Чай' },
		],
		[
			'has one directive, so that its kind says nothing any more',
			rows( {}, {}, { settings_post_no_archive: 'no' } ),
			{ noindex: 'no', nofollow: 'no', noarchive: 'no' },
		],
		[
			'has directives',
			rows(
				{},
				{},
				{
					settings_post_no_index: 'yes',
					settings_post_no_follow: 'other',
				}
			),
			{ noindex: 'yes', nofollow: 'no', noarchive: 'no' },
		],
		[
			'uses Facebook’s texts on X',
			rows(
				{},
				{
					twitter_same_as_facebook: '1',
					facebook_title: 'F',
					twitter_title: 'X',
				}
			),
			{ facebook_title: 'F' },
		],
		[
			'uses nothing of Facebook’s on X, but what the page says',
			rows(
				{ page_description: 'D' },
				{
					twitter_same_as_facebook: '',
					facebook_title: 'F',
					facebook_description: 'G',
				}
			),
			{
				description: 'D',
				facebook_title: 'F',
				facebook_description: 'G',
				twitter_title: template,
				twitter_description: 'D',
			},
		],
		[
			'does on X as the site does, where it says nothing',
			rows( {}, { facebook_title: 'F', twitter_title: 'X' } ),
			{ facebook_title: 'F', twitter_title: 'X' },
			[],
			{ twitter_same_as_facebook: false },
		],
		[
			'shows the default image where its own is no picture',
			rows( {}, { facebook_image_url: 'https://cdn.example/a.png?v=2' } ),
			{ facebook_image: 'https://cdn.example/default.jpg' },
			[ 'no_picture https://cdn.example/a.png?v=2' ],
			{ fallback_image: 'https://cdn.example/default.jpg' },
		],
		[
			'shows the default image on X, not Facebook’s',
			rows(
				{},
				{
					twitter_same_as_facebook: false,
					facebook_image_url: 'https://cdn.example/f.WEBP',
				}
			),
			{
				facebook_image: 'https://cdn.example/f.WEBP',
				twitter_image: 'https://cdn.example/default.jpg',
			},
			[],
			{ fallback_image: 'https://cdn.example/default.jpg' },
		],
		[
			'keeps the address of an image that was deleted, and tells',
			rows(
				{},
				{
					facebook_image_url: 'https://cdn.example/gone.jpg',
					facebook_image_id: '999999',
				}
			),
			{ facebook_image: 'https://cdn.example/gone.jpg' },
			[ 'image_gone https://cdn.example/gone.jpg' ],
		],
		[
			'loses an address that is none',
			rows( {
				canonical_url: 'javascript:alert(1)',
				focus_keyword: ' tea, pots ',
			} ),
			{ focus_keyword: 'tea, pots' },
			[ 'invalid javascript:alert(1)' ],
		],
		[
			'prints what looks like markup, and has entities',
			rows( { page_title: '<em>Salt</em> &amp; 100% C:\\tea' } ),
			{ title: '<em>Salt</em> & 100% C:\\tea' },
		],
		[
			'is left without copies that its importer made',
			rows(
				{
					page_title: '%title% %separator% %site_name%',
					page_description: '%excerpt%',
					focus_keyword: 'tea',
				},
				{
					twitter_same_as_facebook: false,
					facebook_title: '%title% %separator% %site_name%',
					facebook_description: '%excerpt%',
					twitter_title: '%title% %separator% %site_name%',
					twitter_description: 'Own.',
				},
				{ migration: '1' }
			),
			{ focus_keyword: 'tea', twitter_description: 'Own.' },
			[],
			{
				page_title: '%title% %separator% %site_name%',
				page_description: '%excerpt%',
			},
		],
		[
			'keeps copies that say something else than the page does',
			rows(
				{ page_title: 'Own' },
				{ facebook_title: template },
				{ migration: '1' }
			),
			{ title: 'Own', facebook_title: template },
		],
		[
			'keeps what a user has entered, also where it is the template',
			rows( { page_title: template } ),
			{ title: template },
		],
	] )( '%s', async ( _name, given, values, lost = [], more = {} ) => {
		expect(
			await ofPost( 'surerank', given, {}, options( more ) )
		).toEqual( { values, lost } );
	} );
} );

test( 'On a term, variables of posts mean nothing, and texts mean its own', async () => {
	const { values, lost } = await ofTerm(
		'surerank',
		rows(
			{
				page_title: '%title% %term_title% %permalink%',
				page_description: '%content% %excerpt%',
			},
			{ facebook_description: '%content%!' }
		),
		options( {} )
	);
	expect( values ).toEqual( {
		title: '%term_title% %term_title%',
		description: '%term_description% %term_description%',
		facebook_description: '!',
	} );
	expect( lost ).toEqual( [ 'variable %permalink%', 'variable %content%' ] );
} );

describe( 'Schemas of SureRank', () => {
	const schema = ( more: Stored = {} ) => ( {
		title: 'Article',
		type: 'Article',
		fields: { '@type': 'NewsArticle', headline: '%post.title% 100%' },
		show_on: {
			rules: [ 'post|all', 7 ],
			specific: [],
			specificText: [ { value: 'x', label: 'X' }, 'damaged' ],
		},
		...more,
	} );
	const none = { rules: [], specific: [], specificText: [] };

	test( 'are carried over with their conditions and our variables', async () => {
		const { values } = await settings(
			{
				schemas: {
					one: schema( {
						fields: {
							'@type': 'Organization',
							'@sub_type': [ 'NGO', '' ],
							'@id': '%site.url%#%id%',
							schema_name: 'Us',
							name: '%website_details.website_name%',
							telephone: '%website_details.website_owner_phone%',
							description: '%post.excerpt% %current.title%',
							email: '0',
							slogan: '',
							_customFields: { a: 1 },
							logo: {
								'3f8d00b6-7ed3-42bb-8faa-52629f84b0c5':
									'https://cdn.example/a.png',
							},
							sameAs: {
								twitter: 'fern',
								instagram: 'https://www.instagram.com/fern/',
							},
							address: {
								'@type': 'PostalAddress',
								postalCode: '',
							},
						},
					} ),
				},
			},
			{ surerank_settings_onboarding: { website_owner_phone: '100%1' } }
		);
		expect( values.schemas ).toEqual( {
			one: {
				title: 'Article',
				type: 'Article',
				fields: {
					'@type': [ 'Organization', 'NGO' ],
					schema_name: 'Us',
					'@id': '%site_url%#%id%',
					name: '%org_name%',
					telephone: '100%1',
					description: '%content% %title%',
					logo: [ 'https://cdn.example/a.png' ],
					sameAs: [
						'https://x.com/fern',
						'https://www.instagram.com/fern/',
					],
					address: { '@type': 'PostalAddress' },
				},
				show_on: {
					rules: [ 'post|all' ],
					specific: [],
					specificText: [ { value: 'x', label: 'X' } ],
				},
				not_show_on: none,
			},
		} );
	} );

	test( 'that were never saved are ours', async () => {
		const { values } = await settings( {} );
		expect( values ).not.toHaveProperty( 'schemas' );
	} );

	test( 'that were all removed stay away', async () => {
		expect(
			await site.php(
				`update_option( 'surerank_settings', [ 'schemas' => [] ] );
				[ $settings ] = ( new Pharos\\Migration\\SiteSettings( new Pharos\\Settings\\Settings(), Pharos\\Migration\\Sources::get( 'surerank' ) ) )->planned();
				delete_option( 'surerank_settings' );
				return $settings->get( 'schemas' );`
			)
		).toEqual( [] );
	} );

	test( 'that were not printed are kept and not shown; damaged ones are told', async () => {
		const { values, lost } = await settings( {
			schemas: {
				faq: schema( { title: 'FAQ', type: 'FAQ', fields: {} } ),
				bad: 'x',
				worse: { title: 'no type at all' },
			},
		} );
		expect( values.schemas ).toEqual( {
			faq: expect.objectContaining( { type: 'FAQ', show_on: none } ),
		} );
		expect( lost ).toEqual(
			expect.arrayContaining( [
				'schema_type FAQ',
				'damaged bad',
				'damaged worse',
			] )
		);
	} );

	test( 'are shown where nothing was found, as they were, and what had wrong targets is named', async () => {
		const of = ( rules: string[], not: string[] = [] ) =>
			schema( {
				show_on: { rules, specific: [ 'post-7', 'tax-5' ] },
				not_show_on: { rules: not },
			} );
		const { values, lost } = await settings( {
			schemas: {
				all: of( [ 'basic-global' ] ),
				most: of( [ 'basic-global' ], [ 'special-404' ] ),
				wrong: of( [
					'basic-singulars',
					'post|all|taxarchive|category',
				] ),
			},
		} );
		const schemas = values.schemas as Record<
			string,
			{ show_on: { rules: string[] } }
		>;
		expect( schemas.all?.show_on.rules ).toEqual( [
			'basic-global',
			'special-404',
		] );
		expect( schemas.most?.show_on.rules ).toEqual( [ 'basic-global' ] );
		expect( lost ).toEqual(
			expect.arrayContaining( [
				'schema_target Article: basic-singulars',
				'schema_target Article: post|all|taxarchive|category',
				'schema_target Article: post-7',
			] )
		);
		expect( lost ).not.toContain( 'schema_target Article: tax-5' );
	} );

	test( 'of a post take the place of the site’s; those of the set-up ask their conditions', async () => {
		const { values } = await ofPost(
			'surerank',
			[
				[
					'surerank_settings_schemas',
					serialized( {
						schemas: {
							mine: { ...schema(), show_on: {}, parent: true },
							there: schema( {
								show_on: { rules: [ 'post|all' ] },
							} ),
							elsewhere: schema( {
								show_on: { rules: [ 'page|all' ] },
							} ),
						},
					} ),
				],
			],
			{},
			options( { schemas: { site: schema(), mine: schema() } } )
		);
		expect( values.schemas ).toEqual( {
			mine: expect.objectContaining( {
				type: 'Article',
				show_on: none,
				fields: {
					'@type': 'NewsArticle',
					schema_name: 'Article',
					headline: '%title% 100%',
				},
			} ),
			there: expect.objectContaining( { show_on: none } ),
			site: { off: true },
		} );
	} );

	test( 'of a post that are an empty map say nothing', async () => {
		const { values } = await ofPost( 'surerank', [
			[ 'surerank_settings_schemas', serialized( { schemas: {} } ) ],
		] );
		expect( values ).toEqual( {} );
	} );
} );

describe( 'The settings of SureRank', () => {
	test( 'that are not there change nothing', async () => {
		expect( await ofOptions( 'surerank', {} ) ).toEqual( {
			values: {},
			lost: [],
		} );
	} );

	test( 'are completed with the values before the first change', async () => {
		const { values } = await settings( {} );
		expect( values ).toMatchObject( {
			separator: '|',
			page_title: template,
			home_page_title: '%site_name% - %tagline% - %page%',
			home_page_description: '%tagline%',
			twitter_card_type: 'summary_large_image',
			twitter_same_as_facebook: true,
			author_archive: false,
			date_archive: false,
			enable_xml_sitemap: true,
			enable_schemas: true,
			redirectAttachmentPagesToPostParent: true,
		} );
		expect( values.no_index ).toEqual(
			expect.arrayContaining( [
				'attachment',
				'author',
				'date',
				'search',
			] )
		);
	} );

	test( 'have flags in all their forms, and some that never did anything', async () => {
		const { values, lost } = await settings( {
			author_archive: '1',
			remove_tag_feeds: true,
			enable_xml_sitemap: '',
			open_graph_tags: '',
			enable_page_level_seo: false,
			enable_migration: false,
			surerank_analytics_optin: true,
		} );
		expect( values ).toMatchObject( {
			author_archive: true,
			remove_tag_feed: true,
			enable_xml_sitemap: false,
			open_graph_tags: true,
			enable_page_level_seo: true,
		} );
		expect( values ).not.toHaveProperty( 'enable_migration' );
		expect( values ).not.toHaveProperty( 'surerank_analytics_optin' );
		expect( lost.filter( ( one ) => one === 'no_effect' ) ).toHaveLength(
			3
		);
	} );

	test( 'name all archives at once, and kinds that are gone', async () => {
		const { values, lost } = await settings( {
			no_index: [ 'archive', 'post', 'gone', 3 ],
			no_follow: 'damaged',
			paginated_link_relationships: [ 'homepage', 'pages', 'other' ],
			home_page_robots: { general: [ 'noarchive', 'other' ] },
		} );
		expect( values.no_index ).toEqual(
			expect.arrayContaining( [
				'post',
				'category',
				'post_tag',
				'author',
				'date',
			] )
		);
		expect( values.no_index ).not.toContain( 'archive' );
		expect( values ).toMatchObject( {
			no_follow: [],
			paginated_link_relationships: [ 'home', 'page' ],
			home_page_robots: { general: [ 'noarchive' ] },
		} );
		expect( lost ).toContain( 'taxonomy_gone gone' );
	} );

	test( 'have accounts by name and by address', async () => {
		const { values, lost } = await settings( {
			twitter_profile_username: '@fern',
			twitter_profile_fallback: 'https://twitter.com/mara',
			facebook_page_url: 'https://www.facebook.com/fern',
			social_profiles: {
				facebook: 'https://www.facebook.com/other',
				twitter: 'fern',
				bluesky: 'https://bsky.app/profile/fern.example',
				yelp: '',
				nowhere: 'https://example.com/fern',
			},
			fallback_image: 'https://cdn.example/a.svg',
		} );
		expect( values ).toMatchObject( {
			twitter_profile_username: 'fern',
			twitter_profile_fallback: 'mara',
			social_profiles: {
				bluesky: 'https://bsky.app/profile/fern.example',
			},
		} );
		expect( values ).not.toHaveProperty( 'fallback_image' );
		expect( lost ).toEqual(
			expect.arrayContaining( [
				'network https://www.facebook.com/other',
				'network https://example.com/fern',
				'no_picture https://cdn.example/a.svg',
			] )
		);
	} );
} );

test( 'The text of robots.txt is migrated, unless a user has written another', async () => {
	const [ first, again, kept, overwritten ] = await site.php< unknown[] >(
		`$migrate = function ( $text, $overwrite = false ) {
			update_option( 'surerank_settings', [ 'separator' => '|' ] );
			update_option( 'surerank_robots_txt_content', $text );
			$mapped = ( new Pharos\\Migration\\SiteSettings( new Pharos\\Settings\\Settings(), Pharos\\Migration\\Sources::get( 'surerank' ), $overwrite ) )->migrate();
			return [ Pharos\\RobotsTxt\\RobotsTxt::custom_text(), in_array( 'kept', array_column( $mapped->losses, 'what' ), true ) ];
		};
		$result = [ $migrate( "User-agent: *\\r\\nDisallow: /a/" ), $migrate( 'Disallow: /b/' ) ];
		Pharos\\RobotsTxt\\RobotsTxt::save( 'Disallow: /mine/' );
		$result[] = $migrate( 'Disallow: /c/' );
		$result[] = $migrate( 'Disallow: /c/', true );
		Pharos\\RobotsTxt\\RobotsTxt::save( '' );
		Pharos\\Migration\\Tables::drop();
		foreach ( [ 'surerank_settings', 'surerank_robots_txt_content', 'pharos_settings', 'pharos_schemas', Pharos\\Migration\\State::OPTION, Pharos\\Migration\\Backup::OPTION ] as $option ) {
			delete_option( $option );
		}
		return $result;`
	);
	expect( first ).toEqual( [ 'User-agent: *\nDisallow: /a/\n', false ] );
	expect( again ).toEqual( [ 'Disallow: /b/\n', false ] );
	expect( kept ).toEqual( [ 'Disallow: /mine/\n', true ] );
	expect( overwritten ).toEqual( [ 'Disallow: /c/\n', false ] );
} );
