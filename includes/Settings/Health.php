<?php
/**
 * Test in Tools > Site Health for corrupted settings.
 */

declare(strict_types=1);

namespace Pharos\Settings;

use Pharos\Core\AppUrl;

final class Health {
	public function __construct(private readonly Settings $settings) {}

	/**
	 * On WordPress's filter `site_status_tests`.
	 *
	 * @param array<string, array> $tests
	 * @return array<string, array>
	 */
	public function register(array $tests): array {
		$tests['direct']['pharos_settings'] = [
			'label' => __('Pharos SEO settings', 'pharos-seo'),
			'test' => $this->result(...),
		];
		return $tests;
	}

	/** @return array<string, mixed> A result of Site Health: HTML in `description` and `actions`. */
	private function result(): array {
		$damaged = $this->settings->damaged();
		$result = [
			'test' => 'pharos_settings',
			'badge' => ['label' => __('SEO', 'pharos-seo'), 'color' => 'blue'],
		];
		if ($damaged === []) {
			return $result + [
				'label' => __('All Pharos SEO settings are valid', 'pharos-seo'),
				'status' => 'good',
				'description' =>
					'<p>' . esc_html__('All stored settings are valid.', 'pharos-seo') . '</p>',
				'actions' => '',
			];
		}
		return $result + [
			'label' => __('Some Pharos SEO settings are corrupted', 'pharos-seo'),
			'status' => 'recommended',
			'description' => self::description($damaged),
			'actions' => sprintf(
				'<p><a href="%s">%s</a></p>',
				esc_url(AppUrl::route('/general')),
				esc_html__('Open the settings', 'pharos-seo'),
			),
		];
	}

	/** @param array<string, string> $damaged Reasons by path. */
	private static function description(array $damaged): string {
		$items = array_map(
			static fn(string $where, string $why): string => sprintf(
				'<li><code>%s</code>: %s</li>',
				esc_html($where),
				esc_html($why),
			),
			array_keys($damaged),
			$damaged,
		);
		return sprintf(
			'<p>%s</p><ul>%s</ul><p>%s</p>',
			esc_html__(
				'These values are invalid, for example because other code wrote them to the database. The defaults are used instead.',
				'pharos-seo',
			),
			implode('', $items),
			esc_html__(
				'The stored settings are repaired the next time you save a change.',
				'pharos-seo',
			),
		);
	}
}
