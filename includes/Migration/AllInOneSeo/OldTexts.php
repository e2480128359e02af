<?php
/**
 * Converts templates of version 3 of All in One SEO.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

/** Variables were `%name%`; unknown ones were output unchanged. */
final class OldTexts {
	/** Current names of renamed variables, by old name. */
	private const NAMES = [
		'blog_title' => 'site_title',
		'site_description' => 'tagline',
		'blog_description' => 'tagline',
		'wp_title' => 'post_title',
		'page_title' => 'post_title',
		'date' => 'archive_date',
		'day' => 'post_day',
		'month' => 'post_month',
		'monthnum' => 'post_month',
		'year' => 'post_year',
		'current_month_i18n' => 'current_month',
		'category_title' => 'taxonomy_title',
		'tag' => 'taxonomy_title',
		'tag_title' => 'taxonomy_title',
		'tag_description' => 'taxonomy_description',
		'category_description' => 'taxonomy_description',
		'author' => 'author_name',
		'search' => 'search_term',
		'page' => 'page_number',
		'site_link_raw' => 'site_link_alt',
		'post_link_raw' => 'post_link_alt',
	];

	/** Variables whose names haven't changed. */
	private const SAME = [
		'site_title',
		'site_link',
		'post_title',
		'post_link',
		'post_date',
		'post_month',
		'post_year',
		'current_date',
		'current_day',
		'current_month',
		'current_year',
		'archive_title',
		'taxonomy_title',
		'taxonomy_description',
		'author_name',
		'author_link',
		'alt_tag',
		'description',
	];

	/** Returns the template in the current format. */
	public static function today(string $template): string {
		return preg_replace_callback(
			'/%([a-z][a-z0-9_-]*)%/i',
			static fn(array $found): string => self::variable(strtolower($found[1])) ?? $found[0],
			$template,
		) ?? $template;
	}

	/** Returns the current variable; null if the word isn't a variable. */
	private static function variable(string $name): ?string {
		return match (true) {
			isset(self::NAMES[$name]) => '#' . self::NAMES[$name],
			in_array($name, self::SAME, true) => "#$name",
			str_starts_with($name, 'cf_') => '#custom_field-' . substr($name, 3),
			str_starts_with($name, 'tax_') => '#tax_name-' . substr($name, 4),
			str_ends_with($name, '_author_firstname') => '#author_first_name',
			str_ends_with($name, '_author_lastname') => '#author_last_name',
			str_ends_with($name, '_author_login'),
			str_ends_with($name, '_author_nicename')
				=> '#author_name',
			str_ends_with($name, '_title') => '#post_title',
			default => null,
		};
	}
}
