<?php
/**
 * Columns of posts, terms and authors in files and in a terminal.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\Files;

use Pharos\ObjectMeta\Fields;
use Pharos\ObjectMeta\ObjectMeta;
use Pharos\ObjectSeo\ObjectMetaRepository;
use Pharos\ObjectSeo\Objects;
use Pharos\Settings\CliValue;
use Pharos\Settings\InvalidValue;
use WP_Post;
use WP_Term;
use WP_User;

/**
 * Facts that say which object it is, SEO fields, and for conflicts the values that the file was exported with: as a checksum, or with the prefix
 * `base_` the values themselves.
 */
final class Columns {
	public const FACTS = ['kind', 'id', 'type', 'name', 'url'];

	public const BASE = 'base_';

	public const CHECKSUM = 'checksum';

	/** The fields of a file of all kinds: none with structured data, which no cell can hold, or with ids that mean nothing to people. */
	public const EXPORTED = [
		'title',
		'description',
		'focus_keyword',
		'noindex',
		'nofollow',
		'noarchive',
		'nosnippet',
		'noimageindex',
		'max_snippet',
		'max_image_preview',
		'max_video_preview',
		'canonical',
		'facebook_title',
		'facebook_description',
		'facebook_image',
		'twitter_title',
		'twitter_description',
		'twitter_image',
		'twitter_card_type',
		'redirect',
		'redirect_status',
	];

	/** @return list<string> The columns of a file of all kinds. The checksum is the last: programs cut off empty cells at the end of rows. */
	public static function exported(): array {
		return [...self::FACTS, ...self::EXPORTED, self::CHECKSUM];
	}

	/** @param 'post'|'term'|'user' $kind @return array<string, array> Definitions of the fields of all types. */
	public static function fields(string $kind): array {
		return match ($kind) {
			'post' => array_merge(
				...array_map(Fields::for_object(...), ['attachment', ...Objects::types('post')]),
			),
			'term' => Fields::common(),
			default => Fields::of_authors(),
		};
	}

	/**
	 * @param string $names Separated by commas; `all` for all facts and fields.
	 * @return list<string>
	 * @throws InvalidValue For unknown names.
	 */
	public static function named(string $kind, string $names): array {
		$known = [...self::FACTS, ...array_keys(self::fields($kind)), self::CHECKSUM];
		$columns = $names === 'all' ? $known : wp_parse_list($names);
		$unknown = array_diff($columns, $known, self::bases($kind));
		if ($unknown !== [] || $columns === []) {
			throw new InvalidValue(
				sprintf(
					/* translators: 1: names of fields, 2: names of fields. */
					__('Unknown fields: %1$s. Available: %2$s.', 'pharos-seo'),
					implode(', ', $unknown),
					implode(', ', $known),
				),
			);
		}
		return array_values($columns);
	}

	/** @return list<string> */
	private static function bases(string $kind): array {
		return array_map(
			static fn(string $name): string => self::BASE . $name,
			array_keys(self::fields($kind)),
		);
	}

	/**
	 * @param list<string> $columns
	 * @param string       $format  Of WP-CLI; see CliValue::formatted().
	 * @return array<string, mixed> Values by column; null for fields that other types have.
	 */
	public static function row(
		WP_Post|WP_Term|WP_User $object,
		array $columns,
		string $format,
	): array {
		$definitions = Fields::for_object($object);
		$field = static fn(string $column): string => str_starts_with($column, self::BASE)
			? substr($column, strlen(self::BASE))
			: $column;
		$values = (new ObjectMetaRepository($object))->read(array_map($field, $columns));
		$facts = self::facts($object) + self::checksum($object, $columns);
		$row = [];
		foreach ($columns as $column) {
			$name = $field($column);
			$row[$column] = isset($definitions[$name])
				? ($format === 'csv'
					? Cell::plain($values[$name], $definitions[$name])
					: CliValue::formatted($values[$name], $definitions[$name], $format))
				: $facts[$column] ?? null;
		}
		return $row;
	}

	/** The row of an object in a file, as CSV. See exported(). */
	public static function line(WP_Post|WP_Term|WP_User $object): string {
		return self::csv(self::row($object, self::exported(), 'csv'));
	}

	/** @param array<string, mixed> $row See row(). */
	public static function csv(array $row): string {
		return Csv::line(
			array_map(
				static fn(mixed $value): string => Cell::guarded((string) $value),
				array_values($row),
			),
		);
	}

	/** @return array{checksum?: string} */
	private static function checksum(WP_Post|WP_Term|WP_User $object, array $columns): array {
		if (!in_array(self::CHECKSUM, $columns, true)) {
			return [];
		}
		[$kind, $id] = ObjectMeta::place($object);
		$definitions = Fields::for_object($object);
		$texts = [];
		foreach ((new ObjectMetaRepository($object))->read(self::EXPORTED) as $name => $value) {
			$texts[$name] = Cell::plain($value, $definitions[$name]);
		}
		return [self::CHECKSUM => Checksum::create($kind, $id, $texts)];
	}

	/** @return array{kind: string, id: int, type: string, name: string, url: string} */
	private static function facts(WP_Post|WP_Term|WP_User $object): array {
		[$id, $type, $url] = match (true) {
			$object instanceof WP_Post => [$object->ID, $object->post_type, get_permalink($object)],
			$object instanceof WP_Term => [
				$object->term_id,
				$object->taxonomy,
				get_term_link($object),
			],
			default => [$object->ID, 'author', get_author_posts_url($object->ID)],
		};
		return [
			'kind' => ObjectMeta::place($object)[0],
			'id' => $id,
			'type' => $type,
			'name' => Objects::name($object),
			'url' => is_string($url) ? $url : '',
		];
	}
}
