import type { Neighbour } from './neighbour';

const view = { description: /./, schema: [] };

/** Forums, members and topics are below one page, by one rewrite rule for all of them and without query variables. */
export default {
	plugin: 'wpforo/wpforo.php',
	version: '3.0.8',
	setUp: `get_page_by_path( 'community' ) || wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Forum', 'post_name' => 'community', 'post_content' => '[wpforo]' ] );`,
	scenarios: [
		{
			url: '/community/',
			canonical: '/community/',
			schema: [ 'WebPage' ],
		},
		{
			url: '/community/main-forum/',
			title: /^Main Forum - /,
			canonical: '/community/main-forum/',
			...view,
		},
		{
			url: '/community/recent/',
			title: /^Recent Posts - /,
			canonical: '/community/recent/',
			...view,
		},
	],
} satisfies Neighbour;
