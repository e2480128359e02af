/** Robots tags, paginated pages, and pages that aren't served. */
import type { Page } from '../../support/page';
import type { Site } from '../../support/site';
import { address, directives } from '../../integration/support/robots';
import type { Effect } from './types';

const plain = [ 'max-image-preview:large' ];
const noindex = [ 'follow', 'max-image-preview:large', 'noindex' ];
const nofollow = [ 'max-image-preview:large', 'nofollow' ];
const noarchive = [ 'max-image-preview:large', 'noarchive' ];

/** The redirect target of the page, or its status. */
const served = ( { status, location }: Page, site: Site ) =>
	location === null ? status : [ status, location.replace( site.url, '' ) ];

/** The status and redirect target of an image that was uploaded to a post. */
async function attachment( site: Site ) {
	await site.php(
		`$parent = get_page_by_path( 'first-flush-darjeeling', OBJECT, 'post' );
		wp_insert_attachment( [ 'post_name' => 'x-effect', 'post_title' => 'x', 'post_mime_type' => 'image/png', 'post_status' => 'inherit', 'post_parent' => $parent->ID ], 'x.png' );
		update_option( 'wp_attachment_pages_enabled', '1' );`
	);
	return () =>
		site.php(
			`foreach ( get_posts( [ 'post_type' => 'attachment', 'name' => 'x-effect' ] ) as $post ) { wp_delete_post( $post->ID, true ); }
			update_option( 'wp_attachment_pages_enabled', '0' );`
		);
}

