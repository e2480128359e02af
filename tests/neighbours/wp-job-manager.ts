import type { Neighbour } from './neighbour';

/** Offers that are filled or have expired: visitors see a message in place of the latter, and both have noindex from an action on the head. */
export default {
	plugin: 'wp-job-manager/wp-job-manager.php',
	version: '2.4.0',
	settings: { enable_llms_txt: true, enable_rest_head: true },
	setUp: `
		update_option( 'job_manager_hide_filled_positions', '1' );
		update_option( 'job_manager_hide_expired_content', '1' );
		$make = static fn( $name, $status = 'publish', $meta = [] ) => wp_make_link_relative( get_permalink( wp_insert_post( [ 'post_type' => 'job_listing', 'post_name' => "x-$name", 'post_title' => "Job $name", 'post_status' => $status, 'post_content' => "Words of the $name job.", 'meta_input' => $meta ] ) ) );
		return [ 'open' => $make( 'open' ), 'filled' => $make( 'filled', 'publish', [ '_filled' => 1 ] ), 'expired' => $make( 'expired', 'expired' ) ];`,
	scenarios: [
		{
			url: '{open}',
			canonical: '{open}',
			description: 'Words of the open job.',
		},
		{
			url: '{filled}',
			robots: /noindex/,
			canonical: null,
		},
		{
			url: '{expired}',
			robots: /noindex/,
			description: null,
			absent: [ 'Words of the expired job' ],
		},
		{
			url: '/wp-json/pharos/v1/head?url={filled}',
			present: [ 'noindex' ],
			absent: [ 'rel=\\"canonical' ],
		},
		{
			url: '/llms.txt',
			present: [ 'Words of the open job' ],
			absent: [ 'Job filled', 'Job expired' ],
		},
	],
} satisfies Neighbour;
