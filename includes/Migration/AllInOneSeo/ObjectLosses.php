<?php
/**
 * Data in a row of All in One SEO that isn't migrated.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

use Pharos\Migration\MappedData;
use Pharos\Migration\StoredValue;

final class ObjectLosses {
	/** JSON columns; corrupted ones are reported. */
	private const JSON = ['keyphrases', 'primary_term', 'schema'];

	public static function add_to(MappedData $mapped, Row $row): void {
		foreach (self::JSON as $column) {
			if ($row->is_damaged($column)) {
				$mapped->lose('damaged', $row->text($column), $column);
			}
		}
		$mapped->lose_text('meta_keywords', implode(', ', $row->tags('keywords')), 'keywords');
		foreach (['og_object_type', 'og_video', 'og_article_section'] as $column) {
			$mapped->lose_text('network_tags', $row->choice($column), $column);
		}
		$tags = implode(', ', $row->tags('og_article_tags'));
		$mapped->lose_text('network_tags', $tags, 'og_article_tags');
		foreach (['priority', 'frequency'] as $column) {
			$mapped->lose_text('sitemap_entry', $row->choice($column), $column);
		}
		if ($row->is_on('pillar_content')) {
			$mapped->lose('cornerstone', '', 'pillar_content');
		}
		if ($row->is_on('limit_modified_date')) {
			$mapped->lose('modified_date', '', 'limit_modified_date');
		}
		self::local($mapped, $row);
		$crumbs = $row->map('breadcrumb_settings');
		if (!StoredValue::is_on($crumbs['default'] ?? true)) {
			$title = StoredValue::text($crumbs['template'] ?? '');
			$mapped->lose('breadcrumb_title', $title, 'breadcrumb_settings');
		}
	}

	/** Details of a local business, if any are set. */
	private static function local(MappedData $mapped, Row $row): void {
		$texts = [];
		$data = $row->map('local_seo');
		$business = $data['locations']['business'] ?? [];
		array_walk_recursive($business, static function (mixed $value) use (&$texts): void {
			if (is_string($value) && trim($value) !== '') {
				$texts[] = trim($value);
			}
		});
		$mapped->lose_text('organization', implode(', ', $texts), 'local_seo');
	}
}
