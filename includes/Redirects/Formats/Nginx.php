<?php
/**
 * nginx format: directives of a server block. Reads `rewrite`, and `location` with `return`.
 */

declare(strict_types=1);

namespace Pharos\Redirects\Formats;

final class Nginx implements Format {
	public function type(): string {
		return 'text/plain';
	}

	public function read(string $data): \Generator {
		yield from ServerBlock::read($data);
		yield from (new NginxReader())->read(ServerBlock::without($data));
	}

	public function write(iterable $rules): \Generator {
		return ServerBlock::write($rules, NginxSteps::begin(), NginxSteps::write(...));
	}
}
