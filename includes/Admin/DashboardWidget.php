<?php
/**
 * The Pharos SEO widget on WordPress's dashboard.
 */

declare(strict_types=1);

namespace Pharos\Admin;

use Pharos\Analysis\Counts;
use Pharos\Core\AppUrl;
use Pharos\Core\Permission;
use Pharos\SearchConsole\Data\Days;
use Pharos\SearchConsole\Data\State;
use Pharos\SearchConsole\Data\Window;
use Pharos\Settings\Settings;

/** Shows stored results: runs no checks and sends no requests. Screen Options can hide it. */
final class DashboardWidget {
	private const ID = 'pharos_dashboard';

	public static function register(Settings $settings): void {
		$has_clicks =
			$settings->get('enable_google_console') && Permission::SearchConsole->granted();
		if ($has_clicks || Permission::Analysis->granted()) {
			wp_add_dashboard_widget(
				self::ID,
				esc_html__('Pharos SEO', 'pharos-seo'),
				static fn() => self::render($has_clicks),
			);
		}
	}

	private static function render(bool $has_clicks): void {
		Permission::Analysis->granted() && self::print_counts();
		$has_clicks && self::print_clicks();
		printf(
			'<p><a class="button" href="%s">%s</a></p>',
			esc_url(AppUrl::route(Navigation::first())),
			esc_html__('Open the Pharos SEO dashboard', 'pharos-seo'),
		);
	}

	private static function print_counts(): void {
		$counts = Counts::stored();
		if ($counts === null) {
			printf('<p>%s</p>', esc_html__('The site analysis hasn’t run yet.', 'pharos-seo'));
		} else {
			echo '<ul>';
			foreach (self::labels($counts) as $status => $label) {
				printf(
					'<li><a href="%s">%s</a></li>',
					esc_url(AppUrl::route("/site-seo-analysis?status=$status")),
					esc_html($label),
				);
			}
			echo '</ul>';
		}
	}

	/** Outputs the clicks of the last 28 days with data in Search Console; nothing before the first fetch. */
	private static function print_clicks(): void {
		$last_day = State::read()['last_day'];
		if ($last_day === '') {
			return;
		}
		$clicks = Days::sum(Window::of_period(28, $last_day))->clicks;
		printf(
			'<p><a href="%s">%s</a></p>',
			esc_url(AppUrl::route('/search-console')),
			esc_html(
				sprintf(
					/* translators: %s: a number. */
					_n(
						'%s click from Google Search in the last 28 days',
						'%s clicks from Google Search in the last 28 days',
						$clicks,
						'pharos-seo',
					),
					number_format_i18n($clicks),
				),
			),
		);
	}

	/**
	 * @param array<string, int> $counts See Counts.
	 * @return array<string, string> By status.
	 */
	private static function labels(array $counts): array {
		$text = static fn(string $one, int $count): string => sprintf(
			$one,
			number_format_i18n($count),
		);
		['error' => $errors, 'warning' => $warnings, 'success' => $passed] = $counts;
		return [
			/* translators: %s: a number. */
			'error' => $text(_n('%s error', '%s errors', $errors, 'pharos-seo'), $errors),
			/* translators: %s: a number. */
			'warning' => $text(_n('%s warning', '%s warnings', $warnings, 'pharos-seo'), $warnings),
			'success' => $text(
				/* translators: %s: a number. */
				_n('%s passed check', '%s passed checks', $passed, 'pharos-seo'),
				$passed,
			),
		];
	}
}
