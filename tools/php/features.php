<?php
/**
 * Loads the features without WordPress, for references that are made from them (docs/rest.md, docs/cli.md): defines what WordPress has, and
 * $features.
 */

declare(strict_types=1);

const HOUR_IN_SECONDS = 3600;
const MB_IN_BYTES = 1024 * 1024;
define('ABSPATH', __DIR__);

$wpdb = new class {
	public string $base_prefix = 'wp_';

	public function get_blog_prefix(): string {
		return 'wp_';
	}
};

final class WP_REST_Server {
	public const READABLE = 'GET';
	public const CREATABLE = 'POST';
	public const DELETABLE = 'DELETE';
}

class WP_Post {
	public string $post_type = 'attachment';
}

class WP_User {}

function __(string $text): string {
	return $text;
}

function get_option(string $name, mixed $default = false): mixed {
	return $default;
}

/** Features that are off by default have routes, too. */
function apply_filters(string $hook, mixed $value): mixed {
	if ($hook === 'pharos_settings_definitions') {
		foreach (['enable_rest_head', 'enable_schema_map'] as $key) {
			$value[$key]['default'] = true;
		}
	}
	return $value;
}

function get_post_types(): array {
	return [];
}

function get_post_type_object(string $name): object {
	return (object) ['name' => $name];
}

function get_object_taxonomies(): array {
	return [];
}

function get_current_blog_id(): int {
	return 1;
}

function is_multisite(): bool {
	return false;
}

function wp_load_alloptions(): array {
	return [];
}

function wp_cache_get(): mixed {
	return [];
}

function get_taxonomies(): array {
	return [];
}

function add_filter(): void {}

function register_meta(): void {}

function register_rest_field(): void {}

require dirname(__DIR__, 2) . '/includes/autoload.php';

$settings = new Pharos\Settings\Settings();
$variables = new Pharos\Template\Variables($settings);
$features = new Pharos\Core\Features(
	require dirname(__DIR__, 2) . '/includes/hooks/features.php',
	static fn() => $settings,
	static fn() => $variables,
);
