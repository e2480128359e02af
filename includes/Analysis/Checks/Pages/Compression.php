<?php
/**
 * Checks text compression of pages.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

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
			return Result::passed(__('Text compression is used.', 'pharos-seo'));
		}
		if (strlen($answer->body) < self::SMALL) {
			return Result::passed(__('Pages are small enough without compression.', 'pharos-seo'));
		}
		return Result::found(
			__('Text compression isn’t used.', 'pharos-seo'),
			[
				sprintf(
					/* translators: %s: a size such as "88 KB". */
					__(
						'The home page is %s. Compressed, it would be about a quarter of that and load faster, especially on mobile devices.',
						'pharos-seo',
					),
					size_format(strlen($answer->body)),
				),
				__('Many page cache plugins can turn on text compression, too.', 'pharos-seo'),
				...Host::letter(
					sprintf(
						/* translators: %s: a URL. */
						__(
							'Please turn on text compression (gzip or Brotli) for HTML, CSS, JavaScript, JSON, XML and SVG on %s.',
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
