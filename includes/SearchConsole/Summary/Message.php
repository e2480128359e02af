<?php
/**
 * The email with the summary.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Summary;

use Pharos\Core\AppUrl;
use Pharos\SearchConsole\Connection;
use Pharos\SearchConsole\Data\Days;
use Pharos\SearchConsole\Data\Tables;
use Pharos\SearchConsole\Data\Window;
use Pharos\SearchConsole\Data\Windows;
use Pharos\SearchConsole\Reasons;

/** Plain text in the language of the site, without images or links that tell who has opened it. */
final class Message {
	private function __construct(
		private readonly Period $period,
		private readonly string $interval,
	) {}

	/** @param string $interval weekly or monthly. @return array{subject: string, text: string} */
	public static function compose(string $interval): array {
		$is_switched = switch_to_locale(get_locale());
		// In many languages, numbers contain a space, which WordPress outputs as an HTML entity.
		$plain = static fn(string $number): string => str_replace('&nbsp;', "\u{A0}", $number);
		add_filter('number_format_i18n', $plain, PHP_INT_MAX);
		try {
			$message = new self(new Period($interval, Period::now()), $interval);
			return ['subject' => $message->subject(), 'text' => $message->text()];
		} finally {
			remove_filter('number_format_i18n', $plain, PHP_INT_MAX);
			$is_switched && restore_previous_locale();
		}
	}

	private static function site(): string {
		return wp_specialchars_decode((string) get_option('blogname'), ENT_QUOTES);
	}

	private function subject(): string {
		return sprintf(
			$this->interval === 'weekly'
				? /* translators: %s: name of the site. */
				__('[%s] Google Search this week', 'pharos-seo')
				: /* translators: %s: name of the site. */
				__('[%s] Google Search this month', 'pharos-seo'),
			self::site(),
		);
	}

	private function text(): string {
		$window = $this->window();
		$parts = [
			self::site() . "\n" . home_url('/'),
			...$this->error(),
			...$window === null
				? [__('There are no figures from Google yet.', 'pharos-seo')]
				: [
					$this->figures(new Window($window['start'], $window['end'])),
					...Changes::of_pages($window['id'], (bool) ($window['compares'] ?? false)),
				],
			...Changes::of_index($this->interval === 'weekly' ? 7 : 31),
			$this->tasks(),
			sprintf(
				/* translators: %s: URL. */
				__(
					"This email is sent by Pharos SEO on your site. Change or turn it off here:\n%s",
					'pharos-seo',
				),
				AppUrl::route('/search-console/summary'),
			),
		];
		return implode("\n\n", $parts) . "\n";
	}

	private function window(): ?array {
		return Tables::exist() ? Windows::standing($this->period->window()) : null;
	}

	/** @return list<string> The error of the connection. */
	private function error(): array {
		$error = (new Connection())->error();
		return $error !== null && Reasons::asks_owner($error['code']) ? [$error['message']] : [];
	}

	private function figures(Window $window): string {
		$before = Days::cover($window->before()) ? Days::sum($window->before()) : null;
		$now = Days::sum($window);
		$changes = $before ? $now->changes($before) : [];
		$position = $now->position();
		$moved = $changes['position'] ?? null;
		return implode("\n", [
			sprintf(
				/* translators: 1 and 2: dates. */
				__('%1$s – %2$s, compared with the same number of days before:', 'pharos-seo'),
				self::date($window->start),
				self::date($window->end),
			),
			self::line(
				/* translators: 1: number of clicks, 2: change, such as (+12%). */
				__('Clicks: %1$s %2$s', 'pharos-seo'),
				$now->clicks,
				$changes['clicks'] ?? null,
			),
			self::line(
				/* translators: 1: number of impressions, 2: change, such as (+12%). */
				__('Impressions: %1$s %2$s', 'pharos-seo'),
				$now->impressions,
				$changes['impressions'] ?? null,
			),
			rtrim(
				sprintf(
					/* translators: 1: average position in search results, 2: change, such as (+1.2). */
					__('Average position: %1$s %2$s', 'pharos-seo'),
					$position === null ? '–' : number_format_i18n($position, 1),
					!$moved ? '' : '(' . self::signed($moved) . ')',
				),
			),
		]);
	}

	private static function line(string $format, int $number, ?float $percentage): string {
		return rtrim(
			sprintf(
				$format,
				number_format_i18n($number),
				$percentage === null ? '' : '(' . self::signed($percentage) . '%)',
			),
		);
	}

	private static function signed(float $number): string {
		return ($number > 0 ? '+' : '') . number_format_i18n($number, 1);
	}

	private static function date(string $day): string {
		return (string) wp_date(
			(string) get_option('date_format'),
			(int) strtotime("$day UTC"),
			new \DateTimeZone('UTC'),
		);
	}

	private function tasks(): string {
		$tasks = Changes::tasks();
		return __('Recommended actions', 'pharos-seo') .
			"\n" .
			($tasks === []
				? __('There is nothing to do at the moment.', 'pharos-seo')
				: implode("\n", $tasks));
	}
}
