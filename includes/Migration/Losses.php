<?php
/**
 * Reasons why data isn't, or is only partially, migrated.
 */

declare(strict_types=1);

namespace Pharos\Migration;

/** In the user's language: only the code is stored. */
final class Losses {
	/** Returns the sentence for a code; '' for a code of a source. */
	public static function text(string $what): string {
		return self::texts()[$what] ?? '';
	}

	/** @return array<string, string> Sentences by code. */
	private static function texts(): array {
		return self::of_migration() + self::of_objects() + self::of_templates() + self::of_site();
	}

	/** Reasons that don't depend on the source. */
	private static function of_migration(): array {
		return [
			'gone' => __('It does not exist any more.', 'pharos-seo'),
			'unreadable' => __('Its data are damaged and can’t be read.', 'pharos-seo'),
			'skipped' => __('It couldn’t be migrated because of an error.', 'pharos-seo'),
			'damaged' => __('This value is damaged and can’t be read.', 'pharos-seo'),
			'invalid' => __('This value was not accepted.', 'pharos-seo'),
			'no_field' => __('There is no place for this value here.', 'pharos-seo'),
			Choices::CODE => __(
				'Stored in the source plugin, but never output: search engines didn’t get it. Nothing was changed. Apply it only if you want it now.',
				'pharos-seo',
			),
			'kept' => __('Somebody has entered something else here, which was kept.', 'pharos-seo'),
		];
	}

	private static function of_objects(): array {
		return [
			'robots' => __('This robot instruction has no equivalent here.', 'pharos-seo'),
			'redirect' => __(
				'It redirects somewhere else. Redirects of single pages are not carried over.',
				'pharos-seo',
			),
			'breadcrumb_title' => __('Titles for breadcrumbs are not carried over.', 'pharos-seo'),
			'keywords' => __(
				'Only the first focus keyword is carried over, without synonyms.',
				'pharos-seo',
			),
			'cornerstone' => __('Marks of important content are not carried over.', 'pharos-seo'),
			'image_gone' => __(
				'The image does not exist any more; visitors got the default image.',
				'pharos-seo',
			),
			'image_id' => __(
				'The image was not shown, because only its address is known. It is not carried over.',
				'pharos-seo',
			),
			'image_missing' => __(
				'The image is not in the media library any more. Its address was carried over.',
				'pharos-seo',
			),
			'image_source' => __(
				'The image was chosen by a rule that does not exist here. Where one was found by it, that is carried over.',
				'pharos-seo',
			),
			'meta_keywords' => __(
				'Search engines do not read lists of keywords; they are not carried over.',
				'pharos-seo',
			),
			'modified_date' => __(
				'The date on which a post was changed is the one that WordPress knows.',
				'pharos-seo',
			),
			'network_tags' => __(
				'Other tags for networks than title, description and image are not carried over.',
				'pharos-seo',
			),
			'term_gone' => __('The main term does not exist any more.', 'pharos-seo'),
			'main_term' => __(
				'Only taxonomies that have a hierarchy and pages have a main term here.',
				'pharos-seo',
			),
			'schema' => __(
				'This schema, or this part of it, has no equivalent here.',
				'pharos-seo',
			),
			'author_profile' => __(
				'This isn’t the URL of a profile, so structured data can’t list it as the author’s.',
				'pharos-seo',
			),
			'module' => __(
				'Visitors never got it: this part of the other plugin was switched off.',
				'pharos-seo',
			),
			'no_template' => __(
				'Visitors never got it: the other plugin prints texts of terms only where their taxonomy has a template.',
				'pharos-seo',
			),
			'switched_off' => __('The other plugin was switched off for this page.', 'pharos-seo'),
			'sitemap_entry' => __(
				'Priority and frequency of sitemaps have no effect on search engines and are not carried over.',
				'pharos-seo',
			),
			'x_fallback' => __(
				'On X, the other plugin did not use the image for Facebook here.',
				'pharos-seo',
			),
		];
	}

