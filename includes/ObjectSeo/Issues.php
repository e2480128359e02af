<?php
/**
 * Short texts of the issues that the page checks found (src/page-checks/), for lists.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

final class Issues {
	/**
	 * @param list<string> $names Such as description-missing, worst first. Checks of add-ons have no short text.
	 * @return list<string>
	 */
	public static function texts(array $names): array {
		$texts = self::all();
		return array_values(
			array_unique(
				array_filter(
					array_map(
						static fn(string $name): string => $texts[$name] ??
							($texts[strtok($name, '-')] ?? ''),
						$names,
					),
				),
			),
		);
	}

	/** @return array<string, string> By name, or by check for all that it finds. */
	private static function all(): array {
		return [
			'title-missing' => __('No SEO title', 'pharos-seo'),
			'title' => __('SEO title too long', 'pharos-seo'),
			'duplicate_title' => __('Duplicate SEO title', 'pharos-seo'),
			'description-missing' => __('No meta description', 'pharos-seo'),
			'description' => __('Meta description too long', 'pharos-seo'),
			'duplicate_description' => __('Duplicate meta description', 'pharos-seo'),
			'indexing' => __('Set to noindex', 'pharos-seo'),
			'canonical' => __('Canonical URL points elsewhere', 'pharos-seo'),
			'canonical-invalid' => __('Invalid canonical URL', 'pharos-seo'),
			'focus_keyword' => __('Invalid focus keyword', 'pharos-seo'),
			'keyword_in_title' => __('Focus keyword not in the SEO title', 'pharos-seo'),
			'keyword_in_description' => __(
				'Focus keyword not in the meta description',
				'pharos-seo',
			),
			'keyword_in_first_paragraph' => __(
				'Focus keyword not in the first paragraph',
				'pharos-seo',
			),
			'keyword_in_address' => __('Focus keyword not in the URL', 'pharos-seo'),
			'keyword_in_headings' => __('Focus keyword not in the headings', 'pharos-seo'),
			'main_heading-none' => __('No H1 heading', 'pharos-seo'),
			'main_heading' => __('More than one H1 heading', 'pharos-seo'),
			'heading_order' => __('Headings skip levels', 'pharos-seo'),
			'text_length-empty' => __('No text', 'pharos-seo'),
			'text_length' => __('Very little text', 'pharos-seo'),
			'image_text' => __('Images without alt text', 'pharos-seo'),
			'link_text' => __('Links without link text', 'pharos-seo'),
		];
	}
}
