<?php
/**
 * Submits changed URLs to search engines.
 */

declare(strict_types=1);

namespace Pharos\IndexNow;

use Pharos\Core\Feature as FeatureBase;
use Pharos\Core\Permission;

final class Feature extends FeatureBase {
	private ?Notes $notes = null;

	public function register_changes(): void {
		// Before redirects are added, because these discard the former URLs.
		add_action(
			'wp_after_insert_post',
			fn($id, $post, $update, $before = null) => $this->notes()?->post_saved($post, $before),
			9,
			4,
		);
		foreach (['created_term', 'edited_term'] as $change) {
			add_action(
				$change,
				fn($id, $tt, $taxonomy) => $this->notes()?->term_saved(
					(int) $id,
					(string) $taxonomy,
				),
				9,
				3,
			);
		}
		add_action(
			'pharos_field_changed',
			fn($kind, $object) => $this->notes()?->row($kind, $object),
			10,
			2,
		);
		add_action('pharos_redirect_saved', fn($rule) => $this->notes()?->redirect_saved($rule));
	}

	public function register_before_changes(): void {
		add_action(
			'before_delete_post',
			fn($id, $post) => $this->notes()?->post_goes($post),
			10,
			2,
		);
		add_action(
			'pre_delete_term',
			fn($id, $taxonomy) => $this->notes()?->term_goes((int) $id, (string) $taxonomy),
			10,
			2,
		);
	}

	public static function links(): array {
		return [
			'/advanced/indexnow' => [
				'label' => __('IndexNow', 'pharos-seo'),
				'description' => __(
					'Notify search engines as soon as content changes.',
					'pharos-seo',
				),
				'icon' => 'send',
				'keywords' => ['instant indexing', 'ping', 'bing', 'yandex', 'seznam', 'naver'],
			],
		];
	}

	public function register_routes(): void {
		(new RestController(($this->settings)()))->register_routes();
	}

	public function commands(): array {
		return ['pharos indexnow' => [new Cli(($this->settings)()), Permission::Settings]];
	}

	public function debug_data(): array {
		$obstacle = Obstacle::find(($this->settings)());
		if ($obstacle === 'off') {
			return [];
		}
		$status = State::read()['log'][0]['status'] ?? null;
		return [
			'indexnow' => [
				'label' => __('IndexNow', 'pharos-seo'),
				'value' => match ($obstacle) {
					'other_plugin' => __(
						'No URLs are submitted: another SEO plugin is active.',
						'pharos-seo',
					),
					'hidden' => __(
						'No URLs are submitted: search engines are discouraged from indexing the site.',
						'pharos-seo',
					),
					'development' => __(
						'No URLs are submitted: this is a development site.',
						'pharos-seo',
					),
					default => __('On', 'pharos-seo'),
				},
				'debug' => $obstacle === '' ? 'on' : $obstacle,
			],
			'indexnow_status' => [
				'label' => __('Last response of IndexNow', 'pharos-seo'),
				'value' => $status === null ? __('None', 'pharos-seo') : (string) $status,
				'debug' => $status === null ? 'none' : (string) $status,
			],
		];
	}

	public function privacy_policy(): array {
		return ($this->settings)()->get('enable_indexnow')
			? [
				__(
					'When content changes, this site sends its URL to IndexNow (api.indexnow.org), a service of search engines. It sends no data about visitors. URLs of author archives contain names of authors.',
					'pharos-seo',
				),
			]
			: [];
	}

	public function tables(): array {
		return [Queue::table() => Queue::OPTION];
	}

	public function events(): array {
		return [
			Job::HOOK => fn() => (new Job(($this->settings)()))->run(self::STEP),
		];
	}

	public function settings_saved(array $changed): void {
		isset($changed['enable_indexnow']) && Job::settings_changed($changed);
	}

	public function deactivate(): void {
		Job::event()->unschedule();
	}

	/** Records changes; null while nothing is submitted. */
	private function notes(): ?Notes {
		$settings = ($this->settings)();
		return $settings->get('enable_indexnow') && Obstacle::find($settings) === ''
			? ($this->notes ??= new Notes($settings))
			: null;
	}
}
