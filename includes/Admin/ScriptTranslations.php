<?php

declare(strict_types=1);

namespace Pharos\Admin;

/**
 * Adds the translations of all scripts to the application's script. WordPress loads only the file for the enqueued
 * script ("pharos-seo-de_DE-<md5 of the script's path>.json"); strings of lazily loaded chunks are in separate files,
 * which it doesn't load. A script of another admin page gets the translations of its own chunks.
 */
final class ScriptTranslations {
	/** Chunks of the fields of posts, terms and authors that load when opened. */
	private const TABS = [
		'screen-object-social',
		'screen-object-advanced',
		'screen-object-checks',
		'screen-object-schemas',
		'screen-suggestions',
	];

	/** Chunks that scripts of other pages load later. */
	private const PARTS = [
		'commands' => ['screen-palette'],
		'editor' => [
			'screen-editor-alt-text',
			'screen-editor-app',
			'screen-editor-save-problem',
			...self::TABS,
			'screen-unreadable',
		],
		'url-changes' => ['screen-unreadable'],
		'url-changes-editor' => [
			'screen-editor-url-choice',
			'screen-editor-url-news',
			'screen-unreadable',
		],
		'object-form' => ['screen-object-form-app', ...self::TABS, 'screen-unreadable'],
		'elementor' => ['screen-object-elementor', ...self::TABS, 'screen-unreadable'],
		'media-details' => ['screen-media-alt-text', 'screen-unreadable'],
		'post-list' => ['screen-check-posts', 'screen-unreadable'],
	];

	/**
	 * Callback of the filter `pre_load_script_translations`, for scripts with Pharos's text domain.
	 *
	 * @param string|false|null $translations JSON, or null if no other callback has set it.
	 * @param string            $handle       The handle of the script.
	 * @return string|false|null JSON in Jed format; $translations if it is set; false if the application's script includes them.
	 */
	public function filter(string|false|null $translations, string $handle): string|false|null {
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

	/** @param list<string> $scripts The md5 of each script's path, or "*" for all. */
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
	 * Language packs come first: they are newer than the plugin's translation files.
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
