<?php
/**
 * Base class of checks of this plugin's output.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Settings;

use Pharos\Analysis\Check;
use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Compat\SeoPlugins;

/** Another SEO plugin replaces all of this output (Compat\SeoPlugins): then there is nothing to check. */
abstract class OutputCheck implements Check {
	public function severity(): string {
		return self::WARNING;
	}

	/** See run(). */
	abstract protected function inspect(Site $site): ?Result;

	final public function run(Site $site): ?Result {
		return SeoPlugins::active() === null ? $this->inspect($site) : null;
	}

	/**
	 * Creates the result of an issue in one or more locations.
	 *
	 * @param list<string>                                      $advice
	 * @param non-empty-list<array{url: string, details: string, fix: Fix}> $places
	 */
	protected static function in_places(
		string $message,
		array $advice,
		array $places,
		string $status = '',
	): Result {
		return Result::found(
			$message,
			[...$advice, ['links' => $places]],
			count($places) === 1 ? $places[0]['fix'] : null,
			$status,
		);
	}
}
