/** Settings checks: the effects of templates, robot instructions, sitemap and toggles on all pages. */
import { describeFaults, runCheck } from '../integration/support/analysis';
import {
	keepOptions,
	set,
	write,
} from '../integration/support/analysis-settings';
import { withPlugins } from '../integration/support/plugins';
import { startWithDefaults } from '../integration/support/settings';
import { site } from '../integration/support/site';
import { post, removePosts } from '../integration/support/site-settings';

startWithDefaults();
removePosts();
withPlugins( 'bookshop' );
keepOptions( 'wp_attachment_pages_enabled', 'posts_per_page', 'blog_public' );

let draft: number;
beforeAll( async () => {
	draft = await post( {
		post_title: 'Kettles',
		post_content: 'Iron and steam.',
		meta_input: { _pharos_description: 'Iron kettles.' },
	} );
	await post( { post_type: 'book', post_title: 'The book of tea' } );
} );

describe( 'Titles of many pages', () => {
	describeFaults( 'settings', [
		{
			title: 'all pages have the name of the site as title',
			check: 'title_variable',
			seed: set( { page_title: '%site_name%' } ),
			status: 'error',
			message: /identical titles/,
			fix: /#\/general\?setting=page_title$/,
			mend: write( '%title% - %site_name%' ),
		},
		{
			title: 'an empty template stands for one without the title',
			check: 'title_variable',
			seed: set( {
				page_title: '',
				global_default: { page_title: 'Tea shop' },
			} ),
			status: 'error',
			message: /identical titles/,
			fix: /#\/general\?setting=global_default\.page_title$/,
			mend: write( '%title%' ),
		},
		{
			title: 'only posts have a fixed title',
			check: 'title_variable',
			seed: set( {
				templates: { post_types: { post: { title: 'News!' } } },
			} ),
			status: 'error',
			message: /identical titles/,
			fix: /setting=templates\.post_types\.post\.title$/,
			mend: write( '%title%!' ),
			expects: ( { description } ) =>
				expect( description.at( -1 ) ).toMatchObject( {
					links: [ { details: 'Posts: News!' } ],
				} ),
		},
		{
			title: 'categories are called by what all of them are',
			check: 'title_variable',
			seed: set( {
				templates: {
					taxonomies: { category: { title: '%site_name% topics' } },
				},
			} ),
			status: 'error',
			message: /identical titles/,
			fix: /setting=templates\.taxonomies\.category\.title$/,
			mend: write( '%term_title%' ),
		},
		{
			title: 'books and tags, each in their own template',
			check: 'title_variable',
			seed: set( {
				templates: {
					post_types: { book: { title: 'A book' } },
					taxonomies: { post_tag: { title: 'A tag' } },
				},
			} ),
			status: 'error',
			message: /identical titles/,
			fix: /setting=templates\.post_types\.book\.title$/,
			mend: async () =>
				set( {
					templates: {
						post_types: { book: { title: '%title%, a book' } },
						taxonomies: {},
					},
				} )(),
			expects: ( { fix, description } ) => {
				expect( fix ).toBeNull();
				expect( description.at( -1 ) ).toMatchObject( {
					links: [
						{ details: 'Books & maps: A book' },
						{ details: 'Tags: A tag' },
					],
				} );
			},
		},
	] );

	test.each( [
		[ 'hidden from search engines', { no_index: [ 'search', 'book' ] } ],
		[
			'one page only, the list of a type',
			{
				templates: { archives: { 'archive-book': { title: 'Books' } } },
			},
		],
		[
			'told apart by another variable',
			{ templates: { post_types: { book: { title: 'Book %id%' } } } },
		],
	] )(
		'equal titles do no harm where pages are %s',
		async ( _why, values ) => {
			await set( {
				templates: { post_types: { book: { title: 'A book' } } },
				...values,
			} )();
			expect(
				await runCheck( 'settings', 'title_variable' )
			).toMatchObject( {
				status: 'success',
			} );
		}
	);
} );

