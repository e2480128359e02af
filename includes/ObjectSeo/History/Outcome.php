<?php
/**
 * Changes of objects in the form of the REST API.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\History;

use Pharos\ObjectMeta\Fields;
use Pharos\ObjectMeta\ObjectMeta;
use Pharos\ObjectSeo\Files\Cell;
use Pharos\ObjectSeo\Files\Target;
use Pharos\ObjectSeo\Objects;
use WP_Post;
use WP_Term;
use WP_User;

final class Outcome {
	/** @param array $outcome See Importer::run(). @return array See Responses. */
	public static function for_response(int $row, array $outcome): array {
		['object' => $object, 'changes' => $changes] = $outcome;
		return [
			'row' => $row,
			'status' => $outcome['status'],
			'object' => $object === null ? null : self::named($object),
			'changes' => $object === null ? [] : self::texts($object, $changes),
			'message' => $outcome['message'],
		];
	}

	/** @param array $row See Changes::page(). @return array See Responses; without the object and values that the user may not edit. */
	public static function of_change(array $row): array {
		if ($row['kind'] === RedirectChanges::KIND) {
			return RedirectChanges::for_response($row);
		}
		$object = self::find($row['kind'], $row['object']);
		return [
			'object' => $object === null ? null : self::named($object),
			'state' => $row['state'],
			'changes' => $object === null ? [] : self::texts($object, $row['changes']),
			'message' => $row['note'],
		];
	}

	private static function find(string $kind, int $id): WP_Post|WP_Term|WP_User|null {
		$object = Objects::find($kind, $id);
		return $object !== null && Target::is_allowed($object) ? $object : null;
	}

	/** @return list<array{field: string, old: string, new: string}> */
	private static function texts(WP_Post|WP_Term|WP_User $object, array $changes): array {
		$fields = Fields::for_object($object);
		$texts = [];
		foreach ($changes as $name => $change) {
			$texts[] = [
				'field' => $name,
				'old' => Cell::plain($change['old'], $fields[$name] ?? []),
				'new' => Cell::plain($change['new'], $fields[$name] ?? []),
			];
		}
		return $texts;
	}

	/** @return array{kind: string, id: int, name: string, edit_link: string} */
	private static function named(WP_Post|WP_Term|WP_User $object): array {
		[$kind, $id] = ObjectMeta::place($object);
		return [
			'kind' => $kind,
			'id' => $id,
			'name' => Objects::name($object),
			'edit_link' => (string) match (true) {
				$object instanceof WP_Post => get_edit_post_link($object, 'raw'),
				$object instanceof WP_Term => get_edit_term_link($object),
				default => get_edit_user_link($object->ID),
			},
		];
	}
}
