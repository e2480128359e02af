<?php
/**
 * The redirects of one import.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Redirects\Formats\Csv;
use WP_Error;

/** Each is marked with the number of the import, so that it can be undone: those that it has changed have their previous fields. */
final class ImportBatch {
	/** Previous imports whose fields are kept with a redirect. */
	private const PREVIOUS = 5;

	public readonly int $number;

	/** @var array<int, Rule|null> By id: redirects as they were before; null for new ones. */
	public array $before = [];

	/** @var array<int, int> By id: the line that it is from. */
	private array $lines = [];

	/** @var array<string, true> By key: redirects of earlier parts of a dry run. */
	private array $assumed = [];

	/** @param int $number That of the first part of a file, for the next ones; 0 for a new import. It tells the time. */
	public function __construct(int $number = 0) {
		$this->number = $number ?: (int) (microtime(true) * 1000);
	}

	/** Checks and stores a redirect that isn't there. @param array<string, mixed> $fields As in REST. */
	public function add(array $fields): Rule|WP_Error {
		$rule = RedirectCheck::run(['origin' => 'import'] + $fields);
		return is_wp_error($rule)
			? $rule
			: RedirectWriter::store($rule->with(import: $this->number));
	}

	/**
	 * Checks and stores a redirect of a file.
	 *
	 * @param array{line: int, fields: array<string, mixed>, changes: bool} $entry `changes`: whether a redirect that is there is changed.
	 *        `id` in its fields: the redirect that the row was exported from (Csv::mark()).
	 */
	public function put(array $entry): Rule|WP_Error {
		['line' => $line, 'fields' => $fields, 'changes' => $changes] = $entry;
		$stored = $changes ? Csv::marked((string) ($fields['id'] ?? '')) : null;
		unset($fields['id']);
		$rule = $stored === null ? $this->add($fields) : $this->change($fields, $stored, $line);
		if (is_wp_error($rule) && $rule->get_error_code() === 'pharos_redirect_exists') {
			$same = RedirectRepository::find((int) $rule->get_error_data()['redirect']['id']);
			if ($same !== null && $this->is_second($same, $line)) {
				return new WP_Error(
					'pharos_redirect_second',
					__('This URL is in the file twice.', 'pharos-seo'),
				);
			}
			if ($same !== null && $changes && $stored === null) {
				$rule = $this->change(['source' => $same->source] + $fields, $same, $line);
			}
		} elseif (!is_wp_error($rule) && !array_key_exists($rule->id, $this->before)) {
			$this->before[$rule->id] = null;
		}
		if (!is_wp_error($rule)) {
			$this->lines[$rule->id] = $line;
		}
		return $rule;
	}

	/** Holds a redirect of an earlier part of a dry run in memory, as if it had been accepted. @param array<string, mixed> $fields */
	public function assume(array $fields): void {
		$input = new Input();
		$rule = $input->read($fields, new Rule(0, ''));
		if ($input->errors === []) {
			RedirectRepository::add($rule->with(import: $this->number));
			$this->assumed[$rule->key()] = true;
		}
	}

	private function change(array $fields, Rule $stored, int $line): Rule|WP_Error {
		if ($this->is_second($stored, $line)) {
			return new WP_Error(
				'pharos_redirect_second',
				__('This URL is in the file twice.', 'pharos-seo'),
			);
		}
		$this->before[$stored->id] = $stored;
		$is_confirmed = ($fields['source'] ?? $stored->source) === $stored->source;
		$rule = RedirectCheck::run($fields, $stored, $is_confirmed);
		if (is_wp_error($rule) || $rule->fields() === $stored->fields()) {
			return $rule;
		}
		return RedirectWriter::store(
			$rule->with(import: $this->number, replaced: self::replaced($stored, self::PREVIOUS)),
		);
	}

	/** Whether another line of the file has the same URL. */
	private function is_second(Rule $rule, int $line): bool {
		return isset($this->lines[$rule->id])
			? $this->lines[$rule->id] !== $line
			: $rule->import === $this->number || isset($this->assumed[$rule->key()]);
	}

	/** @return array<string, mixed> */
	private static function replaced(Rule $rule, int $depth): array {
		$previous = $rule->replaced;
		for ($at = &$previous; $at !== null && $depth > 0; $depth--) {
			$at = &$at['replaced'];
		}
		$at = null;
		return $rule->fields() + ['import' => $rule->import, 'replaced' => $previous];
	}
}
