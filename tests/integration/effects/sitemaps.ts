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

export const effects: Effect[] = [
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
