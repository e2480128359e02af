<?php

declare(strict_types=1);

namespace Pharos\Admin;

use Pharos\Core\Permission;

/**
 * The navigation tree of the settings application: the only source for the shell that PHP outputs,
 * the application's menus and routes, the settings search and WordPress's admin menu.
 *
 * A section: `id`, `label`, `path` (the target of its link), `layout`, `links`. A link: `path`, `label`, and
 * optionally `title` and `description` (the page's heading; title defaults to the label), `icon` (a name of
 * the application's icon list), `keywords` (for the search), `feature` (the settings key that must be on),
 * `capability` (the user's, see Core\Permission; default: that of its parent, or `pharos_manage_settings`),
 * `migratable`, `children` (links of a submenu), `tabs` (true: the children are tabs of one page) and `group` (the heading
 * above this link and the following links with the same one).
 *
 * `layout` is `settings` (left navigation, 768 px column), `full` (left navigation, full width) or `navbar`
 * (top bar only, full width).
 *
 * @phpstan-type Link array{path: string, label: string, title?: string, description?: string, icon?: string,
 *     keywords?: list<string>, feature?: string, capability?: string, migratable?: bool, tabs?: bool, group?: string, children?: list<array>}
 */
final class Navigation {
	/** The route that "/" redirects to. */
	public const HOME = '/dashboard';

	/** The first route of each settings group, chosen by the query parameter `group`. */
	public const GROUPS = [
		'general' => '/general',
		'social' => '/general/social',
		'advanced' => '/advanced/robot_instructions/matrix',
	];

	/**
	 * Returns all sections, whether their features are on or not.
	 *
	 * @return list<array{id: string, label: string, path: string, layout: string, feature?: string, links: list<array>}>
	 */
	public static function sections(): array {
		$sections = NavigationTree::sections();

		/**
		 * Filters the navigation tree before it is output and passed to the application.
		 *
		 * An add-on that only needs its link once the application runs uses the JavaScript filter
		 * `pharos.navigation` instead; this one also puts the link into the shell.
		 *
		 * @param list<array> $sections See Pharos\Admin\Navigation.
		 *
		 * @since 1.0.0
		 * @example add_filter('pharos_navigation', static fn(array $sections): array => array_map(
		 * 	static fn(array $section): array => $section['id'] === 'tools'
		 * 		? ['links' => [...$section['links'], ['path' => '/acme', 'label' => __('Acme', 'acme')]]] + $section
		 * 		: $section,
		 * 	$sections,
		 * ));
		 */
		$filtered = apply_filters('pharos_navigation', $sections);
		return $filtered === $sections ? $sections : NavigationCheck::sound($filtered, $sections);
	}

	/**
	 * Returns the route that "/" redirects to: the home page, or the first screen that the user may open.
	 */
	public static function first(): string {
		$sections = Permission::Settings->granted()
			? []
			: self::visible(self::sections(), static fn(): bool => true);
		return $sections[0]['path'] ?? self::HOME;
	}

	/**
	 * Returns the sections and links whose features are on and which the user may open.
	 *
	 * @param list<array> $items    Sections or links.
	 * @param callable    $is_on    Takes a settings key, returns whether the feature is on.
	 * @param string|null $inherited The capability of items without their own; by default that of the settings.
	 * @return list<array>
	 */
	public static function visible(
		array $items,
		callable $is_on,
		?string $inherited = null,
	): array {
		// Not the parameter's default: PHP 8.1 has no `->value` in constant expressions.
		$inherited ??= Permission::Settings->value;
		$visible = [];
		foreach ($items as $item) {
			if (isset($item['feature']) && !$is_on($item['feature'])) {
				continue;
			}
			$capability = $item['capability'] ?? $inherited;
			foreach (['links', 'children'] as $nested) {
				if (isset($item[$nested])) {
					$item[$nested] = self::visible($item[$nested], $is_on, $capability);
				}
			}
			if (!isset($item['links'])) {
				if (current_user_can($capability)) {
					$visible[] = $item;
				}
				continue;
			}
			$paths = array_column($item['links'], 'path');
			if ($paths !== [] || current_user_can($capability)) {
				// The link of a section is that of its first screen that the user may open.
				$item['path'] = current_user_can($capability) ? $item['path'] : $paths[0];
				$visible[] = $item;
			}
		}
		return $visible;
	}
}
