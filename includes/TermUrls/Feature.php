<?php
/**
 * URLs of terms without a base.
 */

declare(strict_types=1);

namespace Pharos\TermUrls;

use Pharos\Core\ContentHooks;
use Pharos\Core\Feature as FeatureBase;
use WP_Post;

final class Feature extends FeatureBase {
	public function register_changes(): void {
		ContentHooks::on_option_changed(function (string $option): void {
			if ($option === 'pharos_settings') {
				TermUrlChanges::settings(($this->settings)());
			}
		});
		ContentHooks::on_post_saved(
			static fn(WP_Post $post, ?WP_Post $before) => TermUrlChanges::post($post, $before),
		);
		ContentHooks::on_post_deleted(
			static fn(WP_Post $post) => TermUrlChanges::post(null, $post),
		);
		ContentHooks::on_terms_assigned(
			static fn(
				int $post,
				array $gained,
				array $lost,
				string $taxonomy,
			) => TermUrlChanges::terms_of($post, $taxonomy),
		);
		ContentHooks::on_term_changed(
			static fn(int $id, string $taxonomy) => TermUrlChanges::term($taxonomy),
		);
		add_action(
			'pharos_field_changed',
			static fn($kind, $id, $field) => $kind === 'post' &&
				$field === 'primary_category' &&
				TermUrlChanges::terms_of((int) $id, 'category'),
			10,
			3,
		);
		// Other plugins add and remove rewrite rules.
		foreach (['activated_plugin', 'deactivated_plugin'] as $change) {
			add_action($change, static fn() => TermUrlChanges::plugins());
		}
	}

	public function settings_saved(array $changed): void {
		TermUrlChanges::settings(($this->settings)());
	}
}