	private static function of_templates(): array {
		return [
			'variable' => __(
				'This variable has no equivalent. The text around it was carried over.',
				'pharos-seo',
			),
			'variable_argument' => __(
				'How this list was to be printed is not carried over.',
				'pharos-seo',
			),
			'date_format' => __(
				'This variable prints a date in a format of its own. Here it has the format of the site.',
				'pharos-seo',
			),
			'excerpt_first' => __(
				'The other plugin used the excerpt of a post instead of this template where there is one.',
				'pharos-seo',
			),
			'archive_label' => __(
				'The word before the name of an archive, such as “Category:”, is not carried over.',
				'pharos-seo',
			),
			'template' => __('There is no such template here.', 'pharos-seo'),
			'shortcode' => __('Shortcodes are not run in titles and descriptions.', 'pharos-seo'),
		];
	}

	private static function of_site(): array {
		return [
			'verification' => __(
				'Codes that verify the site are not carried over. Where they are still needed, put them into your theme or verify the site in another way.',
				'pharos-seo',
			),
			'breadcrumbs' => __(
				'Breadcrumbs name archives and searches as their pages are named.',
				'pharos-seo',
			),
			'product_urls' => __(
				'Product URLs have the base that WooCommerce gives them, and product category URLs contain their parent categories.',
				'pharos-seo',
			),
			'author_base' => __(
				'The addresses of authors are not changed here: they have WordPress’s own base again.',
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
			'app_id' => __(
				'Ids of apps and administrators on Facebook are not carried over.',
				'pharos-seo',
			),
			'image_order' => __(
				'The featured image of a post goes before the default image here.',
				'pharos-seo',
			),
			'html_sitemap' => __(
				'The sitemap for visitors is on one page, and leaves out what the other sitemaps leave out.',
				'pharos-seo',
			),
			'sitemap_list' => __(
				'Sitemaps list every kind of content that search engines may index. What was left out there is not left out here.',
				'pharos-seo',
			),
			'redirects' => __(
				'Redirects are not carried over. Where they are still needed, put them into a plugin for redirects.',
				'pharos-seo',
			),
			'code' => __(
				'Code for the head, body or foot of pages is not carried over. Where it is still needed, put it into your theme or a plugin for code.',
				'pharos-seo',
			),
			'robots_txt' => __(
				'The text of robots.txt is not carried over. Where it is still needed, put it into the editor of robots.txt.',
				'pharos-seo',
			),
			'organization' => __('Details of the organization are not carried over.', 'pharos-seo'),
			'card' => __('This type of card is not known here.', 'pharos-seo'),
			'network' => __('This network is not known here.', 'pharos-seo'),
			'feeds' => __('This feed can’t be switched off by itself here.', 'pharos-seo'),
			'switch' => __('There is no such switch here.', 'pharos-seo'),
			'taxonomy_gone' => __(
				'There are data for a taxonomy or post type that does not exist any more.',
				'pharos-seo',
			),
			'later_nofollow' => __(
				'Robots may follow the links of later pages as those of the first one.',
				'pharos-seo',
			),
			'site_name' => __('Networks are told the name of the site.', 'pharos-seo'),
			'sitemap_address' => __(
				'The sitemap has another address here. Tell search engines the new one.',
				'pharos-seo',
			),
			'sitemap_file' => __(
				'The other plugin has written its sitemap to files, which web servers go on serving. Delete them.',
				'pharos-seo',
			),
			'sitemap_page' => __(
				'Pages outside of WordPress are not in the sitemap.',
				'pharos-seo',
			),
			'html_sitemap_page' => __(
				'The sitemap for visitors is not carried over. Choose a page for it here.',
				'pharos-seo',
			),
			'paginated_posts' => __(
				'Later pages of the posts page are indexed as those of other lists are.',
				'pharos-seo',
			),
		];
	}
}
