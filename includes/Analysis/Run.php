<?php
/**
 * Runs the checks of a kind.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\Settings\Settings;
use Pharos\Template\Variables;

final class Run {
	/** Seconds of a whole run; a server may end a request after 60. */
	public const LONGEST = 45.0;

	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {}

	/**
	 * @param array<string, Check> $checks By id.
	 * @return array<string, array> By id: see Result::item(). Without those that had nothing to judge.
	 */
	public function items(array $checks, string $url): array {
		$deadline = new Deadline(self::LONGEST);
		$site = new Site(
			$url,
			$this->settings,
			$this->variables,
			new Http\Client($deadline),
			$deadline,
		);
		$items = [];
		foreach ($checks as $id => $check) {
			$result = $check->run($site);
			if ($result !== null) {
				$items[$id] = $result->item($check->severity()) + ['ignore' => false];
			}
		}
		return $items;
	}
}
