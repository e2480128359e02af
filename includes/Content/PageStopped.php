<?php
/**
 * Thrown where a plugin would end the request for a page, by a redirect or an error message.
 */

declare(strict_types=1);

namespace Pharos\Content;

final class PageStopped extends \Exception {
	/** @param bool $is_same_page Whether it redirects to the same page. */
	public function __construct(public readonly bool $is_same_page = false) {
		parent::__construct();
	}
}
