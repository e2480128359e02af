<?php

declare(strict_types=1);

namespace Pharos\Admin;

/**
 * Hands one script the translations of all scripts. WordPress loads only the file made for the enqueued script itself
 * ("pharos-seo-de_DE-<md5 of the script's path>.json"); the strings of lazily loaded chunks lie in files of their own,
 * which nobody would ask for.
 */
final class ScriptTranslations {
	/**
	 * A callback of the filter `pre_load_script_translations`, for scripts of our text domain.
	 *
	 * @param string|false|null $translations JSON, or null when nobody has answered yet.
	 * @return string|false|null JSON in the form of Jed, or what came in when there are no translations.
	 */
	public function merge(string|false|null $translations): string|false|null {
		if ($translations !== null) {
			return $translations;
		}
		$merged = null;
		foreach (self::files(determine_locale()) as $path) {
			$data = json_decode((string) file_get_contents($path), true);
			$messages =
				$data['locale_data']['messages'] ?? ($data['locale_data']['pharos-seo'] ?? null);
			if (!is_array($messages)) {
				continue;
			}
			$merged ??= ['domain' => 'messages', 'locale_data' => ['messages' => []]];
			$merged['locale_data']['messages'] += $messages;
		}
		return $merged === null ? $translations : (string) wp_json_encode($merged);
	}

	/**
	 * Language packs come first: they are newer than what the plugin was shipped with.
	 *
	 * @return list<string>
	 */
	private static function files(string $locale): array {
		$files = [];
		foreach ([WP_LANG_DIR . '/plugins', dirname(PHAROS_FILE) . '/languages'] as $folder) {
			array_push($files, ...glob("{$folder}/pharos-seo-{$locale}-*.json") ?: []);
		}
		return $files;
	}
}
