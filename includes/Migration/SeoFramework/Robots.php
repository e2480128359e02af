<?php
/**
 * Migrates the robots directives of content types in The SEO Framework.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoFramework;

use Pharos\Migration\MappedData;
use Pharos\Migration\ContentTypes;

final class Robots {
	public const DIRECTIVES = [
		'noindex' => 'no_index',
		'nofollow' => 'no_follow',
		'noarchive' => 'no_archive',
	];

	public function __construct(private readonly Options $options) {}

	public function add_to(MappedData $mapped): void {
		$off = $this->disabled();
		foreach (self::DIRECTIVES as $directive => $setting) {
			$names = $this->names($directive);
			$mapped->values[$setting] = array_values(array_diff($names, $off));
			foreach (array_intersect($names, $off) as $name) {
				$mapped->offer($setting, $name);
			}
		}
		$home = array_filter(
			array_keys(self::DIRECTIVES),
			fn(string $directive): bool => $this->options->is_on("homepage_$directive") ||
				$this->options->is_on("site_$directive"),
		);
		$mapped->values['home_page_robots'] = ['general' => array_values($home)];
		// The SEO Framework always does this.
		$mapped->values['noindex_password_protected'] = true;
		$mapped->values['noindex_empty_terms'] = true;
		$mapped->values['noindex_empty_authors'] = true;
		$this->limits($mapped);
		// A custom canonical URL also applies to page 2 and up.
		$mapped->values['first_page_canonical'] = ['custom'];
		$mapped->values['index_home_page_paginated_pages'] = !$this->options->is_on(
			'home_paged_noindex',
		);
		if (
			$this->options->is_on('paged_noindex') &&
			!$this->options->is_on('home_paged_noindex') &&
			get_option('show_on_front') !== 'page'
		) {
			$mapped->lose(
				'home_pages',
				'',
				'home_paged_noindex',
				__(
					'Page 2 and up of all archives are set to noindex, including those of the home page.',
					'pharos-seo',
				),
			);
		}
	}

	/** Migrates the preview limits, which are the same for all content types. */
	private function limits(MappedData $mapped): void {
		$options = $this->options;
		$limits = array_filter(
			[
				'snippet' => $options->text('max_snippet_length', '-1'),
				'image' => $options->text('max_image_preview', 'large'),
				'video' => $options->text('max_video_preview', '-1'),
			],
			static fn(string $value): bool => !in_array($value, ['', '-1', 'large'], true),
		);
		$names = [
			'home',
			...ContentTypes::types(),
			...ContentTypes::archive_names(),
			...ContentTypes::taxonomies(),
			...['author', 'date', 'search'],
		];
		$mapped->values['preview_limits'] =
			$limits !== [] && $options->is_on('set_copyright_directives')
				? array_fill_keys(array_diff($names, $this->disabled()), $limits)
				: [];
	}

	/** @return list<string> Names of the content types for which the plugin outputs nothing. */
	private function disabled(): array {
		$is_off = fn(string $type): bool => $this->options->is_disabled('post_types', $type);
		return [
			...array_filter(ContentTypes::types(), $is_off),
			...array_map(
				static fn(string $type): string => "archive-$type",
				array_filter(ContentTypes::archives(), $is_off),
			),
			...array_filter(
				ContentTypes::taxonomies(),
				fn(string $name): bool => $this->options->is_disabled('taxonomies', $name),
			),
		];
	}

	/** Offers the stored directives of an object for which the plugin outputs nothing. @param array<string, mixed> $data */
	public static function offer(MappedData $mapped, array $data): void {
		foreach (array_keys(self::DIRECTIVES) as $directive) {
			if (self::direction($data[$directive] ?? 0)) {
				$mapped->offer($directive, 'yes');
			}
		}
	}

	/** @return list<string> */
	private function names(string $directive): array {
		$options = $this->options;
		$all = $options->is_on("site_$directive");
		$names = [];
		foreach (ContentTypes::types() as $type) {
			$names[$type] = $options->directs($directive, 'post_types', $type);
		}
		foreach (ContentTypes::archives() as $type) {
			$own = self::direction($options->map('pta')[$type][$directive] ?? 0);
			$names["archive-$type"] = $own ?? $all || ($names[$type] ?? false);
		}
		$types = $names;
		foreach (ContentTypes::taxonomies() as $taxonomy) {
			$of = get_taxonomy($taxonomy)->object_type ?? [];
			// A taxonomy has the directive if all of its post types have it.
			$names[$taxonomy] =
				$options->directs($directive, 'taxonomies', $taxonomy) ||
				($of !== [] &&
					array_filter(
						$of,
						static fn(string $type): bool => !($types[$type] ?? false),
					) === []);
		}
		foreach (['author', 'date', 'search'] as $name) {
			$names[$name] = $options->is_on("{$name}_$directive");
		}
		return array_map(
			'strval',
			array_keys(
				array_filter(
					$names,
					static fn(bool $says, int|string $name): bool => $says ||
						($all && !str_starts_with((string) $name, 'archive-')),
					ARRAY_FILTER_USE_BOTH,
				),
			),
		);
	}

	/** Returns the direction: -1 forces a directive off, 1 on; 0 inherits it. Older versions store strings. */
	public static function direction(mixed $value): ?bool {
		$value = is_numeric($value) ? (float) $value : 0.0;
		return match (true) {
			$value > 0.3334 => true,
			$value < -0.3333 => false,
			default => null,
		};
	}
}
