<?php
/**
 * Images of SEOPress: a URL, and an id that may belong to another image.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoPress;

use Pharos\Migration\MappedData;
use Pharos\Migration\Images as Shared;

final class Images {
	/**
	 * @param string $to    The field or setting of the URL.
	 * @param bool   $by_id Whether SEOPress outputs the image with the id instead of the URL.
	 */
	public static function add_to(
		MappedData $mapped,
		string $url,
		string $id,
		string $to,
		string $to_id,
		bool $by_id = false,
	): void {
		// Without a URL SEOPress outputs nothing, whatever the id.
		if ($url === '') {
			return;
		}
		$is_ours = str_starts_with($url, home_url('/')) || str_starts_with($url, '/');
		Shared::add_to($mapped, $url, $by_id || $is_ours ? (int) $id : 0, $to, $to_id);
	}
}
