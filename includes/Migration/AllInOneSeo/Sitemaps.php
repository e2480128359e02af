<?php
/**
 * Migrates the sitemap settings of All in One SEO.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

use Pharos\Migration\ContentTypes;
use Pharos\Migration\MappedData;

final class Sitemaps {
	private const GENERAL = 'sitemap.general';

	public function __construct(private readonly Options $options) {}

	public function add_to(MappedData $mapped): void {
		$options = $this->options;
		$values = &$mapped->values;
		$advanced = self::GENERAL . '.advancedSettings';
		// The settings below have an effect only while this is on.
		$is_advanced = $options->is_on("$advanced.enable");
		$values['enable_xml_image_sitemap'] = !(
			$is_advanced && $options->is_on("$advanced.excludeImages")
		);
		$values['sitemap_exclude'] = $is_advanced
			? [
				...self::named('post', $options->ids("$advanced.excludePosts")),
				...self::named('term', $options->ids("$advanced.excludeTerms")),
			]
			: [];
		$this->kinds($mapped);
		$this->addresses($mapped);
	}

	/** @param list<int> $ids @return list<string> */
	private static function named(string $kind, array $ids): array {
		return array_map(
			static fn(int $id): string => "$kind-$id",
			array_values(array_unique($ids)),
		);
	}

	/** Records content types that are excluded although they can be indexed. */
	private function kinds(MappedData $mapped): void {
		$kinds = ['postTypes' => ContentTypes::types(), 'taxonomies' => ContentTypes::taxonomies()];
		foreach ($kinds as $group => $names) {
			$path = self::GENERAL . ".$group";
			if ($this->options->is_on("$path.all", true)) {
				continue;
			}
			$left_out = array_diff(
				$names,
				$this->options->list("$path.included"),
				$mapped->values['no_index'],
				['attachment', 'post_format'],
			);
			foreach ($left_out as $name) {
				$mapped->lose('sitemap_list', (string) $name, $path);
			}
		}
		if ($this->options->is_on(self::GENERAL . '.additionalPages.enable')) {
			foreach ($this->options->list(self::GENERAL . '.additionalPages.pages') as $page) {
				$page = json_decode($page, true);
				$url = is_array($page) ? $page['url'] ?? '' : '';
				$mapped->lose_text('sitemap_page', is_string($url) ? $url : '', 'additionalPages');
			}
		}
	}

	private function addresses(MappedData $mapped): void {
		$name = $this->options->text(self::GENERAL . '.filename', 'sitemap');
		if ($name !== 'sitemap') {
			$mapped->lose('sitemap_address', "$name.xml", self::GENERAL . '.filename');
		}
		$dynamic = 'deprecated.sitemap.general.advancedSettings.dynamic';
		if ($this->options->has_old('staticSitemap') && !$this->options->is_on($dynamic, true)) {
			$mapped->lose('sitemap_file', "$name.xml", $dynamic);
		}
		$mapped->lose_text(
			'html_sitemap_page',
			$this->options->text('sitemap.html.pageUrl'),
			'sitemap.html.pageUrl',
		);
	}
}
