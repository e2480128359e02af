/** The XML sitemap and its content. */
import type { Page } from '../../support/page';
import type { Site } from '../../support/site';
import type { Effect } from './types';

const index = '/sitemap_index.xml';
const posts = '/sitemap-posts-post-1.xml';
const on = { enable_xml_sitemap: true };

const names = ( what: string ) => ( page: Page ) => page.text.includes( what );

/** Creates a post of today with an image and a video. */
async function withMedia( site: Site ) {
	const id = await site.php< number >(
		`return wp_insert_post( [ 'post_title' => 'Film', 'post_name' => 'x-film', 'post_status' => 'publish',
			'post_content' => '<img src="/x-still.jpg"><video src="/x-film.mp4" poster="/x-poster.jpg"></video>' ] );`
	);
	return () => site.php( `wp_delete_post( $args[0], true );`, [ id ] );
}

const KEY = 'e'.repeat( 32 );

export const effects: Effect[] = [
	{
		setting: 'enable_llms_txt',
		does: 'serves llms.txt',
		path: '/llms.txt',
		values: [ false, true ],
		read: ( { status } ) => status,
		expected: [ 404, 200 ],
		setup: async ( site ) => () =>
			site.php(
				`delete_option( 'pharos_llms_txt' ); delete_option( 'pharos_llms_txt_made' );`
			),
	},
	{
		setting: 'enable_indexnow',
		does: 'serves the key that search engines ask for; tests/inside/indexnow.test.ts has what is submitted',
		path: `/${ KEY }.txt`,
		values: [ false, true ],
		read: ( { status, text } ) => [ status, text === KEY ],
		expected: [
			[ 404, false ],
			[ 200, true ],
		],
		setup: async ( site ) => {
			await site.option( 'pharos_indexnow_key', KEY );
			return () =>
				site.php( `
					global $wpdb;
					$wpdb->query( 'DROP TABLE IF EXISTS ' . Pharos\\IndexNow\\Queue::table() );
					foreach ( [ '', '_table', '_key' ] as $name ) { delete_option( "pharos_indexnow$name" ); }` );
		},
	},
	{
		setting: 'enable_xml_sitemap',
		does: 'serves the sitemap',
		path: index,
		values: [ false, true ],
		read: ( { status } ) => status,
		expected: [ 404, 200 ],
	},
	{
		setting: 'enable_xml_image_sitemap',
		does: 'puts images into the entries',
		path: posts,
		when: on,
		values: [ false, true ],
		setup: withMedia,
		read: names( '/x-still.jpg</image:loc>' ),
		expected: [ false, true ],
	},
	{
		setting: 'enable_xml_video_sitemap',
		does: 'makes a sitemap of the videos',
		path: index,
		when: on,
		values: [ true, false ],
		setup: withMedia,
		read: names( 'sitemap-videos-post-1.xml' ),
		expected: [ true, false ],
	},
	{
		setting: 'enable_xml_news_sitemap',
		does: 'makes a sitemap of the news',
		path: index,
		when: { ...on, sitemap_news_types: [ 'post' ] },
		values: [ true, false ],
		setup: withMedia,
		read: names( 'sitemap-news-1.xml' ),
		expected: [ true, false ],
	},
	{
		setting: 'sitemap_news_types',
		does: 'says which posts are news: none, until a type is chosen',
		path: index,
		when: on,
		values: [ [], [ 'post' ] ],
		setup: withMedia,
		read: names( 'sitemap-news-1.xml' ),
		expected: [ false, true ],
	},
	{
		setting: 'enable_author_sitemap',
		does: 'lists the authors',
		path: index,
		when: { ...on, author_archive: true },
		values: [ false, true ],
		read: names( 'sitemap-authors-1.xml' ),
		expected: [ false, true ],
	},
	{
		setting: 'sitemap_exclude',
		does: 'leaves out single posts',
		path: posts,
		when: on,
		values: [ [], [ 'post-987654' ] ],
		setup: async ( site ) => {
			await site.php(
				`wp_insert_post( [ 'import_id' => 987654, 'post_title' => 'Left out', 'post_name' => 'x-left-out', 'post_status' => 'publish' ] );`
			);
			return () => site.php( `wp_delete_post( 987654, true );` );
		},
		read: names( '/x-left-out/' ),
		expected: [ true, false ],
	},
];
