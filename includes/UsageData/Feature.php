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

	public function privacy_policy(): array {
		return ($this->settings)()->get(Report::OPT_IN) && Sender::address() !== ''
			? [
				sprintf(
					/* translators: %s: a domain. */
					__(
						'This site sends usage data of the plugin Pharos SEO to %s once a week: versions, the language of the site and names of changed settings. It sends no personal data.',
						'pharos-seo',
					),
					(string) wp_parse_url(Sender::address(), PHP_URL_HOST),
				),
			]
			: [];
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
