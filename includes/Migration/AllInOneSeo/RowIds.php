<?php
/**
 * Objects with data in a table row of All in One SEO.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

use Pharos\Migration\Ids;

/** Needed because All in One SEO writes a row for every post that it processes. */
final class RowIds implements Ids {
	/** In larger tables, all rows are counted without conditions. */
	private const FEW = 50_000;

	/** Columns with data if they aren't empty. */
	private const TEXTS = [
		'title',
		'description',
		'canonical_url',
		'og_title',
		'og_description',
		'og_image_custom_url',
		'og_video',
		'og_article_section',
		'twitter_title',
		'twitter_description',
		'twitter_image_custom_url',
	];

	/** Columns whose default value isn't data. */
	private const CHOICES = [
		'og_object_type',
		'og_image_type',
		'twitter_card',
		'twitter_image_type',
		'frequency',
		'priority',
	];

	private const SWITCHES = ['pillar_content', 'limit_modified_date'];

	/** Lists, which are data if they have entries. */
	private const LISTS = ['keywords', 'og_article_tags', 'primary_term', 'breadcrumb_settings'];

	/** Conditions for other columns with data, in the formats of all versions. */
	private const CONDITIONS = [
		'robots_default' => 'robots_default = 0',
		'keyphrases' =>
			"(keyphrases LIKE '%%\"keyphrase\":\"_%%' AND keyphrases NOT LIKE '%%\"focus\":{\"keyphrase\":\"\"%%\"additional\":[]%%')",
		'schema' => "(`schema` LIKE '%%\"isEnabled\":false%%' OR `schema` LIKE '%%raphs\":[{%%')",
		'schema_type' => "schema_type NOT IN ('', 'default')",
	];

	public function __construct(private readonly Rows $rows) {}

	public function between(int $from, int $to): array {
		global $wpdb;
		$condition = $this->condition();
		if ($condition === '') {
			return [];
		}
		$id = $this->rows->id();
		return array_map(
			'intval',
			$wpdb->get_col(
				$wpdb->prepare(
					"SELECT DISTINCT %i FROM %i WHERE %i BETWEEN %d AND %d AND ($condition) ORDER BY 1",
					$id,
					$this->rows->table(),
					$id,
					$from,
					$to,
				),
			),
		);
	}

	/** Returns an estimate: in large tables, it includes rows without data. */
	public function count(): int {
		global $wpdb;
		$condition = $this->condition();
		if ($condition === '') {
			return 0;
		}
		[$table, $id] = [$this->rows->table(), $this->rows->id()];
		$last = (int) $wpdb->get_var($wpdb->prepare('SELECT MAX(id) FROM %i', $table));
		return (int) $wpdb->get_var(
			$last > self::FEW
				? $wpdb->prepare('SELECT COUNT(%i) FROM %i', $id, $table)
				: $wpdb->prepare("SELECT COUNT(DISTINCT %i) FROM %i WHERE $condition", $id, $table),
		);
	}

	/** Returns SQL for the existing columns, with doubled percent signs; '' without any. */
	private function condition(): string {
		$conditions = self::CONDITIONS;
		foreach (self::TEXTS as $column) {
			$conditions[$column] = "`$column` <> ''";
		}
		foreach (self::CHOICES as $column) {
			$conditions[$column] = "`$column` NOT IN ('', 'default')";
		}
		foreach (self::SWITCHES as $column) {
			$conditions[$column] = "`$column` = 1";
		}
		foreach (self::LISTS as $column) {
			$conditions[$column] = "`$column` NOT IN ('', '[]', '{}', 'null')";
		}
		return implode(
			' OR ',
			array_intersect_key($conditions, array_flip($this->rows->columns())),
		);
	}
}
