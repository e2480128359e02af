import type { Neighbour } from './neighbour';

const view = { description: null, ogUrl: null, schema: [] };

/** Members, groups and sign-up are rewrite rules with variables; the directories are pages. */
export default {
	plugin: 'buddypress/bp-loader.php',
	version: '14.5.2',
	install: `
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		require_once buddypress()->plugin_dir . 'bp-core/admin/bp-core-admin-schema.php';
		$components = [ 'members' => 1, 'xprofile' => 1, 'activity' => 1, 'groups' => 1, 'settings' => 1 ];
		bp_update_option( 'bp-active-components', $components );
		update_option( 'users_can_register', 1 );
		bp_core_install( $components );
		bp_core_add_page_mappings( $components + [ 'register' => 1, 'activate' => 1 ], 'delete' );`,
	setUp: `
		foreach ( [ 'members', 'groups', 'register', 'activate' ] as $slug ) {
			get_page_by_path( $slug ) || get_page_by_path( $slug, OBJECT, 'buddypress' ) || wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => ucfirst( $slug ), 'post_name' => $slug ] );
		}
		$user = wp_insert_user( [ 'user_login' => 'anna', 'user_pass' => 'x', 'user_email' => 'anna@example.org', 'display_name' => 'Anna Fern' ] );
		function_exists( 'bp_update_user_last_activity' ) && bp_update_user_last_activity( $user );
		function_exists( 'groups_create_group' ) && groups_create_group( [ 'creator_id' => $user, 'name' => 'Tea lovers', 'slug' => 'tea-lovers', 'description' => 'We love tea', 'status' => 'public' ] );`,
	scenarios: [
		{ url: '/members/', title: /^Members/, canonical: '/members/' },
		{
			url: '/members/anna/',
			title: /Anna/,
			canonical: '/members/anna/',
			...view,
		},
		{
			url: '/members/anna/profile/',
			title: /Anna|Profile/,
			canonical: '/members/anna/profile/',
			...view,
		},
		{
			url: '/groups/tea-lovers/',
			title: /Tea lovers/,
			canonical: '/groups/tea-lovers/',
			...view,
		},
		{ url: '/groups/', title: /^Groups/, canonical: '/groups/' },
		{ url: '/register/', title: /Create an Account|Register/ },
		{ url: '/activate/', title: /Activate/ },
	],
} satisfies Neighbour;
