<?php
/**
 * The option of Slim SEO.
 */

declare(strict_types=1);

namespace Pharos\Migration\SlimSeo;

use Pharos\Migration\Stored;

final class Options {
	private ?array $all = null;

	private function all(): array {
		return $this->all ??= Stored::option('slim_seo');
	}

	public function are_there(): bool {
		return $this->all() !== [];
	}

	/** Whether a feature is switched on. All are where nobody has chosen any, but for that of categories. */
	public function has(string $feature): bool {
		$features = $this->all()['features'] ?? [];
		return is_array($features) && $features !== []
			? in_array($feature, $features, true)
			: $feature !== 'no_category_base';
	}

	public function text(string $key): string {
		return trim(Stored::text($this->all()[$key] ?? ''));
	}

	/** What it has for a kind of pages; null where nothing is set, which stands for its default. */
	public function of(string $kind, string $part): ?string {
		$all = $this->all();
		if ($kind === 'home' && !isset($all['home'])) {
			// As versions before 4.6 stored it.
			return isset($all["home_$part"]) ? trim(Stored::text($all["home_$part"])) : null;
		}
		$value = is_array($all[$kind] ?? null) ? $all[$kind][$part] ?? null : null;
		return is_scalar($value) ? trim((string) $value) : null;
	}

	public function is_noindex(string $kind): bool {
		return Stored::is_on($this->of($kind, 'noindex') ?? '');
	}

	/** @return list<string> The kinds of pages that it has anything for. */
	public function kinds(): array {
		$kinds = array_filter(array_diff_key($this->all(), ['features' => 0]), 'is_array');
		return array_map('strval', array_keys($kinds));
	}
}
