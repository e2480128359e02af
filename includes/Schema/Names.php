<?php
/**
 * Names of schema types.
 */

declare(strict_types=1);

namespace Pharos\Schema;

/** Small, because it is loaded on the front end. The classes in Types/, only loaded in the admin, define the fields. */
final class Names {
	/** Labels in settings files that differ from the name. */
	private const LABELS = [
		'FAQ' => 'FAQPage',
		'Fact Check' => 'ClaimReview',
		'Podcast Episode' => 'PodcastEpisode',
		'Job Posting' => 'JobPosting',
		'Software app' => 'SoftwareApplication',
		'Video' => 'VideoObject',
	];

	/** Types about the site and its pages; all others are about their content. */
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

	/** @var array<string, array<string, array<string, list<string>>>> Cached types of schemas with a subtype: every page determines those of each schema. */
	private static array $found = [];

	/**
	 * The schema.org name of a type; '' for an invalid one.
	 *
	 * @param mixed $given A name, or a label such as "Fact Check", as settings files carry both.
	 */
	public static function normalize(mixed $given): string {
		$name = is_string($given) ? self::LABELS[$given] ?? $given : '';
		return preg_match('/^[A-Z][A-Za-z0-9]{1,79}\z/', $name) === 1 ? $name : '';
	}

	/**
	 * The types of a schema: first the one that determines its form, then its subtypes.
	 *
	 * @param array $schema The schema as stored (docs/schema.md).
	 * @return list<string> Empty for an invalid schema.
	 */
	public static function of_schema(array $schema): array {
		$type = $schema['type'] ?? '';
		$title = $schema['title'] ?? '';
		$fields = $schema['fields'] ?? null;
		$subtype = is_array($fields) ? $fields['@type'] ?? '' : '';
		$type = is_string($type) ? $type : '';
		$title = is_string($title) ? $title : '';
		$subtype = is_string($subtype) ? $subtype : '';
		$is_plain = $subtype === '' || $subtype === $type;
		return $is_plain && in_array($type, self::ALL, true)
			? [$type]
			: (self::$found[$type][$title][$subtype] ??= self::found($type, $title, $subtype));
	}

	/** @return list<string> */
	private static function found(string $type, string $title, string $subtype): array {
		$type = self::normalize($type);
		// Settings files of other plugins have the type in the title, and the subtype as type.
		$title = self::normalize($title);
		$is_known = static fn(string $name): bool => in_array($name, self::ALL, true);
		$form = !$is_known($type) && $is_known($title) ? $title : $type;
		$names = [$form, $type, self::normalize($subtype)];
		return $form === '' ? [] : array_values(array_unique(array_filter($names)));
	}
}
