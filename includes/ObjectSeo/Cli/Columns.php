<?php
/**
 * Columns of posts, terms and authors in a terminal.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\Cli;

use Pharos\Content\PostTitle;
use Pharos\ObjectMeta\Fields;
use Pharos\ObjectSeo\ObjectMetaRepository;
use Pharos\ObjectSeo\Objects;
use Pharos\Settings\CliValue;
use Pharos\Settings\InvalidValue;
use Pharos\Text\Text;
use WP_Post;
use WP_Term;
use WP_User;

/** Facts that say which object it is, SEO fields, and with the prefix `base_` their values again, for conflicts (FieldFile). */
final class Columns {
	public const FACTS = ['id', 'type', 'name', 'url'];

	public const BASE = 'base_';

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
		$known = [...self::FACTS, ...array_keys(self::fields($kind))];
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
		$facts = self::facts($object);
		$row = [];
		foreach ($columns as $column) {
			$name = $field($column);
			$row[$column] = isset($definitions[$name])
				? CliValue::formatted($values[$name], $definitions[$name], $format)
				: $facts[$column] ?? null;
		}
		return $row;
	}

	/** @return array{id: int, type: string, name: string, url: string} */
	private static function facts(WP_Post|WP_Term|WP_User $object): array {
		[$id, $type, $name, $url] = match (true) {
			$object instanceof WP_Post => [
				$object->ID,
				$object->post_type,
				PostTitle::for_post($object),
				get_permalink($object),
			],
			$object instanceof WP_Term => [
				$object->term_id,
				$object->taxonomy,
				Text::plain($object->name),
				get_term_link($object),
			],
			default => [
				$object->ID,
				'author',
				Text::plain($object->display_name),
				get_author_posts_url($object->ID),
			],
		};
		return [
			'id' => $id,
			'type' => $type,
			'name' => $name,
			'url' => is_string($url) ? $url : '',
		];
	}
}
