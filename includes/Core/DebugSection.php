<?php
/**
 * The section of the plugin in Tools > Site Health > Info.
 */

declare(strict_types=1);

namespace Pharos\Core;

final class DebugSection {
	/** Rows of a table are counted up to this number. */
	private const MOST_ROWS = 100_000;

	/**
	 * @param list<Feature> $features
	 * @param list<string>  $events   Hooks of their WP-Cron events.
	 */
	public function __construct(private readonly array $features, private readonly array $events) {}

	/** @param array<string, array> $sections @return array<string, array> The sections of Site Health, with this one. */
	public function add(array $sections): array {
		$fields = [
			'version' => ['label' => __('Version', 'pharos-seo'), 'value' => PHAROS_VERSION],
		];
		foreach ($this->features as $feature) {
			$fields += $feature->debug_data();
		}
		$sections['pharos-seo'] = [
			'label' => 'Pharos SEO',
			'fields' => $fields + ['tables' => $this->tables(), 'events' => $this->events()],
		];
		return $sections;
	}

	private function tables(): array {
		$values = [];
		$debug = [];
		foreach ($this->features as $feature) {
			foreach ($feature->tables() as $name => $option) {
				$version = $option === '' ? 0 : (int) get_option($option);
				$rows =
					$option !== '' && $version === 0
						? null
						: Table::count($name, self::MOST_ROWS + 1);
				$values[$name] = self::described($version, $rows);
				$debug[$name] =
					$rows === null
						? 'none'
						: "version $version, rows " . min($rows, self::MOST_ROWS);
			}
		}
		return [
			'label' => __('Database tables', 'pharos-seo'),
			'value' => $values,
			'debug' => $debug,
		];
	}

	/** @param int $version 0 for a table without steps. @param int|null $rows Null if it doesn't exist. */
	private static function described(int $version, ?int $rows): string {
		if ($rows === null) {
			return __('not created yet', 'pharos-seo');
		}
		$count =
			$rows > self::MOST_ROWS
				? sprintf(
					/* translators: %s: a number. */
					__('more than %s rows', 'pharos-seo'),
					number_format_i18n(self::MOST_ROWS),
				)
				: sprintf(
					/* translators: %s: a number. */
					_n('%s row', '%s rows', $rows, 'pharos-seo'),
					number_format_i18n($rows),
				);
		return $version === 0
			? $count
			: sprintf(
				/* translators: 1: version of a database table, 2: such as "12 rows". */
				__('version %1$s, %2$s', 'pharos-seo'),
				number_format_i18n($version),
				$count,
			);
	}

	private function events(): array {
		$values = [];
		$debug = [];
		$format = get_option('date_format') . ' ' . get_option('time_format');
		foreach ($this->events as $hook) {
			$next = (new Job($hook))->next();
			$values[$hook] =
				$next === null
					? __('not scheduled', 'pharos-seo')
					: (string) wp_date($format, $next);
			$debug[$hook] = $next === null ? 'none' : gmdate(DATE_W3C, $next);
		}
		return [
			'label' => __('Next run of background jobs', 'pharos-seo'),
			'value' => $values,
			'debug' => $debug,
		];
	}
}
