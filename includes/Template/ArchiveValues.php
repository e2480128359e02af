<?php
/**
 * Variable values that name an archive: its date, and WordPress's label.
 */

declare(strict_types=1);

namespace Pharos\Template;

use Pharos\Page\Context;
use Pharos\Text\Text;

final class ArchiveValues {
	public function __construct(private readonly Context $context) {}

	/** "2026", "November 2026" or the full date. */
	public function date(): string {
		$date = $this->context->date + ['year' => 0, 'month' => 0, 'day' => 0];
		['year' => $year, 'month' => $month, 'day' => $day] = $date;
		if ($year === 0) {
			return '';
		}
		// WordPress translates these formats to those of the language.
		$format = match (0) {
			$month => _x('Y', 'yearly archives date format', 'default'),
			$day => _x('F Y', 'monthly archives date format', 'default'),
			default => _x('F j, Y', 'daily archives date format', 'default'),
		};
		return self::day($format, $year, $month, $day);
	}

	/**
	 * One part of the date of an archive, if it has that part.
	 *
	 * @param 'year'|'month'|'day' $part
	 */
	public function part(string $part, string $format): string {
		$date = $this->context->date + ['year' => 0, 'month' => 0, 'day' => 0];
		// The name of a month doesn't depend on the year.
		return $date[$part] === 0
			? ''
			: self::day($format, $date['year'] ?: 2000, $date['month'], $date['day']);
	}

	private static function day(string $format, int $year, int $month, int $day): string {
		$noon = new \DateTimeImmutable('now', wp_timezone());
		$noon = $noon->setDate($year, max(1, $month), max(1, $day))->setTime(12, 0);
		return (string) wp_date($format, $noon->getTimestamp());
	}

	/** WordPress's prefix of archive titles, such as "Category:" or "Year:". */
	public function label(): string {
		$taxonomy = $this->context->term()->taxonomy ?? '';
		$date = $this->context->date;
		return match ($this->context->kind) {
			Context::TERM => match ($taxonomy) {
				'category' => _x('Category:', 'category archive title prefix', 'default'),
				'post_tag' => _x('Tag:', 'tag archive title prefix', 'default'),
				'post_format' => '',
				default => sprintf(
					/* translators: WordPress has this text. */
					_x('%s:', 'taxonomy term archive title prefix', 'default'),
					Text::plain(get_taxonomy($taxonomy)->labels->singular_name ?? ''),
				),
			},
			Context::AUTHOR => _x('Author:', 'author archive title prefix', 'default'),
			Context::POST_TYPE_ARCHIVE => _x(
				'Archives:',
				'post type archive title prefix',
				'default',
			),
			Context::DATE => match (true) {
				isset($date['day']) => _x('Day:', 'date archive title prefix', 'default'),
				isset($date['month']) => _x('Month:', 'date archive title prefix', 'default'),
				isset($date['year']) => _x('Year:', 'date archive title prefix', 'default'),
				default => '',
			},
			default => '',
		};
	}
}
