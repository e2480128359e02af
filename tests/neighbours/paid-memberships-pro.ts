import type { Neighbour } from './neighbour';

/** Posts and pages of a membership level: visitors get a message in place of the content; the excerpt is public by default. */
export default {
	plugin: 'paid-memberships-pro/paid-memberships-pro.php',
	version: '3.2.2',
	install: `require_once PMPRO_DIR . '/includes/upgradecheck.php'; pmpro_db_delta();`,
	setUp: `
		global $wpdb;
		if ( function_exists( 'pmpro_getAllLevels' ) ) {
			$wpdb->insert( $wpdb->pmpro_membership_levels, [ 'name' => 'Gold', 'description' => '', 'confirmation' => '', 'initial_payment' => 0, 'billing_amount' => 0, 'cycle_number' => 0, 'cycle_period' => 'Month', 'billing_limit' => 0, 'trial_amount' => 0, 'trial_limit' => 0, 'allow_signups' => 1, 'expiration_number' => 0, 'expiration_period' => 'Month' ] );
		}
		$level = (int) $wpdb->insert_id ?: 1;
		foreach ( [ 'post', 'page' ] as $type ) {
			$id = wp_insert_post( [ 'post_type' => $type, 'post_name' => "x-gold-$type", 'post_title' => "Gold $type", 'post_status' => 'publish', 'post_content' => 'Hidden leaf of the members.' ] );
			function_exists( 'pmpro_getAllLevels' )
				? $wpdb->insert( $wpdb->pmpro_memberships_pages, [ 'membership_id' => $level, 'page_id' => $id ] )
				: add_post_meta( $id, 'neighbour_level', $level );
		}
		wp_insert_post( [ 'post_name' => 'x-everyone', 'post_title' => 'Everyone', 'post_status' => 'publish', 'post_content' => 'Open leaf for all.' ] );`,
	settings: { enable_llms_txt: true },
	scenarios: [
		{ url: '/x-gold-post/', description: null, absent: [ 'Hidden leaf' ] },
		{ url: '/x-gold-page/', description: null, absent: [ 'Hidden leaf' ] },
		{ url: '/x-everyone/', description: /^Open leaf/ },
		{ url: '/llms.txt', absent: [ 'Hidden leaf' ] },
	],
} satisfies Neighbour;
