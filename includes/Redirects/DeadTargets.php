<?php
/**
 * Targets that visitors can't see.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

/** Drafts, deleted content, and paths of this site at which nothing is found. Other sites and files aren't looked at. */
final class DeadTargets {
	/** Redirects that a search finds at most. */
	private const MOST = 1000;

	/** @var array<string, string> Answers by target. */
	private static array $known = [];

	/** @return ''|'hidden'|'missing' What is wrong with the target of a redirect: content that isn't public, or nothing; '' if it's fine. */
	public static function check(Rule $rule): string {
		if ($rule->is_gone()) {
			return '';
		}
		$object = Target::object($rule->target);
		if ($object !== null) {
			return match (true) {
				Target::of_object(...$object) !== null => '',
				$object[0] === 'post' && get_post($object[1]) !== null => 'hidden',
				default => 'missing',
			};
		}
		// What is below a folder is somewhere else than the folder itself.
		return $rule->match === 'exact'
			? (self::$known[$rule->target] ??= self::of_path($rule->target))
			: '';
	}

	/**
	 * @param float $seconds After which the search ends.
	 * @return array{list<int>, bool} The ids of enabled and disabled redirects, and whether these are all.
	 */
	public static function search(float $seconds): array {
		$end = microtime(true) + $seconds;
		$ids = [];
		foreach (RuleList::each() as $rule) {
			if (self::check($rule) !== '') {
				$ids[] = $rule->id;
			}
			if (count($ids) === self::MOST || microtime(true) > $end) {
				return [$ids, false];
			}
		}
		return [$ids, true];
	}

	private static function of_path(string $target): string {
		$url = Target::absolute($target);
		$address = Address::of_site($url, home_url('/'));
		if (
			$address === null ||
			preg_match('/\.\w{1,5}$/', $address->path) === 1 ||
			file_exists(untrailingslashit(ABSPATH) . $address->path)
		) {
			return '';
		}
		return PageFinder::at($url) || Chains::next($url) || PageFinder::guess($url) !== ''
			? ''
			: 'missing';
	}
}
