<?php
/**
 * Turns many redirects on or off, deletes them, or brings deleted ones back.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use WP_Error;

/** Each redirect by itself: one that can't be turned on, because that would close a loop by now, stops no other. */
final class BulkAction {
	/** Most redirects of one request. */
	public const MOST = 100;

	/** @var list<array<string, mixed>> The redirects that have changed, as they were before; restored ones as they are now. */
	public array $changed = [];

	/** @var list<array{source: string, message: string}> Those that couldn't be changed, and why. */
	public array $failed = [];

	/** @param int[] $ids Those that are on or off already stay as they are. */
	public function turn(array $ids, bool $on): void {
		foreach (self::stored($ids) as $rule) {
			if ($rule->enabled !== $on) {
				// Protected URLs were confirmed when the redirect was added.
				$this->note($rule, $rule, Edits::save(['enabled' => $on], $rule, true));
			}
		}
	}

	/** @param int[] $ids */
	public function delete(array $ids): void {
		$deleted = Edits::delete($ids);
		if (is_wp_error($deleted)) {
			foreach (self::stored($ids) as $rule) {
				$this->note($rule, $rule, $deleted);
			}
			return;
		}
		$this->changed = array_map(static fn(Rule $rule): array => $rule->to_array(), $deleted);
	}

	/** @param array[] $redirects As they were before they were deleted. */
	public function restore(array $redirects): void {
		foreach ($redirects as $fields) {
			$fields += ['source' => '', 'hits' => 0];
			$rule = new Rule(
				0,
				is_string($fields['source']) ? $fields['source'] : '',
				hits: is_int($fields['hits']) ? max(0, $fields['hits']) : 0,
				import: is_int($fields['import'] ?? 0) ? max(0, $fields['import'] ?? 0) : 0,
			);
			$saved = Edits::save($fields, $rule, true);
			$this->note($rule, $saved, $saved);
		}
	}

	private function note(Rule $rule, Rule|WP_Error $changed, Rule|WP_Error $saved): void {
		if ($saved instanceof WP_Error) {
			$this->failed[] = [
				'source' => $rule->source,
				'message' => $saved->get_error_message(),
			];
		} elseif ($changed instanceof Rule) {
			$this->changed[] = $changed->to_array();
		}
	}

	/** @return list<Rule> Without those that no longer exist. */
	private static function stored(array $ids): array {
		return array_values(
			array_filter(array_map(RedirectRepository::find(...), array_unique($ids))),
		);
	}
}
