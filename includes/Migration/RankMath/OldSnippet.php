<?php
/**
 * Converts schemas of Rank Math before version 1.0.48, which have one row per property.
 */

declare(strict_types=1);

namespace Pharos\Migration\RankMath;

use Pharos\Migration\Meta;
use Pharos\Migration\StoredValue;

final class OldSnippet {
	private const PREFIX = Keys::PREFIX . 'snippet_';

	private const TYPES = [
		'article' => 'Article',
		'book' => 'Book',
		'course' => 'Course',
		'event' => 'Event',
		'jobposting' => 'JobPosting',
		'local' => 'LocalBusiness',
		'music' => 'MusicGroup',
		'person' => 'Person',
		'product' => 'Product',
		'recipe' => 'Recipe',
		'restaurant' => 'Restaurant',
		'review' => 'Review',
		'service' => 'Service',
		'software' => 'SoftwareApplication',
		'video' => 'VideoObject',
	];

	/** Rows that contain a subtype. */
	private const SUBTYPES = ['article_type', 'event_type', 'music_type'];

	private const AUTHOR = ['@type' => 'Person', 'name' => '%name%'];

	/** @return array<string, mixed>|null In the format of later versions; null if there is none. */
	public static function row(Meta $meta): ?array {
		$kind = $meta->text(Keys::PREFIX . 'rich_snippet');
		$type = self::TYPES[$kind] ?? ($kind === 'off' ? '' : $kind);
		if ($type === '') {
			return null;
		}
		if (in_array("{$kind}_type", self::SUBTYPES, true)) {
			$type = $meta->text(self::PREFIX . "{$kind}_type") ?: $type;
		}
		$properties = OldProperties::ALL[$kind] ?? [];
		$properties += $kind === 'restaurant' ? OldProperties::ALL['local'] : [];
		return [
			'metadata' => ['isPrimary' => true],
			'@type' => $type,
			...self::common($meta, $kind),
			...self::group($meta, $properties),
			...self::review($meta, $kind),
		];
	}

	/** @return array<string, mixed> */
	private static function common(Meta $meta, string $kind): array {
		$name = $meta->text(self::PREFIX . 'name') ?: '%seo_title%';
		$author = $meta->text(self::PREFIX . 'author');
		$author = $author === '' ? self::AUTHOR : ['name' => $author] + self::AUTHOR;
		return [
			match ($kind) {
				'article' => 'headline',
				'jobposting' => 'title',
				default => 'name',
			} => $name,
			'description' => $meta->text(self::PREFIX . 'desc') ?: '%seo_description%',
			...match ($kind) {
				'article' => [
					'datePublished' => '%date(c)%',
					'dateModified' => '%modified(c)%',
					'author' => $author,
				],
				'recipe' => ['datePublished' => '%date(c)%', 'author' => $author],
				'book' => ['author' => $author, 'url' => '%url%'],
				'video' => ['uploadDate' => '%date(c)%'],
				'jobposting' => ['datePosted' => '%date(c)%'],
				default => [],
			},
		];
	}

	/** @return array<string, mixed> The properties that have a value. */
	private static function group(Meta $meta, array $properties): array {
		$group = [];
		foreach ($properties as $property => $key) {
			$value = match (true) {
				$property === '@type' => '',
				is_array($key) => self::group($meta, $key),
				default => self::value($meta, $property, $key),
			};
			if ($value !== '' && $value !== []) {
				$group[$property] = $value;
			}
		}
		return $group === [] ? [] : array_intersect_key($properties, ['@type' => 0]) + $group;
	}

	/** @return string|array<mixed> */
	private static function value(Meta $meta, string $property, string $key): string|array {
		$text = trim($meta->text(self::PREFIX . $key));
		if ($text === '') {
			$map = $meta->map(self::PREFIX . $key) ?? [];
			$map = array_filter(
				$map,
				static fn(mixed $one): bool => is_string($one) && $one !== '',
			);
			return $property === 'address' && $map !== []
				? ['@type' => 'PostalAddress'] + $map
				: $map;
		}
		return match (true) {
			// Timestamps in local time.
			str_contains($key, 'date') && ctype_digit($text) => gmdate('Y-m-d\TH:i', (int) $text),
			str_ends_with($key, 'time') && !str_starts_with($text, 'P') => "PT$text",
			$property === 'recipeIngredient' => StoredValue::parts($text, '/\R/u'),
			$property === 'servesCuisine' => StoredValue::parts($text),
			$property === 'eventAttendanceMode' => match ($text) {
				'online' => 'OnlineEventAttendanceMode',
				'both' => 'MixedEventAttendanceMode',
				default => 'OfflineEventAttendanceMode',
			},
			default => $text,
		};
	}

	/** @return array<string, mixed> A review by the page's author. */
	private static function review(Meta $meta, string $kind): array {
		$rating = self::group($meta, [
			'@type' => 'Rating',
			'ratingValue' => "{$kind}_rating",
			'bestRating' => "{$kind}_rating_max",
			'worstRating' => "{$kind}_rating_min",
		]);
		return isset($rating['ratingValue'])
			? [
				'review' => [
					'@type' => 'Review',
					'author' => self::AUTHOR,
					'datePublished' => '%date(c)%',
					'reviewRating' => $rating,
				],
			]
			: [];
	}
}
