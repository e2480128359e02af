<?php
/**
 * The table of All in One SEO with the data of posts or terms.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

/** A table may be missing (the free version has none for terms) or, in older versions, lack columns. */
final class Rows {
	/** Columns to read; the results of scans aren't needed. */
	private const COLUMNS = [
		'title',
		'description',
		'keywords',
		'keyphrases',
		'primary_term',
		'canonical_url',
		'og_title',
		'og_description',
		'og_object_type',
		'og_image_type',
		'og_image_custom_url',
		'og_image_url',
		'og_video',
		'og_article_section',
		'og_article_tags',
		'twitter_use_og',
		'twitter_card',
		'twitter_image_type',
		'twitter_image_custom_url',
		'twitter_image_url',
		'twitter_title',
		'twitter_description',
		'schema',
		'schema_type',
		'schema_type_options',
		'pillar_content',
		'robots_default',
		'robots_noindex',
		'robots_noarchive',
		'robots_nosnippet',
		'robots_nofollow',
		'robots_noimageindex',
		'robots_notranslate',
		'robots_max_snippet',
		'robots_max_videopreview',
		'robots_max_imagepreview',
		'priority',
		'frequency',
		'local_seo',
		'limit_modified_date',
		'breadcrumb_settings',
	];

	/** @var list<string>|null */
	private ?array $columns = null;

	/** @var array<int, Row|null> By id; null for an object without a row. */
	private array $rows = [];

	/** @param 'post'|'term' $kind */
	public function __construct(private readonly string $kind) {}

	public function table(): string {
		global $wpdb;
		return "{$wpdb->prefix}aioseo_{$this->kind}s";
	}

	/** Returns the indexed column with the object's id. */
	public function id(): string {
		return "{$this->kind}_id";
	}

	/** @return list<string> The columns to read that exist; empty if the table is missing. */
	public function columns(): array {
		global $wpdb;
		if ($this->columns === null) {
			$shows = $wpdb->suppress_errors(true);
			$all = $wpdb->get_col($wpdb->prepare('DESCRIBE %i', $this->table()));
			$wpdb->suppress_errors($shows);
			$this->columns = in_array($this->id(), $all, true)
				? array_values(array_intersect(self::COLUMNS, $all))
				: [];
		}
		return $this->columns;
	}

	/** Whether there are rows; uses an index. */
	public function exist(): bool {
		global $wpdb;
		return $this->columns() !== [] &&
			$wpdb->get_var($wpdb->prepare('SELECT 1 FROM %i LIMIT 1', $this->table())) !== null;
	}

	/** Reads the rows of many objects in one query. @param list<int> $ids */
	public function load(array $ids): void {
		global $wpdb;
		$this->rows = array_fill_keys($ids, null);
		$columns = $this->columns();
		if ($ids === [] || $columns === []) {
			return;
		}
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				'SELECT %i AS object_id, ' .
					implode(', ', array_fill(0, count($columns), '%i')) .
					' FROM %i WHERE %i IN (' .
					implode(', ', array_fill(0, count($ids), '%d')) .
					') ORDER BY id',
				[$this->id(), ...$columns, $this->table(), $this->id(), ...$ids],
			),
			ARRAY_A,
		);
		foreach ($rows as $row) {
			// The first row of an object applies.
			$this->rows[(int) $row['object_id']] ??= new Row($row);
		}
	}

	public function find(int $id): ?Row {
		if (!array_key_exists($id, $this->rows)) {
			$this->load([$id]);
		}
		return $this->rows[$id];
	}
}
