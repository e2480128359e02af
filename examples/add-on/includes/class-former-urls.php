<?php
/**
 * Redirects /example-12/ to the post with this ID.
 */

declare(strict_types=1);

namespace Pharos_Example;

use Pharos\Redirects\Address;
use Pharos\Redirects\Rule;
use Pharos\Redirects\Source;

final class Former_Urls implements Source {
	public function find(Address $address): ?Rule {
		return preg_match('~^/example-([1-9]\d*)$~', $address->path, $match) === 1
			? new Rule(id: 0, source: $address->path, target: "post-$match[1]")
			: null;
	}
}
