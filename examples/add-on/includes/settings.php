<?php
/**
 * Settings: Pharos SEO reads, validates, saves and exports them. Their fields are in src/settings.js.
 */

declare(strict_types=1);

namespace Pharos_Example;

add_filter(
	'pharos_settings_definitions',
	static fn(array $definitions): array => $definitions + [
		// The page reloads after a save, because the server outputs the badge.
		'example_badge' => [
			'type' => 'boolean',
			'default' => false,
			'category' => 'example',
			'reload' => true,
		],
		'example_name' => [
			'type' => 'string',
			'default' => '',
			'sanitize' => 'text',
			'maxLength' => 40,
			'category' => 'example',
		],
		'example_sitemap' => ['type' => 'boolean', 'default' => false, 'category' => 'example'],
		// May become large: stored in a separate option.
		'example_notes' => [
			'type' => 'object',
			'option' => 'pharos_example_notes',
			'default' => [],
			'additionalProperties' => ['type' => 'string'],
			'category' => 'example',
		],
	],
);

/** A category on Tools > Import/Export, to which the settings above refer. */
add_filter(
	'pharos_export_categories',
	static fn(array $labels): array => $labels + [
		'example' => __('Example add-on', 'pharos-example'),
	],
);

/** Returns the value of a setting of this add-on. */
function setting(string $key): mixed {
	return (new \Pharos\Settings\Settings())->get($key);
}
