<?php
/**
 * /settings-history.
 */

declare(strict_types=1);

namespace Pharos\History;

use Pharos\Core\Permission;
use Pharos\ImportExport\SiteData;
use Pharos\Rest\Routes;
use Pharos\Settings\Json;
use Pharos\Settings\Settings;
use Pharos\Text\Text;
use WP_Error;
use WP_REST_Request;

final class RestController {
	private readonly SiteData $data;

	public function __construct(Settings $settings) {
		$this->data = new SiteData($settings);
	}

	public function register_routes(): void {
		Routes::add(
			'GET /settings-history',
			Permission::Settings,
			fn(): array => ['success' => true, 'data' => $this->entries()],
		);
		Routes::add(
			'POST /settings-history/(?P<id>[\d]+)/restore',
			Permission::Settings,
			$this->restore(...),
			[
				...Routes::id(),
				'only' => [
					'description' => __('The settings to restore, by name.', 'pharos-seo'),
					'type' => 'array',
					'items' => ['type' => 'string'],
				],
				'force' => Routes::flag(__('Overwrite newer changes.', 'pharos-seo')),
			],
		);
	}

	/** @return list<array> */
	private function entries(): array {
		$entries = Entries::all();
		cache_users(array_column($entries, 'user'));
		return array_map($this->described(...), $entries);
	}

	private function described(array $entry): array {
		$changes = [];
		foreach ($entry['changes'] as $key => $change) {
			$definition = $this->data->definitions()[$key] ?? null;
			$change = Change::readable($change, $definition);
			foreach (['old', 'new'] as $side) {
				$change[$side] = Json::shaped($change[$side], $definition ?? []);
			}
			$changes[$key] = $change;
		}
		$user = get_userdata($entry['user']);
		return [
			'id' => $entry['id'],
			'time' => gmdate(DATE_W3C, $entry['time']),
			'user' => $entry['user'],
			'user_name' => $user ? Text::plain($user->display_name) : '',
			'via' => $entry['via'],
			'name' => $entry['name'],
			'application' => $entry['application'],
			'changes' => (object) $changes,
		];
	}

	private function restore(WP_REST_Request $request): array|WP_Error {
		$restored = (new Restorer($this->data))->restore(
			$request['id'],
			$request['only'],
			$request['force'],
		);
		$definitions = $this->data->definitions();
		if (!is_wp_error($restored)) {
			return [
				'success' => true,
				'message' => __('The previous values were restored.', 'pharos-seo'),
				'data' => Json::encode($restored, $definitions),
			];
		}
		$data = $restored->get_error_data();
		if (isset($data['conflicts'])) {
			$json = [
				'conflicts' => Json::encode($data['conflicts'], $definitions),
				'entries' => (object) $data['entries'],
			];
			$restored->add_data($json + $data);
		}
		return $restored;
	}
}
