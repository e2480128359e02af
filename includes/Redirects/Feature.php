<?php
/**
 * Redirects, also from former URLs.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Core\ContentHooks;
use Pharos\Core\Feature as FeatureBase;
use Pharos\Core\Permission;

final class Feature extends FeatureBase {
	/** The URLs before a change are recorded even while redirects are off: they may be turned on in the same request. */
	public function register_before_changes(): void {
		add_action('pre_post_update', static fn($id) => Moves::post_changes((int) $id));
		foreach (['edit_terms', 'pre_delete_term'] as $change) {
			add_action(
				$change,
				static fn($id, $taxonomy) => Moves::term_changes((int) $id, (string) $taxonomy),
				10,
				2,
			);
		}
		add_action(
			'before_delete_post',
			function ($id, $post): void {
				$this->moves()?->post_deleted($post);
				$this->is_on() && Orphans::parent_goes($post);
			},
			10,
			2,
		);
		add_action('after_delete_post', fn($id) => $this->is_on() && Orphans::moved("post-$id"));
		add_action('pre_delete_term', function ($id): void {
			$term = get_term((int) $id);
			$term instanceof \WP_Term && $this->is_on() && Orphans::parent_goes($term);
		});
	}

	public function register_changes(): void {
		ContentHooks::on_option_changed(
			fn(string $option) => $option === 'rewrite_rules' &&
				$this->is_on() &&
				Structures::rules_written(($this->settings)()),
		);
		add_action(
			'update_option',
			static fn($option) => in_array(
				$option,
				['permalink_structure', 'category_base', 'tag_base'],
				true,
			) && Structures::option_changes(),
		);
		add_action(
			'update_option_home',
			fn($before, $now) => $this->is_on() &&
				Structures::relocated((string) $before, (string) $now),
			10,
			2,
		);
		ContentHooks::on_post_saved(
			fn(\WP_Post $post, ?\WP_Post $before) => $this->moves()?->post_saved($post, $before),
		);
		add_action(
			'edited_term',
			fn($id, $tt, $taxonomy) => $this->moves()?->term_saved((int) $id, (string) $taxonomy),
			10,
			3,
		);
		add_action(
			'created_term',
			fn($id, $tt, $taxonomy) => $this->is_on() &&
				Moves::term_created((int) $id, (string) $taxonomy),
			10,
			3,
		);
		add_action('delete_term', function ($id): void {
			$this->moves()?->term_deleted((int) $id);
			$this->is_on() && Orphans::moved("term-$id");
		});
		add_action(
			'profile_update',
			fn($id, $before) => $this->moves()?->user_saved((int) $id, $before),
			10,
			2,
		);
	}

	public static function links(): array {
		return [
			'/advanced/redirects' => [
				'label' => __('Redirects', 'pharos-seo'),
				'description' => __(
					'Send visitors and search engines from old URLs to new ones.',
					'pharos-seo',
				),
				'icon' => 'redirect',
				'keywords' => [
					'301',
					'302',
					'410',
					'redirection',
					'moved',
					'htaccess',
					'old url',
					'regex',
				],
				'feature' => 'enable_redirects',
				'capability' => Permission::Redirects->value,
			],
		];
	}

	public function register_routes(): void {
		if (!$this->is_on()) {
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
		return $this->is_on()
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

	private function is_on(): bool {
		return (bool) ($this->settings)()->get('enable_redirects');
	}

	/** Null while redirects are turned off. */
	private function moves(): ?Moves {
		return $this->is_on() ? new Moves(($this->settings)()) : null;
	}
}
