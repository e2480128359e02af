<?php
/**
 * Determines the schemas that a page outputs.
 */

declare(strict_types=1);

namespace Pharos\Schema;

use Pharos\Core\AddOns;
use Pharos\Page\Context;

final class SchemaSelection {
	/** Types that a "not found" page doesn't have. */
	private const NOT_FOUND = ['Article', 'BreadcrumbList', 'WebPage'];

	/** Ids of the default schemas that give way to another schema of their type on the page. */
	private const GIVING_WAY = [
		'website' => true,
		'searchaction' => true,
		'webpage' => true,
		'collectionpage' => true,
		'profilepage' => true,
		'searchresultspage' => true,
		'breadcrumblist' => true,
		'article' => true,
		'product' => true,
	];

	/**
	 * @param array<string, mixed> $site Schemas of the site, as stored.
	 * @param array<string, mixed> $own  Schemas of the page's object, which override the site's with the same id or are added.
	 * @param array<string, mixed> $without Schemas without output on this page, by id.
	 * @return array<string, array> Schemas by id, possibly including invalid ones.
	 */
	public static function on(Context $page, array $site, array $own, array $without = []): array {
		$own = array_filter($own, 'is_array');
		$fitting = [];
		foreach (array_diff_key($site, $own, $without) as $id => $schema) {
			if (
				is_array($schema) &&
				self::fits($schema, $page) &&
				Conditions::fit($schema, $page)
			) {
				$fitting[$id] = $schema;
			}
		}
		$others = array_filter(
			array_diff_key($own, $without),
			static fn(array $schema): bool => empty($schema['off']),
		);
		$shown = self::giving_way($fitting, $others);
		if ($others !== []) {
			// Keep the order: those of the object after those of the site.
			$order = array_intersect_key($site + $own, $shown + $others);
			$shown = array_replace($order, $shown, $others);
		}
		/**
		 * Filters the schemas that a page outputs.
		 *
		 * @param array<string, array> $schemas By id, in the form of docs/schema.md. Their conditions aren't evaluated again.
		 * @param Context              $page    The page.
		 *
		 * @since 1.0.0
		 * @see docs/schema.md
		 * @example add_filter('pharos_schemas', static fn(array $schemas): array =>
		 * 	array_filter($schemas, static fn(array $schema): bool => $schema['type'] !== 'Recipe'));
		 */
		$filtered = apply_filters('pharos_schemas', $shown, $page);
		return $filtered === $shown
			? $shown
			: array_diff_key(self::sound($filtered, $shown), $without);
	}

	/**
	 * Whether there are other schemas of the same types as the empty ones: they may have given way, or be the targets of links.
	 *
	 * @param array<string, array> $empty
	 * @param array<string, mixed> $all   Schemas of the site and the object.
	 * @param array<string, mixed> $gone  Schemas without output, by id.
	 */
	public static function has_rivals(array $empty, array $all, array $gone): bool {
		$types = [];
		foreach ($empty as $schema) {
			$types[Names::of_schema($schema)[0] ?? ''] = true;
		}
		foreach (array_diff_key($all, $gone) as $schema) {
			if (is_array($schema) && isset($types[Names::of_schema($schema)[0] ?? ''])) {
				return true;
			}
		}
		return false;
	}

	/** "Not found" pages only output page, article and breadcrumb schemas made for them. */
	private static function fits(array $schema, Context $page): bool {
		if ($page->kind !== Context::NOT_FOUND) {
			return true;
		}
		$rules = is_array($schema['show_on'] ?? null) ? $schema['show_on']['rules'] ?? [] : [];
		return in_array('special-404', is_array($rules) ? $rules : [], true) ||
			!in_array(Names::of_schema($schema)[0] ?? '', self::NOT_FOUND, true);
	}

	/**
	 * Removes default schemas if the page outputs another one of their type.
	 *
	 * @param array<string, array> $fitting Schemas of the site.
	 * @param array<string, array> $others  Schemas of the object.
	 * @return array<string, array>
	 */
	private static function giving_way(array $fitting, array $others): array {
		$defaults = array_intersect_key($fitting, self::GIVING_WAY);
		$taken = [];
		foreach ($others as $schema) {
			// A site has one search: WebSite then refers to the SearchAction of the page's object.
			if ((Names::of_schema($schema)[0] ?? '') === 'SearchAction') {
				$fitting = array_filter(
					$fitting,
					static fn(array $one): bool => (Names::of_schema($one)[0] ?? '') !==
						'SearchAction',
				);
			}
		}
		foreach (array_diff_key($fitting, $defaults) + $others as $schema) {
			$taken[Names::of_schema($schema)[0] ?? ''] = true;
		}
		foreach ($defaults as $id => $schema) {
			$type = Names::of_schema($schema)[0] ?? '';
			if (isset($taken[$type])) {
				unset($fitting[$id]);
			}
			$taken[$type] = true;
		}
		return $fitting;
	}

	/** @return array<string, array> */
	private static function sound(mixed $filtered, array $shown): array {
		if (!is_array($filtered)) {
			return AddOns::refuse('pharos_schemas', $filtered, $shown);
		}
		$sound = array_filter($filtered, 'is_array');
		foreach (array_diff_key($filtered, $sound) as $schema) {
			AddOns::refuse('pharos_schemas', $schema);
		}
		return $sound;
	}
}
