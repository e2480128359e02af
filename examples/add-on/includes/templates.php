<?php
/**
 * A variable for title and description templates: %example_name%.
 */

declare(strict_types=1);

namespace Pharos_Example;

add_filter(
	'pharos_variables',
	static fn(array $variables): array => $variables + [
		'example_name' => [
			'label' => __('Name on the badge', 'pharos-example'),
			'description' => __(
				'The name in the settings of the example add-on.',
				'pharos-example',
			),
			'callback' => static fn(): string => (string) setting('example_name'),
		],
	],
);
