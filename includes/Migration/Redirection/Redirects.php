<?php
/**
 * The redirects of the plugin Redirection.
 */

declare(strict_types=1);

namespace Pharos\Migration\Redirection;

use Pharos\Migration\Redirects\Locations;
use Pharos\Migration\Redirects\Patterns;
use Pharos\Migration\Redirects\Row;
use Pharos\Migration\Redirects\TableRows;
use Pharos\Migration\StoredValue;

/**
 * The lowest position goes first. A row has the flags that differ from those of the options. URLs are below the domain, and a trailing
 * slash makes a difference there unless a flag says otherwise; here it makes none.
 */
final class Redirects extends TableRows {
	protected const TABLE = 'redirection_items';
	protected const ORDER = 'position, id';

	/** Targets that are put together for each request. */
	private const CHANGING = '/\[(?:userid|userlogin|userurl|unixtime|md5|upper|lower|dashes|underscores)\b|%user(?:id|login|url)%|\$(?:dec|hex)\$/';

	/** @var list<int>|null Groups that are off. */
	private ?array $off = null;

	public function row(array $row): Row {
		$flags = self::flags($row);
		$data = self::data($row);
		$to = $row['action_type'] === 'url' ? $this->target($row, $data) : '';
		$moved = new Row($row['id'], $row['url'] . ((string) $to === '' ? '' : " → $to"));
		if (
			!in_array($row['action_type'], ['url', 'error'], true) ||
			($row['action_type'] === 'error' &&
				$row['match_type'] !== 'url' &&
				$row['match_type'] !== 'page')
		) {
			return $moved->lose(
				$row['action_type'] === 'error' ? 'redirect_condition' : 'redirect_action',
			);
		}
		if ($to === null) {
			return $moved->lose('redirect_condition');
		}
		if ($row['match_type'] === 'login' && ($data['logged_in'] ?? '') === '') {
			$moved->lose('redirect_login');
		}
		if (preg_match(self::CHANGING, $to)) {
			return $moved->lose('redirect_target');
		}
		$fields = [
			'status' => (int) $row['action_code'],
			'enabled' =>
				$row['status'] === 'enabled' &&
				!in_array((int) $row['group_id'], $this->off(), true),
			'ignore_case' => $flags['flag_case'],
		];
		return $flags['flag_regex']
			? self::pattern($moved, $row['url'], $to, $fields)
			: self::exact($moved, $row['url'], $to, $flags, $fields);
	}

	/** @param array<string, mixed> $fields Of each redirect of the row. */
	private static function pattern(Row $row, string $url, string $to, array $fields): Row {
		$rules = Patterns::replacing(rawurldecode($url), $to, false);
		if (is_string($rules)) {
			return $row->lose($rules);
		}
		foreach ($rules as $rule) {
			$row->add(['target' => Locations::of_domain($rule['target'])] + $rule + $fields);
		}
		return $row;
	}

	private static function exact(
		Row $row,
		string $url,
		string $to,
		array $flags,
		array $fields,
	): Row {
		$source = Locations::source_of_domain($url);
		if ($source === null) {
			return $row->lose('redirect_never');
		}
		$query = explode('?', $source, 2)[1] ?? '';
		$target = Locations::of_domain($to);
		$mode = $flags['flag_query'];
		// With parameters of its own, it redirects URLs with more of them, too.
		if ($query !== '' && in_array($mode, ['ignore', 'pass'], true)) {
			$row->lose('redirect_query');
			if ($mode === 'pass') {
				$target .= (str_contains($target, '?') ? '&' : '?') . $query;
			}
		}
		$fields += [
			'target' => $target,
			'query' => match (true) {
				$query !== '' => 'exact',
				$mode === 'pass' => 'keep',
				$mode === 'ignore' => 'ignore',
				default => 'exact',
			},
		];
		return $row->add(['source' => $source, 'match' => 'exact'] + $fields);
	}

	/** @return string|null Where it leads all visitors, or those who aren't logged in; null if that depends on something else. */
	private function target(array $row, array $data): ?string {
		$target = match ($row['match_type']) {
			'url' => StoredValue::text($row['action_data']),
			// Only if WordPress finds nothing, as here.
			'page' => StoredValue::text($data['url'] ?? ''),
			'login' => StoredValue::text($data['logged_out'] ?? ''),
			'server' => self::is_here($data)
				? StoredValue::text($data['url_from'] ?? ($data['url'] ?? ''))
				: '',
			default => '',
		};
		$is_split =
			$row['match_type'] === 'login' &&
			!in_array($data['logged_in'] ?? '', ['', $target], true);
		if ($target === '' || $is_split) {
			return null;
		}
		$post = ctype_digit($target) ? get_permalink((int) $target) : false;
		return $post ?: $target;
	}

	/** Whether a condition on the domain names this site's. */
	private static function is_here(array $data): bool {
		$host = wp_parse_url(StoredValue::text($data['server'] ?? ''), PHP_URL_HOST);
		return is_string($host) &&
			strcasecmp($host, (string) wp_parse_url(home_url(), PHP_URL_HOST)) === 0;
	}

	/** @return array<string, mixed> What belongs to the kind of match. */
	private static function data(array $row): array {
		return StoredValue::map($row['action_data']) ?? [];
	}

	/** @return array{flag_query: string, flag_case: bool, flag_regex: bool} */
	private static function flags(array $row): array {
		$own = json_decode((string) ($row['match_data'] ?? ''), true)['source'] ?? [];
		$flags =
			(is_array($own) ? $own : []) + ['flag_regex' => (bool) $row['regex']] +
			StoredValue::option('redirection_options');
		return [
			'flag_query' => StoredValue::text($flags['flag_query'] ?? '') ?: 'exact',
			'flag_case' => ($flags['flag_case'] ?? false) === true,
			'flag_regex' => (bool) $flags['flag_regex'],
		];
	}

	/** @return list<int> */
	private function off(): array {
		global $wpdb;
		if ($this->off === null) {
			$shows = $wpdb->suppress_errors(true);
			$this->off = array_map(
				'intval',
				$wpdb->get_col(
					$wpdb->prepare(
						"SELECT id FROM %i WHERE status = 'disabled'",
						"{$wpdb->prefix}redirection_groups",
					),
				),
			);
			$wpdb->suppress_errors($shows);
		}
		return $this->off;
	}
}
