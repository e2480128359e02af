<?php
/**
 * Where a part of a page comes from, and the link to change it.
 */

declare(strict_types=1);

namespace Pharos\PageReport;

use Pharos\Analysis\Fix;
use Pharos\Compat\SeoPlugins;
use Pharos\Core\AppUrl;
use Pharos\Core\Permission;

final class Source {
	/** @return array{text: string, link: array{label: string, url: string}|null} */
	public static function create(string $text, ?Fix $link = null): array {
		return ['text' => $text, 'link' => self::link($link)];
	}

	/** @return array{label: string, url: string}|null Null if the current user may not open it. */
	public static function link(?Fix $fix): ?array {
		$link = $fix?->to_array();
		if ($link === null) {
			return null;
		}
		foreach (self::capabilities() as $part => $capability) {
			if (str_contains($link['url'], $part)) {
				return current_user_can($capability) ? $link : null;
			}
		}
		return $link;
	}

	/** @return array<string, string> By part of a URL. */
	private static function capabilities(): array {
		return [
			'#/advanced/schema/' => Permission::Schema->value,
			AppUrl::PAGE => Permission::Settings->value,
			'/options-reading.php' => 'manage_options',
			'/plugins.php' => 'activate_plugins',
			'/site-health.php' => 'view_site_health_checks',
		];
	}

	/** Returns the source of what Pharos doesn't output. */
	public static function other(): array {
		$plugin = SeoPlugins::active();
		return self::create(
			$plugin === null
				? __('The theme, another plugin, or an old copy in a cache.', 'pharos-seo')
				: sprintf(
					/* translators: %s: name of a plugin. */
					__('%s, another plugin or the theme.', 'pharos-seo'),
					$plugin['name'],
				),
			Fix::plugins(),
		);
	}

	/** Returns the source of a value that other code changes by a filter of Pharos. */
	public static function filter(string $filter): array {
		return self::create(
			sprintf(
				/* translators: %s: name of a filter, such as pharos_title. */
				__('An add-on changes it with the filter %s.', 'pharos-seo'),
				$filter,
			),
			Fix::plugins(),
		);
	}
}
