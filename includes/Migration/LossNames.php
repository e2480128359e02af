<?php
/**
 * Labels for values that aren't migrated.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Content\Archives;

/** Sources use option names, such as "stripcategorybase" or "searchAppearance.advanced.runShortcodes". */
final class LossNames {
	/** @param string $field The name in the source or in Pharos; '' for none. @param string $value The lost or offered value. */
	public static function label(string $what, string $field, string $value): string {
		if ($what === Choices::CODE) {
			return self::choice($field, $value);
		}
		return self::of_fields()[$field] ??
			(self::of_codes()[$what] ?? ($field === '' ? '' : self::humanized($field)));
	}

	/** Returns "No Index: Notes" for a setting; for a field of an object its label. */
	private static function choice(string $field, string $value): string {
		$label = self::of_fields()[$field] ?? self::humanized($field);
		return in_array($value, ['yes', 'no', ''], true)
			? $label
			: sprintf(
				/* translators: 1: robot instruction, such as No Index. 2: kind of page, such as Posts. */
				_x('%1$s: %2$s', 'robot instruction of a kind of page', 'pharos-seo'),
				$label,
				self::kind($value),
			);
	}

	/** Returns the label of a post type, taxonomy or archive. */
	private static function kind(string $name): string {
		$archives = Archives::common() + Archives::of_types();
		$object = get_post_type_object($name) ?? get_taxonomy($name);
		return $archives[$name] ?? (string) ($object->labels->name ?? $name);
	}

	/** @return array<string, string> Labels of fields of objects and of settings. */
	private static function of_fields(): array {
		$social = [
			'title' => __('Social Title', 'pharos-seo'),
			'description' => __('Social Description', 'pharos-seo'),
			'image' => __('Social Image', 'pharos-seo'),
			'image_id' => __('Social Image', 'pharos-seo'),
		];
		$names = [
			'title' => __('Search Engine Title', 'pharos-seo'),
			'description' => __('Search Engine Description', 'pharos-seo'),
			'canonical' => __('Canonical URL', 'pharos-seo'),
			'redirect' => __('Redirect', 'pharos-seo'),
			'focus_keyword' => __('Focus Keyword', 'pharos-seo'),
			'schemas' => __('Schemas', 'pharos-seo'),
			'profiles' => __('Author profiles', 'pharos-seo'),
			'noindex' => __('No Index', 'pharos-seo'),
			'no_index' => __('No Index', 'pharos-seo'),
			'nofollow' => __('No Follow', 'pharos-seo'),
			'no_follow' => __('No Follow', 'pharos-seo'),
			'noarchive' => __('No Archive', 'pharos-seo'),
			'no_archive' => __('No Archive', 'pharos-seo'),
			'nosnippet' => __('No Snippet', 'pharos-seo'),
			'no_snippet' => __('No Snippet', 'pharos-seo'),
			'noimageindex' => __('No Image Index', 'pharos-seo'),
			'no_image_index' => __('No Image Index', 'pharos-seo'),
			'noindex_empty_terms' => __('No Index for empty term archives', 'pharos-seo'),
		];
		foreach ($social as $part => $label) {
			$names["facebook_$part"] = $label;
			$names["twitter_$part"] = $label;
		}
		return $names;
	}

	/** @return array<string, string> Labels by reason, for reasons that concern a single feature. */
	private static function of_codes(): array {
		return [
			'app_id' => __('Facebook app and administrator IDs', 'pharos-seo'),
			'attachment_target' => __('Attachment pages', 'pharos-seo'),
			'author_base' => __('Author URLs', 'pharos-seo'),
			'author_profile' => __('Author profiles', 'pharos-seo'),
			'breadcrumb_title' => __('Breadcrumb title', 'pharos-seo'),
			'breadcrumbs' => __('Breadcrumbs', 'pharos-seo'),
			'card' => __('X card type', 'pharos-seo'),
			'category_base' => __('Category URLs', 'pharos-seo'),
			'code' => __('Code in the head, body or footer', 'pharos-seo'),
			'cornerstone' => __('Cornerstone content', 'pharos-seo'),
			'empty_archives' => __('Empty archives', 'pharos-seo'),
			'feeds' => __('Feeds', 'pharos-seo'),
			'html_sitemap' => __('HTML sitemap', 'pharos-seo'),
			'html_sitemap_page' => __('HTML sitemap', 'pharos-seo'),
			'image_order' => __('Image order', 'pharos-seo'),
			'keywords' => __('Additional focus keywords', 'pharos-seo'),
			'later_nofollow' => __('Links on paginated archives', 'pharos-seo'),
			'meta_keywords' => __('Meta keywords', 'pharos-seo'),
			'modified_date' => __('Modified date', 'pharos-seo'),
			'network' => __('Social profiles', 'pharos-seo'),
			'network_tags' => __('More Open Graph tags', 'pharos-seo'),
			'organization' => __('Organization details', 'pharos-seo'),
			'paginated_posts' => __('Page 2 and up of the posts page', 'pharos-seo'),
			'redirect' => __('Redirect', 'pharos-seo'),
			'redirect_fallback' => __('Redirect of URLs that aren’t found', 'pharos-seo'),
			'redirects' => __('Redirects', 'pharos-seo'),
			'robots' => __('Robot instructions', 'pharos-seo'),
			'robots_txt' => __('robots.txt', 'pharos-seo'),
			'schema' => __('Schema', 'pharos-seo'),
			'site_name' => __('Site name', 'pharos-seo'),
			'sitemap_address' => __('Sitemap URL', 'pharos-seo'),
			'sitemap_entry' => __('Sitemap priority and frequency', 'pharos-seo'),
			'sitemap_file' => __('Sitemap files', 'pharos-seo'),
			'sitemap_list' => __('Content of the sitemap', 'pharos-seo'),
			'sitemap_page' => __('Additional pages in the sitemap', 'pharos-seo'),
			'switched_off' => __('Pages without SEO tags', 'pharos-seo'),
			'switched_off_kind' => __('Content without SEO tags', 'pharos-seo'),
			'taxonomy_gone' => __('Missing content type', 'pharos-seo'),
			'term_gone' => __('Primary term', 'pharos-seo'),
			'main_term' => __('Primary term', 'pharos-seo'),
			'image_source' => __('Source of social images', 'pharos-seo'),
			'x_fallback' => __('Images on X', 'pharos-seo'),
			'verification' => __('Site verification code', 'pharos-seo'),
		];
	}

	/** Returns a readable name: "searchAppearance.advanced.runShortcodes" → "Run shortcodes", "forcerewritetitle" → "Forcerewritetitle". */
	private static function humanized(string $field): string {
		$parts = preg_split('/[.\n]/', $field) ?: [$field];
		$name = (string) end($parts);
		$words = preg_replace('/(?<=[a-z0-9])(?=[A-Z])/', ' ', strtr($name, '_-', '  ')) ?? $name;
		return ucfirst(strtolower(trim($words)));
	}
}
