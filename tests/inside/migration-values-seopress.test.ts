/** Data of SEOPress in their various stored formats: the migrated values, and those reported as not migrated. */
import {
	ofOptions,
	ofPost,
	ofTerm,
} from '../integration/support/migration-values';
import { site } from '../integration/support/site';

const all = ( rows: Record< string, string > ) =>
	Object.entries( rows ).map(
		( [ key, value ] ) =>
			[ `_seopress_${ key }`, value ] as [ string, string ]
	);

const pro = '_seopress_pro_rich_snippets_';

/**
 * A value serialized as in PHP.
 *
 * @param value
 */
const php = ( value: unknown ): string => {
	if ( typeof value === 'object' && value !== null ) {
		const isList = Array.isArray( value );
		const entries = Object.entries( value ).map(
			( [ key, one ] ) =>
				( isList ? `i:${ key };` : php( key ) ) + php( one )
		);
		return `a:${ entries.length }:{${ entries.join( '' ) }}`;
	}
	const text = String( value );
	return `s:${ Buffer.byteLength( text ) }:"${ text }";`;
};

const titles = ( options: object ) => ( {
	seopress_titles_option_name: options,
} );

const social = ( options: object ) => ( {
	seopress_social_option_name: options,
} );

describe( 'A post that SEOPress knows', () => {
	test.each<
		[
			name: string,
			rows: Record< string, string >,
			values: object,
			lost?: string[],
		]
	>( [
		[
			'says nothing with empty rows',
			{
				titles_title: '',
				robots_index: '',
				robots_primary_cat: 'none',
				social_fb_img: '',
			},
			{},
		],
		[
			'says nothing with a zero, but on networks',
			{ titles_title: '0', titles_desc: '0', social_fb_title: '0' },
			{ facebook_title: '0' },
		],
		[
			'says nothing with blanks',
			{ titles_title: ' \u00A0', analysis_target_kw: ' , ' },
			{},
		],
		[
			'is kept out of search engines by “yes”',
			{ robots_index: 'yes', robots_follow: 'yes' },
			{ noindex: 'yes', nofollow: 'yes' },
		],
		[
			'can’t be forced into them',
			{ robots_index: 'no', robots_follow: 'index' },
			{},
		],
		[
			'allows no text and no images in results',
			{ robots_imageindex: 'yes', robots_snippet: 'yes' },
			{ noimageindex: 'yes', nosnippet: 'yes' },
		],
		[
			'has directives that older versions knew',
			{ robots_archive: 'yes', robots_odp: 'yes' },
			{},
		],
		[
			'has texts in any language, with signs of all kinds',
			{
				titles_title: 'Чай %%sep%% 茶 🍵 &amp; 100% %%sitetitle%%',
				titles_desc: 'C:\\tea <b>5 &lt; 6</b>\r\n\r\nشاي',
			},
			{
				title: 'Чай %separator% 茶 🍵 & 100% %site_name%',
				description: 'C:\\tea 5 < 6 شاي',
			},
		],
		[
			'has several keywords',
			{ analysis_target_kw: ' one , two,three' },
			{ focus_keyword: 'one' },
			[ 'keywords two, three' ],
		],
		[
			'keeps images that lie elsewhere',
			{
				social_fb_img: '//cdn.example/a.png',
				social_twitter_img: 'https://cdn.example/b.png?v=2',
				social_twitter_img_attachment_id: '999999',
			},
			{
				facebook_image: 'https://cdn.example/a.png',
				twitter_image: 'https://cdn.example/b.png?v=2',
			},
		],
		[
			'loses the image of an id that is gone',
			{
				social_fb_img: 'https://cdn.example/a.png',
				social_fb_img_attachment_id: '999999',
			},
			{},
			[ 'image_gone https://cdn.example/a.png' ],
		],
		[
			'has the id of an image, and none',
			{ social_fb_img: '', social_fb_img_attachment_id: '999999' },
			{},
		],
		[
			'loses a main term that is gone',
			{ robots_primary_cat: '999999' },
			{},
			[ 'term_gone 999999' ],
		],
		[ 'has a main term that is none', { robots_primary_cat: 'news' }, {} ],
		[
			'has an address of this site, and one that is none',
			{ robots_canonical: '/tea/' },
			{ canonical: '/tea/' },
		],
		[
			'loses an address that is none',
			{ robots_canonical: 'javascript:alert(1)' },
			{},
			[ 'invalid javascript:alert(1)' ],
		],
		[
			'has a breadcrumb title',
			{ robots_breadcrumbs: 'Crumb' },
			{},
			[ 'breadcrumb_title Crumb' ],
		],
		[
			'says nothing where a text is an array',
			{ titles_title: 'a:1:{i:0;s:1:"x";}', titles_desc: 'a:1:{i:0' },
			{ description: 'a:1:{i:0' },
		],
		[
			'has no analysis',
			{ analysis_data: 'a:0:{}', content_analysis_api: '1' },
			{},
		],
	] )( '%s', async ( _name, rows, values, lost = [] ) => {
		expect( await ofPost( 'seopress', all( rows ) ) ).toEqual( {
			values,
			lost,
		} );
	} );

	test( 'is what its first row says', async () => {
		const { values } = await ofPost( 'seopress', [
			[ '_seopress_titles_title', 'First' ],
			[ '_seopress_titles_title', 'Second' ],
		] );
		expect( values ).toEqual( { title: 'First' } );
	} );

	test( 'says nothing that visitors never got, because titles were switched off', async () => {
		expect(
			await ofPost(
				'seopress',
				all( {
					titles_title: 'Mine',
					robots_index: 'yes',
					social_fb_title: 'On Facebook',
				} ),
				{},
				{ seopress_toggle: { 'toggle-titles': '0' } }
			)
		).toEqual( {
			values: { facebook_title: 'On Facebook' },
			lost: [ 'module Mine', 'not_output yes' ],
		} );
	} );

	test( 'does not say on X what it says on Facebook, where these are apart', async () => {
		const rows = all( {
			titles_title: 'Mine',
			social_fb_title: 'On Facebook',
			social_fb_desc: 'Only there.',
			social_fb_img: 'https://cdn.example/a.png',
		} );
		const option = {
			...titles( {
				seopress_titles_single_titles: {
					post: { description: '%%post_excerpt%% Read on.' },
				},
			} ),
			...social( { seopress_social_twitter_card: '1' } ),
		};
		expect( await ofPost( 'seopress', rows, {}, option ) ).toEqual( {
			values: {
				title: 'Mine',
				facebook_title: 'On Facebook',
				facebook_description: 'Only there.',
				facebook_image: 'https://cdn.example/a.png',
				twitter_title: 'Mine',
				twitter_description: '%excerpt% Read on.',
			},
			lost: [ 'x_fallback' ],
		} );
		const { values, lost } = await ofPost(
			'seopress',
			rows,
			{},
			{
				...option,
				...social( {
					seopress_social_twitter_card: '1',
					seopress_social_twitter_card_img:
						'https://cdn.example/x.png',
				} ),
			}
		);
		expect( values ).toMatchObject( {
			twitter_image: 'https://cdn.example/x.png',
		} );
		expect( lost ).toEqual( [] );
	} );

	const schemasOf = async ( rows: Record< string, string > ) => {
		const { values, lost } = await ofPost( 'seopress', all( rows ) );
		return { schemas: values.schemas as object | undefined, lost };
	};

	test( 'is an article of a kind', async () => {
		const old = await schemasOf( {
			pro_rich_snippets_type: 'articles',
			pro_rich_snippets_article_type: 'NewsArticle',
		} );
		expect( old ).toMatchObject( {
			schemas: { article: { fields: { '@type': 'NewsArticle' } } },
			lost: [],
		} );
		// Schemas of a list replace those of single rows.
		const list = await schemasOf( {
			pro_rich_snippets_type: 'recipes',
			pro_schemas_manual: php( [
				{
					[ `${ pro }type` ]: 'articles',
					[ `${ pro }article_type` ]: 'TechArticle',
				},
			] ),
		} );
		expect( list ).toMatchObject( {
			schemas: { article: { fields: { '@type': 'TechArticle' } } },
			lost: [],
		} );
	} );

	test( 'has questions, and schemas that can’t be carried over', async () => {
		const { schemas, lost } = await schemasOf( {
			pro_schemas_manual: php( [
				{
					[ `${ pro }type` ]: 'faq',
					[ `${ pro }faq` ]: [
						{ question: 'How hot?', answer: '80% of it' },
						{ question: 'Empty?', answer: '' },
					],
				},
				{ [ `${ pro }type` ]: 'recipes' },
			] ),
		} );
		expect( schemas ).toMatchObject( {
			'seopress-faq': {
				type: 'FAQPage',
				fields: {
					mainEntity: [
						{
							'@type': 'Question',
							name: 'How hot?',
							acceptedAnswer: {
								'@type': 'Answer',
								text: '80% of it',
							},
						},
					],
				},
			},
		} );
		expect( lost ).toEqual( [ 'schema recipes' ] );
	} );

	test.each( [
		[ { pro_rich_snippets_type: 'none' }, [] ],
		[ { pro_schemas_manual: 'a:0:{}' }, [] ],
		[ { pro_schemas_manual: 'a:1:{i:0;a:9' }, [ 'damaged' ] ],
		[ { pro_rich_snippets_type: 'faq' }, [ 'schema faq' ] ],
	] )( 'has no schema with %j', async ( rows, lost ) => {
		expect( await schemasOf( rows ) ).toEqual( {
			schemas: undefined,
			lost,
		} );
	} );
} );

