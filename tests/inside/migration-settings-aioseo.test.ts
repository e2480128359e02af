/** Settings of All in One SEO in their various stored formats: the migrated values, and those reported as not migrated. */
import { ofOptions } from '../integration/support/migration-values';

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
