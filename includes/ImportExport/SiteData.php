<?php
/**
 * The settings and the text of robots.txt: the data of exports, imports and the history.
 */

declare(strict_types=1);

namespace Pharos\ImportExport;

use Pharos\RobotsTxt\RobotsTxt;
use Pharos\Settings\Merge;
use Pharos\Settings\Settings;
use WP_Error;

/**
 * The text of robots.txt has a separate option, route and lock. For users it is another setting, so it has a definition
 * here and the name that its route uses.
 */
final class SiteData {
	public const ROBOTS_TXT = 'robots_txt_content';

	private const ROBOTS_TXT_DEFINITION = [
		'type' => 'string',
		'default' => '',
		'sanitize' => 'textarea',
		'maxLength' => RobotsTxt::MAX_BYTES,
		'category' => 'robots_txt',
	];

	public function __construct(public readonly Settings $settings) {}

	/** @return array<string, array> Definitions by name; see Settings\Definitions. */
	public function definitions(): array {
		return $this->settings->definitions() + [
			self::ROBOTS_TXT => self::ROBOTS_TXT_DEFINITION,
			RedirectList::NAME => RedirectList::DEFINITION,
		];
	}

	/** @return list<string> Names of the options that contain the values. */
	public function options(): array {
		return [...$this->settings->options(), RobotsTxt::OPTION];
	}

	/** @return array<string, mixed> All values, including defaults, without redirects. robots.txt is '' while WordPress generates it. */
	public function all(): array {
		return $this->settings->all() + [self::ROBOTS_TXT => RobotsTxt::custom_text()];
	}

	/**
	 * Returns the values in the form of the history and of lists of differences: each value appears once. A setting
	 * that is a view of others is replaced by these; a view that also has other parts, such as social_profiles, keeps
	 * those.
	 *
	 * @param array<string, mixed> $values Sanitized values.
	 * @return array<string, mixed>
	 */
	public function apart(array $values): array {
		return $this->settings->views()->take_apart($values);
	}

	/**
	 * Saves values in the form of apart() and keeps all others.
	 *
	 * @param array<string, mixed> $changes
	 * @param array<string, mixed> $base    The previous values; see Settings::save(). Settings without one are overwritten.
	 * @param string               $via     See Settings::save().
	 * @return true|WP_Error See Settings::save().
	 */
	public function save(array $changes, array $base, string $via): bool|WP_Error {
		$parts = $this->parts($changes, $base);
		if (is_wp_error($parts)) {
			return $parts;
		}
		['changes' => $changes, 'base' => $base, 'text' => $text, 'now' => $now] = $parts;
		$saved = $this->settings->save($changes, $base, any_host: true, via: $via);
		if ($saved !== true || $text === $now) {
			return $saved;
		}
		return match (RobotsTxt::save($text, $now === '' ? RobotsTxt::default() : $now, $via)) {
			'saved' => true,
			'changed' => self::robots_txt_conflict(RobotsTxt::custom_text()),
			default => new WP_Error(
				'pharos_settings_not_saved',
				__(
					'The settings were saved. Because of a database error, robots.txt wasn’t. Try again, or contact your host.',
					'pharos-seo',
				),
				['status' => 500],
			),
		};
	}

	/**
	 * Does what save() does, without writing.
	 *
	 * @param array<string, mixed> $changes See save().
	 * @param array<string, mixed> $base    See save().
	 * @return array<string, array{old: mixed, new: mixed}>|WP_Error What would change, or the error of save().
	 */
	public function check(array $changes, array $base): array|WP_Error {
		$parts = $this->parts($changes, $base);
		if (is_wp_error($parts)) {
			return $parts;
		}
		['changes' => $changes, 'base' => $base, 'text' => $text, 'now' => $now] = $parts;
		$changed = $this->settings->check($changes, $base, any_host: true);
		return is_wp_error($changed) || $text === $now
			? $changed
			: $changed + [self::ROBOTS_TXT => ['old' => $now, 'new' => $text]];
	}

	/**
	 * @param array<string, mixed> $changes See save().
	 * @param array<string, mixed> $base    See save().
	 * @return array{changes: array<string, mixed>, base: array<string, mixed>, text: string, now: string}|WP_Error Settings to save and their
	 *         previous values, and the new and the current text of robots.txt; an error if the text has changed since.
	 */
	private function parts(array $changes, array $base): array|WP_Error {
		$now = RobotsTxt::custom_text();
		$text = isset($changes[self::ROBOTS_TXT])
			? RobotsTxt::normalise($changes[self::ROBOTS_TXT])
			: $now;
		$previous = RobotsTxt::normalise($base[self::ROBOTS_TXT] ?? $now);
		$only_settings = static fn(array $values): array => array_diff_key($values, [
			self::ROBOTS_TXT => true,
		]);
		$current = $this->settings->all();
		$changes = $this->whole($only_settings($changes), $current);
		$base = $this->whole($only_settings($base), $current);
		if ($text !== $now && $previous !== $now) {
			// Users who overwrite robots.txt overwrite the settings, too: they are shown all that has changed.
			$merge = new Merge($this->settings->definitions(), $current);
			$conflicts = $merge->conflicts($changes, $base);
			return self::robots_txt_conflict($now, $conflicts, $merge->entries());
		}
		return compact('changes', 'base', 'text', 'now');
	}

	/**
	 * Adds the parts to views that apart() has removed: a save would treat a missing part as deleted.
	 *
	 * @param array<string, mixed> $values
	 * @param array<string, mixed> $current The current values of all settings.
	 * @return array<string, mixed>
	 */
	private function whole(array $values, array $current): array {
		foreach ($this->settings->definitions() as $key => $definition) {
			if (isset($definition['of'], $values[$key])) {
				$values[$key] = $this->settings->views()->complete($key, $values + $current);
			}
		}
		return $values;
	}

	/**
	 * @param array<string, mixed>        $conflicts Those of the settings; see Settings\Merge.
	 * @param array<string, list<string>> $entries
	 */
	private static function robots_txt_conflict(
		string $now,
		array $conflicts = [],
		array $entries = [],
	): WP_Error {
		return new WP_Error(
			'pharos_settings_conflict',
			__('robots.txt was changed in another window or by another user.', 'pharos-seo'),
			[
				'status' => 409,
				'conflicts' => $conflicts + [self::ROBOTS_TXT => $now],
				'entries' => $entries,
			],
		);
	}
}
