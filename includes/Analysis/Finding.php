<?php
/**
 * What is wrong with one page.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

final class Finding {
	/**
	 * @param string     $details What, such as "72 characters".
	 * @param Fix|null   $fix     What mends it; null for where the page is edited.
	 * @param string     $status  Where it is not the check's severity.
	 * @param list<array> $images See Result: images that it is about.
	 */
	public function __construct(
		public readonly string $details,
		public readonly ?Fix $fix = null,
		public readonly string $status = '',
		public readonly array $images = [],
	) {}
}
