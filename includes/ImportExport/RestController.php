<?php
/**
 * /export-settings and /import-settings.
 */

declare(strict_types=1);

namespace Pharos\ImportExport;

use Pharos\Core\Permission;
use Pharos\Rest\Body;
use Pharos\Rest\Routes;
use Pharos\Settings\Json;
use Pharos\Settings\Settings;
use WP_Error;
use WP_REST_Request;

final class RestController {
	public function __construct(private readonly Settings $settings) {}

	public function register_routes(): void {
		Routes::add(
			'GET /export-settings',
			Permission::Settings,
			fn(): array => [
				'success' => true,
				'data' => (new Categories($this->data()->definitions()))->list(),
			],
		);
		Routes::add('POST /export-settings', Permission::Settings, $this->export(...), [
			'categories' => [
				'description' => __('The IDs of the categories to export.', 'pharos-seo'),
				'required' => true,
				'type' => 'array',
				'minItems' => 1,
				'items' => ['type' => 'string'],
			],
		]);
		Routes::add('POST /import-settings', Permission::Settings, $this->import(...), [
			'settings_data' => [
				'description' => __('The content of a settings file.', 'pharos-seo'),
				'required' => true,
				'type' => 'object',
				'additionalProperties' => true,
			],
			'dry_run' => Routes::flag(__('Only list the changes.', 'pharos-seo')),
			'keep_addresses' => Routes::flag(
				__('Don’t replace URLs of the source site.', 'pharos-seo'),
			),
			'only' => [
				'description' => __('The settings to import, by name.', 'pharos-seo'),
				'type' => 'array',
				'items' => ['type' => 'string'],
			],
			'base' => [
				'description' => __(
					'The current values that were shown, by setting. Settings changed since aren’t overwritten.',
					'pharos-seo',
				),
				'type' => 'object',
				'default' => [],
				'additionalProperties' => true,
			],
		]);
	}

	private function export(WP_REST_Request $request): array|WP_Error {
		$data = $this->data();
		$known = array_column((new Categories($data->definitions()))->list(), 'id');
		$unknown = array_diff($request['categories'], $known);
		return $unknown === []
			? self::answer((new Exporter($data))->file($request['categories']))
			: new WP_Error(
				'pharos_unknown_category',
				sprintf(
					/* translators: %s: ids of categories. */
					__('Unknown category: %s', 'pharos-seo'),
					implode(', ', $unknown),
				),
				['status' => 400],
			);
	}

	/** @param array|WP_Error $file See Exporter::file(). */
	private static function answer(array|WP_Error $file): array|WP_Error {
		return is_wp_error($file) ? $file : ['success' => true] + $file;
	}

	private function import(WP_REST_Request $request): array|WP_Error {
		if (strlen((string) $request->get_body()) > SettingsFile::MAX_BYTES) {
			return new WP_Error(
				'pharos_file_too_large',
				sprintf(
					/* translators: %s: a size, such as "5 MB". */
					__('The file is larger than %s.', 'pharos-seo'),
					size_format(SettingsFile::MAX_BYTES),
				),
				['status' => 413],
			);
		}
		$file = Body::object($request, 'settings_data');
		$importer = new Importer($this->data());
		if ($request['dry_run']) {
			$plan = $importer->plan($file, $request['keep_addresses'], $request['only']);
			return is_wp_error($plan)
				? $plan
				: ['success' => true, 'data' => $this->described($plan)];
		}
		$changed = $importer->import(
			$file,
			$request['keep_addresses'],
			$request['only'],
			Body::object($request, 'base'),
		);
		return is_wp_error($changed)
			? $this->failed($changed)
			: [
				'success' => true,
				'message' => __('Settings imported successfully!', 'pharos-seo'),
				'data' => ['changed' => $changed],
			];
	}

	/** Shapes the values of conflicts as in other responses. */
	private function failed(WP_Error $error): WP_Error {
		$data = $error->get_error_data();
		if (isset($data['conflicts'])) {
			$json = [
				'conflicts' => Json::encode($data['conflicts'], $this->data()->definitions()),
				'entries' => (object) ($data['entries'] ?? []),
			];
			$error->add_data($json + $data);
		}
		return $error;
	}

	/** @param array $plan See Importer::plan(). */
	private function described(array $plan): array {
		$definitions = $this->data()->definitions();
		$categories = new Categories($definitions);
		$changes = [];
		foreach ($plan['changes'] as $key => $new) {
			$changes[] = [
				'setting' => $key,
				'category' => $categories->for_key($key),
				'old' => Json::shaped($plan['base'][$key], $definitions[$key]),
				'new' => Json::shaped($new, $definitions[$key]),
			];
		}
		return [
			'changes' => $changes,
			'unknown' => $plan['unknown'],
			'refused' => (object) $plan['refused'],
			'site' => $plan['site'],
			'moves' => $plan['moves'],
			'site_only' => $plan['site_only'],
		] +
			($plan['redirects_refused'] === []
				? []
				: ['redirects_refused' => $plan['redirects_refused']]);
	}

	private function data(): SiteData {
		return new SiteData($this->settings);
	}
}
