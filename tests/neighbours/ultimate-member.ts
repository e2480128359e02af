import type { Neighbour } from './neighbour';

/** Posts for members: visitors get another title and text in their place, a redirect, or nothing. */
export default {
	plugin: 'ultimate-member/ultimate-member.php',
	version: '2.12.1',
	settings: { enable_llms_txt: true, enable_rest_head: true },
	setUp: `
		$make = static fn( $name, $more = [] ) => add_post_meta( wp_insert_post( [ 'post_name' => "x-$name", 'post_title' => "Ring $name", 'post_status' => 'publish', 'post_content' => "Hidden leaf of $name." ] ), 'um_content_restriction', $more + [ '_um_custom_access_settings' => '1', '_um_accessible' => '2', '_um_access_roles' => [], '_um_noaccess_action' => '0', '_um_restrict_by_custom_message' => '0', '_um_restrict_custom_message' => '', '_um_access_redirect' => '0', '_um_access_redirect_url' => '', '_um_access_hide_from_queries' => '0' ] );
		$make( 'message' );
		$make( 'redirect', [ '_um_noaccess_action' => '1' ] );
		$make( 'nothing', [ '_um_access_hide_from_queries' => '1' ] );
		$make( 'everyone', [ '_um_accessible' => '0' ] );`,
	scenarios: [
		{
			url: '/x-message/',
			title: /^Restricted content/,
			description: null,
			absent: [ 'Hidden leaf', 'Ring message' ],
		},
		{ url: '/x-nothing/', robots: /noindex/, absent: [ 'Hidden leaf' ] },
		{ url: '/x-everyone/', description: 'Hidden leaf of everyone.' },
		{
			url: '/llms.txt',
			present: [ 'Ring everyone' ],
			absent: [ 'Ring message', 'Ring redirect', 'Ring nothing' ],
		},
		{
			url: '/wp-json/pharos/v1/head?url=/x-nothing/',
			present: [ '"status":404' ],
			absent: [ 'Hidden leaf', 'Ring nothing' ],
		},
	],
} satisfies Neighbour;
