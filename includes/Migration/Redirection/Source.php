<?php
/**
 * The plugin Redirection.
 */

declare(strict_types=1);

namespace Pharos\Migration\Redirection;

use Pharos\Migration\Redirects\OnlyRedirects;
use Pharos\Migration\Redirects\Rows;

final class Source extends OnlyRedirects {
	protected const SLUG = 'redirection';
	protected const NAME = 'Redirection';
	protected const PLUGINS = ['redirection/redirection.php'];

	public function redirects(): Rows {
		return new Redirects();
	}
}
