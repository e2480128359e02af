<?php
/**
 * Settings of Slim SEO that aren't migrated.
 */

declare(strict_types=1);

namespace Pharos\Migration\SlimSeo;

use Pharos\Migration\LossMapper;
use Pharos\Migration\MappedData;

final class NotMigrated {
	public function __construct(private readonly Options $options) {}

	public function add_to(MappedData $mapped): void {
		(new LossMapper('SlimSeo', $this->options))->add_to($mapped);
		foreach (['meta_title', 'meta_description', 'meta_robots', 'canonical_url'] as $feature) {
			if (!$this->options->has($feature)) {
				$mapped->lose('module', $feature, 'features');
			}
		}
		foreach ($this->options->kinds() as $kind) {
			$name = preg_replace('/_archive\z/', '', $kind) ?? $kind;
			if (in_array($kind, ['home', 'author'], true)) {
				$name = 'post';
			}
			if (!post_type_exists($name) && !taxonomy_exists($name)) {
				$mapped->lose('taxonomy_gone', $kind, 'slim_seo');
			}
		}
	}
}
