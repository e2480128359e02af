<?php
/**
 * Results and ignored checks of the page level checks: `pharos_checks` on WordPress's own REST objects.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use Pharos\Core\Capability;
use Pharos\ObjectMeta\ObjectMeta;
use Pharos\Settings\InvalidValue;
use Pharos\Settings\Sanitizer;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_Term;
use WP_User;

/**
 * The checks run in the editor in the browser (src/page-checks/); post lists and the bulk editor show the counts. Only in context `edit`,
 * for users who can edit the object; otherwise null.
 */
final class ChecksField {
	public const NAME = 'pharos_checks';

	private const COUNT = ['type' => 'integer', 'default' => 0, 'minimum' => 0, 'maximum' => 10000];

	private const IGNORED = [
		'type' => 'array',
		'default' => [],
		'items' => ['type' => 'string', 'sanitize' => 'name', 'maxLength' => 100],
		'uniqueItems' => true,
		'maxItems' => 200,
	];

	/** Names such as description-missing: the check, and what it found. */
	private const ISSUES = ['maxItems' => 50] + self::IGNORED;

	private const DEFINITION = [
		'type' => 'object',
		'properties' => [
			'counts' => [
				'type' => 'object',
				'properties' => [
					'error' => self::COUNT,
					'warning' => self::COUNT,
					'suggestion' => self::COUNT,
					'success' => self::COUNT,
					'ignored' => self::COUNT,
					'issues' => self::ISSUES,
				],
			],
			'ignored' => self::IGNORED,
			'base' => [
				'type' => 'object',
				'properties' => ['ignored' => self::IGNORED],
			],
		],
	];

	/** Meta rows, by the key of the field's value that they store. */
	private const ROWS = ['counts' => 'checks', 'ignored' => 'ignored_checks'];

	/** Arguments of register_rest_field(). */
	public static function definition(\Closure $find): array {
		return [
			'get_callback' => static fn(
				array $data,
				$field,
				WP_REST_Request $request,
			): ?array => self::read($find((int) ($data['id'] ?? $request['id']))),
			'update_callback' => static fn(
				mixed $value,
				object $object,
			): bool|WP_Error => self::write($value, $object),
			'schema' => [
				'description' => __(
					'Results of the page checks by status, and the ignored ones.',
					'pharos-seo',
				),
				'type' => ['object', 'null'],
				'context' => ['edit'],
				'arg_options' => [
					'validate_callback' => static fn(mixed $value): bool|WP_Error => self::validate(
						$value,
					),
					'sanitize_callback' => null,
				],
			],
		];
	}

	/**
	 * The stored results: all counts are 0 if the checks have never run.
	 *
	 * @return array{counts: array<string, int|list<string>>, ignored: list<string>} `counts.issues`: the issues, worst first.
	 */
	public static function results(WP_Post|WP_Term|WP_User $object): array {
		[$kind, $id] = ObjectMeta::place($object);
		$field = [];
		foreach (self::ROWS as $part => $row) {
			$stored = get_metadata($kind, $id, ObjectMeta::key($kind, $row), true);
			$definition = self::DEFINITION['properties'][$part];
			try {
				$field[$part] = Sanitizer::clean(is_array($stored) ? $stored : [], $definition);
			} catch (InvalidValue) {
				$field[$part] = Sanitizer::clean([], $definition);
			}
		}
		return $field;
	}

	/** Stores the results if the user can edit the object; 400 pharos_invalid_checks. */
	public static function save(array $value, WP_Post|WP_Term|WP_User $object): bool|WP_Error {
		$valid = self::validate($value);
		return is_wp_error($valid) ? $valid : self::write($value, $object);
	}

	private static function read(WP_Post|WP_Term|WP_User|null $object): ?array {
		return $object !== null && Capability::may_edit($object) ? self::results($object) : null;
	}

	private static function validate(mixed $value): bool|WP_Error {
		try {
			$value === null || Sanitizer::clean($value, self::DEFINITION);
			return true;
		} catch (InvalidValue $reason) {
			return new WP_Error(
				'pharos_invalid_checks',
				implode('.', $reason->path) . ': ' . $reason->getMessage(),
				['status' => 400],
			);
		}
	}

	/**
	 * Merges ignored checks: keeps what other users have ignored or restored since.
	 *
	 * @param list<string> $mine
	 * @param list<string> $base   Ignored checks when the user opened the editor.
	 * @param list<string> $stored Ignored checks now.
	 * @return list<string>
	 */
	private static function merged(array $mine, array $base, array $stored): array {
		$remaining = array_diff($stored, array_diff($base, $mine));
		return array_values(array_unique([...$remaining, ...array_diff($mine, $base)]));
	}

	/** Ignores values from users who can't edit the object's SEO; their editor has no results to send. */
	private static function write(mixed $value, object $object): bool|WP_Error {
		if (!is_array($value) || !Capability::may_edit($object)) {
			return true;
		}
		[$kind, $id] = ObjectMeta::place($object);
		$stored = self::results($object);
		foreach (array_intersect_key(self::ROWS, $value) as $part => $row) {
			$clean = Sanitizer::clean($value[$part], self::DEFINITION['properties'][$part]);
			if ($part === 'ignored' && isset($value['base'][$part])) {
				$clean = self::merged($clean, $value['base'][$part], $stored[$part]);
			}
			if (array_filter($clean) === []) {
				delete_metadata($kind, $id, ObjectMeta::key($kind, $row));
			} else {
				update_metadata($kind, $id, ObjectMeta::key($kind, $row), wp_slash($clean));
			}
		}
		return true;
	}
}
