<?php
/**
 * The redirects of All in One SEO Pro.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

use Pharos\Migration\Redirects\Locations;
use Pharos\Migration\Redirects\Patterns;
use Pharos\Migration\Redirects\Row;
use Pharos\Migration\Redirects\TableRows;

/** The newest row goes first. Only a source with a query string, and the mode `exact`, depends on the query string. */
final class Redirects extends TableRows {
	protected const TABLE = 'aioseo_redirects';
	protected const ORDER = 'id DESC';

	public function row(array $row): Row {
		$source = trim((string) $row['source_url']);
		$mode = (string) ($row['query_param'] ?? 'ignore');
		$to = trim((string) $row['target_url']);
		$moved = new Row($row['id'], "$source → $to");
		if (!self::is_for_all($moved, (string) ($row['custom_rules'] ?? ''))) {
			return $moved->lose('redirect_condition');
		}
		$mode === 'utm' && $moved->lose('redirect_utm');
		$passes = in_array($mode, ['pass', 'utm'], true);
		$target = Locations::slashed(Locations::below_home($to));
		$fields = [
			'target' => $target,
			'status' => (int) $row['type'],
			'enabled' => (bool) ($row['enabled'] ?? true),
			'ignore_case' => !empty($row['ignore_case']),
		];
		if (!empty($row['regex'])) {
			$pattern = self::pattern($source);
			$rule = Patterns::matching(
				$pattern,
				Patterns::catches($pattern) ? $target : Locations::slashed_group($target),
			);
			return is_string($rule)
				? $moved->lose($rule)
				: $moved->add(
					($passes && $rule['query'] === 'ignore' ? ['query' => 'keep'] : []) +
						$rule +
						$fields,
				);
		}
		[$path, $query] = explode('?', Locations::below_home($source), 2) + [1 => ''];
		$is_exact = $query !== '' && $mode === 'exact';
		$fields += [
			'source' => $is_exact ? "$path?$query" : $path,
			'match' => 'exact',
			'query' => $is_exact ? 'exact' : ($passes ? 'keep' : 'ignore'),
		];
		return $moved->add($fields);
	}

	/** Whether its rules let everybody through who isn't logged in. Rules without a value don't count. */
	private static function is_for_all(Row $row, string $json): bool {
		foreach ((array) json_decode($json, true) as $rule) {
			$type = $rule['type'] ?? '';
			$value = $rule['value'] ?? '';
			if ($type !== 'schedule' && empty($value)) {
				continue;
			}
			if ($type === 'login' && $value === 'loggedout') {
				$row->lose('redirect_login');
			} elseif ($type !== 'login' || $value !== 'any') {
				return false;
			}
		}
		return true;
	}

	/** As it's applied: each "*" is `.*`, and what begins with "^" begins with a slash. */
	private static function pattern(string $source): string {
		$pattern = str_replace('*', '.*', str_replace('.*', '*', $source));
		$pattern = str_replace('/^', '^', $pattern);
		return str_starts_with($pattern, '^') && !preg_match('~^\^\\\\?/~', $pattern)
			? '^/' . substr($pattern, 1)
			: $pattern;
	}
}
