<?php
/**
 * A check of the site analysis.
 */

declare(strict_types=1);

namespace Pharos_Example;

add_filter(
	'pharos_analysis_checks',
	static function (array $checks, string $kind): array {
		if ($kind === 'settings') {
			require_once __DIR__ . '/class-name-check.php';
			$checks[] = new Name_Check();
		}
		return $checks;
	},
	10,
	2,
);
