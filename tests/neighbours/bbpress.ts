import type { Neighbour } from './neighbour';

const view = { canonical: null, ogUrl: null, description: null, schema: [] };

/** Profiles, views and searches are rules with variables; a forum's later pages are those of a list in it. */
export default {
	plugin: 'bbpress/bbpress.php',
	version: '2.6.11',
	theme: 'classic',
	setUp: `
		$forum = function_exists( 'bbp_insert_forum' )
			? bbp_insert_forum( [ 'post_title' => 'Tea forum', 'post_name' => 'tea' ] )
			: wp_insert_post( [ 'post_type' => 'forum', 'post_title' => 'Tea forum', 'post_name' => 'tea', 'post_status' => 'publish' ] );
		foreach ( function_exists( 'bbp_insert_topic' ) ? range( 1, 20 ) : [] as $i ) {
			bbp_insert_topic( [ 'post_parent' => $forum, 'post_title' => "Topic $i", 'post_content' => 'Text' ], [ 'forum_id' => $forum ] );
		}
		wp_insert_user( [ 'user_login' => 'anna', 'user_pass' => 'x', 'user_email' => 'anna@example.org', 'display_name' => 'Anna Fern' ] );`,
	scenarios: [
		{ url: '/forums/', title: /^Forums/, canonical: '/forums/' },
		{ url: '/forums/forum/tea/', canonical: '/forums/forum/tea/' },
		{
			url: '/forums/forum/tea/page/2/',
			title: /^Tea forum - Page 2/,
			canonical: '/forums/forum/tea/page/2/',
		},
		{ url: '/forums/users/anna/', ...view },
		{ url: '/forums/users/anna/topics/', ...view },
		{ url: '/forums/view/popular/', ...view },
		{ url: '/forums/search/tea/', ...view },
	],
} satisfies Neighbour;
