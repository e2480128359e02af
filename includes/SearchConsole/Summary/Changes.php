<?php
/**
 * Parts of the summary: pages that have changed, and tasks.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Summary;

use Pharos\Core\AppUrl;
use Pharos\SearchConsole\Connection;
use Pharos\SearchConsole\Data\Insights;
use Pharos\SearchConsole\Data\Rules;
use Pharos\SearchConsole\Data\Tables;
use Pharos\SearchConsole\Data\Windows;
use Pharos\SearchConsole\IndexStatus\Items;

final class Changes {
	/** Maximum number of pages in a list. */
	private const MOST = 5;

	/** @return list<string> Lists of the pages with the largest changes of clicks. */
	public static function of_pages(int $window, bool $compares): array {
		if (!$compares) {
			return [];
		}
		return array_values(
			array_filter([
				self::pages(
					__('Pages with more clicks', 'pharos-seo'),
					self::rows($window, 'clicks', 'before_clicks'),
				),
				self::pages(
					__('Pages with fewer clicks', 'pharos-seo'),
					self::rows($window, 'before_clicks', 'clicks'),
				),
			]),
		);
	}

	/** @return object[] Pages of which one number is larger than the other, those with the largest difference first. */
	private static function rows(int $window, string $larger, string $smaller): array {
		global $wpdb;
		return $wpdb->get_results(
			$wpdb->prepare(
				"SELECT p.url, p.title, t.clicks, t.before_clicks FROM %i t INNER JOIN %i p ON p.id = t.page_id WHERE t.window_id = %d AND t.$larger > t.$smaller ORDER BY t.$larger - t.$smaller DESC, t.page_id LIMIT %d",
				Tables::totals(),
				Tables::pages(),
				$window,
				self::MOST,
			),
		);
	}

	/** @param object[] $rows */
	private static function pages(string $title, array $rows): string {
		$lines = array_map(
			static fn(object $row): string => self::item(
				$row->title,
				$row->url,
				sprintf(
					/* translators: 1: number of clicks before, 2: number of clicks now. */
					__('clicks: %1$s → %2$s', 'pharos-seo'),
					number_format_i18n((int) $row->before_clicks),
					number_format_i18n((int) $row->clicks),
				),
			),
			$rows,
		);
		return $lines === [] ? '' : implode("\n", [$title, ...$lines]);
	}

	private static function item(string $title, string $url, string $detail): string {
		return '- ' . ($title === '' ? $url : $title) . " ($detail)\n  $url";
	}

	/** @return list<string> What has changed in Google’s index. */
	public static function of_index(int $days): array {
		$items = new Items((new Connection())->property());
		[
			'lost' => $lost,
			'gained' => $gained,
			'lost_pages' => $pages,
		] = $items->since(time() - $days * DAY_IN_SECONDS, self::MOST);
		if ($lost + $gained === 0) {
			return [];
		}
		$lines = [__('Google’s index', 'pharos-seo')];
		if ($gained > 0) {
			$lines[] = sprintf(
				/* translators: %s: number of pages. */
				_n('%s page was added.', '%s pages were added.', $gained, 'pharos-seo'),
				number_format_i18n($gained),
			);
		}
		if ($lost > 0) {
			$lines[] = sprintf(
				/* translators: %s: number of pages. */
				_n('%s page was removed:', '%s pages were removed:', $lost, 'pharos-seo'),
				number_format_i18n($lost),
			);
		}
		foreach ($pages as $page) {
			$lines[] = self::item($page['title'], $page['url'], $page['status']);
		}
		return [implode("\n", $lines)];
	}

	/** @return list<string> The recommended actions that have pages, with links to them. */
	public static function tasks(): array {
		$window = Tables::exist() ? Windows::standing('90') : null;
		if ($window === null) {
			return [];
		}
		$counts = Insights::counts($window['id']);
		$tasks = [];
		foreach (Rules::described() as ['code' => $code, 'label' => $label]) {
			$count = $counts[$code] ?? 0;
			if ($count > 0) {
				$tasks[] =
					'- ' .
					sprintf(
						/* translators: 1: recommended action, such as "Rewrite the title". 2: number of pages. */
						_n('%1$s: %2$s page', '%1$s: %2$s pages', $count, 'pharos-seo'),
						$label,
						number_format_i18n($count),
					) .
					"\n  " .
					AppUrl::route("/content-performance?insight=$code");
			}
		}
		return $tasks;
	}
}
