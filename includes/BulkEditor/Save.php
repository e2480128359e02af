<?php
/**
 * Writes the changes of the bulk editor, row by row.
 */

declare(strict_types=1);

namespace Pharos\BulkEditor;

use Pharos\Core\Capability;
use Pharos\ObjectSeo\History\Recording;
use Pharos\ObjectSeo\ObjectMetaRepository;
use WP_Post;
use WP_Term;

/** Each row is separate: an error in one doesn't prevent saving the others. */
final class Save {
	public function __construct(private readonly Items $items) {}

	/**
	 * @param list<array{kind: 'post'|'term', id: int, changes: array<string, mixed>, base?: array<string, mixed>}> $rows
	 * @param string $token See Recording.
	 * @return list<array> In the same order; see Responses.
	 */
	public function run(array $rows, string $token = ''): array {
		$record = new Recording('bulk', token: $token);
		$objects = Objects::load(
			array_map(static fn(array $row): array => [$row['kind'], $row['id']], $rows),
		);
		$results = [];
		foreach ($rows as $row) {
			$object = $objects["{$row['kind']} {$row['id']}"] ?? null;
			$failure = $record->run(
				static fn(): ?array => self::write($object, $row['changes'], $row['base'] ?? []),
			);
			$results[] = [
				'kind' => $row['kind'],
				'id' => $row['id'],
				'success' => $failure === null,
			] +
				($failure ?? []) + ['item' => $object ? $this->items->read($object) : null];
		}
		return $results;
	}

	/** @return array{code: string, message: string, errors?: array<string, string>, conflicts?: array<string, mixed>}|null */
	private static function write(
		WP_Post|WP_Term|null $object,
		array $changes,
		array $base,
	): ?array {
		if ($object === null) {
			return [
				'code' => 'pharos_not_found',
				'message' => __(
					'This post or term no longer exists, or has no page on the front end.',
					'pharos-seo',
				),
			];
		}
		if (!Capability::may_edit($object)) {
			return [
				'code' => 'rest_forbidden',
				'message' => __('Sorry, you are not allowed to do that.', 'default'),
			];
		}
		$written = (new ObjectMetaRepository($object))->write($changes, $base);
		if (!is_wp_error($written)) {
			return null;
		}
		$code = (string) $written->get_error_code();
		['errors' => $errors, 'conflicts' => $conflicts] = $written->get_error_data() + [
			'errors' => [],
			'conflicts' => [],
		];
		return $code === ObjectMetaRepository::CONFLICT
			? [
				'code' => $code,
				'message' => __(
					'Changed in another window or by another user. Save again to overwrite it, or undo your change.',
					'pharos-seo',
				),
				'conflicts' => $conflicts,
			]
			: ['code' => $code, 'message' => $written->get_error_message(), 'errors' => $errors];
	}
}
