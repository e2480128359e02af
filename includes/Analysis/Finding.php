<?php
/**
 * An issue on one page.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

final class Finding {
	/**
	 * @param string     $details A short description, such as "72 characters".
	 * @param Fix|null   $fix     The link to fix it; null to use the link to edit the page.
	 * @param string     $status  The status, if it isn't the check's severity.
	 * @param list<array> $images The affected images: see Result.
	 * @param list<array{details: string, fix: Fix|null}> $places Several locations of the issue, instead of `$details` and `$fix`;
	 *                            `fix` is null if the location is unknown.
	 * @param bool        $not_fixable Whether it can't be fixed on the site, such as output of a theme.
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
