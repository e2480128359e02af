<?php
/**
 * Exports redirects as a file.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Redirects\Formats\Format;

final class Export {
	/** @param string $format One of Format::ALL. @return \Generator<string> The parts of the file. */
	public static function run(string $format): \Generator {
		return (new (Format::ALL[$format])())->write(
			in_array($format, ['apache', 'nginx'], true)
				? RuleList::by_precedence()
				: RuleList::each(),
		);
	}
}
