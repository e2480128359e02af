<?php
/**
 * Feed settings of All in One SEO, and its texts in feeds and breadcrumbs.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

use Pharos\Migration\ContentTypes;
use Pharos\Migration\FeedTexts;
use Pharos\Migration\MappedData;
use Pharos\Text\Text;

final class Feeds {
	private const CLEANUP = 'searchAppearance.advanced.crawlCleanup';

	/** By the setting of All in One SEO: Pharos's setting, and whether the feed is on by default. */
	private const SWITCHES = [
		'globalComments' => ['remove_global_comments_feed', false],
		'authors' => ['remove_post_authors_feed', true],
		'search' => ['remove_search_results_feed', false],
	];

	/** Feeds that can't be turned off individually here, and whether they are on by default. */
	private const LOST = [
		'global' => true,
		'staticBlogPage' => true,
		'postComments' => false,
		'attachments' => false,
		'paginated' => false,
	];

	public function __construct(private readonly Options $options) {}

	public function add_to(MappedData $mapped): void {
		$usual = '&lt;p&gt;The post #post_link first appeared on #site_link.&lt;/p&gt;';
		$text = fn(string $path, string $default): string => html_entity_decode(
			$this->options->text($path, $default),
			ENT_QUOTES | ENT_HTML5,
			'UTF-8',
		);
		FeedTexts::add_to(
			$mapped,
			$text('rssContent.before', ''),
			$text('rssContent.after', $usual),
			'/#([a-z_]+)/',
		);
		$crumbs = [
			'separator' => ['separator', '&raquo;'],
			'homepageLabel' => ['home', 'Home'],
			'breadcrumbPrefix' => ['prefix', ''],
		];
		foreach ($crumbs as $name => [$target, $default]) {
			$mapped->values["breadcrumbs_$target"] = Text::plain(
				$text("breadcrumbs.$name", $default),
			);
		}
		$is_on = $this->options->is_on(self::CLEANUP . '.enable');
		$values = &$mapped->values;
		foreach (self::SWITCHES as $name => [$setting, $default]) {
			$values[$setting] = $is_on && !$this->has($name, $default);
		}
		$values['remove_atom_rdf_feeds'] = $is_on && !$this->has('atom') && !$this->has('rdf');
		$values['remove_post_types_feed'] =
			$is_on && $this->off('archives', ContentTypes::archives(), $mapped);
		$values['remove_category_feed'] = $is_on && $this->off('taxonomies', ['category'], $mapped);
		$values['remove_tag_feed'] = $is_on && $this->off('taxonomies', ['post_tag'], $mapped);
		$custom = array_diff(ContentTypes::taxonomies(), ['category', 'post_tag']);
		$values['remove_custom_taxonomy_feed'] =
			$is_on && $this->off('taxonomies', $custom, $mapped);
		$values['allow_indexing_of_feed_entries'] = !(new Robots($this->options))->hide_feeds();
		foreach ($is_on ? self::LOST : [] as $name => $default) {
			if (!$this->has($name, $default)) {
				$mapped->lose('feeds', $name, self::CLEANUP . ".feeds.$name");
			}
		}
		if ($is_on && $this->has('atom') !== $this->has('rdf')) {
			$mapped->lose('feeds', $this->has('atom') ? 'rdf' : 'atom', self::CLEANUP);
		}
	}

	private function has(string $name, bool $default = false): bool {
		return $this->options->is_on(self::CLEANUP . ".feeds.$name", $default);
	}

	/** Whether the feeds of all these names are off. @param array<string> $names */
	private function off(string $group, array $names, MappedData $mapped): bool {
		if ($this->has("$group.all")) {
			return false;
		}
		$path = self::CLEANUP . ".feeds.$group.included";
		$included =
			$this->options->value($path) === null && $group === 'taxonomies'
				? ['category']
				: $this->options->list($path);
		$off = array_diff($names, $included);
		if ($off !== [] && count($off) < count($names)) {
			foreach ($off as $name) {
				$mapped->lose('feeds', (string) $name, $path);
			}
			return false;
		}
		return $off !== [];
	}
}
