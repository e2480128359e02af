<?php
/**
 * Reasons why data isn't, or is only partially, migrated.
 */

declare(strict_types=1);

namespace Pharos\Migration;

/** In the user's language: only the code is stored. */
final class NotMigrated {
	/** Returns the sentence for a code; '' for a code of a source. */
	public static function text(string $what): string {
		return self::texts()[$what] ?? '';
	}

	/** @return array<string, string> Sentences by code. */
	private static function texts(): array {
		return self::of_migration() +
			self::of_objects() +
			self::of_templates() +
			self::of_site() +
			Redirects\Reasons::texts();
	}

	/** Reasons that don't depend on the source. */
	private static function of_migration(): array {
		return [
			'gone' => __('This no longer exists.', 'pharos-seo'),
			'unreadable' => __('The data is corrupted and can’t be read.', 'pharos-seo'),
			'skipped' => __('It couldn’t be migrated because of an error.', 'pharos-seo'),
			'damaged' => __('This value is corrupted and can’t be read.', 'pharos-seo'),
			'invalid' => __('This value isn’t valid in Pharos SEO.', 'pharos-seo'),
			'no_field' => __('Pharos SEO has no setting for this value.', 'pharos-seo'),
			Choices::CODE => __(
				'Stored in the source plugin, but never output on the front end. Nothing was changed. Apply it only if you want it now.',
				'pharos-seo',
			),
			'kept' => __('This value was edited in Pharos SEO and is kept.', 'pharos-seo'),
		];
	}

	private static function of_objects(): array {
		return [
			'robots' => __('This robot instruction has no equivalent in Pharos SEO.', 'pharos-seo'),
			'redirect' => __(
				'The home page redirected to this URL. In Pharos SEO, a home page can redirect only if it’s a page, not the latest posts.',
				'pharos-seo',
			),
			'breadcrumb_title' => __('Breadcrumb titles aren’t migrated.', 'pharos-seo'),
			'keywords' => __(
				'Only the first focus keyword is migrated, without synonyms.',
				'pharos-seo',
			),
			'cornerstone' => __('Cornerstone content flags aren’t migrated.', 'pharos-seo'),
			'image_gone' => __(
				'The image no longer exists; the front end used the default image.',
				'pharos-seo',
			),
			'image_id' => __(
				'The image wasn’t output, because only its URL is known. It isn’t migrated.',
				'pharos-seo',
			),
			'image_missing' => __(
				'The image is no longer in the media library. Its URL was migrated.',
				'pharos-seo',
			),
			'image_source' => __(
				'The source plugin chose this image by a rule that Pharos SEO doesn’t have. The image found last was migrated.',
				'pharos-seo',
			),
			'meta_keywords' => __(
				'Search engines ignore meta keywords; they aren’t migrated.',
				'pharos-seo',
			),
			'modified_date' => __(
				'The modified date is the one stored by WordPress.',
				'pharos-seo',
			),
			'network_tags' => __(
				'Open Graph and X card tags other than title, description and image aren’t migrated.',
				'pharos-seo',
			),
			'term_gone' => __('The primary term no longer exists.', 'pharos-seo'),
			'main_term' => __(
				'In Pharos SEO, only hierarchical taxonomies whose terms have archives have a primary term.',
				'pharos-seo',
			),
			'schema' => __(
				'This schema, or this part of it, has no equivalent in Pharos SEO.',
				'pharos-seo',
			),
			'author_profile' => __(
				'This isn’t the URL of a profile, so structured data can’t list it as the author’s.',
				'pharos-seo',
			),
			'module' => __('Never output: the source plugin had this turned off.', 'pharos-seo'),
			'no_template' => __(
				'Never output: the source plugin outputs the title and description of a term only if its taxonomy has a template.',
				'pharos-seo',
			),
			'switched_off' => __('The source plugin was turned off for this page.', 'pharos-seo'),
			'sitemap_entry' => __(
				'Search engines ignore sitemap priority and frequency; they aren’t migrated.',
				'pharos-seo',
			),
			'x_fallback' => __(
				'The source plugin didn’t use the Facebook image on X for this item.',
				'pharos-seo',
			),
		];
	}

