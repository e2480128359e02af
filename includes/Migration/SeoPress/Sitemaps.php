<?php
/**
 * Migrates the sitemap settings of SEOPress.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoPress;

use Pharos\Migration\ContentTypes;
use Pharos\Migration\MappedData;
use Pharos\Migration\StoredValue;

final class Sitemaps {
	public function __construct(private readonly Options $options) {}

	public function add_to(MappedData $mapped): void {
		if ($mapped->values['enable_xml_sitemap']) {
			$this->left_out($mapped, 'xml_sitemap_post_types_list', ContentTypes::types());
			$this->left_out($mapped, 'xml_sitemap_taxonomies_list', ContentTypes::taxonomies());
		}
		if ($this->options->is_on('xml_sitemap_html_enable')) {
			$this->for_visitors($mapped);
		}
	}

	/** Records content types that are excluded although they can be indexed; some can't be included. @param list<string> $names */
	private function left_out(MappedData $mapped, string $key, array $names): void {
		foreach (
			array_diff($names, ['attachment', 'post_format'], $mapped->values['no_index'])
			as $name
		) {
			if (!StoredValue::is_on($this->options->entry($key, $name)['include'] ?? false)) {
				$mapped->lose('sitemap_list', $name, $key);
			}
		}
	}

	/** Migrates the HTML sitemap at the end of pages. */
	private function for_visitors(MappedData $mapped): void {
		$pages = StoredValue::parts($this->options->text('xml_sitemap_html_mapping'));
		$page = (int) array_shift($pages);
		if (get_post_type($page) === 'page') {
			$mapped->values['sitemap_display_format'] = 'page';
			$mapped->values['sitemap_display_page'] = $page;
		}
		$mapped->lose_text('html_sitemap', implode(', ', $pages), 'xml_sitemap_html_mapping');
		$mapped->lose_text(
			'html_sitemap',
			$this->options->text('xml_sitemap_html_exclude'),
			'xml_sitemap_html_exclude',
		);
	}
}