describe( 'A page in the place of the home page, and of the posts', () => {
	const of = ( place: 'page_on_front' | 'page_for_posts', title = '' ) =>
		site.php< [ object, boolean ] >(
			`$id = wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'Migrated', 'post_status' => 'publish' ] );
			add_post_meta( $id, '_seopress_titles_title', $args['title'] );
			update_option( 'show_on_front', 'page' );
			update_option( $args['place'], $id );
			update_option( 'seopress_titles_option_name', [
				'seopress_titles_home_site_title' => '%%sitetitle%%, at home in %%post_title%%',
				'seopress_titles_home_site_desc' => 'Since 1984.',
				'seopress_titles_single_titles' => [ 'page' => [ 'title' => '%%post_title%%' ] ],
			] );
			$source = Pharos\\Migration\\Sources::get( 'seopress' );
			$answer = [
				(object) $source->post( get_post( $id ) )->values,
				$source->ids( 'post' )->between( $id, $id ) === [ $id ],
			];
			delete_option( 'seopress_titles_option_name' );
			update_option( 'show_on_front', 'posts' );
			update_option( $args['place'], 0 );
			wp_delete_post( $id, true );
			return $answer;`,
			{ place, title }
		);

	test( 'has the texts of the home page', async () => {
		expect( await of( 'page_on_front' ) ).toEqual( [
			{
				title: '%site_name%, at home in %title%',
				description: 'Since 1984.',
			},
			true,
		] );
	} );

	test( 'is called by its own name first', async () => {
		expect( await of( 'page_on_front', 'Mine' ) ).toEqual( [
			{ title: 'Mine', description: 'Since 1984.' },
			true,
		] );
	} );

	test( 'has no template of pages', async () => {
		expect( await of( 'page_for_posts' ) ).toEqual( [
			{ title: '%title:typographic% – %page:short% – %site_name%' },
			true,
		] );
	} );
} );

