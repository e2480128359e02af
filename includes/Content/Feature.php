<?php
/**
 * Posts, terms and images, and what of a post visitors may read.
 */

declare(strict_types=1);

namespace Pharos\Content;

use Pharos\Core\ContentHooks;
use Pharos\Core\Feature as FeatureBase;
use Pharos\Core\Job;
use WP_Post;

final class Feature extends FeatureBase {
	/** Meta keys of a media file that the data of images is derived from. */
	public const FILE_META = [
		'_wp_attached_file',
		'_wp_attachment_metadata',
		'_wp_attachment_image_alt',
	];

	public function register_changes(): void {
		ContentHooks::on_post_saved(
			static fn(WP_Post $post, ?WP_Post $before) => ($post->post_status === 'publish' ||
				$before?->post_status === 'publish') &&
				self::notify(),
		);
		add_action(
			'clean_post_cache',
			static fn($id, $post) => $post->post_status === 'publish' && self::notify(),
			10,
			2,
		);
		ContentHooks::on_post_deleted(self::notify(...));
		ContentHooks::on_terms_assigned(self::notify(...));
		ContentHooks::on_term_changed(self::notify(...));
		add_action('pharos_field_changed', [self::class, 'notify'], 10, 0);
		ContentHooks::on_meta_changed('post', static function (int $id, string $key): void {
			if ($key === '_pharos_shown') {
				// VisibilityRows::KEY: visitors get other texts and images.
				self::notify();
			} elseif (
				is_user_logged_in() &&
				!str_starts_with($key, '_edit_') &&
				!str_contains($key, '_pharos_')
			) {
				// It may say who can read the post.
				VisitorCheck::changed($id);
			}
		});
		add_action('upgrader_process_complete', [VisitorCheck::class, 'again']);
		foreach (['added_option', 'updated_option', 'deleted_option'] as $hook) {
			add_action($hook, [VisitorCheck::class, 'settings_changed']);
		}
	}

	/** Tells features that store texts about the content of the whole site. */
	public static function notify(): void {
		/**
		 * Fires after published content was changed: posts, terms, their assignment, SEO fields. May fire several times in a request.
		 *
		 * @since 1.0.0
		 * @example add_action('pharos_content_changed', static fn() => delete_transient('acme_summary'));
		 */
		do_action('pharos_content_changed');
	}

	public function register_routes(): void {
		(new RestController())->register_routes();
	}

	public function events(): array {
		return [
			// Runs a step of comparing the texts of posts with what visitors get of them, or compares a sample.
			VisitorCheck::HOOK => static fn($which = '') => $which === 'sample'
				? VisitorRequest::sample()
				: VisitorRequest::run($which === 'again'),
		];
	}

	public function deactivate(): void {
		(new Job(VisitorCheck::HOOK))->unschedule();
	}
}
