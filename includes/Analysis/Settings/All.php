<?php
/**
 * The checks of this folder.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Settings;

use Pharos\Analysis\Check;

final class All {
	/** @return list<Check> */
	public static function checks(): array {
		return [];
	}
}