describe( 'A term that SEOPress knows', () => {
	const rows = all( {
		titles_title: '%%term_title%%!',
		titles_desc: 'All of it.',
		robots_index: 'yes',
		redirections_enabled: 'yes',
		redirections_type: '307',
		redirections_value: '/tea/',
	} );

	test( 'has the same as a post', async () => {
		expect(
			await ofTerm(
				'seopress',
				rows,
				titles( {
					seopress_titles_tax_titles: {
						category: {
							title: '%%term_title%%',
							description: '%%term_description%%',
						},
					},
				} )
			)
		).toEqual( {
			values: {
				title: '%term_title:typographic%!',
				description: 'All of it.',
				noindex: 'yes',
				redirect: '/tea/',
				redirect_status: 307,
			},
			lost: [],
		} );
	} );

	test( 'has texts that visitors never got, without a template of its taxonomy', async () => {
		const { values, lost } = await ofTerm( 'seopress', rows );
		expect( values ).toEqual( {
			noindex: 'yes',
			redirect: '/tea/',
			redirect_status: 307,
		} );
		expect( lost ).toEqual( [
			'no_template %%term_title%%!',
			'no_template All of it.',
		] );
	} );
} );

describe( 'The settings of SEOPress', () => {
	test( 'that are not there change nothing', async () => {
		expect( await ofOptions( 'seopress', {} ) ).toEqual( {
			values: {},
			lost: [],
		} );
	} );

	test.each( [
		[ '&raquo;', '»' ],
		[ ' — ', '—' ],
		[ '0', '-' ],
		[ '', '-' ],
		[ 'at', 'at' ],
	] )( 'separate with “%s”', async ( sep, separator ) => {
		const { values } = await ofOptions(
			'seopress',
			titles( { seopress_titles_sep: sep } )
		);
		expect( values ).toMatchObject( { separator } );
	} );

	test( 'have WordPress’s titles and no descriptions where there is no template', async () => {
		const { values } = await ofOptions(
			'seopress',
			titles( {
				seopress_titles_single_titles: {
					post: { title: '%%post_title%%', description: '' },
					page: { title: '', description: '%%post_content%%' },
				},
				seopress_titles_archives_404_title: 'Gone',
				seopress_titles_archives_404_desc: 'It was here.',
			} )
		);
		expect( values ).toMatchObject( {
			page_title: '%title:typographic% – %page:short% – %site_name%',
			page_description: '',
			home_page_title: '%site_name% – %page:short% – %tagline%',
			home_page_description: '',
			templates: {
				post_types: {
					post: { title: '%title%', description: '%excerpt%' },
					page: { description: '%content%' },
				},
				archives: {
					not_found: { title: 'Gone', description: 'It was here.' },
				},
			},
		} );
	} );

	describe( 'let networks have what a term is about, with the name of the site', () => {
		const ofTaxonomies = async ( more: object ) => {
			const { values } = await ofOptions( 'seopress', {
				...titles( {
					seopress_titles_tax_titles: {
						category: { description: '%%term_description%%' },
						post_tag: { title: '%%term_title%%' },
					},
				} ),
				...more,
			} );
			return Object.fromEntries(
				Object.entries(
					( values.templates as Record< string, object > )
						.taxonomies ?? {}
				).map( ( [ name, parts ] ) => [
					name,
					parts.facebook_description ?? '',
				] )
			);
		};
		const named = '%term_description:with_site_name%';

		test.each( [
			{ seopress_social_facebook_og: '1' },
			{ seopress_social_twitter_card: '1' },
		] )( 'where its taxonomy has no description: %j', async ( on ) => {
			expect( await ofTaxonomies( social( on ) ) ).toMatchObject( {
				category: '',
				post_tag: named,
			} );
		} );

		test( 'everywhere, where titles are another plugin’s', async () => {
			expect(
				await ofTaxonomies( {
					...social( { seopress_social_facebook_og: '1' } ),
					seopress_toggle: { 'toggle-social': '1' },
				} )
			).toMatchObject( { category: named, post_tag: named } );
		} );

		test( 'not where networks get nothing', async () => {
			expect( await ofTaxonomies( {} ) ).toMatchObject( {
				post_tag: '',
			} );
		} );
	} );

	test( 'tell robots by kind, and what older versions told them is forgotten', async () => {
		const { values } = await ofOptions(
			'seopress',
			titles( {
				seopress_titles_single_titles: {
					post: { noarchive: '1', nofollow: '1' },
					page: { noindex: '1' },
				},
				seopress_titles_tax_titles: { post_tag: { noindex: '1' } },
				seopress_titles_archives_author_noindex: '1',
				seopress_titles_archives_date_disable: '1',
				seopress_titles_attachments_noindex: '1',
				seopress_titles_noarchive: '1',
				seopress_titles_noodp: '1',
			} )
		);
		expect( values ).toMatchObject( {
			no_index: [ 'page', 'post_tag', 'author', 'attachment' ],
			no_follow: [ 'post' ],
			no_archive: [],
			home_page_robots: { general: [] },
			author_archive: true,
			date_archive: false,
			noindex_paginated_pages: false,
			paginated_link_relationships: [],
		} );
	} );

	test( 'tell robots of the whole site', async () => {
		const { values, lost } = await ofOptions(
			'seopress',
			titles( {
				seopress_titles_noindex: '1',
				seopress_titles_nofollow: '1',
				seopress_titles_nosnippet: '1',
				seopress_titles_paged_noindex: '1',
			} )
		);
		for ( const setting of [ 'no_index', 'no_follow' ] ) {
			expect( values[ setting ] ).toEqual(
				expect.arrayContaining( [
					'post',
					'page',
					'category',
					'author',
					'date',
					'search',
				] )
			);
		}
		expect( values ).toMatchObject( {
			home_page_robots: {
				general: [ 'noindex', 'nofollow', 'nosnippet' ],
			},
			noindex_paginated_pages: true,
			noindex_password_protected: true,
			no_image_index: [],
		} );
		expect( values.no_snippet ).toEqual(
			expect.arrayContaining( [ 'post', 'category', 'author', 'search' ] )
		);
		expect( lost ).not.toContain( 'robots' );
	} );

	test( 'of what is switched off do nothing, and are told', async () => {
		const { values, lost } = await ofOptions( 'seopress', {
			...titles( {
				seopress_titles_noindex: '1',
				seopress_titles_home_site_title: 'Home',
			} ),
			...social( { seopress_social_facebook_og: '1' } ),
			seopress_xml_sitemap_option_name: {
				seopress_xml_sitemap_general_enable: '1',
			},
			seopress_toggle: {
				'toggle-xml-sitemap': '1',
				'toggle-titles': '0',
			},
		} );
		expect( values ).toMatchObject( {
			home_page_title: '%site_name% – %page:short% – %tagline%',
			page_description: '',
			// SEOPress had removed WordPress's own noindex for search results.
			no_index: [],
			open_graph_tags: false,
			twitter_meta_tags: false,
			enable_xml_sitemap: true,
			enable_author_sitemap: false,
		} );
		expect( lost ).toEqual(
			expect.arrayContaining( [
				'module titles',
				'module social',
				'sitemap_list post',
				'sitemap_list category',
			] )
		);
		expect( lost ).not.toContain( 'module advanced' );
	} );

	test( 'know accounts in many forms', async () => {
		const { values } = await ofOptions(
			'seopress',
			social( {
				seopress_social_facebook_og: '1',
				seopress_social_twitter_card: '1',
				seopress_social_accounts_facebook: 'https://facebook.com/fern',
				seopress_social_accounts_twitter: 'https://x.com/@fern',
				seopress_social_accounts_youtube: 'https://youtube.com/@fern',
				seopress_social_accounts_extra:
					'https://www.tiktok.com/@fern\r\n\r\nhttps://example.com/fern\nhttps://youtube.com/@two',
			} )
		);
		expect( values ).toMatchObject( {
			facebook_page_url: 'https://facebook.com/fern',
			facebook_author_fallback: 'https://facebook.com/fern',
			twitter_profile_username: 'fern',
			twitter_profile_fallback: 'fern',
			twitter_card_type: 'summary',
			social_profiles: {
				youtube: 'https://youtube.com/@fern',
				tiktok: 'https://www.tiktok.com/@fern',
			},
		} );
	} );

	test( 'have a default image for each network', async () => {
		const { values, lost } = await ofOptions(
			'seopress',
			social( {
				seopress_social_facebook_img: 'https://cdn.example/f.png',
				seopress_social_facebook_img_default: '1',
				seopress_social_facebook_img_cpt: {
					page: { url: 'https://cdn.example/p.png' },
					post: 'x',
				},
				seopress_social_twitter_card_img: 'https://cdn.example/x.png',
			} )
		);
		expect( values ).toMatchObject( {
			fallback_image: 'https://cdn.example/f.png',
			twitter_fallback_image: 'https://cdn.example/x.png',
			social_image_featured: false,
		} );
		expect( lost ).toEqual( [ 'x_fallback' ] );
	} );

	const schemas = async ( options: object ) => {
		const { values, lost } = await ofOptions(
			'seopress',
			options as never
		);
		return {
			schemas: values.schemas as Record< string, { fields: object } >,
			lost,
		};
	};

	test( 'tell whom the site belongs to', async () => {
		const { schemas: made, lost } = await schemas( {
			...titles( {
				seopress_titles_home_site_title_alt: 'F&amp;K 100%',
				seopress_titles_home_site_desc: 'Home of %%sitetitle%%.',
			} ),
			...social( {
				seopress_social_knowledge_type: 'Organization',
				seopress_social_knowledge_name: 'Fern & Kettle Ltd.',
				seopress_social_knowledge_img: '//cdn.example/logo.png',
				seopress_social_knowledge_desc: 'Tea %title%',
				seopress_social_knowledge_email: 'hello@example.com',
				seopress_social_knowledge_contact_type: 'sales',
				seopress_social_knowledge_contact_option: 'None',
				seopress_social_knowledge_tax_id: '0123',
			} ),
		} );
		expect( made.organization?.fields ).toMatchObject( {
			name: 'Fern & Kettle Ltd.',
			alternateName: 'F&K 100%',
			logo: 'https://cdn.example/logo.png',
			description: 'Tea %percent%title%',
			vatID: '0123',
			contactPoint: [
				{
					'@type': 'ContactPoint',
					email: 'hello@example.com',
					contactType: 'sales',
				},
			],
			sameAs: '%social_profiles%',
		} );
		expect( made.website?.fields ).toMatchObject( {
			name: '%site_name%',
			alternateName: 'F&K 100%',
			description: 'Home of %site_name%.',
		} );
		expect( lost ).toEqual( [] );
	} );

	test( 'belong to a person, or to no owner', async () => {
		const person = await schemas(
			social( {
				seopress_social_knowledge_type: 'Person',
				seopress_social_knowledge_name: 'Mara',
			} )
		);
		expect( person.schemas.owner ).toMatchObject( {
			type: 'Person',
			fields: { name: 'Mara' },
		} );
		expect( Object.keys( person.schemas ) ).not.toContain( 'organization' );
		const nobody = await schemas( {
			...social( { seopress_social_knowledge_type: 'none' } ),
			...titles( { seopress_titles_nositelinkssearchbox: '1' } ),
		} );
		expect( Object.keys( nobody.schemas ) ).not.toContain( 'organization' );
		expect( Object.keys( nobody.schemas ) ).not.toContain( 'website' );
	} );

	test( 'say nothing of schemas while these are switched off', async () => {
		const { schemas: made } = await schemas( {
			...social( { seopress_social_knowledge_name: 'Fern' } ),
			seopress_toggle: { 'toggle-social': '0' },
		} );
		expect( made ).toBeUndefined();
	} );

	test( 'lead attachment pages away', async () => {
		const of = ( advanced: object ) =>
			ofOptions( 'seopress', {
				seopress_advanced_option_name: advanced,
			} );
		const file = await of( {
			seopress_advanced_advanced_attachments_file: '1',
			seopress_advanced_advanced_google: 'code',
			seopress_advanced_advanced_emoji: '1',
			seopress_advanced_appearance_title_col: '1',
		} );
		expect( file.values ).toMatchObject( {
			redirectAttachmentPagesToPostParent: true,
			attachment_redirect_target: 'file',
			attachment_redirect_orphans: 'file',
		} );
		expect( file.lost ).toEqual( [ 'verification code', 'switch' ] );
		const none = await of( { seopress_advanced_advanced_emoji: '' } );
		expect( none.values ).toMatchObject( {
			redirectAttachmentPagesToPostParent: false,
		} );
	} );

	test( 'have a sitemap for visitors', async () => {
		const { values, lost } = await site.php< {
			values: object;
			lost: string[];
		} >(
			`$id = wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'Sitemap', 'post_status' => 'publish' ] );
			update_option( 'seopress_xml_sitemap_option_name', [
				'seopress_xml_sitemap_html_enable' => '1',
				'seopress_xml_sitemap_html_mapping' => "$id, 7",
				'seopress_xml_sitemap_html_exclude' => '8,9',
			] );
			$mapped = Pharos\\Migration\\Sources::get( 'seopress' )->settings();
			delete_option( 'seopress_xml_sitemap_option_name' );
			wp_delete_post( $id, true );
			$mapped->values['is_page'] = $mapped->values['sitemap_display_page'] === $id;
			return [ 'values' => $mapped->values, 'lost' => array_column( $mapped->losses, 'value' ) ];`
		);
		expect( values ).toMatchObject( {
			sitemap_display_format: 'page',
			is_page: true,
			enable_xml_sitemap: false,
		} );
		expect( lost ).toEqual( [ '7', '8,9' ] );
	} );

	test( 'that can’t be read are told', async () => {
		const lost = await site.php< Record< string, string > >(
			`global $wpdb;
			$wpdb->insert( $wpdb->options, [ 'option_name' => 'seopress_social_option_name', 'option_value' => 'a:1:{s:5:"title";s:99:"x";}', 'autoload' => 'no' ] );
			wp_cache_flush();
			$mapped = Pharos\\Migration\\Sources::get( 'seopress' )->settings();
			delete_option( 'seopress_social_option_name' );
			return array_column( $mapped->losses, 'field', 'what' );`
		);
		expect( lost ).toEqual( { damaged: 'seopress_social_option_name' } );
	} );

	test( 'with damaged parts lose these alone', async () => {
		const { values, lost } = await ofOptions( 'seopress', {
			...titles( {
				seopress_titles_sep: [ '|' ],
				seopress_titles_single_titles: 'broken',
				seopress_titles_tax_titles: { category: 'broken', gone: [] },
				seopress_titles_home_site_title: 'x'.repeat( 6000 ),
			} ),
			seopress_toggle: 'broken',
			seopress_social_option_name: 'broken',
		} );
		expect( values ).toMatchObject( {
			separator: '-',
			page_title: '%title:typographic% – %page:short% – %site_name%',
		} );
		expect( lost.map( ( one ) => one.slice( 0, 18 ) ) ).toEqual( [
			'taxonomy_gone gone',
			`invalid ${ 'x'.repeat( 10 ) }`,
		] );
	} );
} );
