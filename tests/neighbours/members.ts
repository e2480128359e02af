import type { Neighbour } from './neighbour';

/** Posts that only some roles may read: visitors get a message in place of content and excerpt. */
export default {
	plugin: 'members/members.php',
	version: '3.2.21',
	setUp: `
		$make = static fn( $name, $more ) => wp_insert_post( $more + [ 'post_name' => $name, 'post_title' => "Post $name", 'post_status' => 'publish', 'post_content' => 'Hidden leaf of the members.' ] );
		add_post_meta( $make( 'x-roles', [] ), '_members_access_role', 'editor' );
		add_post_meta( $make( 'x-roles-excerpt', [ 'post_excerpt' => 'Hidden leaf in short.' ] ), '_members_access_role', 'editor' );
		$make( 'x-everyone', [ 'post_content' => 'Open leaf for all.' ] );`,
	settings: { enable_llms_txt: true },
	scenarios: [
		{ url: '/x-roles/', description: null, absent: [ 'Hidden leaf' ] },
		{
			url: '/x-roles-excerpt/',
			description: null,
			absent: [ 'Hidden leaf' ],
		},
		{ url: '/x-everyone/', description: /^Open leaf/ },
		{ url: '/llms.txt', absent: [ 'Hidden leaf' ] },
	],
} satisfies Neighbour;
