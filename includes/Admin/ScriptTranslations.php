<?php

declare(strict_types=1);

namespace Pharos\Admin;

/**
 * Hands the application's script the translations of all scripts. WordPress loads only the file made for the enqueued script
 * itself ("pharos-seo-de_DE-<md5 of the script's path>.json"); the strings of lazily loaded chunks lie in files of their own,
 * which nobody would ask for. A script of other admin pages gets its own.
 */
final class ScriptTranslations {
	/** Of the fields of a post, term or author, those that are loaded when they are opened. */
	private const TABS = [
		'screen-object-social',
		'screen-object-advanced',
		'screen-object-schemas',
	];

	/** What scripts of other pages load later. */
	private const PARTS = [
		'commands' => ['screen-palette'],
		'editor' => [
			'screen-editor-app',
			'screen-editor-save-problem',
			...self::TABS,
			'screen-unreadable',
		],
		'object-form' => ['screen-object-form-app', ...self::TABS, 'screen-unreadable'],
	];

	/**
	 * A callback of the filter `pre_load_script_translations`, for scripts of our text domain.
	 *
	 * @param string|false|null $translations JSON, or null when nobody has answered yet.
	 * @param string            $handle       The script's.
	 * @return string|false|null JSON in the form of Jed; what came in when there are no translations; false when the page
	 *                           has them already.
	 */
	public function of(string|false|null $translations, string $handle): string|false|null {
		if ($translations !== null) {
			return $translations;
		}
		if ($handle === 'pharos-admin') {
			return self::merge(['*']);
		}
		if (wp_script_is('pharos-admin')) {
			return false;
		}
		$entry = substr($handle, strlen('pharos-'));
		$scripts = [$entry, ...self::PARTS[$entry] ?? []];
		return self::merge(
			array_map(static fn(string $name): string => md5("build/$name.js"), $scripts),
		);
	}

	/** @param list<string> $scripts The md5 of each one's path, or "*" for all. */
	private static function merge(array $scripts): ?string {
		$merged = null;
		foreach (self::files(determine_locale(), $scripts) as $path) {
			$data = json_decode((string) file_get_contents($path), true);
			$messages =
				$data['locale_data']['messages'] ?? ($data['locale_data']['pharos-seo'] ?? null);
			if (!is_array($messages)) {
				continue;
			}
			$merged ??= ['domain' => 'messages', 'locale_data' => ['messages' => []]];
			$merged['locale_data']['messages'] += $messages;
		}
		return $merged === null ? null : (string) wp_json_encode($merged);
	}

	/**
	 * Language packs come first: they are newer than what the plugin was shipped with.
	 *
	 * @param list<string> $scripts See merge().
	 * @return list<string>
	 */
	private static function files(string $locale, array $scripts): array {
		$files = [];
		foreach ([WP_LANG_DIR . '/plugins', dirname(PHAROS_FILE) . '/languages'] as $folder) {
			foreach ($scripts as $script) {
				array_push($files, ...glob("{$folder}/pharos-seo-{$locale}-{$script}.json") ?: []);
			}
		}
		return $files;
	}
}
