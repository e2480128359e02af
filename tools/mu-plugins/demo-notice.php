<?php
/**
 * Plugin Name: Says on its first screen that the demo site is one
 */

declare(strict_types=1);

add_action('admin_notices', static function (): void {
	if (($_GET['page'] ?? '') !== 'pharos_settings') {
		return;
	}
	wp_admin_notice(
		'<strong>This is a demo site on your own machine.</strong> The shop and its texts are invented, and the figures of Search Console are simulated. Change what you like: nothing leaves the machine, and <code>npm run demo -- --reset</code> starts over.',
		['type' => 'info', 'dismissible' => true],
	);
});
