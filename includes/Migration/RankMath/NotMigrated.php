<?php
/**
 * Settings of Rank Math that aren't migrated.
 */

declare(strict_types=1);

namespace Pharos\Migration\RankMath;

use Pharos\Migration\ContentTypes;
use Pharos\Migration\LossMapper;
use Pharos\Migration\MappedData;

final class NotMigrated {
	public function __construct(private readonly Options $options) {}

	public function add_to(MappedData $mapped): void {
		$losses = new LossMapper('RankMath', $this->options);
		$losses->verification($mapped);
		$losses->damaged($mapped);
		$losses->add_to($mapped);
		foreach (self::schema_templates() as $title) {
			$mapped->lose('schema', $title, 'rank_math_schema');
		}
		$fallback = $this->options->text('redirections_fallback', 'default');
		if (Redirects::are_on() && !in_array($fallback, ['', 'default'], true)) {
			$mapped->lose('redirect_fallback', $fallback, 'redirections_fallback');
		}
		if (!Redirects::are_on() && Redirects::are_stored()) {
			$mapped->lose('module', '', 'redirections');
		}
		foreach (ContentTypes::types() as $type) {
			$snippet = $this->options->text("pt_{$type}_default_rich_snippet");
			if (!in_array($snippet, ['', 'off', 'article', 'product'], true)) {
				$mapped->lose('schema', $snippet, "pt_{$type}_default_rich_snippet");
			}
		}
	}

	/** @return list<string> Titles of schema templates of the Pro edition, which are posts of a custom type. */
	private static function schema_templates(): array {
		global $wpdb;
		return $wpdb->get_col(
			"SELECT post_title FROM $wpdb->posts WHERE post_type = 'rank_math_schema' AND post_status = 'publish' ORDER BY ID LIMIT 100",
		);
	}
}
