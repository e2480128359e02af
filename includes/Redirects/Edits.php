<?php
/**
 * Changes of redirects that a person or a program asks for: in the list, over REST, with WP-CLI, by an ability, by an undo.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Core\Transaction;
use WP_Error;

/**
 * Unlike those of imports and of content whose URL changes, they are in the history if a program makes them. includes/hooks/features.php
 * names what records them.
 */
final class Edits {
	/** See RedirectWriter::save(). */
	public static function save(
		array $fields,
		?Rule $stored = null,
		bool $confirm = false,
		array $base = [],
	): Rule|WP_Error {
		try {
			$record = self::recorder();
		} catch (\RuntimeException) {
			return RedirectWriter::failed();
		}
		return RedirectWriter::save($fields, $stored, $confirm, $base, $record);
	}

	/**
	 * Deletes redirects, all or none.
	 *
	 * @param int[] $ids
	 * @return list<Rule>|WP_Error Those that were there; 500 pharos_redirect_not_saved.
	 */
	public static function delete(array $ids): array|WP_Error {
		if (!Table::exists()) {
			return [];
		}
		$rules = [];
		try {
			$record = self::recorder();
			Transaction::run(static function () use ($ids, $record, &$rules): void {
				Table::lock();
				$rules = array_values(
					array_filter(array_map(RedirectRepository::find(...), array_unique($ids))),
				);
				RedirectRepository::delete(array_column($rules, 'id'));
				foreach ($record ? $rules : [] as $rule) {
					$record($rule, null);
				}
			});
		} catch (\RuntimeException) {
			return RedirectWriter::failed();
		}
		Table::note();
		return $rules;
	}

	/**
	 * Begins to record a change; null if nothing records it.
	 *
	 * @return \Closure(?Rule, ?Rule): void|null Gets the redirect before and after, in the transaction; null for none.
	 * @throws \RuntimeException If the database refuses it.
	 */
	private static function recorder(): ?\Closure {
		$features = require dirname(__DIR__) . '/hooks/features.php';
		foreach (array_column($features, 'recorder') as $begin) {
			return $begin();
		}
		return null;
	}
}
