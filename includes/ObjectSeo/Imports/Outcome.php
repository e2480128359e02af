<?php
/**
 * Rows of an import in the form of the REST API.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\Imports;

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
		$fields = $object === null ? [] : Fields::for_object($object);
		$texts = [];
		foreach ($changes as $name => $change) {
			$texts[] = [
				'field' => $name,
				'old' => Cell::plain($change['old'], $fields[$name] ?? []),
				'new' => Cell::plain($change['new'], $fields[$name] ?? []),
			];
		}
		return [
			'row' => $row,
			'status' => $outcome['status'],
			'object' => $object === null ? null : self::named($object),
			'changes' => $texts,
			'message' => $outcome['message'],
		];
	}

	/** @param array{kind: string, id: int, note: string} $kept See Changes::kept(). */
	public static function of_undo(array $kept): array {
		$object = Objects::find($kept['kind'], $kept['id']);
		return [
			// Another user may have undone it.
			'object' =>
				$object !== null && Target::is_allowed($object) ? self::named($object) : null,
			'message' => $kept['note'],
		];
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
