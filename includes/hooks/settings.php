<?php
/**
 * What features contribute to the settings. Needs no WordPress until a function is called.
 */

declare(strict_types=1);

namespace Pharos;

use Pharos\Settings\InvalidValue;

defined('ABSPATH') || exit();

return [
	// Values of the key `sanitize` of a definition.
	'formats' => [
		'redirect' => static fn(string $text): string => Redirects\TargetText::clean($text),
		'schema' => static function (array $schema): array {
			Schema\Shape::check($schema);
			return Schema\Shape::complete($schema);
		},
	],

	// See Settings\Registry::errors().
	'checks' => [
		static fn(
			array $changes,
			array $before,
			array $definitions,
			bool $any_host,
		): array => (new Social\AccountCheck($definitions, $any_host))->errors($changes, $before),
		static function (array $changes, array $before): array {
			try {
				isset($changes['access']) &&
					Access\Check::run($changes['access'], $before['access'] ?? []);
				return [];
			} catch (InvalidValue $reason) {
				return ['access' => $reason];
			}
		},
		static function (array $changes, array $before): array {
			try {
				isset($changes['schemas']) &&
					Schema\TypeCheck::check($changes['schemas'], $before['schemas'] ?? []);
				return [];
			} catch (InvalidValue $reason) {
				return ['schemas' => $reason];
			}
		},
	],
];
