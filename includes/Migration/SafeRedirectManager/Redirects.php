<?php
/**
 * The redirects of Safe Redirect Manager.
 */

declare(strict_types=1);

namespace Pharos\Migration\SafeRedirectManager;

use Pharos\Migration\Redirects\Locations;
use Pharos\Migration\Redirects\Patterns;
use Pharos\Migration\Redirects\PostRows;
use Pharos\Migration\Redirects\Row;

/**
 * Paths below the home URL, compared without regard to letter case and trailing slashes; a "*" at the end stands for all that follows. The
 * query string is passed on, unless the source has one.
 */
final class Redirects extends PostRows {
	protected const TYPE = 'redirect_rule';
	protected const KEY = '_redirect_rule_from';
	protected const ORDER = 'p.menu_order, p.ID';

	/** Redirects that it looks through, unless a filter says otherwise. */
	private const MOST = 1000;

	private const STATUSES = [301, 302, 303, 307, 403, 404, 410];

	private int $published = 0;

	public function read(int $from, int $limit): array {
		// Which of them are beyond the limit depends on those before it.
		if ($from > 0 && $this->published === 0) {
			parent::read(0, $from);
		}
		return parent::read($from, $limit);
	}

	public function row(object $post, array $meta): Row {
		$of = static fn(string $name): string => $meta["_redirect_rule_$name"] ?? '';
		$from = untrailingslashit($of('from')) ?: '/';
		$status = (int) $of('status_code');
		$row = new Row($post->ID, "$from → {$of('to')}");
		if ($of('to') === '' && $status !== 410) {
			return $row->lose(
				in_array($status, [403, 404], true) ? 'redirect_action' : 'redirect_never',
			);
		}
		$is_published = $post->post_status === 'publish';
		if ($is_published && ++$this->published > self::most()) {
			return $row->lose('redirect_never');
		}
		$of('message') !== '' && $status === 410 && $row->lose('redirect_message');
		$fields = [
			// It redirects with 302 if it doesn't know the status.
			'status' => in_array($status, self::STATUSES, true) ? $status : 302,
			'enabled' => $is_published,
			'ignore_case' => true,
			// A target with a query string keeps its own.
			'query' => str_contains($of('to'), '?') ? 'ignore' : 'keep',
		];
		$to = self::target($row, $of('to'), !empty($meta['_force_https']));
		if ($of('from_regex') !== '' && $of('from_regex') !== '0') {
			return self::pattern($row, $from, $to, $fields);
		}
		return str_ends_with($from, '*')
			? self::wildcard($row, rtrim($from, '*'), $to, $fields)
			: $row->add([
				'source' => $from,
				'match' => 'exact',
				'target' => Locations::of_domain($to),
				...$fields,
				...str_contains($from, '?') ? ['query' => 'exact'] : [],
			]);
	}

	/** @param array<string, mixed> $fields Of each redirect of the row. */
	private static function pattern(Row $row, string $from, string $to, array $fields): Row {
		$rules = Patterns::replacing($from, $to, false);
		if (is_string($rules)) {
			return $row->lose($rules);
		}
		foreach ($rules as $rule) {
			$row->add(
				[
					'target' => Locations::of_domain($rule['target']),
					'query' => $rule['query'] === 'exact' ? 'exact' : $fields['query'],
				] +
					$rule +
					$fields,
			);
		}
		return $row;
	}

	/** @param string $base What stands before the "*". */
	private static function wildcard(Row $row, string $base, string $to, array $fields): Row {
		$takes_rest = str_ends_with($to, '*');
		$target = Locations::of_domain(rtrim($to, '*'));
		// A folder with all that is below it: found by an index, which no pattern is.
		if (
			$takes_rest &&
			str_ends_with($base, '/') &&
			str_ends_with($target, '/') &&
			!str_contains($base, '?')
		) {
			return $row->add(
				['source' => $base, 'match' => 'prefix', 'target' => $target] + $fields,
			);
		}
		if (str_contains($base, '?')) {
			return $row->lose('redirect_query');
		}
		return $row->add([
			'source' => '^' . Patterns::quoted($base) . ($takes_rest ? '/*(.*)$' : ''),
			'match' => 'pattern',
			'target' => $target . ($takes_rest ? '$1' : ''),
			...$fields,
		]);
	}

	private static function target(Row $row, string $to, bool $forces_https): string {
		if (!$forces_https) {
			return $to;
		}
		$target = Locations::of_domain($to);
		if (str_starts_with($target, '/') && !str_starts_with(home_url(), 'https:')) {
			$row->lose('redirect_https');
		}
		return preg_replace('~^http:~i', 'https:', $target);
	}

	private static function most(): int {
		return function_exists('srm_get_max_redirects')
			? (int) srm_get_max_redirects()
			: self::MOST;
	}
}
