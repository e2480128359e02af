<?php
/**
 * Plugin Name: Pharos measurements
 *
 * For tests/bench: leaves the plugin out of a single request, and tells what a page cost. Both only for
 * requests that know the secret of the run.
 */

declare(strict_types=1);

namespace Pharos\Tests;

// WordPress loads these by name, which puts this one first.
require_once __DIR__ . '/pharos-test.php';

if (($_SERVER['HTTP_X_PHAROS_WITHOUT'] ?? '') !== '' && is_trusted()) {
	add_filter(
		'option_active_plugins',
		static fn(array $plugins): array => array_values(
			array_diff($plugins, ['pharos-seo/pharos-seo.php']),
		),
	);
}

if (($_SERVER['HTTP_X_PHAROS_MEASURE'] ?? '') !== '' && is_trusted()) {
	add_action(
		'wp_footer',
		static function (): void {
			$is_ours = static fn(string $file): bool => str_contains($file, '/plugins/pharos-seo/');
			$cost = [
				'queries' => get_num_queries(),
				'milliseconds' => 1000 * (microtime(true) - $_SERVER['REQUEST_TIME_FLOAT']),
				'files' => count(array_filter(get_included_files(), $is_ours)),
			];
			echo '<!-- pharos-cost ', wp_json_encode($cost), ' -->';
		},
		PHP_INT_MAX,
	);
}
