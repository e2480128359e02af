import type { Neighbour } from './neighbour';

/** Posts for some roles, in its older mode: the filter that hides their text is only added when WordPress's loop starts. */
export default {
	plugin: 'restrict-content/restrictcontent.php',
	version: '3.2.23',
	install: `update_option( 'restrict_content_chosen_version', 'legacy' );`,
	setUp: `
		$make = static fn( $name, $more ) => wp_insert_post( $more + [ 'post_name' => $name, 'post_title' => "Post $name", 'post_status' => 'publish', 'post_content' => 'Hidden leaf of the members.' ] );
		$make( 'x-editors', [ 'meta_input' => [ 'rcp_user_level' => 'Editor' ] ] );
		$make( 'x-everyone', [ 'post_content' => 'Open leaf for all.', 'meta_input' => [ 'rcp_user_level' => 'None' ] ] );`,
	settings: { enable_llms_txt: true },
	scenarios: [
		{ url: '/x-editors/', description: null, absent: [ 'Hidden leaf' ] },
		{ url: '/x-everyone/', description: /^Open leaf/ },
		{ url: '/llms.txt', absent: [ 'Hidden leaf' ] },
	],
} satisfies Neighbour;
