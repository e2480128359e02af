<?php
/**
 * Why a user can't undo an entry of the history.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\History;

/** The values stay, and the history too: a user who may edit them can undo it. */
final class NotAllowed extends \RuntimeException {
	public function __construct() {
		parent::__construct(
			__(
				'Pages, fields or redirects were changed that you aren’t allowed to edit. Ask an administrator to undo it.',
				'pharos-seo',
			),
		);
	}
}
