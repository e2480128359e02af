<?php
/**
 * Generates a settings file.
 */

declare(strict_types=1);

namespace Pharos\ImportExport;

use Pharos\Settings\Json;
use WP_Error;

final class Exporter {
	private readonly Categories $categories;

	public function __construct(private readonly SiteData $data) {
		$this->categories = new Categories($data->definitions());
	}

	/**
	 * @param list<string> $categories The ids of the categories.
	 * @return array{format: string, version: string, site: string, exported: string, settings: object, site_only: list<string>}|WP_Error
	 *         400 pharos_too_many_redirects, or pharos_file_too_large if it couldn't be imported. `settings` by category, including defaults; `site_only`: settings that contain ids of posts, terms or files of this site.
	 */
	public function file(array $categories): array|WP_Error {
		$this->data->settings->refresh();
		$all = $this->data->all();
		$settings = [];
		$site_only = [];
		foreach ($this->categories->settings($categories) as $key) {
			if ($key === RedirectList::NAME) {
				$redirects = RedirectList::all();
				if (is_wp_error($redirects)) {
					return $redirects;
				}
				if ($redirects !== []) {
					$settings[$this->categories->for_key($key)][$key] = $redirects;
				}
				continue;
			}
			$definition = $this->data->definitions()[$key];
			$settings[$this->categories->for_key($key)][$key] = Json::shaped(
				$all[$key],
				$definition,
			);
			if (self::holds_ids($all[$key], $definition)) {
				$site_only[] = $key;
			}
		}
		$file = [
			'format' => SettingsFile::FORMAT,
			'version' => PHAROS_VERSION,
			'site' => home_url(),
			'exported' => gmdate(DATE_W3C),
			'settings' => (object) array_map(
				static fn(array $one): object => (object) $one,
				$settings,
			),
			'site_only' => $site_only,
		];
		return strlen(self::text($file)) <= SettingsFile::MAX_BYTES
			? $file
			: new WP_Error(
				'pharos_file_too_large',
				sprintf(
					/* translators: %s: a size, such as "5 MB". */
					__(
						'The file would be larger than %s and couldn’t be imported. Export the categories separately, and redirects under Advanced > Redirects.',
						'pharos-seo',
					),
					size_format(SettingsFile::MAX_BYTES),
				),
				['status' => 400],
			);
	}

	/** The file as text. @param array $file See file(). */
	public static function text(array $file): string {
		return (string) wp_json_encode(
			$file,
			JSON_PRETTY_PRINT |
				JSON_UNESCAPED_SLASHES |
				JSON_UNESCAPED_UNICODE |
				JSON_PRESERVE_ZERO_FRACTION,
		);
	}

	/** Whether a value contains ids of posts, terms or files. */
	public static function holds_ids(mixed $value, array $definition): bool {
		return match ($definition['site_only'] ?? false) {
			true => true,
			'conditions' => self::names_objects((array) $value),
			default => false,
		};
	}

	/** Whether a display condition of a schema refers to a post or a term. */
	private static function names_objects(array $schemas): bool {
		foreach ($schemas as $schema) {
			foreach (['show_on', 'not_show_on'] as $side) {
				if (!empty(((array) (((array) $schema)[$side] ?? []))['specific'])) {
					return true;
				}
			}
		}
		return false;
	}
}
