<?php
/**
 * A row of a source plugin's redirects, as redirects of Pharos.
 */

declare(strict_types=1);

namespace Pharos\Migration\Redirects;

use Pharos\Redirects\Rule;

final class Row {
	/** @var list<array<string, mixed>> Fields of redirects, as in REST: one or several for a row, or none. */
	public array $rules = [];

	/** @var list<array{what: string, text: string}> What isn't migrated, or not fully: a code of NotMigrated, and a reason of its own. */
	public array $losses = [];

	/**
	 * @param string $id   Unique in the source, and the same in each migration.
	 * @param string $text The redirect, for people.
	 */
	public function __construct(public readonly string $id, public readonly string $text) {}

	/** @param string $text Why, in words, if the code's own text isn't enough; translated. */
	public function lose(string $what, string $text = ''): self {
		if (!in_array($what, array_column($this->losses, 'what'), true)) {
			$this->losses[] = ['what' => $what, 'text' => $text];
		}
		return $this;
	}

	/** @param array<string, mixed> $fields Some of Rule::FIELDS. */
	public function add(array $fields): self {
		$status = (int) ($fields['status'] ?? 301);
		if ($status === 303) {
			$this->lose('redirect_status');
			$status = 302;
		}
		if (!in_array($status, Rule::STATUSES, true)) {
			return $this->lose('redirect_action');
		}
		$target = in_array($status, Rule::GONE, true) ? '' : $fields['target'] ?? '';
		if (Locations::is_other($target)) {
			return $this->lose('redirect_target');
		}
		$this->rules[] = ['status' => $status, 'target' => $target] + $fields;
		return $this;
	}
}
