<?php
/**
 * The types of schemas, by name.
 */

declare(strict_types=1);

namespace Pharos\Schema;

/** Small: visitors' pages read it. What a type has says its file in Types/, which only the administration reads. */
final class Names {
	/** The labels of spec.md section 3 that are not the name itself. */
	private const LABELS = [
		'FAQ' => 'FAQPage',
		'Fact Check' => 'ClaimReview',
		'Podcast Episode' => 'PodcastEpisode',
		'Job Posting' => 'JobPosting',
		'Software app' => 'SoftwareApplication',
		'Video' => 'VideoObject',
	];

	/** Those about the site and its pages; all others are about what is on them. */
	public const GLOBAL = ['WebSite', 'WebPage', 'Organization', 'SearchAction', 'Person'];

	public const CONTENT = [
		'BreadcrumbList',
		'Article',
		'Product',
		'Dataset',
		'FAQPage',
		'ClaimReview',
		'HowTo',
		'Movie',
		'PodcastEpisode',
		'Book',
		'Course',
		'Event',
		'JobPosting',
		'Recipe',
		'Service',
		'SoftwareApplication',
		'VideoObject',
	];

	private const ALL = [...self::GLOBAL, ...self::CONTENT];

	/** @var array<string, array<string, array<string, list<string>>>> What was found, since every page asks it of each schema. */
	private static array $found = [];

	/**
	 * The name that schema.org has for a type; '' for what can be none.
	 *
	 * @param mixed $given A name, or a label such as "Fact Check", as settings files carry both.
	 */
	public static function of(mixed $given): string {
		$name = is_string($given) ? self::LABELS[$given] ?? $given : '';
		return preg_match('/^[A-Z][A-Za-z0-9]{1,79}\z/', $name) === 1 ? $name : '';
	}

	/**
	 * The types that a schema is found by: first the one whose form it has, then what else it is.
	 *
	 * @param array $schema Whatever is stored (docs/schema.md).
	 * @return list<string> None for what can be no schema.
	 */
	public static function of_schema(array $schema): array {
		$type = $schema['type'] ?? '';
		$title = $schema['title'] ?? '';
		$fields = $schema['fields'] ?? null;
		$subtype = is_array($fields) ? $fields['@type'] ?? '' : '';
		$type = is_string($type) ? $type : '';
		$title = is_string($title) ? $title : '';
		$subtype = is_string($subtype) ? $subtype : '';
		return self::$found[$type][$title][$subtype] ??= self::found($type, $title, $subtype);
	}

	/** @return list<string> */
	private static function found(string $type, string $title, string $subtype): array {
		if ($subtype === '' && in_array($type, self::ALL, true)) {
			return [$type];
		}
		$type = self::of($type);
		// Settings files of other plugins have the form in the title, and the subtype as type.
		$title = self::of($title);
		$is_known = static fn(string $name): bool => in_array($name, self::ALL, true);
		$form = !$is_known($type) && $is_known($title) ? $title : $type;
		$names = [$form, $type, self::of($subtype)];
		return $form === '' ? [] : array_values(array_unique(array_filter($names)));
	}
}
