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
	 * @param list<array{details: string, fix: Fix|null}> $places Each of several that are to be mended, instead of `$details` and `$fix`;
	 *                            without a fix where nobody knows.
	 * @param bool        $not_fixable Nothing in the site can mend it, such as what a theme prints.
	 */
	public function __construct(
		public readonly string $details,
		public readonly ?Fix $fix = null,
		public readonly string $status = '',
		public readonly array $images = [],
		public readonly array $places = [],
		public readonly bool $not_fixable = false,
	) {}
}
