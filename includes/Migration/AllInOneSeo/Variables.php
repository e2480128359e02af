<?php
/**
 * The variables of All in One SEO.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

use Pharos\Migration\MappedData;
use Pharos\Migration\TemplateContext;
use Pharos\Migration\Translator;

/**
 * `#name`, and `#custom_field-name` and `#tax_name-name`. Variables without a value are removed, unknown ones are
 * output unchanged. A "#" before any other word is text: a hashtag.
 */
final class Variables {
	private const PATTERN = '/#(?<name>(?:categories|category|description|permalink|tagline|[a-z][a-z0-9]*_[a-z0-9_]*)(?![a-z0-9_]))(?:(?<=custom_field|tax_name)-(?<argument>[a-z0-9_-]+))?/i';

	private readonly Translator $translator;

	public function __construct() {
		$this->translator = new Translator(
			self::PATTERN,
			[
				'separator_sa' => '%separator%',
				...self::of_site(),
				...self::of_posts(),
				...self::of_authors(),
				...self::of_lists(),
				...self::dates(),
				...self::without_equivalent(),
			],
			keeps: true,
			ignores_case: true,
			keeps_separators: true,
		);
	}

	/** Returns the template in Pharos's format; see Translator. All in One SEO decodes entities repeatedly, here this is done once. */
	public function translate(
		string $template,
		string $place,
		MappedData $to,
		string $field,
	): string {
		$template = preg_replace('/&(?:amp;)+/i', '&', $template) ?? $template;
		return $this->translator->translate($template, $place, $to, $field);
	}

	private static function of_site(): array {
		return [
			'site_title' => '%site_name%',
			'blog_title' => '%site_name%',
			'tagline' => '%tagline%',
			'site_description' => '%tagline%',
			'blog_description' => '%tagline%',
			// Links lose their markup: only their text is output.
			'site_link' => '%site_name%',
			'blog_link' => '%site_name%',
			'site_link_alt' => static fn(): string => Translator::literal(home_url()),
		];
	}

	private static function of_posts(): array {
		// The primary term of the first hierarchical taxonomy; on an archive the archive's term.
		$term = [
			TemplateContext::POST => '%primary_term%',
			TemplateContext::TERM => '%term_title%',
			TemplateContext::AUTHOR => '%author_name%',
			TemplateContext::TYPE => '%title%',
			TemplateContext::DATE => '%archive_label% %archive_date%',
		];
		return [
			'post_title' => TemplateContext::posts('%title%'),
			'post_link' => TemplateContext::posts('%title%'),
			'post_link_alt' => TemplateContext::posts('%url%'),
			'permalink' => '%url%',
			'parent_title' => TemplateContext::posts('%parent_title%'),
			'post_excerpt' => TemplateContext::posts('%excerpt%'),
			'post_excerpt_only' => TemplateContext::posts('%excerpt_only%'),
			'post_content' => TemplateContext::posts('%content%'),
			'attachment_caption' => TemplateContext::posts('%caption%'),
			'attachment_description' => TemplateContext::posts('%content%'),
			'category' => $term,
			'taxonomy_title' => $term,
			'categories' => TemplateContext::posts('%categories%'),
			'category_link' => TemplateContext::posts('%first_term:category%'),
			'taxonomy_description' => [TemplateContext::TERM => '%term_description%'],
			'tax_parent_name' => [TemplateContext::TERM => '%parent_title%'],
			'tax_name' => static fn(string $taxonomy, string $place): string => $place ===
				TemplateContext::POST && $taxonomy !== ''
				? "%first_term:$taxonomy%"
				: '',
			'custom_field' => static fn(string $field): string => $field === ''
				? ''
				: "%field:$field%",
			// A removed format, in which it was the description itself.
			'description' => '',
			// An image has no text.
			'featured_image' => '',
		];
	}

	private static function of_authors(): array {
		return [
			'author_name' => TemplateContext::authors('%author_name%'),
			'author_link' => TemplateContext::authors('%author_name%'),
			'author_first_name' => TemplateContext::authors('%author_first_name%'),
			'author_last_name' => TemplateContext::authors('%author_last_name%'),
			'author_bio' => TemplateContext::authors('%author_bio%'),
		];
	}

	private static function of_lists(): array {
		return [
			'archive_title' => [
				TemplateContext::TYPE => '%title%',
				TemplateContext::TERM => '%archive_label% %term_title%',
				TemplateContext::AUTHOR => '%archive_label% %author_name%',
				TemplateContext::DATE => '%archive_label% %archive_date%',
			],
			'archive_date' => [TemplateContext::DATE => '%archive_date%'],
			'search_term' => [TemplateContext::SEARCH => '%search_query%'],
			'page_number' => '%page_number:always%',
		];
	}

	private static function dates(): array {
		return [
			'post_date' => TemplateContext::posts('%published%'),
			'post_modified_date' => TemplateContext::posts('%modified%'),
			'post_date_w3c' => TemplateContext::posts('%published:c%'),
			'post_modified_date_w3c' => TemplateContext::posts('%modified:c%'),
			'post_year' => TemplateContext::posts('%post_year%'),
			'post_month' => TemplateContext::posts('%post_month%'),
			'post_day' => TemplateContext::posts('%published:d%'),
			'current_date' => '%current_date%',
			'current_year' => '%current_year%',
			'current_month' => '%current_month%',
			'current_day' => '%current_date:d%',
		];
	}

	/** Known to All in One SEO, so their names were never output. */
	private static function without_equivalent(): array {
		$not_migrated = static fn(string $name): \Closure => static function (
			string $_argument,
			string $_place,
			MappedData $to,
			string $field,
		) use ($name): string {
			$to->lose('variable', "#$name", $field);
			return '';
		};
		$all = [];
		foreach (
			[
				'alt_tag',
				'author_link_alt',
				'author_url',
				'category_link_alt',
				'featured_image_url',
				'event_start_date',
				'event_end_date',
			]
			as $name
		) {
			$all[$name] = $not_migrated($name);
		}
		return $all;
	}
}
