<?php
/**
 * The site analysis in Tools > Site Health.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\Core\AppUrl;

/** Reports the results of the last reports; runs no checks. */
final class Health {
	private const TEST = 'pharos_analysis';

	/** Maximum number of errors to list. */
	private const MOST = 20;

	/**
	 * Callback of WordPress's filter `site_status_tests`.
	 *
	 * @param array<string, array> $tests
	 * @return array<string, array>
	 */
	public static function register(array $tests): array {
		// Nothing to report if the analysis never ran.
		if (Counts::stored() !== null) {
			$tests['direct'][self::TEST] = [
				'label' => __('SEO analysis of the site', 'pharos-seo'),
				'test' => self::result(...),
			];
		}
		return $tests;
	}

	/** @return array<string, mixed> A result of Site Health: HTML in `description` and `actions`. */
	private static function result(): array {
		$stored = ReportStore::all()->read();
		$ignored = array_flip(IgnoreList::ids($stored));
		$errors = array_filter(
			array_diff_key(Counts::items($stored) ?? [], $ignored),
			static fn(array $item): bool => $item['status'] === Check::ERROR,
		);
		$count = count($errors);
		$result = [
			'test' => self::TEST,
			'badge' => ['label' => __('SEO', 'pharos-seo'), 'color' => 'blue'],
			'actions' => sprintf(
				'<p><a href="%s">%s</a></p>',
				esc_url(AppUrl::route('/site-seo-analysis')),
				esc_html__('Open the site analysis', 'pharos-seo'),
			),
		];
		if ($count === 0) {
			return $result + [
				'label' => __('The site analysis found no errors', 'pharos-seo'),
				'status' => 'good',
				'description' => self::paragraph(
					__(
						'No issues keep search engines from crawling and indexing your site.',
						'pharos-seo',
					),
				),
			];
		}
		return $result + [
			'label' => sprintf(
				/* translators: %s: a number. */
				_n(
					'The site analysis found %s error',
					'The site analysis found %s errors',
					$count,
					'pharos-seo',
				),
				number_format_i18n($count),
			),
			'status' => 'recommended',
			'description' =>
				self::paragraph(
					__(
						'These issues can keep search engines from crawling or indexing your site.',
						'pharos-seo',
					),
				) . self::list($errors),
		];
	}

	/** @param array<string, array> $errors Items by check, see Result::item(). */
	private static function list(array $errors): string {
		$items = array_map(
			static fn(array $item): string => sprintf(
				'<li>%s%s</li>',
				esc_html($item['message']),
				$item['fix'] === null
					? ''
					: sprintf(
						' <a href="%s">%s</a>',
						esc_url($item['fix']['url']),
						esc_html($item['fix']['label']),
					),
			),
			array_slice($errors, 0, self::MOST),
		);
		return '<ul>' . implode('', $items) . '</ul>';
	}

	private static function paragraph(string $text): string {
		return '<p>' . esc_html($text) . '</p>';
	}
}
