<?php
/**
 * The options of Yoast SEO.
 */

declare(strict_types=1);

namespace Pharos\Migration\Yoast;

use Pharos\Migration\StoredOptions;
use Pharos\Migration\StoredValue;

/** `wpseo_titles`, `wpseo_social` and `wpseo`, as one: no key has two meanings. */
final class Options extends StoredOptions {
	protected function read(): array {
		return StoredValue::option('wpseo_titles') +
			StoredValue::option('wpseo_social') +
			StoredValue::option('wpseo');
	}
}
