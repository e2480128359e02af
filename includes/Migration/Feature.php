<?php
/**
 * Migration from other SEO plugins.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Core\Feature as FeatureBase;
use Pharos\Core\Permission;

final class Feature extends FeatureBase {
	public function register_routes(): void {
		$this->convert_csv();
		if (($this->settings)()->get('enable_migration')) {
			(new RestController(($this->settings)()))->register_routes();
		}
	}

	public function commands(): array {
		$this->convert_csv();
		return ($this->settings)()->get('enable_migration')
			? ['pharos migrate' => [new Cli\Command(($this->settings)()), Permission::Settings]]
			: [];
	}

	public function tables(): array {
		return [
			...array_fill_keys([Tables::ledger(), Tables::losses()], Tables::OPTION),
			Parity\Store::table() => '',
		];
	}

	/** The import of redirects understands the files of redirect plugins. */
	private function convert_csv(): void {
		($this->settings)()->get('enable_redirects') &&
			add_filter('pharos_redirect_csv', [Redirects\CsvRows::class, 'wrap'], 10, 3);
	}
}
