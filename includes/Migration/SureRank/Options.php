<?php
/**
 * The settings of SureRank, `surerank_settings`.
 */

declare(strict_types=1);

namespace Pharos\Migration\SureRank;

use Pharos\Migration\StoredOptions;
use Pharos\Migration\StoredValue;

/** Only changed settings are stored; DEFAULTS has the others. */
final class Options extends StoredOptions {
	protected const DEFAULTS = [
		'separator' => '-',
		'page_title' => '%title% - %site_name%',
		'page_description' => '%content%',
		'home_page_title' => '%site_name% - %tagline%',
		'home_page_description' => '%tagline%',
		'twitter_card_type' => 'summary_large_image',
		'twitter_same_as_facebook' => true,
		'open_graph_tags' => true,
		'facebook_meta_tags' => true,
		'twitter_meta_tags' => true,
		'enable_page_level_seo' => true,
		'enable_google_console' => true,
		'enable_schemas' => true,
		'enable_migration' => true,
		'enable_xml_sitemap' => true,
		'enable_xml_image_sitemap' => true,
		'redirect_attachment_pages_to_post_parent' => true,
		'auto_generate_description' => true,
		'no_index' => ['post_format', 'attachment', 'author', 'date', 'search'],
	];

	/** @param array<string, mixed>|null $all The settings in a file; null for those of this site. */
	public function __construct(protected ?array $all = null) {}

	protected function read(): array {
		return StoredValue::option('surerank_settings');
	}

	/** Returns a text with the blanks around it, which SureRank outputs. */
	public function text(string $key, string $default = ''): string {
		return StoredValue::text($this->value($key) ?? $default);
	}

	/** Whether a setting that is on by default was turned off. */
	public function was_switched_off(string $key): bool {
		return isset($this->all()[$key]) && !$this->is_on($key);
	}

	/** @return array<mixed>|null Null if none were ever saved. */
	public function schemas(): ?array {
		$schemas = $this->all()['schemas'] ?? null;
		return is_array($schemas) ? $schemas : null;
	}

	/** Returns data about the site that was entered in the setup. */
	public static function detail(string $name): string {
		return trim(
			StoredValue::text(StoredValue::option('surerank_settings_onboarding')[$name] ?? ''),
		);
	}
}
