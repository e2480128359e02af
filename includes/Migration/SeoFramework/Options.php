<?php
/**
 * The option of The SEO Framework, `autodescription-site-settings`.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoFramework;

use Pharos\Migration\StoredOptions;
use Pharos\Migration\StoredValue;

/** Older versions have fewer keys; DEFAULTS match their behavior. */
final class Options extends StoredOptions {
	protected const DEFAULTS = [
		'auto_description' => 1,
		'homepage_tagline' => 1,
		'og_tags' => 1,
		'facebook_tags' => 1,
		'twitter_tags' => 1,
		'oembed_scripts' => 1,
		'ld_json_enabled' => 1,
		'ld_json_searchbox' => 1,
		'ld_json_breadcrumbs' => 1,
		'knowledge_output' => 1,
		'knowledge_logo' => 1,
		'sitemaps_output' => 1,
	];

	/** Settings that were separate before there was one for all content types. */
	private const OLD = [
		'post_types' => ['attachment' => 'attachment'],
		'taxonomies' => ['category' => 'category', 'post_tag' => 'tag'],
	];

	protected function read(): array {
		$all = StoredValue::option('autodescription-site-settings');
		$separator = $all['title_separator'] ?? '';
		if (
			isset($all['title_seperator']) &&
			!is_bool($separator) &&
			trim(StoredValue::text($separator)) === ''
		) {
			// The name in older versions.
			$all['title_separator'] = $all['title_seperator'];
		}
		return $all;
	}

	public function text(string $key, string $default = ''): string {
		$value = $this->all()[$key] ?? $default;
		return trim(is_bool($value) ? (string) (int) $value : StoredValue::text($value));
	}

	public function id(string $key): int {
		return max(0, (int) $this->text($key));
	}

	/**
	 * Whether a content type has a robots directive.
	 *
	 * @param 'noindex'|'nofollow'|'noarchive' $directive
	 * @param 'post_types'|'taxonomies'        $group
	 */
	public function directs(string $directive, string $group, string $name): bool {
		$key = "{$directive}_$group";
		if (isset($this->all()[$key])) {
			return StoredValue::is_on($this->map($key)[$name] ?? 0);
		}
		$old = self::OLD[$group][$name] ?? '';
		return $old === ''
			? $directive === 'noindex' && $name === 'post_format'
			: $this->is_on("{$old}_$directive");
	}

	/** Whether the plugin is off on pages of a content type. @param 'post_types'|'taxonomies' $group */
	public function is_disabled(string $group, string $name): bool {
		if (in_array($name, $this->switched_on("disabled_$group"), true)) {
			return true;
		}
		$types = $group === 'taxonomies' ? get_taxonomy($name)->object_type ?? [] : [];
		return $types !== [] &&
			array_diff($types, $this->switched_on('disabled_post_types')) === [];
	}

	/** @return list<string> Keys of a map whose values are on. */
	public function switched_on(string $key): array {
		return array_map(
			'strval',
			array_keys(array_filter($this->map($key), StoredValue::is_on(...))),
		);
	}
}
