<?php
/**
 * Redirects, also from former URLs.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Core\Feature as FeatureBase;
use Pharos\Core\Permission;

final class Feature extends FeatureBase {
	public function register_routes(): void {
		if (!($this->settings)()->get('enable_redirects')) {
			return;
		}
		// Few requests have the parameter; the others don't load the class.
		add_filter(
			'rest_request_before_callbacks',
			static fn($response, $handler, $request) => isset($request['pharos_redirect'])
				? UrlChangeDecision::read($response, $handler, $request)
				: $response,
			12,
			3,
		);
		add_filter(
			'rest_request_after_callbacks',
			static fn($response, $handler, $request) => isset($request['pharos_redirect'])
				? UrlChangeDecision::forget($response)
				: $response,
			10,
			3,
		);
		(new RestController(($this->settings)()))->register_routes();
		BulkController::register_routes();
		ImportsController::register_routes();
		(new ChangesController(($this->settings)()))->register_routes();
	}

	public function commands(): array {
		$edit = new EditCli();
		return ($this->settings)()->get('enable_redirects')
			? [
				'pharos redirect' => [new Cli(($this->settings)()), Permission::Redirects],
				'pharos redirect add' => [[$edit, 'add'], Permission::Redirects],
				'pharos redirect update' => [[$edit, 'update'], Permission::Redirects],
				'pharos redirect delete' => [[$edit, 'delete'], Permission::Redirects],
			]
			: [];
	}

	public function tables(): array {
		return [Table::name() => Table::STEP];
	}
}
