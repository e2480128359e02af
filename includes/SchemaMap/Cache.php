<?php
/**
 * The cached parts of the schema map.
 */

declare(strict_types=1);

namespace Pharos\SchemaMap;

use Pharos\Settings\Settings;

/** Each part is a transient; its name contains a token, which every change of content deletes. */
final class Cache {
	/** The token: an autoloaded option that exists only while something is cached, because each change reads it. */
	public const TOKEN = 'pharos_schema_map';

	/** Maximum age in seconds: content that other plugins hide may change unnoticed, as in sitemaps. */
	private const LONGEST = HOUR_IN_SECONDS;

	/** @param \Closure(): Map $map Called only if a part isn't cached. */
	public function __construct(
		private readonly Settings $settings,
		private readonly \Closure $map,
	) {}

	/** @return list<array{type: string, label: string, pages: list<string>}> See Map::index(). */
	public function index(): array {
		return (array) json_decode(
			(string) $this->part(
				'',
				fn(): string => (string) wp_json_encode(($this->map)()->index()),
			),
			true,
		);
	}

	/** @return string|null JSON lines; null if there is no such page. */
	public function page(string $type, int $page): ?string {
		return $this->part("$type $page", fn(): ?string => ($this->map)()->page($type, $page));
	}

	/** Makes all parts invalid. */
	public static function forget(): void {
		delete_option(self::TOKEN);
	}

	/** @param \Closure(): ?string $make */
	private function part(string $name, \Closure $make): ?string {
		$token = (string) get_option(self::TOKEN, '');
		if ($token === '') {
			$token = bin2hex(random_bytes(8));
			update_option(self::TOKEN, $token, true);
		}
		$key = 'pharos_map_' . md5("$token $name " . $this->sign());
		$stored = get_transient($key);
		// Compressed: a page has megabytes, and databases limit the size of a query.
		$text = is_string($stored) ? gzuncompress((string) base64_decode($stored, true)) : false;
		if ($text !== false) {
			return $text;
		}
		$text = $make();
		// A change while it was made has deleted the token, or another request has a new one.
		if ($text !== null && get_option(self::TOKEN) === $token) {
			set_transient($key, base64_encode((string) gzcompress($text)), self::LONGEST);
		}
		return $text;
	}

	/** The fingerprint of everything that the map depends on, except content. */
	private function sign(): string {
		return md5(
			serialize([
				PHAROS_VERSION,
				$this->settings->all(),
				array_map('get_option', [
					'home',
					'blogname',
					'blogdescription',
					'permalink_structure',
					'show_on_front',
					'page_on_front',
					'page_for_posts',
					'active_plugins',
				]),
				get_locale(),
			]),
		);
	}
}
