<?php
/**
 * The redirects of Rank Math.
 */

declare(strict_types=1);

namespace Pharos\Migration\RankMath;

use Pharos\Migration\Redirects\Locations;
use Pharos\Migration\Redirects\Patterns;
use Pharos\Migration\Redirects\Row;
use Pharos\Migration\Redirects\TableRows;
use Pharos\Migration\StoredValue;

/**
 * A row has several sources. The newest row goes first. Sources are compared with the decoded path without slashes at its ends, and the
 * query string is always passed on. Its table `rank_math_redirections_cache` only remembers which row was for which URL.
 */
final class Redirects extends TableRows {
	protected const TABLE = 'rank_math_redirections';
	protected const WHERE = "status <> 'trashed'";
	protected const ORDER = 'updated DESC, id';

	protected function from(): string {
		return self::are_on() ? parent::from() : '';
	}

	/** Whether its module redirects visitors. */
	public static function are_on(): bool {
		return in_array('redirections', StoredValue::option('rank_math_modules'), true);
	}

	/** Whether there are any, whether or not it redirects visitors. */
	public static function are_stored(): bool {
		global $wpdb;
		$shows = $wpdb->suppress_errors(true);
		$one = $wpdb->get_var(
			$wpdb->prepare('SELECT 1 FROM %i LIMIT 1', $wpdb->prefix . self::TABLE),
		);
		$wpdb->suppress_errors($shows);
		return $one !== null;
	}

	public function row(array $row): Row {
		$sources = array_filter(StoredValue::map($row['sources']) ?? [], 'is_array');
		$patterns = array_map(
			static fn(array $one): string => StoredValue::text($one['pattern'] ?? ''),
			$sources,
		);
		$moved = new Row($row['id'], implode(', ', $patterns) . " → {$row['url_to']}");
		if (StoredValue::map($row['sources']) === null) {
			return $moved->lose('damaged');
		}
		$fields = [
			'target' => Locations::below_home(
				html_entity_decode($row['url_to'], ENT_QUOTES, 'UTF-8'),
			),
			'status' => (int) $row['header_code'],
			'enabled' => $row['status'] === 'active',
			'query' => 'keep',
		];
		foreach ($sources as $source) {
			self::source(
				$moved,
				StoredValue::text($source['pattern'] ?? ''),
				StoredValue::text($source['comparison'] ?? ''),
				($source['ignore'] ?? '') === 'case',
				$fields,
			);
		}
		return $moved;
	}

	/** @param array<string, mixed> $fields What all sources of the row have. */
	private static function source(
		Row $row,
		string $pattern,
		string $comparison,
		bool $ignores_case,
		array $fields,
	): void {
		if ($comparison === 'regex') {
			$rules = Patterns::replacing(stripslashes($pattern), $fields['target'], true);
			if (is_string($rules)) {
				$row->lose($rules);
				return;
			}
			foreach ($rules as $rule) {
				$row->add(['query' => 'keep'] + $rule + $fields);
			}
			return;
		}
		// As a form has sent them, with backslashes, or as an output was escaped.
		$text = html_entity_decode(stripslashes($pattern), ENT_QUOTES, 'UTF-8');
		$text = match ($comparison) {
			'contains', 'start', 'end' => untrailingslashit($text),
			default => trim($text, '/'),
		};
		// It compares these with the path alone, in the end.
		if (
			$text === '' ||
			str_contains($text, '?') ||
			($comparison === 'start' && $text[0] === '/')
		) {
			$row->lose('redirect_never');
			return;
		}
		$quoted = Patterns::quoted($text);
		// The path before which it has no slash has one here.
		$anywhere = $text[0] === '/' ? ".$quoted" : $quoted;
		$source = match ($comparison) {
			'contains' => $anywhere,
			'start' => "^/$quoted",
			'end' => "$anywhere$",
			default => null,
		};
		$row->add(
			$source === null
				? ['source' => "/$text", 'match' => 'exact', 'ignore_case' => $ignores_case] +
					$fields
				: ['source' => $source, 'match' => 'pattern'] + $fields,
		);
	}
}
