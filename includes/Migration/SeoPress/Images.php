<?php
/**
 * Images of SEOPress: an address, and an id beside it that may be of another image.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoPress;

use Pharos\Migration\Carried;
use Pharos\Migration\Images as Shared;

final class Images {
	/**
	 * @param string $to    The field, or setting, of the address.
	 * @param bool   $by_id Whether it prints the image of the id, else the address.
	 */
	public static function into(
		Carried $carried,
		string $url,
		string $id,
		string $to,
		string $to_id,
		bool $by_id = false,
	): void {
		// Without an address nothing is printed, whatever the id.
		if ($url === '') {
			return;
		}
		$is_ours = str_starts_with($url, home_url('/')) || str_starts_with($url, '/');
		Shared::into($carried, $url, $by_id || $is_ours ? (int) $id : 0, $to, $to_id);
	}
}
