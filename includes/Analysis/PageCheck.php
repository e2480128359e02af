<?php
/**
 * Base class of checks of pages: the home page and a sample of others.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

/** Reports one issue and lists the affected pages. The status is that of the worst page. */
abstract class PageCheck implements Check {
	/** Statuses from worst to best. */
	private const ORDER = [Check::ERROR, Check::WARNING, Check::SUGGESTION];

	/** Checks a page. Null if there's no issue. */
	abstract protected function inspect(Page $page, Site $site): ?Finding;

	/** Returns the message of the passed check. */
	abstract protected function passed_message(): string;

	/** Returns the message of the issue. */
	abstract protected function failed_message(int $pages): string;

	/** @return list<string|array> Why it matters and what to do: see Result. */
	abstract protected function advice(): array;

	public function severity(): string {
		return self::WARNING;
	}

	/** @return list<Page> The pages to check. */
	protected function pages(Site $site): array {
		return $site->pages();
	}

	final public function run(Site $site): ?Result {
		$pages = $this->pages($site);
		if ($pages === []) {
			return null;
		}
		$found = [];
		$links = [];
		$images = [];
		foreach (self::lists_last($pages) as $page) {
			$finding = $this->inspect($page, $site);
			$new = $finding ? array_diff_key(self::links($page, $finding), $links) : [];
			if ($new !== []) {
				$found[] = $finding;
				$links += $new;
				$images += self::by_place($finding->images);
			}
		}
		if ($found === []) {
			return Result::passed($this->passed_message());
		}
		$links = array_values($links);
		$places = array_filter([
			['links' => $links],
			$images === [] ? null : ['images' => array_values($images)],
		]);
		return Result::found(
			$this->failed_message(count($found)),
			[...$this->advice(), ...$places],
			self::common($links),
			self::worst(array_map(fn(Finding $one) => $one->status ?: $this->severity(), $found)),
			!in_array(false, array_column($found, 'not_fixable'), true),
		);
	}

	/**
	 * Moves lists to the end: they may show the whole text of a post, whose issues are reported for the post's page.
	 *
	 * @param list<Page> $pages
	 * @return list<Page>
	 */
	private static function lists_last(array $pages): array {
		$is_list = static fn(Page $page): bool => $page->context()?->is_list() ?? false;
		$is_page = static fn(Page $page): bool => !$is_list($page);
		return [...array_filter($pages, $is_page), ...array_filter($pages, $is_list)];
	}

	/** Returns the link that fixes all pages at once; null if there is none. */
	private static function common(array $links): ?Fix {
		$fixes = array_map(static fn(array $link): ?Fix => $link['fix'] ?? null, $links);
		// Compares by value: equal links can be different objects.
		$others = array_filter($fixes, static fn(?Fix $fix): bool => $fix != $fixes[0]);
		return $others === [] ? $fixes[0] : null;
	}

	/** @return array<string, array> The locations of the issue: see Result. */
	private static function links(Page $page, Finding $finding): array {
		$fix = $finding->fix ?? ($finding->not_fixable ? null : $page->edit());
		$places = $finding->places ?: [['details' => $finding->details, 'fix' => $fix]];
		$links = array_map(
			static fn(array $place): array => array_filter([
				'url' => $page->url,
				'details' => $place['details'],
				'fix' => $place['fix'],
			]),
			$places,
		);
		return $finding->places === []
			? ["$page->url " => $links[0]]
			: self::by_place($links, $page->url);
	}

	/**
	 * Merges equal locations of a post, which are the same on each page that shows it.
	 *
	 * @param list<array> $links
	 * @return array<string, array>
	 */
	private static function by_place(array $links, string $page = ''): array {
		$by_place = [];
		foreach ($links as $link) {
			$fix = isset($link['fix']) ? $link['fix']->to_array()['url'] : '';
			$is_of_post = str_contains($fix, '/post.php?');
			$times = 0;
			do {
				$key = implode("\n", [
					$is_of_post || $page === '' ? '' : $page,
					$page === '' ? $link['url'] : $link['details'] ?? '',
					$fix,
					$times++,
				]);
			} while (isset($by_place[$key]));
			$by_place[$key] = $link;
		}
		return $by_place;
	}

	/** @param non-empty-list<string> $statuses */
	private static function worst(array $statuses): string {
		return array_values(array_intersect(self::ORDER, $statuses))[0];
	}
}
