<?php
/**
 * Redirects in a settings file.
 */

declare(strict_types=1);

namespace Pharos\ImportExport;

use Pharos\Redirects\Address;
use Pharos\Redirects\Batch;
use Pharos\Redirects\ImportBatch;
use Pharos\Redirects\RedirectRepository;
use Pharos\Redirects\Rule;
use Pharos\Redirects\RuleList;
use Pharos\Redirects\RedirectCheck;
use Pharos\Redirects\RedirectWriter;
use Pharos\Redirects\Target;
use WP_Error;

/**
 * They lie in a table of their own. People see one more setting, a list; an import adds to it what isn't there, and replaces nothing. They
 * are in no backup and no history: each is marked as imported, and can be deleted.
 */
final class RedirectList {
	public const NAME = 'redirects';

	/** A file holds at most so many; there are other formats for more (docs/redirects.md). */
	public const MOST = 10_000;

	public const DEFINITION = [
		'type' => 'array',
		'default' => [],
		'category' => self::NAME,
	];

	/** @return list<array<string, mixed>>|WP_Error All of them, or 400 pharos_too_many_redirects. Posts and terms as targets are URLs: ids are others elsewhere. */
	public static function all(): array|WP_Error {
		$list = [];
		foreach (RuleList::each() as $rule) {
			if (count($list) === self::MOST) {
				return new WP_Error(
					'pharos_too_many_redirects',
					sprintf(
						/* translators: %s: number of redirects. */
						__(
							'A settings file can hold %s redirects, and this site has more. Deselect redirects here, and export them under Advanced > Redirects.',
							'pharos-seo',
						),
						number_format_i18n(self::MOST),
					),
					['status' => 400],
				);
			}
			$fields = self::portable($rule);
			if ($fields !== null) {
				$list[] = $fields;
			}
		}
		return $list;
	}

	/**
	 * What of a list would be added; writes nothing.
	 *
	 * @param mixed $list As a file has it.
	 * @return array{list<array<string, mixed>>, list<array{text: string, why: string}>} Redirects that aren't there, and those that can't be
	 *         imported, with reasons.
	 */
	public static function plan(mixed $list): array {
		// A file without a header may have the category around it.
		$list = is_array($list) ? $list[self::NAME] ?? $list : $list;
		$list = is_array($list) ? $list : [$list];
		return RedirectRepository::rehearse(static fn(): array => self::rehearse($list));
	}

	/** See plan(). */
	private static function rehearse(array $list): array {
		$new = [];
		$refused =
			count($list) > self::MOST
				? [['text' => (string) count($list), 'why' => self::too_many()]]
				: [];
		foreach (array_slice($list, 0, self::MOST) as $fields) {
			$fields = $fields instanceof \stdClass ? (array) $fields : $fields;
			$rule = is_array($fields)
				? RedirectCheck::run(array_intersect_key($fields, array_flip(Rule::FIELDS)))
				: new WP_Error(
					'pharos_invalid_redirect',
					__('It must be an object.', 'pharos-seo'),
				);
			if (!is_wp_error($rule)) {
				$new[] = $rule->fields();
				RedirectWriter::store($rule);
			} elseif ($rule->get_error_code() !== 'pharos_redirect_exists') {
				$refused[] = [
					'text' => self::text($fields),
					'why' => $rule->get_error_message(),
				];
			}
		}
		return [$new, $refused];
	}

	/**
	 * Adds what plan() says. Another request may have added the same redirects since.
	 *
	 * @param list<array<string, mixed>> $new
	 * @return true|WP_Error 500 pharos_redirect_not_saved, after as many as the database has accepted.
	 */
	public static function add(array $new): bool|WP_Error {
		foreach (Batch::save($new, (new ImportBatch())->add(...)) as $saved) {
			if (is_wp_error($saved) && $saved->get_error_code() === 'pharos_redirect_not_saved') {
				return new WP_Error(
					'pharos_redirect_not_saved',
					__(
						'The settings were imported. Because of a database error, some redirects weren’t. Import the file again, or contact your host.',
						'pharos-seo',
					),
					['status' => 500],
				);
			}
		}
		return true;
	}

	private static function too_many(): string {
		return sprintf(
			/* translators: %s: number of redirects. */
			__(
				'Only the first %s redirects of the file are imported. Import the others under Advanced > Redirects.',
				'pharos-seo',
			),
			number_format_i18n(self::MOST),
		);
	}

	/** @return array<string, mixed>|null Null if its target no longer exists. */
	private static function portable(Rule $rule): ?array {
		$object = Target::object($rule->target);
		$url = $object === null ? $rule->target : Target::of_object(...$object);
		return $url === null
			? null
			: $rule
				->with(
					target: $object === null
						? $url
						: Address::below_home($url, home_url('/')) ?? $url,
				)
				->fields();
	}

	private static function text(mixed $fields): string {
		$text = is_array($fields) && is_string($fields['source'] ?? null) ? $fields['source'] : '';
		return mb_substr(
			$text ?:
			(string) wp_json_encode($fields, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE),
			0,
			200,
			'UTF-8',
		);
	}
}
