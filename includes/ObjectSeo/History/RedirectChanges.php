<?php
/**
 * Redirects in the history.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\History;

use Pharos\Core\AppUrl;
use Pharos\Core\Permission;
use Pharos\Redirects\Edits;
use Pharos\Redirects\RedirectRepository;
use Pharos\Redirects\RedirectWriter;
use Pharos\Redirects\Rule;
use Pharos\Settings\InvalidValue;
use Pharos\Settings\Merge;
use WP_Error;

/** Changes by programs; the list of redirects has an undo for people. All values of a redirect that doesn’t exist are null. */
final class RedirectChanges {
	public const KIND = 'redirect';

	/** What a deleted redirect gets back besides the fields that users see. */
	private const MORE = ['origin', 'hits'];

	/** The source of a redirect that was changed in other fields. */
	private const UNCHANGED = ['old' => '', 'new' => ''];

	/**
	 * Begins to record a change; see Redirects\Edits.
	 *
	 * @return \Closure(?Rule, ?Rule): void|null Records a redirect before and after, in the transaction; null for a person in the browser.
	 * @throws \RuntimeException If the database refuses it.
	 */
	public static function recorder(): ?\Closure {
		$record = Recording::of_program();
		if ($record === null) {
			return null;
		}
		// Within the transaction, it would end that.
		Table::need();
		return static function (?Rule $before, ?Rule $after) use ($record): void {
			$names = [...Rule::FIELDS, ...$before && $after ? [] : self::MORE];
			$values = static fn(?Rule $rule): array => array_combine(
				$names,
				array_map(static fn(string $name): mixed => $rule?->$name, $names),
			);
			// A copy: an entry that is begun here is gone after a rollback.
			(clone $record)
				->changes()
				->add(self::KIND, ($after ?? $before)->id, $values($before), $values($after));
		};
	}

	/** Whether the user may see and change redirects; without a user, WP-CLI may do everything. */
	public static function are_allowed(): bool {
		return !is_user_logged_in() || Permission::Redirects->granted();
	}

	/**
	 * Undoes the change of a redirect: one that was added is deleted, a deleted one is made again.
	 *
	 * @param array $row See Changes::next().
	 * @return string See Undo.
	 * @throws InvalidValue      If nothing can be restored.
	 * @throws \RuntimeException If the database refuses it.
	 */
	public static function restore(array $row): string {
		[$rule, $old, $kept] = self::compare($row);
		$result = match (true) {
			$old === [] => null,
			$rule === null => self::make($old, $row),
			isset($old['source']) || !array_key_exists('source', $old) => Edits::save(
				$old,
				$rule,
				true,
				array_intersect_key($rule->fields(), $old),
			),
			default => Edits::delete([$rule->id]),
		};
		if (is_wp_error($result)) {
			throw $result->get_error_code() === RedirectWriter::failed()->get_error_code()
				? new \RuntimeException($result->get_error_message())
				: new InvalidValue($result->get_error_message());
		}
		return Undo::note($kept);
	}

	/**
	 * @param array $row See Changes::next().
	 * @return array<string, array{old: mixed, new: mixed}> The values on the site, and those from before the change.
	 * @throws InvalidValue If nothing can be restored.
	 */
	public static function preview(array $row): array {
		[$rule, $old] = self::compare($row);
		$changes = [];
		foreach ($old as $name => $value) {
			$changes[$name] = ['old' => $rule?->$name, 'new' => $value];
		}
		return $changes;
	}

	/** @param array $row See Changes::page(). @return array See Responses. */
	public static function for_response(array $row): array {
		if (!self::are_allowed()) {
			return ['object' => null, 'state' => $row['state'], 'changes' => [], 'message' => ''];
		}
		return [
			'object' => [
				'kind' => self::KIND,
				'id' => $row['object'],
				'name' => self::name($row),
				'edit_link' => AppUrl::route('/advanced/redirects'),
			],
			'state' => $row['state'],
			'changes' => self::texts($row['changes']),
			'message' => $row['note'],
		];
	}

	/** Makes a deleted redirect again. */
	private static function make(array $old, array $row): Rule|WP_Error {
		$more = array_intersect_key($row['changes'], array_flip(self::MORE));
		$rule = new Rule(
			0,
			...$old,
			...array_map(static fn(array $one): mixed => $one['old'], $more),
		);
		$made = Edits::save($old, $rule, true);
		// Earlier entries are about this one now.
		$made instanceof Rule && Changes::renumber(self::KIND, $row['object'], $made->id);
		return $made;
	}

	/**
	 * @return array{?Rule, array<string, mixed>, list<string>} The redirect, the values to restore, and the names of those to keep.
	 * @throws InvalidValue If a redirect that was changed is gone.
	 */
	private static function compare(array $row): array {
		$rule = RedirectRepository::find($row['object']);
		$changes = $row['changes'];
		['old' => $source, 'new' => $new_source] = $changes['source'] ?? self::UNCHANGED;
		if ($rule === null && $source !== null && $new_source !== null) {
			throw new InvalidValue(RedirectWriter::not_found()->get_error_message());
		}
		$old = [];
		$kept = [];
		foreach (array_intersect_key($changes, array_flip(Rule::FIELDS)) as $name => $change) {
			$stored = $rule?->$name;
			if (Merge::same($stored, $change['old'])) {
				continue;
			}
			if (Merge::same($stored, $change['new'])) {
				$old[$name] = $change['old'];
			} else {
				$kept[] = $name;
			}
		}
		// A redirect that was edited since it was added stays as a whole.
		return [$rule, $source === null && $kept !== [] ? [] : $old, $kept];
	}

	/** Its source and target, as they are or were. */
	private static function name(array $row): string {
		$rule = RedirectRepository::find($row['object']);
		$of = static fn(string $name): string => (string) ($rule?->$name ??
			($row['changes'][$name]['new'] ?? ($row['changes'][$name]['old'] ?? '')));
		return match (true) {
			$of('source') === '' => __('Deleted redirect', 'pharos-seo'),
			$of('target') === '' => $of('source'),
			default => $of('source') . ' → ' . $of('target'),
		};
	}

	/** @return list<array{field: string, old: string, new: string}> Of a new or deleted redirect, without what most redirects have. */
	private static function texts(array $changes): array {
		$usual = (new Rule(0, ''))->fields();
		$text = static fn(mixed $value): string => is_bool($value)
			? ($value
				? 'yes'
				: 'no')
			: (string) $value;
		$texts = [];
		foreach (array_intersect_key($changes, $usual) as $name => ['old' => $old, 'new' => $new]) {
			if (($old ?? $usual[$name]) !== ($new ?? $usual[$name])) {
				$texts[] = ['field' => $name, 'old' => $text($old), 'new' => $text($new)];
			}
		}
		return $texts;
	}
}
