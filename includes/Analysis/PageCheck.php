<?php
/**
 * A check of pages: of the home page, and of some others.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

/** Says once what is wrong, and lists the pages. As bad as the worst of them. */
abstract class PageCheck implements Check {
	/** The worst first. */
	private const ORDER = [Check::ERROR, Check::WARNING, Check::SUGGESTION];

	/** Null when nothing is wrong with it. */
	abstract protected function look(Page $page, Site $site): ?Finding;

	/** The message when nothing is wrong anywhere. */
	abstract protected function fine(): string;

	/** The message otherwise. */
	abstract protected function wrong(int $pages): string;

	/** @return list<string|array> Why it matters and what to do: see Result. */
	abstract protected function advice(): array;

	public function severity(): string {
		return self::WARNING;
	}

	/** @return list<Page> Those that it is about. */
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
			$finding = $this->look($page, $site);
			$new = $finding ? array_diff_key(self::links($page, $finding), $links) : [];
			if ($new !== []) {
				$found[] = $finding;
				$links += $new;
				$images += self::by_place($finding->images);
			}
		}
		if ($found === []) {
			return Result::passed($this->fine());
		}
		$links = array_values($links);
		$places = array_filter([
			['links' => $links],
			$images === [] ? null : ['images' => array_values($images)],
		]);
		return Result::found(
			$this->wrong(count($found)),
			[...$this->advice(), ...$places],
			self::common($links),
			self::worst(array_map(fn(Finding $one) => $one->status ?: $this->severity(), $found)),
			!in_array(false, array_column($found, 'not_fixable'), true),
		);
	}

	/**
	 * A list may show the whole text of a post: what is wrong there is told of the post's own page.
	 *
	 * @param list<Page> $pages
	 * @return list<Page>
	 */
	private static function lists_last(array $pages): array {
		$is_list = static fn(Page $page): bool => $page->context()?->is_list() ?? false;
		$is_page = static fn(Page $page): bool => !$is_list($page);
		return [...array_filter($pages, $is_page), ...array_filter($pages, $is_list)];
	}

	/** What mends all of them at once; null where there is no such place. */
	private static function common(array $links): ?Fix {
		$fixes = array_map(static fn(array $link): ?Fix => $link['fix'] ?? null, $links);
		// Two that say the same are not the same object.
		$others = array_filter($fixes, static fn(?Fix $fix): bool => $fix != $fixes[0]);
		return $others === [] ? $fixes[0] : null;
	}

	/** @return array<string, array> See Result: each place that is to be mended. */
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
	 * The same place of a post is the same on each page that shows it.
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
