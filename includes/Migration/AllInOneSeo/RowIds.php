<?php
/**
 * Objects that have a row of All in One SEO that says something.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

use Pharos\Migration\Ids;

/** It writes a row for every post that it looks at. */
final class RowIds implements Ids {
	/** In tables with more rows than these all are counted, without a look at them. */
	private const FEW = 50_000;

	/** Columns that say something as soon as there is anything in them. */
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

	/** Columns with a value that says nothing. */
	private const CHOICES = [
		'og_object_type',
		'og_image_type',
		'twitter_card',
		'twitter_image_type',
		'frequency',
		'priority',
	];

	private const SWITCHES = ['pillar_content', 'limit_modified_date'];

	/** Lists, empty while there is nothing between these. */
	private const LISTS = ['keywords', 'og_article_tags', 'primary_term', 'breadcrumb_settings'];

	/** What an object looks like of which nobody has said anything, in the forms of all versions. */
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

	/** About: in large tables rows that say nothing are among them. */
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

	/** SQL with its percent signs doubled, of the columns that there are; '' without any. */
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
