<?php
/**
 * Sources that have redirects.
 */

declare(strict_types=1);

namespace Pharos\Migration\Redirects;

/** For a Source. Redirects are migrated after its settings, in batches. */
interface HasRedirects {
	public function redirects(): Rows;
}
