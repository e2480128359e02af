<?php
/**
 * How a page looks on one network.
 */

declare(strict_types=1);

namespace Pharos\Social;

/** Plain texts. */
final class Share {
	public function __construct(
		public readonly string $title,
		public readonly string $description,
		public readonly ?Image $image,
	) {}
}
