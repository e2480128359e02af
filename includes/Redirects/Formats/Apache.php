<?php
/**
 * Apache format: directives of mod_rewrite. Reads those of mod_alias as well.
 */

declare(strict_types=1);

namespace Pharos\Redirects\Formats;

final class Apache implements Format {
	public function type(): string {
		return 'text/plain';
	}

	public function read(string $data): \Generator {
		yield from ServerBlock::read($data);
		yield from (new ApacheReader())->read(ServerBlock::without($data));
	}

	public function write(iterable $rules): \Generator {
		yield "<IfModule mod_rewrite.c>\n";
		yield from ServerBlock::write($rules, ApacheSteps::begin(), ApacheSteps::write(...));
		yield "</IfModule>\n";
	}
}