export const effects: Effect[] = [
	{
		setting: 'ai_crawlers',
		does: 'blocks crawlers of AI services',
		path: '/robots.txt',
		values: [ {}, { GPTBot: 'block' } ],
		read: ( { text } ) =>
			/^User-agent: GPTBot\nDisallow: \/$/m.test( text ),
		expected: [ false, true ],
	},
	{
		setting: 'no_index',
		does: 'tells robots not to index a type',
		path: '/first-flush-darjeeling/',
		values: [ [], [ 'post' ] ],
		read: directives,
		expected: [ plain, noindex ],
	},
	{
		setting: 'no_index',
		does: 'decides about search results',
		path: '/?s=tea',
		values: [ [ 'search' ], [] ],
		read: directives,
		expected: [ noindex, plain ],
	},
	{
		setting: 'no_follow',
		does: 'tells robots not to follow the links of a taxonomy',
		path: '/category/tea/',
		values: [ [], [ 'category' ] ],
		read: directives,
		expected: [ plain, nofollow ],
	},
	{
		setting: 'no_archive',
		does: 'tells robots to keep no copies of author archives',
		path: '/author/ines-calloway/',
		values: [ [], [ 'author' ] ],
		read: directives,
		expected: [ plain, noarchive ],
		when: { author_archive: true },
	},
	{
		setting: 'home_page_robots',
		does: 'tells robots what to do with the home page',
		path: '/',
		values: [
			{ general: [] },
			{ general: [ 'noindex', 'nofollow', 'noarchive' ] },
		],
		read: directives,
		expected: [
			plain,
			[ 'max-image-preview:large', 'noarchive', 'nofollow', 'noindex' ],
		],
	},
	{
		setting: 'index_home_page_paginated_pages',
		does: 'decides about later pages of the home page',
		path: '/page/2/',
		values: [ true, false ],
		read: directives,
		expected: [ plain, noindex ],
	},
	{
		setting: 'noindex_paginated_pages',
		does: 'tells robots not to index later pages of lists',
		path: '/category/tea/page/2/',
		values: [ false, true ],
		read: directives,
		expected: [ plain, noindex ],
	},
	{
		setting: 'noindex_paginated_posts',
		does: 'tells robots not to index later pages of divided posts',
		path: '/five-kettles-compared/2/',
		values: [ false, true ],
		read: directives,
		expected: [ plain, noindex ],
	},
	{
		setting: 'nofollow_paginated_pages',
		does: 'tells robots not to follow links of later pages that they don’t index',
		path: '/category/tea/page/2/',
		when: { noindex_paginated_pages: true },
		values: [ false, true ],
		read: directives,
		expected: [
			noindex,
			[ 'max-image-preview:large', 'nofollow', 'noindex' ],
		],
	},
	{
		setting: 'noindex_canonical',
		does: 'gives pages set to noindex a canonical URL',
		path: '/category/tea/',
		when: { no_index: [ 'category' ] },
		values: [ false, true ],
		read: ( page ) => [
			directives( page ).includes( 'noindex' ),
			address( page, 'canonical' ),
		],
		expected: [
			[ true, undefined ],
			[ true, '/category/tea/' ],
		],
	},
	{
		setting: 'first_page_canonical',
		does: 'gives later pages the canonical URL of the first',
		path: '/five-kettles-compared/2/',
		values: [ [], [ 'post' ] ],
		read: ( page ) => address( page, 'canonical' ),
		expected: [ '/five-kettles-compared/2/', '/five-kettles-compared/' ],
	},
	{
		setting: 'paginated_link_relationships',
		does: 'links the pages before and behind',
		path: '/five-kettles-compared/2/',
		values: [ [], [ 'post' ] ],
		read: ( page ) => [ address( page, 'prev' ), address( page, 'next' ) ],
		expected: [
			[ undefined, undefined ],
			[ '/five-kettles-compared/', '/five-kettles-compared/3/' ],
		],
	},
	{
		setting: 'author_archive',
		does: 'serves author archives or leads home',
		path: '/author/ines-calloway/',
		values: [ true, false ],
		read: served,
		expected: [ 200, [ 301, '/' ] ],
	},
	{
		setting: 'date_archive',
		does: 'serves date archives or leads home',
		path: '/2025/02/',
		values: [ true, false ],
		read: served,
		expected: [ 200, [ 301, '/' ] ],
	},
	{
		setting: 'term_urls_without_base',
		does: 'redirects categories to URLs without their base',
		path: '/category/tea/',
		values: [ [], [ 'category' ] ],
		read: served,
		expected: [ 200, [ 301, '/tea/' ] ],
	},
	{
		setting: 'redirectAttachmentPagesToPostParent',
		does: 'leads from pages of files to their posts',
		path: '/first-flush-darjeeling/x-effect/',
		values: [ false, true ],
		read: served,
		expected: [ 200, [ 301, '/first-flush-darjeeling/' ] ],
		setup: attachment,
	},
	{
		setting: 'no_snippet',
		does: 'tells robots to show no text of a type',
		path: '/first-flush-darjeeling/',
		values: [ [], [ 'post' ] ],
		read: directives,
		expected: [ plain, [ 'max-image-preview:large', 'nosnippet' ] ],
	},
	{
		setting: 'no_image_index',
		does: 'tells robots to index no images of a taxonomy’s pages',
		path: '/category/tea/',
		values: [ [], [ 'category' ] ],
		read: directives,
		expected: [ plain, [ 'noimageindex' ] ],
	},
	{
		setting: 'preview_limits',
		does: 'limits what search results show of a type',
		path: '/first-flush-darjeeling/',
		values: [
			{ page: { snippet: '20' } },
			{ post: { snippet: '0', image: 'standard', video: '30' } },
		],
		read: directives,
		expected: [
			plain,
			[
				'max-image-preview:standard',
				'max-snippet:0',
				'max-video-preview:30',
			],
		],
	},
	{
		setting: 'preview_limits',
		does: 'limits what search results show of the home page',
		path: '/',
		values: [ {}, { home: { snippet: '50' } } ],
		read: directives,
		expected: [ plain, [ 'max-image-preview:large', 'max-snippet:50' ] ],
	},
	{
		setting: 'noindex_password_protected',
		does: 'keeps posts behind a password out of search results',
		path: '/x-locked/',
		values: [ false, true ],
		read: directives,
		expected: [ plain, noindex ],
		setup: async ( site ) => {
			await site.php(
				`wp_insert_post( [ 'post_name' => 'x-locked', 'post_title' => 'x', 'post_status' => 'publish', 'post_password' => 'x' ] );`
			);
			return () =>
				site.php(
					`wp_delete_post( get_page_by_path( 'x-locked', OBJECT, 'post' )->ID, true );`
				);
		},
	},
	{
		setting: 'noindex_empty_terms',
		does: 'keeps terms without posts out of search results',
		path: '/category/x-empty/',
		values: [ false, true ],
		read: directives,
		expected: [ plain, noindex ],
		setup: async ( site ) => {
			await site.php(
				`wp_insert_term( 'x', 'category', [ 'slug' => 'x-empty' ] );`
			);
			return () =>
				site.php(
					`wp_delete_term( get_term_by( 'slug', 'x-empty', 'category' )->term_id, 'category' );`
				);
		},
	},
	{
		setting: 'noindex_empty_authors',
		does: 'keeps authors without posts out of search results',
		path: '/author/x-idle/',
		values: [ false, true ],
		read: directives,
		expected: [ plain, noindex ],
		when: { author_archive: true },
		setup: async ( site ) => {
			await site.php(
				`wp_insert_user( [ 'user_login' => 'x-idle', 'user_pass' => 'x', 'role' => 'author' ] );`
			);
			return () =>
				site.php(
					`require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user( get_user_by( 'login', 'x-idle' )->ID );`
				);
		},
	},
	{
		setting: 'attachment_redirect_target',
		does: 'leads from pages of files to the files',
		path: '/first-flush-darjeeling/x-effect/',
		values: [ 'parent', 'file' ],
		read: served,
		expected: [
			[ 301, '/first-flush-darjeeling/' ],
			[ 301, '/wp-content/uploads/x.png' ],
		],
		setup: attachment,
	},
	{
		setting: 'attachment_redirect_orphans',
		does: 'leads home from pages of files that belong to no post',
		path: '/x-orphan/',
		values: [ 'page', 'home' ],
		read: served,
		expected: [ 200, [ 302, '/' ] ],
		setup: async ( site ) => {
			await site.php(
				`wp_insert_attachment( [ 'post_name' => 'x-orphan', 'post_title' => 'x', 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ], 'x.png' );
				update_option( 'wp_attachment_pages_enabled', '1' );`
			);
			return () =>
				site.php(
					`foreach ( get_posts( [ 'post_type' => 'attachment', 'name' => 'x-orphan' ] ) as $post ) { wp_delete_post( $post->ID, true ); }
					update_option( 'wp_attachment_pages_enabled', '0' );`
				);
		},
	},
];
