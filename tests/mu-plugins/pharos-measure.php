<?php
/**
 * Plugin Name: Pharos measurements
 *
 * For tests/bench: selects the active plugins of a single request, removes Pharos's callbacks from hooks, and measures the
 * cost of a response. Only for requests with the secret of the run.
 */

declare(strict_types=1);

namespace Pharos\Tests;

// WordPress loads must-use plugins in alphabetical order, so this file comes first.
require_once __DIR__ . '/pharos-test.php';

$pharos_plugins = (string) ($_SERVER['HTTP_X_PHAROS_PLUGINS'] ?? '');
if ($pharos_plugins !== '' && is_trusted()) {
	add_filter(
		'option_active_plugins',
		static fn(array $active): array => match ($pharos_plugins) {
			'none' => [],
			'others' => array_values(array_diff($active, ['pharos-seo/pharos-seo.php'])),
			default => [$pharos_plugins],
		},
	);
}

$pharos_hooks = (string) ($_SERVER['HTTP_X_PHAROS_WITHOUT_HOOKS'] ?? '');
if ($pharos_hooks !== '' && is_trusted()) {
	$is_ours = static fn(mixed $callback): bool => $callback instanceof \Closure &&
		str_contains(
			(string) (new \ReflectionFunction($callback))->getFileName(),
			'/plugins/pharos-seo/',
		);
	add_action('wp', static function () use ($pharos_hooks, $is_ours): void {
		foreach (explode(',', $pharos_hooks) as $hook) {
			foreach ($GLOBALS['wp_filter'][$hook]->callbacks ?? [] as $priority => $callbacks) {
				foreach (
					array_filter(array_column($callbacks, 'function'), $is_ours)
					as $callback
				) {
					remove_filter($hook, $callback, $priority);
				}
			}
		}
	});
}

// PHP reserves memory for compiled and called functions in steps of 64 KB. What a plugin adds therefore depends on where
// a step happens to end: this uses up some of the first one. Each function takes about a quarter of a kilobyte of it.
$pharos_kilobytes = (int) ($_SERVER['HTTP_X_PHAROS_PAD'] ?? 0);
if ($pharos_kilobytes > 0 && is_trusted()) {
	for ($i = 0; $i < 4 * min($pharos_kilobytes, 64); $i++) {
		// phpcs:ignore Squiz.PHP.Eval -- nothing but a number is inserted.
		eval("function pharos_pad_$i() {}");
	}
}

if (($_SERVER['HTTP_X_PHAROS_MEASURE'] ?? '') !== '' && is_trusted()) {
	// Buffer the whole response, however it ends: headers are sent with its first byte.
	ob_start(static function (string $answer): string {
		$is_ours = static fn(string $file): bool => str_contains($file, '/plugins/pharos-seo/');
		$cost = [
			'queries' => get_num_queries(),
			'milliseconds' => 1000 * (microtime(true) - $_SERVER['REQUEST_TIME_FLOAT']),
			'memory' => memory_get_peak_usage(),
			'files' => count(array_filter(get_included_files(), $is_ours)),
		];
		header('X-Pharos-Cost: ' . wp_json_encode($cost));
		return $answer;
	});
	// Measure only WordPress's startup, until it parses the request.
	if ($_SERVER['HTTP_X_PHAROS_MEASURE'] === 'start') {
		add_action('wp_loaded', static fn() => exit(), PHP_INT_MIN);
	}
}