	private static function of_templates(): array {
		return [
			'variable' => __(
				'This variable has no equivalent. The text around it was migrated.',
				'pharos-seo',
			),
			'variable_argument' => __('The format of this list isn’t migrated.', 'pharos-seo'),
			'date_format' => __(
				'This variable outputs a date in a custom format. In Pharos SEO, it uses the site’s date format.',
				'pharos-seo',
			),
			'excerpt_first' => __(
				'The source plugin used the excerpt of a post, if there was one, instead of this template.',
				'pharos-seo',
			),
			'archive_label' => __(
				'The prefix of archive names, such as “Category:”, isn’t migrated.',
				'pharos-seo',
			),
			'template' => __('This template isn’t supported by Pharos SEO.', 'pharos-seo'),
			'shortcode' => __(
				'Shortcodes aren’t processed in titles and descriptions.',
				'pharos-seo',
			),
		];
	}

	private static function of_site(): array {
		return [
			'verification' => __(
				'Pharos SEO has no field for this site verification code. If you still need it, add it to your theme or verify the site in another way.',
				'pharos-seo',
			),
			'breadcrumbs' => __(
				'Breadcrumbs use the titles of archive and search pages.',
				'pharos-seo',
			),
			'product_urls' => __(
				'Product URLs use the base set in WooCommerce, and URLs of product categories include their parent categories.',
				'pharos-seo',
			),
			'author_base' => __(
				'Pharos SEO doesn’t change author URLs, so they use WordPress’s default base again.',
				'pharos-seo',
			),
			'attachment_target' => __(
				'Attachment pages without a post can’t redirect to this URL. They redirect to the home page.',
				'pharos-seo',
			),
			'empty_archives' => __(
				'On archives without posts, links are followed and cached copies allowed as on other archives.',
				'pharos-seo',
			),
			'app_id' => __('Facebook app and administrator IDs aren’t migrated.', 'pharos-seo'),
			'image_order' => __(
				'In Pharos SEO, the featured image of a post takes precedence over the default image.',
				'pharos-seo',
			),
			'html_sitemap' => __(
				'The HTML sitemap is on one page and has the same exclusions as the XML sitemaps.',
				'pharos-seo',
			),
			'sitemap_list' => __(
				'The XML sitemaps include all content that can be indexed. Content types that the source plugin excluded aren’t excluded by Pharos SEO.',
				'pharos-seo',
			),
			'redirects' => __(
				'These redirects aren’t migrated. Add the ones that you still need under Advanced > Redirects.',
				'pharos-seo',
			),
			'code' => __(
				'Code in the head, body or footer isn’t migrated. If you still need it, add it to your theme or a code snippet plugin.',
				'pharos-seo',
			),
			'robots_txt' => __(
				'The content of robots.txt isn’t migrated. If you still need it, add it in the robots.txt editor.',
				'pharos-seo',
			),
			'organization' => __('Organization details aren’t migrated.', 'pharos-seo'),
			'card' => __('This card type isn’t supported by Pharos SEO.', 'pharos-seo'),
			'network' => __('This social network isn’t supported by Pharos SEO.', 'pharos-seo'),
			'feeds' => __('Pharos SEO can’t turn off this feed individually.', 'pharos-seo'),
			'switch' => __('This setting isn’t supported by Pharos SEO.', 'pharos-seo'),
			'taxonomy_gone' => __(
				'The data belongs to a taxonomy or post type that no longer exists.',
				'pharos-seo',
			),
			'later_nofollow' => __(
				'Links on page 2 and up can be followed, as on the first page.',
				'pharos-seo',
			),
			'site_name' => __('Open Graph tags include the site name.', 'pharos-seo'),
			'sitemap_address' => __(
				'The sitemap of Pharos SEO has a different URL. Submit it to search engines.',
				'pharos-seo',
			),
			'sitemap_file' => __(
				'The source plugin saved its sitemap as files, which web servers continue to serve. Delete them.',
				'pharos-seo',
			),
			'sitemap_page' => __(
				'Pages outside of WordPress aren’t included in the sitemap.',
				'pharos-seo',
			),
			'html_sitemap_page' => __(
				'The HTML sitemap isn’t migrated. Choose a page for it under Advanced > Sitemaps.',
				'pharos-seo',
			),
			'paginated_posts' => __(
				'Page 2 and up of the posts page are indexed in the same way as other paginated archives.',
				'pharos-seo',
			),
		];
	}
}
