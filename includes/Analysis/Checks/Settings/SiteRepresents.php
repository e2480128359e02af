<?php
/**
 * Checks whether the site representation has a name and a logo.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Settings;

use Pharos\Analysis\Fix;
use Pharos\Analysis\Checks\Pages\Favicon;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Template\Template;

final class SiteRepresents extends OutputCheck {
	public function id(): string {
		return 'site_represents';
	}

	protected function inspect(Site $site): ?Result {
		if (!$site->settings->get('enable_schemas')) {
			return null;
		}
		$organizations = HomeSchemas::find($site, ['Organization']);
		$all = $organizations ?: HomeSchemas::find($site, ['Person']);
		if ($all === []) {
			return null;
		}
		$id = (string) array_key_first($all);
		$node = $all[$id];
		// A site without a title is named by its domain (Schema\PageValues).
		$host = preg_replace('/^www\./', '', (string) wp_parse_url(home_url(), PHP_URL_HOST));
		if (get_bloginfo('name') === '' && ($node['name'] ?? '') === $host) {
			$node['name'] = '';
		}
		$missing = array_filter(
			[
				'name' => __('Name', 'pharos-seo'),
				$organizations ? 'logo' : 'image' => $organizations
					? __('Logo', 'pharos-seo')
					: __('Image', 'pharos-seo'),
			],
			static fn(string $property): bool => empty($node[$property]),
			ARRAY_FILTER_USE_KEY,
		);
		if ($missing === []) {
			return Result::passed(__('Site representation is complete.', 'pharos-seo'));
		}
		if (isset($missing['logo']) && self::is_icon_reported($site, $id)) {
			unset($missing['logo']);
		}
		if ($missing === []) {
			return null;
		}
		return Result::found(
			sprintf(
				/* translators: %s: names of properties, such as "Name and Logo". */
				__('Missing in the site representation: %s', 'pharos-seo'),
				wp_sprintf('%l', array_values($missing)),
			),
			[
				__(
					'Search engines can show the name and logo next to your results and in knowledge panels. They use the Organization or Person of your home page.',
					'pharos-seo',
				),
				isset($missing['logo'])
					? __(
						'The logo is your theme’s logo or, if there’s none, the site icon: a square image of at least 512 pixels.',
						'pharos-seo',
					)
					: __('Fill in the empty fields of that schema.', 'pharos-seo'),
			],
			self::fix($site, $id, array_keys($missing)),
		);
	}

	/** Whether the favicon check reports the same cause: there is no site icon, which would be the logo as well. */
	private static function is_icon_reported(Site $site, string $id): bool {
		$icon =
			!has_site_icon() && self::is_logo_of_site($site, $id)
				? (new Favicon())->run($site)
				: null;
		return $icon !== null && $icon->item(self::WARNING)['status'] !== self::SUCCESS;
	}

	/** Whether the logo is the theme's, or the site icon. */
	private static function is_logo_of_site(Site $site, string $id): bool {
		$logo = $site->settings->get('schemas')[$id]['fields']['logo'] ?? '';
		return is_string($logo) && Template::mentions($logo, ['org_logo']);
	}

	/** @param list<string> $missing The missing properties. */
	private static function fix(Site $site, string $id, array $missing): Fix {
		$fields = $site->settings->get('schemas')[$id]['fields'] ?? null;
		if ($missing === ['logo'] && self::is_logo_of_site($site, $id)) {
			return Fix::admin(
				__('Choose a site icon', 'pharos-seo'),
				'options-general.php#choose-from-library-button',
			);
		}
		$name = $fields['name'] ?? '';
		if (
			$missing[0] === 'name' &&
			is_string($name) &&
			Template::mentions($name, ['site_name', 'org_name'])
		) {
			return Fix::admin(
				__('Change the site title', 'pharos-seo'),
				'options-general.php#blogname',
			);
		}
		return $fields === null
			? Fix::setting(__('Open the schemas', 'pharos-seo'), '/advanced/schema', 'schemas')
			: Fix::setting(
				__('Edit the schema', 'pharos-seo'),
				'/advanced/schema/' . rawurlencode($id),
			);
	}
}