describe( 'Descriptions of many pages', () => {
	describeFaults( 'settings', [
		{
			title: 'there is no template',
			check: 'description_template',
			seed: set( { page_description: '' } ),
			status: 'warning',
			message: /empty or identical descriptions/,
			fix: /#\/general\?setting=page_description$/,
			mend: write( '%excerpt%' ),
			expects: ( { description } ) =>
				expect( JSON.stringify( description ) ).toContain(
					': no description'
				),
		},
		{
			title: 'all posts say the same',
			check: 'description_template',
			seed: set( {
				templates: {
					post_types: { post: { description: 'News of tea.' } },
				},
			} ),
			status: 'warning',
			message: /empty or identical descriptions/,
			fix: /setting=templates\.post_types\.post\.description$/,
			mend: write( '' ),
		},
	] );

	describe( 'of which each has one', () => {
		// All existing content gets a description during these tests.
		let made: number[];
		beforeAll( async () => {
			made = await site.php(
				`global $wpdb;
				$ids = $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_status = 'publish' AND post_type IN ( 'post', 'page', 'book' )
					AND ID NOT IN ( SELECT post_id FROM $wpdb->postmeta WHERE meta_key = '_pharos_description' )" );
				foreach ( $ids as $id ) { update_post_meta( $id, '_pharos_description', 'Its own.' ); }
				return array_map( 'intval', $ids );`
			);
		} );
		afterAll( () =>
			site.php(
				`foreach ( $args['made'] as $id ) { delete_post_meta( $id, '_pharos_description' ); }`,
				{ made }
			)
		);

		const forget = () =>
			site.php(
				`delete_post_meta( $args['draft'], '_pharos_description' );`,
				{
					draft,
				}
			);
		/** Requests the list that the link opens, as the screen does, and adds a description to each item. */
		const describeAll = async ( { hash }: URL ) => {
			const admin = await site.as( 'admin' );
			const { body } = await admin.rest< {
				data: { items: { kind: string; id: number }[] };
			} >(
				'GET',
				`/pharos/v1/bulk-editor?per_page=100&${ hash.split( '?' )[ 1 ] }`
			);
			const items = body.data.items.filter(
				( { kind, id } ) => kind === 'post' && id === draft
			);
			expect( items ).toHaveLength( 1 );
			await admin.rest( 'POST', '/pharos/v1/bulk-editor', {
				items: items.map( ( { kind, id } ) => ( {
					kind,
					id,
					changes: { description: 'Iron kettles.' },
				} ) ),
			} );
		};

		describeFaults( 'settings', [
			{
				title: 'a post gets the beginning of its text',
				check: 'posts_without_description',
				seed: forget,
				status: 'suggestion',
				message:
					/^1 published post or page has no custom meta description/,
				fix: /#\/tools\/bulk-editor\?filter=missing_description&type=post$/,
				mend: describeAll,
			},
			{
				title: 'a post gets none',
				check: 'posts_without_description',
				seed: async () => {
					await forget();
					await set( { auto_generate_description: false } )();
				},
				status: 'warning',
				message: /^1 published post or page has no meta description\./,
				fix: /filter=missing_description&type=post$/,
				mend: describeAll,
			},
			{
				title: 'posts of two types get none, as their template is empty',
				check: 'posts_without_description',
				seed: () =>
					site
						.php(
							`delete_post_meta( $args['draft'], '_pharos_description' );
							delete_post_meta( get_page_by_path( 'the-book-of-tea', OBJECT, 'book' )->ID, '_pharos_description' );`,
							{ draft }
						)
						.then( set( { page_description: '' } ) ),
				status: 'warning',
				message:
					/^2 published posts and pages have no meta description\./,
				fix: /#\/tools\/bulk-editor\?filter=missing_description$/,
				mend: async ( url ) => {
					await describeAll( url );
					await site.php(
						`update_post_meta( get_page_by_path( 'the-book-of-tea', OBJECT, 'book' )->ID, '_pharos_description', 'Its own.' );`
					);
				},
			},
		] );

		test( 'posts that are hidden, drafts and those with an excerpt need none', async () => {
			const status = async () =>
				( await runCheck( 'settings', 'posts_without_description' ) )
					?.status;
			await forget();
			await site.php(
				`update_post_meta( $args['draft'], '_pharos_noindex', 'yes' );`,
				{ draft }
			);
			expect( await status() ).toBe( 'success' );
			await site.php(
				`delete_post_meta( $args['draft'], '_pharos_noindex' );
				wp_update_post( [ 'ID' => $args['draft'], 'post_excerpt' => 'Iron.' ] );`,
				{ draft }
			);
			await set( { auto_generate_description: false } )();
			expect( await status() ).toBe( 'suggestion' );
			await set( { no_index: [ 'post' ] } )();
			expect( await status() ).toBe( 'success' );
		} );
	} );
} );

