<?php
/**
 * The variables of Yoast SEO.
 */

declare(strict_types=1);

namespace Pharos\Migration\Yoast;

use Pharos\Migration\TemplateContext;
use Pharos\Migration\Translator;

/** `%%name%%`. Variables without a value and unknown ones are removed, and adjacent separators are merged. */
final class Variables {
	public static function translator(): Translator {
		return new Translator(
			'/%%(?<name>[^%]+(?:%%single)?)%%/u',
			[
				'sitename' => '%site_name%',
				'sitedesc' => '%tagline%',
				'sep' => '%separator%',
				// Includes the separator.
				'page' => '%separator% %page%',
				'pagenumber' => '%page_number:always%',
				'pagetotal' => '%page_total:always%',
				...self::of_posts(),
				...self::of_lists(),
				'currentdate' => '%current_date%',
				'currentday' => '%current_day%',
				'currentmonth' => '%current_month%',
				'currentyear' => '%current_year%',
			],
			ignores_case: true,
			collapses: true,
		);
	}

	private static function of_posts(): array {
		return [
			'title' => TemplateContext::posts('%title%'),
			'parent_title' => TemplateContext::posts('%parent_title%'),
			'excerpt' => TemplateContext::posts('%excerpt%'),
			'excerpt_only' => TemplateContext::posts('%excerpt_only%'),
			'post_content' => TemplateContext::posts('%content%'),
			// On a term archive they are that term.
			'category' => [
				TemplateContext::POST => '%categories%',
				TemplateContext::TERM => '%term_title%',
			],
			'tag' => [TemplateContext::POST => '%tags%', TemplateContext::TERM => '%term_title%'],
			// Empty if no primary category was selected.
			'primary_category' => TemplateContext::posts('%chosen_term:category%'),
			'ct_desc_*' => static fn(): ?string => null,
			'ct_*' => self::terms(...),
			'cf_*' => '%field:*%',
			'date' => [
				TemplateContext::POST => '%published%',
				TemplateContext::DATE => '%archive_date%',
			],
			'modified' => TemplateContext::posts('%modified%'),
			'post_year' => TemplateContext::posts('%post_year%'),
			'post_month' => TemplateContext::posts('%post_month%'),
			'post_day' => TemplateContext::posts('%published:d%'),
			'name' => TemplateContext::authors('%author_name%'),
			'author_first_name' => TemplateContext::authors('%author_first_name%'),
			'author_last_name' => TemplateContext::authors('%author_last_name%'),
			'user_description' => TemplateContext::authors('%author_bio%'),
			'userid' => [TemplateContext::AUTHOR => '%id%'],
			'id' => TemplateContext::posts('%id%'),
			'permalink' => '%url%',
			'caption' => '%caption%',
			'focuskw' => '%focus_keyword%',
		];
	}

	/** Returns all terms of a taxonomy; only the first one for `%%ct_name%%single%%`. */
	private static function terms(string $taxonomy, string $place): ?string {
		$name = preg_replace('/%%single\z/', '', $taxonomy) ?? '';
		return match (true) {
			$place !== TemplateContext::POST => '',
			preg_match('/^[\w-]+\z/', $name) !== 1 => null,
			default => $name === $taxonomy ? "%terms:$name%" : "%first_term:$name%",
		};
	}

	private static function of_lists(): array {
		return [
			'archive_title' => [TemplateContext::POST => '', '' => '%title%'],
			'term_title' => '%term_title%',
			'category_title' => '%term_title%',
			'term_description' => '%term_description%',
			'category_description' => '%term_description%',
			'tag_description' => '%term_description%',
			'term_hierarchy' => '%term_hierarchy:separator%',
			'searchphrase' => '%search_query%',
			'pt_single' => '%type_singular%',
			'pt_plural' => '%type_plural%',
		];
	}
}
