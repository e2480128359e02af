<?php
/**
 * The answers of the feature’s routes.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

final class Responses {
	/** The result of a check. */
	public const ITEM = [
		'status' => "'error'|'warning'|'suggestion'|'success'",
		'message' => 'string',
		'description' =>
			'array: Texts, lists (`list`), links (`links`) and images (`images`); `CheckPart` in store/analysis/types.ts.',
		'ignore' => 'boolean: Whether it is ignored.',
		'not_fixable' => 'boolean: Whether it can’t be fixed within the site.',
		'fix' => ['' => 'object|null', 'label' => 'string', 'url' => 'string'],
		'help' =>
			'string: URL of the section about the check in the Help Center; empty for checks of add-ons.',
	];

	/** @return array<string, array{string, array}> See Rest\Schema. */
	public static function all(): array {
		$report = [
			'data' => ['' => 'object: By ID of the check.', '*' => self::ITEM],
			'checked_at' => 'time|null: When the checks ran.',
			'running' => 'boolean: Whether a run is in progress; this is the report before it.',
			'message?' => 'string: Why some checks couldn’t run.',
		];
		$ignored = ['status' => "'success'"];
		$text =
			'The checks run when the last report is a day old, when something it depends on has changed, or with `force`; within 60 seconds. With `check`, only that one.';
		return [
			'GET /checks/general' => ["Returns the checks of a page. $text", $report],
			'GET /checks/other' => ["Returns the checks of the site. $text", $report],
			'GET /checks/settings' => ["Returns the checks of the settings. $text", $report],
			'POST /ignore-checks' => ['Ignores a check.', $ignored],
			'DELETE /ignore-checks' => ['Restores a check that is ignored.', $ignored],
		];
	}
}
