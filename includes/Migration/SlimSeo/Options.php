<?php
/**
 * The option of Slim SEO.
 */

declare(strict_types=1);

namespace Pharos\Migration\SlimSeo;

use Pharos\Migration\StoredOptions;
use Pharos\Migration\StoredValue;

final class Options extends StoredOptions {
	protected function read(): array {
		return StoredValue::option('slim_seo');
	}

	/** Whether a feature is on. By default all are, except the one for categories. */
	public function has(string $feature): bool {
		$features = $this->all()['features'] ?? [];
		return is_array($features) && $features !== []
			? in_array($feature, $features, true)
			: $feature !== 'no_category_base';
	}

	/** Returns the setting of a content type; null if it isn't set, which means its default. */
	public function for_kind(string $kind, string $part): ?string {
		$all = $this->all();
		if ($kind === 'home' && !isset($all['home'])) {
			// The format of versions before 4.6.
			return isset($all["home_$part"]) ? trim(StoredValue::text($all["home_$part"])) : null;
		}
		$value = is_array($all[$kind] ?? null) ? $all[$kind][$part] ?? null : null;
		return is_scalar($value) ? trim((string) $value) : null;
	}

	public function is_noindex(string $kind): bool {
		return StoredValue::is_on($this->for_kind($kind, 'noindex') ?? '');
	}

	/** @return list<string> The content types that have settings. */
	public function kinds(): array {
		$kinds = array_filter(array_diff_key($this->all(), ['features' => 0]), 'is_array');
		return array_map('strval', array_keys($kinds));
	}
}
