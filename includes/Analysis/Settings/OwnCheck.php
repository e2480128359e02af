<?php
/**
 * A check of what this plugin makes visitors get.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Settings;

use Pharos\Analysis\Check;
use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Compat\SeoPlugins;

/** Another SEO plugin takes that over as a whole (Compat\SeoPlugins): there is nothing to judge then. */
abstract class OwnCheck implements Check {
	public function severity(): string {
		return self::WARNING;
	}

	/** As run(). */
	abstract protected function look(Site $site): ?Result;

	final public function run(Site $site): ?Result {
		return SeoPlugins::active() === null ? $this->look($site) : null;
	}

	/**
	 * Something is wrong in one or more places.
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
