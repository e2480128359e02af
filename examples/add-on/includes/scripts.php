<?php
/**
 * Loads the scripts that `npm run build` has made, on the screens where Pharos SEO has its own.
 */

declare(strict_types=1);

namespace Pharos_Example;

add_action('pharos_enqueue_script', static function (string $entry): void {
	if ($entry === 'admin') {
		enqueue('settings', $entry);
	} elseif (in_array($entry, ['editor', 'object-form', 'elementor'], true)) {
		enqueue('editor', $entry);
	}
});

/** @param string $entry The script of Pharos SEO that this one extends. */
function enqueue(string $name, string $entry): void {
	$file = __DIR__ . "/../build/$name.asset.php";
	if (!is_readable($file)) {
		return; // Not built yet: see README.md.
	}
	$asset = require $file;
	$handle = "pharos-example-$name";
	wp_enqueue_script(
		$handle,
		plugins_url("build/$name.js", FILE),
		[...$asset['dependencies'], "pharos-$entry"],
		$asset['version'],
		['in_footer' => true],
	);
	wp_set_script_translations($handle, 'pharos-example');
}
