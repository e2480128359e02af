<?php
/**
 * Safe Redirect Manager.
 */

declare(strict_types=1);

namespace Pharos\Migration\SafeRedirectManager;

use Pharos\Migration\Redirects\OnlyRedirects;
use Pharos\Migration\Redirects\Rows;

final class Source extends OnlyRedirects {
	protected const SLUG = 'safe-redirect-manager';
	protected const NAME = 'Safe Redirect Manager';
	protected const PLUGINS = ['safe-redirect-manager/safe-redirect-manager.php'];

	public function redirects(): Rows {
		return new Redirects();
	}
}
