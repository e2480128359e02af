<?php
/**
 * Converts meta rows of All in One SEO to the format of its table.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

use Pharos\Migration\MappedData;
use Pharos\Migration\Meta;
use Pharos\Migration\StoredValue;

/** `_aioseo_…` rows are copies for translation plugins; `_aioseop_…` rows are the data of version 3. */
final class OldRows {
	private const COPY = '_aioseo_';
	private const OLD = '_aioseop_';

	private const COPIES = [
		'title',
		'description',
		'keywords',
		'og_title',
		'og_description',
		'og_article_section',
		'og_article_tags',
		'twitter_title',
		'twitter_description',
	];

	/** Columns by their old names. */
	private const NAMES = [
		'title' => 'title',
		'description' => 'description',
		'keywords' => 'keywords',
		'custom_link' => 'canonical_url',
		'sitemap_priority' => 'priority',
		'sitemap_frequency' => 'frequency',
	];

	/** The same for social data, which is an array. */
	private const NETWORKS = [
		'title' => 'og_title',
		'desc' => 'og_description',
		'image' => 'og_image_custom_url',
		'video' => 'og_video',
		'category' => 'og_object_type',
		'section' => 'og_article_section',
		'tag' => 'og_article_tags',
		'setcard' => 'twitter_card',
		'customimg_twitter' => 'twitter_image_custom_url',
	];

	/** Returns the row; null if there is none. @param string $type The post type; '' for a term. */
	public static function find(Meta $meta, string $type): ?Row {
		$columns = self::copies($meta) ?: self::old($meta, $type);
		return $columns === [] ? null : new Row($columns);
	}

	/** Records the data of version 3 that can't be migrated. */
	public static function lose(MappedData $mapped, Meta $meta): void {
		if ($meta->is_damaged(self::OLD . 'opengraph_settings')) {
			$mapped->lose('damaged', 'opengraph_settings', 'opengraph_settings');
		}
		if (StoredValue::is_on($meta->text(self::OLD . 'disable'))) {
			$mapped->lose('switched_off', '', 'disable');
		}
	}

	/** @return array<string, string> */
	private static function copies(Meta $meta): array {
		$columns = [];
		foreach (self::COPIES as $name) {
			$columns[$name] = $meta->text(self::COPY . $name);
		}
		return array_filter($columns, 'strlen');
	}

	/** @return array<string, mixed> */
	private static function old(Meta $meta, string $type): array {
		$of = static fn(string $key): string => $meta->text(self::OLD . $key);
		$columns = [];
		foreach (self::NAMES as $key => $column) {
			$columns[$column] = $of($key);
		}
		foreach (['noindex', 'nofollow'] as $directive) {
			// "off" also overrides the directive of the post type.
			if (in_array($of($directive), ['on', 'off'], true)) {
				$columns['robots_default'] = '0';
				$columns["robots_$directive"] = $of($directive) === 'on' ? '1' : '0';
			}
		}
		$columns += self::networks($meta->map(self::OLD . 'opengraph_settings') ?? []);
		$columns['title'] = self::title($columns['title'], $type);
		foreach (['title', 'description', 'og_title', 'og_description'] as $column) {
			$columns[$column] = OldTexts::today($columns[$column] ?? '');
		}
		return array_filter($columns, 'strlen');
	}

	/** @return array<string, string> */
	private static function networks(array $settings): array {
		$columns = [];
		foreach (self::NETWORKS as $key => $column) {
			$columns[$column] = StoredValue::text(
				$settings["aioseop_opengraph_settings_$key"] ?? '',
			);
		}
		$columns['og_image_type'] = $columns['og_image_custom_url'] === '' ? '' : 'custom_image';
		$columns['twitter_image_type'] =
			$columns['twitter_image_custom_url'] === '' ? '' : 'custom_image';
		// X had no separate texts.
		$columns['twitter_use_og'] = $columns['twitter_image_custom_url'] === '' ? '1' : '0';
		return $settings === [] ? [] : $columns;
	}

	/** Returns the template: in version 3, the custom title replaced the post title in the format of its type. */
	private static function title(string $title, string $type): string {
		$title = trim($title);
		$format = StoredValue::text(
			StoredValue::option('aioseop_options')["aiosp_{$type}_title_format"] ?? '',
		);
		return $title === '' || $format === ''
			? $title
			: (string) preg_replace_callback(
				'/%(?:post|page)_title%/',
				static fn(): string => $title,
				$format,
			);
	}
}