describe( 'What search engines are told', () => {
	const hasPosts = async () => set( { author_archive: true } )();

	describeFaults( 'settings', [
		{
			title: 'posts and pages are hidden',
			check: 'everything_noindexed',
			seed: set( { no_index: [ 'search', 'post', 'page' ] } ),
			status: 'error',
			message: /All content is set to noindex/,
			fix: /#\/advanced\/robot_instructions\/indexing\?setting=no_index$/,
			mend: write( [ 'search' ] ),
		},
		{
			title: 'posts alone are hidden',
			check: 'everything_noindexed',
			seed: set( { no_index: [ 'post' ] } ),
			status: 'warning',
			message: /set to noindex: Posts/,
			fix: /indexing\?setting=no_index\.post$/,
			mend: write( null ),
		},
		{
			title: 'links in posts are not followed',
			check: 'everything_nofollowed',
			seed: set( { no_follow: [ 'post' ] } ),
			status: 'warning',
			message: /set to nofollow/,
			fix: /#\/advanced\/robot_instructions\/following\?setting=no_follow\.post$/,
			mend: write( null ),
		},
		{
			title: 'links of the home page are not followed',
			check: 'everything_nofollowed',
			seed: set( { home_page_robots: { general: [ 'nofollow' ] } } ),
			status: 'warning',
			message: /set to nofollow/,
			fix: /#\/general\/homepage\/advanced\?setting=home_page_robots\.general$/,
			mend: write( [] ),
		},
		{
			title: 'archives redirect, but have instructions',
			check: 'robots_contradictions',
			seed: set( { no_archive: [ 'author' ] } ),
			status: 'suggestion',
			message: /conflict with/,
			fix: /#\/advanced\/robot_instructions\/archiving\?setting=no_archive\.author$/,
			mend: write( null ),
		},
		{
			title: 'the sitemap of authors is on, their archives redirect',
			check: 'robots_contradictions',
			seed: set( {
				enable_xml_sitemap: true,
				enable_author_sitemap: true,
			} ),
			status: 'suggestion',
			message: /conflict with/,
			fix: /#\/advanced\/sitemaps\?setting=enable_author_sitemap$/,
			mend: write( false ),
		},
		{
			title: 'the sitemap of authors is on, their archives are hidden',
			check: 'robots_contradictions',
			seed: async () => {
				await hasPosts();
				await set( {
					enable_xml_sitemap: true,
					enable_author_sitemap: true,
					no_index: [ 'author' ],
				} )();
			},
			status: 'suggestion',
			message: /conflict with/,
			fix: /setting=enable_author_sitemap$/,
			mend: write( false ),
		},
		{
			title: 'a plugin puts hidden books into WordPress’s sitemap',
			check: 'robots_contradictions',
			seed: async () => {
				await set( { no_index: [ 'book' ] } )();
				await site.php(
					`file_put_contents( WPMU_PLUGIN_DIR . '/books.php', '<?php add_filter( "wp_sitemaps_post_types", fn( $types ) => $types + [ "book" => get_post_type_object( "book" ) ], 999 );' );`
				);
			},
			status: 'warning',
			message: /conflict with/,
			fix: /setting=no_index\.book$/,
			mend: write( null ),
			expects: ( { description } ) =>
				expect( JSON.stringify( description ) ).toContain(
					'Books & maps: The sitemap includes them'
				),
		},
	] );
	afterAll( () =>
		site.php(
			`is_file( WPMU_PLUGIN_DIR . '/books.php' ) && unlink( WPMU_PLUGIN_DIR . '/books.php' );`
		)
	);

	test( 'hidden books do no harm on a site that has posts and pages', async () => {
		await set( { no_index: [ 'book' ] } )();
		expect(
			await runCheck( 'settings', 'everything_noindexed' )
		).toMatchObject( { status: 'success' } );
	} );
} );

