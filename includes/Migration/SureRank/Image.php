<?php
/**
 * Images of SureRank, by URL.
 */

declare(strict_types=1);

namespace Pharos\Migration\SureRank;

use Pharos\Migration\MappedData;
use Pharos\Migration\StoredValue;

final class Image {
	/** File extensions of URLs that SureRank accepts as images. */
	private const PICTURE = '/\.(?:jpe?g|png|gif|webp|avif)\z/i';

	/** Returns the URL; '' for one that SureRank never output, which is recorded as a loss. */
	public static function accepted(MappedData $mapped, string $url, string $field): string {
		$url = StoredValue::address($url);
		if ($url === '' || preg_match(self::PICTURE, $url) === 1) {
			return $url;
		}
		$mapped->lose(
			'no_picture',
			$url,
			$field,
			__(
				'The source plugin didn’t output this image, because its URL doesn’t end like that of an image. It isn’t migrated.',
				'pharos-seo',
			),
		);
		return '';
	}

	/**
	 * Returns the id of an existing image, for its size and alt text; 0 for an external image, or for a deleted one,
	 * which is recorded as a loss.
	 */
	public static function id(MappedData $mapped, string $url, int $id, string $field): int {
		if ($id <= 0 || get_post_type($id) === 'attachment') {
			return max(0, $id);
		}
		$mapped->lose(
			'image_gone',
			$url,
			$field,
			__('The image no longer exists. Its URL is kept.', 'pharos-seo'),
		);
		return 0;
	}
}
