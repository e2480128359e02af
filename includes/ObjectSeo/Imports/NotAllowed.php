<?php
/**
 * Why a user can't undo an import.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\Imports;

/** The values stay, and the history too: a user who may edit them can undo it. */
final class NotAllowed extends \RuntimeException {
	public function __construct() {
		parent::__construct(
			__(
				'This import has changed pages or fields that you aren’t allowed to edit. Ask an administrator to undo it.',
				'pharos-seo',
			),
		);
	}
}