describe( 'The sitemap', () => {
	beforeEach( () => set( { enable_xml_sitemap: true } )() );
	afterEach( async () => {
		await site.option( 'blog_public', '1' );
		await site.php(
			`is_file( WPMU_PLUGIN_DIR . '/no-sitemap.php' ) && unlink( WPMU_PLUGIN_DIR . '/no-sitemap.php' );`
		);
	} );

	describeFaults( 'settings', [
		{
			title: 'is off, WordPress has one',
			check: 'sitemap_off',
			seed: set( { enable_xml_sitemap: false } ),
			status: 'suggestion',
			message: /WordPress’s built-in sitemap is used/,
			fix: /#\/advanced\/sitemaps\?setting=enable_xml_sitemap$/,
			mend: write( true ),
		},
		{
			title: 'is off, and so is that of WordPress',
			check: 'sitemap_off',
			seed: async () => {
				await set( { enable_xml_sitemap: false } )();
				await site.php(
					`file_put_contents( WPMU_PLUGIN_DIR . '/no-sitemap.php', '<?php add_filter( "wp_sitemaps_enabled", "__return_false" );' );`
				);
			},
			status: 'warning',
			message: /no sitemap/,
			fix: /setting=enable_xml_sitemap$/,
			mend: write( true ),
		},
	] );

	test( 'is no matter on a hidden site', async () => {
		await site.option( 'blog_public', '0' );
		expect( await runCheck( 'settings', 'sitemap_off' ) ).toBeUndefined();
		expect(
			await runCheck( 'settings', 'home_noindexed' )
		).toBeUndefined();
	} );
} );

describe( 'Switches', () => {
	beforeAll( async () => {
		await site.option( 'wp_attachment_pages_enabled', '1' );
		await site.option( 'posts_per_page', 2 );
	} );

	describeFaults( 'settings', [
		{
			title: 'no page can have a title of its own',
			check: 'page_level_seo_off',
			seed: set( { enable_page_level_seo: false } ),
			status: 'warning',
			message: /turned off/,
			fix: /#\/tools\/manage-features\?setting=enable_page_level_seo$/,
			mend: write( true ),
		},
		{
			title: 'later pages of lists are hidden',
			check: 'later_pages_noindexed',
			seed: set( { noindex_paginated_pages: true } ),
			status: 'suggestion',
			message: /Paginated archives/,
			fix: /#\/advanced\/pagination\?setting=noindex_paginated_pages$/,
			mend: write( false ),
		},
		{
			title: 'files have pages',
			check: 'attachment_pages',
			seed: set( { redirectAttachmentPagesToPostParent: false } ),
			status: 'warning',
			message: /Attachment pages can be indexed/,
			fix: /#\/advanced\/images\?setting=redirectAttachmentPagesToPostParent$/,
			mend: write( true ),
		},
		{
			title: 'lists by date can be found',
			check: 'date_archives',
			seed: set( { date_archive: true } ),
			status: 'suggestion',
			message: /Date archives can be indexed/,
			fix: /#\/general\/archive_pages\?setting=date_archive$/,
			mend: write( false ),
		},
		{
			title: 'feeds can be found',
			check: 'feeds_indexed',
			seed: set( { allow_indexing_of_feed_entries: true } ),
			status: 'suggestion',
			message: /Feeds can be indexed/,
			fix: /#\/advanced\/feeds\?setting=allow_indexing_of_feed_entries$/,
			mend: write( false ),
		},
	] );
} );
