<?php
/**
 * Checks text compression of pages.
 */

declare(strict_types=1);

namespace Pharos\Analysis\General;

use Pharos\Analysis\Check;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;

final class Compression implements Check {
	/** Size in bytes below which compression isn't worthwhile. */
	private const SMALL = 1500;

	public function id(): string {
		return 'compression';
	}

	public function severity(): string {
		return self::SUGGESTION;
	}

	public function run(Site $site): ?Result {
		$answer = $site->home()->answer;
		if (!$answer->is_page()) {
			return null;
		}
		if (preg_match('/gzip|br|zstd|deflate/i', $answer->header('content-encoding')) === 1) {
			return Result::passed(__('Pages are compressed on their way.', 'pharos-seo'));
		}
		if (strlen($answer->body) < self::SMALL) {
			return Result::passed(
				__('Pages are small enough to be sent without compression.', 'pharos-seo'),
			);
		}
		return Result::found(
			__('Pages are sent without compression.', 'pharos-seo'),
			[
				sprintf(
					/* translators: %s: a size such as "88 KB". */
					__(
						'The first page takes %s on its way. Compressed it would be about a quarter of that, and faster to open, above all on phones.',
						'pharos-seo',
					),
					size_format(strlen($answer->body)),
				),
				__('Plugins for page caches can often switch it on, too.', 'pharos-seo'),
				...Host::asked(
					sprintf(
						/* translators: %s: an address. */
						__(
							'Please switch on compression (gzip or Brotli) for HTML, CSS, JavaScript, JSON, XML and SVG on %s.',
							'pharos-seo',
						),
						home_url('/'),
					),
				),
			],
			not_fixable: true,
		);
	}
}
