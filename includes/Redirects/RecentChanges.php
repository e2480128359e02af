<?php
/**
 * The URL changes that a user has just caused: they can choose something else for a while, or undo them.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

/** In a transient of the user. So users can only choose for URLs that they have changed themselves. */
final class RecentChanges {
	/** Most changes that are remembered. */
	private const MOST = 100;

	/** How long after a change a page that is loaded tells of it, in seconds. */
	private const NEWS = MINUTE_IN_SECONDS;

	/** What the changes of one request have in common. */
	private static string $request = '';

	public static function add(UrlChange $change): void {
		if (!UrlChangePrompt::may()) {
			return;
		}
		self::$request = self::$request ?: uniqid('', true);
		$all = self::stored();
		$all[uniqid('', true)] = [
			'request' => self::$request,
			'at' => time(),
			'change' => $change->to_array(),
		];
		self::store($all);
	}

	/** @return array<string, UrlChange> Those of the user's last request that changed URLs, by key. */
	public static function latest(): array {
		$all = self::stored();
		$request = end($all)['request'] ?? '';
		return self::changes(
			array_filter($all, static fn(array $one): bool => $one['request'] === $request),
		);
	}

	/** Whether they are so new that the page after the change tells of them. */
	public static function are_new(): bool {
		$all = self::stored();
		return (end($all)['at'] ?? 0) >= time() - self::NEWS;
	}

	/**
	 * @param string[] $keys
	 * @return array<string, UrlChange> Without those that are no longer remembered.
	 */
	public static function pick(array $keys): array {
		return self::changes(array_intersect_key(self::stored(), array_flip($keys)));
	}

	/**
	 * @param array<string, UrlChange|null> $changes By key; null for one that was undone. It stays the latest one, so that the change before it
	 *                                               isn't announced again.
	 */
	public static function update(array $changes): void {
		$all = self::stored();
		foreach ($changes as $key => $change) {
			if (isset($all[$key])) {
				$all[$key]['is_undone'] = $change === null;
				$all[$key]['change'] = $change?->to_array() ?? $all[$key]['change'];
			}
		}
		self::store($all);
	}

	/** Runs what must not be remembered. */
	public static function without(\Closure $run): mixed {
		$all = self::stored();
		try {
			return $run();
		} finally {
			self::store($all);
		}
	}

	/** @return array<string, UrlChange> */
	private static function changes(array $stored): array {
		return array_map(
			static fn(array $one): UrlChange => new UrlChange(...$one['change']),
			array_filter($stored, static fn(array $one): bool => !($one['is_undone'] ?? false)),
		);
	}

	/** @return array<string, array{request: string, at: int, change: array}> */
	private static function stored(): array {
		$all = get_transient(self::name());
		return is_array($all) ? $all : [];
	}

	private static function store(array $all): void {
		set_transient(self::name(), array_slice($all, -self::MOST), HOUR_IN_SECONDS);
	}

	private static function name(): string {
		return 'pharos_url_changes_' . get_current_user_id();
	}
}
