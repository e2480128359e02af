<?php
/**
 * Settings of Yoast SEO that aren't migrated.
 */

declare(strict_types=1);

namespace Pharos\Migration\Yoast;

use Pharos\Migration\LossMapper;
use Pharos\Migration\MappedData;
use Pharos\Migration\StoredValue;
use Pharos\Text\Text;

final class NotMigrated {
	public function __construct(private readonly Options $options) {}

	public function add_to(MappedData $mapped): void {
		$losses = new LossMapper('Yoast', $this->options);
		$losses->verification($mapped);
		$losses->damaged($mapped);
		$losses->add_to($mapped);
		$name = Text::plain($this->options->text('website_name'));
		if ($name !== Text::plain((string) get_option('blogname'))) {
			$mapped->lose_text('site_name', $name, 'website_name');
		}
		foreach (array_keys(StoredValue::option('wpseo_taxonomy_meta')) as $taxonomy) {
			if (!taxonomy_exists((string) $taxonomy)) {
				$mapped->lose('taxonomy_gone', (string) $taxonomy, 'wpseo_taxonomy_meta');
			}
		}
	}
}
