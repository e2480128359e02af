<?php
/**
 * Settings of Slim SEO that aren't migrated.
 */

declare(strict_types=1);

namespace Pharos\Migration\SlimSeo;

use Pharos\Migration\MappedData;
use Pharos\Migration\StoredValue;

final class NotMigrated {
	/** Text settings, by the code of the reason. */
	private const TEXTS = [
		'app_id' => ['facebook_app_id'],
		'code' => ['header_code', 'body_code', 'footer_code'],
		'redirects' => ['redirect_www', 'redirect_404_to'],
	];

	public function __construct(private readonly Options $options) {}

	public function into(MappedData $mapped): void {
		foreach (self::TEXTS as $what => $keys) {
			foreach ($keys as $key) {
				$text = $this->options->text($key);
				$mapped->lose_text($what, in_array($text, ['0', '-1'], true) ? '' : $text, $key);
			}
		}
		foreach (['meta_title', 'meta_description', 'meta_robots', 'canonical_url'] as $feature) {
			if (!$this->options->has($feature)) {
				$mapped->lose('module', $feature, 'features');
			}
		}
		if (StoredValue::option('ss_redirects') !== [] && $this->options->has('redirection')) {
			$mapped->lose('redirects', '', 'ss_redirects');
		}
		if (StoredValue::option('slim_seo_schemas') !== []) {
			$mapped->lose('schema', '', 'slim_seo_schemas');
		}
		foreach ($this->options->kinds() as $kind) {
			$name = preg_replace('/_archive\z/', '', $kind) ?? $kind;
			if (in_array($kind, ['home', 'author'], true)) {
				$name = 'post';
			}
			if (!post_type_exists($name) && !taxonomy_exists($name)) {
				$mapped->lose('taxonomy_gone', $kind, 'slim_seo');
				continue;
			}
		}
	}
}
