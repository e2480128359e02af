<?php
/**
 * The variables of Yoast SEO: `%%name%%`.
 */

declare(strict_types=1);

namespace Pharos\Migration\Yoast;

use Pharos\Migration\Translator;
use Pharos\Migration\VariableMap;

final class Variables {
	public static function translator(): Translator {
		return VariableMap::translator('Yoast');
	}

	/** Returns all terms of a taxonomy of a post; only the first one for `%%ct_name%%single%%`. */
	public static function terms(string $taxonomy): ?string {
		$name = preg_replace('/%%single\z/', '', $taxonomy) ?? '';
		if (preg_match('/^[\w-]+\z/', $name) !== 1) {
			return null;
		}
		return $name === $taxonomy ? "%terms:$name%" : "%first_term:$name%";
	}
}
