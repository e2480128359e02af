<?php
/**
 * The templates in use, and the content types of each.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Settings;

use Pharos\Analysis\Site;
use Pharos\Template\Template;
use Pharos\Text\Text;

/** Only for content types that can be indexed: equal texts don't matter for others. */
final class Templates {
	/** Variables that distinguish pages of any content type. */
	private const OBJECT = ['title', 'id', 'url', 'excerpt', 'excerpt_only', 'content', 'field'];

	/**
	 * @param 'title'|'description' $part
	 * @return list<array{setting: string, template: string, kinds: non-empty-list<array>}> `setting`: the setting with its
	 *         parts, such as "page_title"; `kinds`: the items of ContentTypes that use it.
	 */
	public static function find(Site $site, string $part): array {
		$templates = [];
		foreach (ContentTypes::listed($site) as $kind) {
			[$setting, $template] = self::template($site, $kind, $part);
			$templates[$setting] ??= [
				'setting' => $setting,
				'template' => $template,
				'kinds' => [],
			];
			$templates[$setting]['kinds'][] = $kind;
		}
		return array_values($templates);
	}

	/** Whether the template produces a unique text for each page of a content type. */
	public static function tells_apart(Site $site, string $template, array $kind): bool {
		$names = match (true) {
			$kind['group'] === 'post_types' => [...self::OBJECT, 'focus_keyword', 'caption'],
			$kind['group'] === 'taxonomies' => [
				...self::OBJECT,
				'term_title',
				'term_hierarchy',
				'term_description',
			],
			$kind['name'] === 'author' => [
				...self::OBJECT,
				'author_name',
				'author_first_name',
				'author_last_name',
				'author_nickname',
				'author_bio',
				'author_website',
			],
			$kind['name'] === 'date' => [
				...self::OBJECT,
				'archive_date',
				'archive_day',
				'archive_month',
				'archive_month_number',
			],
			$kind['name'] === 'search' => [...self::OBJECT, 'search_query'],
			// The only archive of a post type.
			default => [...self::OBJECT, 'type_plural', 'type_singular'],
		};
		// The values of add-ons' variables are unknown.
		$added = array_keys($site->variables->of_add_ons());
		return Template::mentions($template, [...$names, ...$added]);
	}

	/** @return list<string> The labels of the content types. */
	public static function names(array $kinds): array {
		return array_column($kinds, 'label');
	}

	/** @return array{string, string} The setting and its value. */
	private static function template(Site $site, array $kind, string $part): array {
		['group' => $group, 'name' => $name] = $kind;
		$settings = $site->settings;
		$own = $settings->get('templates')[$group][$name][$part] ?? '';
		$all = $settings->get("page_$part");
		return match (true) {
			Text::collapse($own) !== '' => ["templates.$group.$name.$part", $own],
			$part === 'title' && Text::collapse($all) === '' => [
				'global_default.page_title',
				$settings->get('global_default')['page_title'] ?? '',
			],
			default => ["page_$part", $all],
		};
	}
}
