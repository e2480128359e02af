import type { Neighbour } from './neighbour';

/** Legacy reader pages: the page of the post in another format, with a head of its own. */
export default {
	plugin: 'amp/amp.php',
	version: '2.5.5',
	setUp: `
		update_option( 'amp-options', [ 'theme_support' => 'reader', 'reader_theme' => 'legacy', 'supported_post_types' => [ 'post' ], 'plugin_configured' => true ] );
		wp_insert_post( [ 'post_title' => 'Amped', 'post_name' => 'amped', 'post_content' => 'Green tea is steamed.', 'post_status' => 'publish', 'post_author' => 1 ] );`,
	scenarios: [
		{
			url: '/amped/?amp=1',
			title: /^Amped - /,
			canonical: '/amped/',
			robots: /^max-image-preview:large$/,
			description: 'Green tea is steamed.',
			schema: [ 'WebSite', 'WebPage', 'Article', 'BreadcrumbList' ],
		},
		{
			url: '/amped/',
			canonical: '/amped/',
			description: 'Green tea is steamed.',
		},
	],
} satisfies Neighbour;
