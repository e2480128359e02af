<?php
/**
 * The social sharing data of a page for one network.
 */

declare(strict_types=1);

namespace Pharos\Social;

use Pharos\Content\Image;

/** Values are plain text. */
final class Share {
	public function __construct(
		public readonly string $title,
		public readonly string $description,
		public readonly ?Image $image,
	) {}
}
