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
		$links = [];
		$images = [];
		$found = [];
		foreach ($pages as $page) {
			$finding = $this->look($page, $site);
			if ($finding !== null) {
				$found[] = $finding;
				$images = [...$images, ...$finding->images];
				$links = [...$links, ...self::links($page, $finding)];
			}
		}
		if ($pages === []) {
			return null;
		}
		if ($found === []) {
			return Result::passed($this->fine());
		}
		$places = array_filter([
			['links' => $links],
			$images === [] ? null : ['images' => $images],
		]);
		return Result::found(
			$this->wrong(count($found)),
			[...$this->advice(), ...$places],
			self::common($links),
			self::worst(array_map(fn(Finding $one) => $one->status ?: $this->severity(), $found)),
			!in_array(false, array_column($found, 'not_fixable'), true),
		);
	}

	/** What mends all of them at once; null where there is no such place. */
	private static function common(array $links): ?Fix {
		$fixes = array_map(static fn(array $link): ?Fix => $link['fix'] ?? null, $links);
		// Two that say the same are not the same object.
		$others = array_filter($fixes, static fn(?Fix $fix): bool => $fix != $fixes[0]);
		return $others === [] ? $fixes[0] : null;
	}

	/** @return list<array> See Result: each place that is to be mended. */
	private static function links(Page $page, Finding $finding): array {
		$other = $finding->not_fixable ? null : $page->edit();
		$places = $finding->places ?: [['details' => $finding->details, 'fix' => $finding->fix]];
		return array_map(
			static fn(array $place): array => array_filter([
				'url' => $page->url,
				'details' => $place['details'],
				'fix' => $place['fix'] ?? $other,
			]),
			$places,
		);
	}

	/** @param non-empty-list<string> $statuses */
	private static function worst(array $statuses): string {
		return array_values(array_intersect(self::ORDER, $statuses))[0];
	}
}
