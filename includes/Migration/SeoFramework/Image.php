<?php
/**
 * Images of The SEO Framework, by URL; an id only adds their metadata.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoFramework;

use Pharos\Migration\MappedData;
use Pharos\Migration\Images;

final class Image {
	/** Deleted images are still output by The SEO Framework: they're migrated and recorded as a loss. */
	public static function add_to(
		MappedData $mapped,
		string $url,
		int $id,
		string $to_url,
		string $to_id = '',
	): void {
		if (trim($url) === '') {
			return;
		}
		if ($id > 0 && get_post_type($id) !== 'attachment') {
			$mapped->lose(
				'image_gone',
				$url,
				$to_url,
				__('The image no longer exists. Its URL is kept.', 'pharos-seo'),
			);
			$id = 0;
		}
		Images::add_to($mapped, $url, $id, $to_url, $to_id);
	}
}
