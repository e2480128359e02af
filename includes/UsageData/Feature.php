<?php
/**
 * Anonymous usage data.
 */

declare(strict_types=1);

namespace Pharos\UsageData;

use Pharos\Core\Feature as FeatureBase;

final class Feature extends FeatureBase {
	public function register_routes(): void {
		(new RestController(($this->settings)()))->register_routes();
	}

	public function events(): array {
		return [
			// Only if a user has allowed it and a URL is set.
			Sender::EVENT => fn() => (new Sender(($this->settings)()))->send(),
		];
	}

	public function settings_saved(array $changed): void {
		(new Sender(($this->settings)()))->plan();
	}

	public function deactivate(): void {
		Sender::stop();
	}
}
