<?php
/**
 * Checks that the badge has a name.
 */

declare(strict_types=1);

namespace Pharos_Example;

use Pharos\Analysis\Check;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;

final class Name_Check implements Check {
	/** Begins with the name of the add-on. */
	public function id(): string {
		return 'example_name';
	}

	public function severity(): string {
		return self::WARNING;
	}

	public function run(Site $site): ?Result {
		if (!setting('example_badge')) {
			return null;
		}
		return setting('example_name') === ''
			? Result::found(__('The badge has no name.', 'pharos-example'), [
				__('Enter a name on Tools > Example Add-on.', 'pharos-example'),
			])
			: Result::passed(__('The badge has a name.', 'pharos-example'));
	}
}
