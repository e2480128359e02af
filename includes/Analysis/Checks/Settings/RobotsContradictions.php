<?php
/**
 * Checks whether robots directives, sitemap and redirects contradict each other.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Settings;

use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Sitemaps\Series;

/** The same notes as in the robots directives table (src/admin/screens/robot-instructions/matrix/notes.ts), for the saved settings. */
final class RobotsContradictions extends OutputCheck {
	/** The screens of the settings that are lists of names. */
	private const SCREENS = [
		'no_index' => '/advanced/robot_instructions/indexing',
		'no_follow' => '/advanced/robot_instructions/following',
		'no_archive' => '/advanced/robot_instructions/archiving',
	];

	public function id(): string {
		return 'robots_contradictions';
	}

	protected function inspect(Site $site): ?Result {
		$warnings = [];
		$useless = self::author_sitemap($site);
		foreach (ContentTypes::all($site) as $kind) {
			$on = self::instructions($site, $kind['name']);
			if (!$kind['served'] && $kind['in_sitemap']) {
				$warnings[] = self::place(
					$kind,
					__('The sitemap includes URLs that redirect.', 'pharos-seo'),
					'',
				);
			}
			if (!$kind['served'] && $on !== []) {
				$useless[] = self::place(
					$kind,
					__('Robot instructions for URLs that redirect have no effect.', 'pharos-seo'),
					$on[0],
				);
			}
			if ($kind['served'] && $kind['in_sitemap'] && in_array('no_index', $on, true)) {
				$warnings[] = self::place(
					$kind,
					__('The sitemap includes them although they are set to noindex.', 'pharos-seo'),
					'no_index',
				);
			}
		}
		$places = [...$warnings, ...$useless];
		if ($places === []) {
			return Result::passed(__('Robot instructions match the XML sitemap.', 'pharos-seo'));
		}
		return self::in_places(
			__('Robot instructions conflict with the XML sitemap or redirects.', 'pharos-seo'),
			[
				__(
					'Search engines get conflicting information and choose for themselves, or one of your settings has no effect.',
					'pharos-seo',
				),
				__('Decide for each of these which setting to change.', 'pharos-seo'),
			],
			$places,
			$warnings === [] ? self::SUGGESTION : '',
		);
	}

	/** @return list<string> The settings that contain the name. */
	private static function instructions(Site $site, string $name): array {
		return array_values(
			array_filter(
				array_keys(self::SCREENS),
				static fn(string $list): bool => in_array($name, $site->settings->get($list), true),
			),
		);
	}

	/** @param string $list A key of SCREENS; '' for the sitemap setting. */
	private static function place(array $kind, string $what, string $list): array {
		return [
			'url' => $kind['url'] ?: home_url('/'),
			'details' => sprintf(
				/* translators: 1: kind of pages, such as "Author Archives". 2: what is wrong. */
				_x('%1$s: %2$s', 'kind of pages and an issue', 'pharos-seo'),
				$kind['label'],
				$what,
			),
			'fix' =>
				$list === ''
					? Fix::setting(
						__('Open the sitemaps', 'pharos-seo'),
						'/advanced/sitemaps',
						'enable_xml_sitemap',
					)
					: Fix::setting(
						__('Edit robot instructions', 'pharos-seo'),
						self::SCREENS[$list],
						"$list.{$kind['name']}",
					),
		];
	}

	/** @return list<array> The author sitemap is empty if author archives redirect or are set to noindex. */
	private static function author_sitemap(Site $site): array {
		$settings = $site->settings;
		$is_hidden = in_array('author', $settings->get('no_index'), true);
		if (
			!Series::is_on($settings) ||
			!$settings->get('enable_author_sitemap') ||
			($settings->get('author_archive') && !$is_hidden)
		) {
			return [];
		}
		return [
			[
				'url' => home_url('/'),
				'details' => $settings->get('author_archive')
					? __('Author Sitemap: Author archives are set to noindex.', 'pharos-seo')
					: __('Author Sitemap: Author archives redirect.', 'pharos-seo'),
				'fix' => Fix::setting(
					__('Edit the author sitemap', 'pharos-seo'),
					'/advanced/sitemaps',
					'enable_author_sitemap',
				),
			],
		];
	}
}
