<?php
/**
 * A check of an on/off setting.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Settings;

use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;

/** The issue is fixed with one click. */
final class SwitchCheck extends OutputCheck {
	/**
	 * @param string $key         The setting.
	 * @param string $route       The path of its screen.
	 * @param \Closure(): array{passed: string, failed: string, advice: list<string>} $messages `advice`: why it matters and what to do.
	 * @param bool   $recommended Its recommended value.
	 * @param (\Closure(Site): bool)|null $has_effect Whether the setting has an effect on this site; null for all sites.
	 */
	public function __construct(
		private readonly string $id,
		private readonly string $severity,
		private readonly string $key,
		private readonly string $route,
		private readonly \Closure $messages,
		private readonly bool $recommended = true,
		private readonly ?\Closure $has_effect = null,
	) {}

	public function id(): string {
		return $this->id;
	}

	public function severity(): string {
		return $this->severity;
	}

	protected function inspect(Site $site): ?Result {
		if ($this->has_effect !== null && !($this->has_effect)($site)) {
			return null;
		}
		['passed' => $passed, 'failed' => $failed, 'advice' => $advice] = ($this->messages)();
		return (bool) $site->settings->get($this->key) === $this->recommended
			? Result::passed($passed)
			: Result::found(
				$failed,
				$advice,
				Fix::setting(__('Open the setting', 'pharos-seo'), $this->route, $this->key),
			);
	}
}
