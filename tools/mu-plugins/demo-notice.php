<?php
/**
 * Plugin Name: Says on its first screen that the demo site is one
 */

declare(strict_types=1);

add_action('admin_notices', static function (): void {
	if (($_GET['page'] ?? '') !== 'pharos_settings') {
		return;
	}
	$migration = get_option('pharos_demo_source')
		? ' The site has the data of another SEO plugin: go to <a href="#/tools/migrate">Tools &gt; Migrate</a>.'
		: '';
	wp_admin_notice(
		'<strong>This is a demo site on your own machine.</strong> The shop and its texts are invented, and the figures of Search Console are simulated. Change what you like: nothing leaves the machine, and the same command with <code>--reset</code> starts over.' .
			$migration,
		['type' => 'info', 'dismissible' => true],
	);
});
