<?php
/**
 * XML sitemaps.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Core\ContentHooks;
use Pharos\Core\Feature as FeatureBase;
use Pharos\Core\Permission;
use WP_Post;

final class Feature extends FeatureBase {
	/** Indexable::FIELDS, and the field that permalinks use. */
	private const FIELDS = ['noindex', 'canonical', 'redirect', 'primary_category'];

	/** Meta keys of other code. The last one is Compat\ServicePages::JETPACK. */
	private const META = ['_thumbnail_id', 'jetpack_seo_noindex'];

	public function register_changes(): void {
		$changes = static fn(): ?SitemapChanges => SitemapChanges::current();
		ContentHooks::on_post_saved(
			static fn(WP_Post $post, ?WP_Post $before) => $changes()?->posts->saved($post, $before),
		);
		add_action(
			'clean_post_cache',
			static fn($id, $post) => $changes()?->posts->cleaned($post),
			10,
			2,
		);
		add_action(
			'wp_update_comment_count',
			static fn($id) => $changes()?->posts->comments_counted((int) $id),
		);
		add_action(
			'before_delete_post',
			static fn($id, $post) => $changes()?->posts->files_of($post),
			10,
			2,
		);
		ContentHooks::on_post_deleted(
			static fn(WP_Post $post) => $changes()?->posts->deleted($post),
		);
		ContentHooks::on_file_saved(
			static fn(int $id, int $before) => $changes()?->posts->file_saved($id, $before),
		);
		add_action(
			'wp_media_attach_action',
			static fn($action, $id, $parent) => $changes()?->posts->file_saved(
				(int) $id,
				(int) $parent,
			),
			10,
			3,
		);
		add_action(
			'delete_attachment',
			static fn($id) => $changes()?->posts->file_changed((int) $id),
		);
		ContentHooks::on_terms_assigned(
			static fn(
				int $post,
				array $gained,
				array $lost,
				string $taxonomy,
			) => $changes()?->posts->terms_changed($post, $gained, $lost, $taxonomy),
		);
		ContentHooks::on_terms_removed(
			static fn(
				int $post,
				array $lost,
				string $taxonomy,
			) => $changes()?->posts->terms_changed($post, [], $lost, $taxonomy),
		);
		ContentHooks::on_term_changed(
			static fn(int $id, string $taxonomy) => $changes()?->term_changed($id, $taxonomy),
		);
		add_action(
			'profile_update',
			static fn($id, $before) => $changes()?->user_changed((int) $id, $before),
			10,
			2,
		);
		add_action(
			'deleted_user',
			static fn($id, $heir) => $changes()?->user_deleted((int) $id, (int) $heir),
			10,
			2,
		);
		add_action(
			'pharos_field_changed',
			static fn($kind, $id, $field) => in_array($field, self::FIELDS, true) &&
				$changes()?->row_changed($kind, (int) $id),
			10,
			3,
		);
		foreach (['post', 'term', 'user'] as $kind) {
			ContentHooks::on_meta_changed(
				$kind,
				static fn(int $id, string $key) => in_array($key, self::META, true) &&
					$changes()?->row_changed($kind, $id),
			);
		}
		ContentHooks::on_meta_changed('post', static function (
			int $id,
			string $key,
			string $change,
		) use ($changes): void {
			if ($key === '_pharos_shown') {
				// Content\VisibilityRows::KEY: visitors get other texts and images.
				$changes()?->posts->row_changed($id);
			} elseif ($key === '_wp_attached_file' && $change === 'updated') {
				$changes()?->posts->file_changed($id);
			}
		});
	}

	public static function links(): array {
		return [
			'/advanced/sitemaps' => [
				'label' => __('Sitemaps', 'pharos-seo'),
				'description' => __(
					'The XML sitemap lists your pages for search engines.',
					'pharos-seo',
				),
				'icon' => 'sitemap',
				'keywords' => ['xml', 'sitemap.xml'],
				'migratable' => true,
			],
		];
	}

	public function register_routes(): void {
		(new RestController(($this->settings)()))->register_routes();
	}

	public function commands(): array {
		return ['pharos sitemap' => [new Cli(($this->settings)()), Permission::Settings]];
	}

	public function tables(): array {
		return array_fill_keys([Tables::pages(), Tables::lists()], Tables::OPTION);
	}

	public function events(): array {
		return [
			// Runs a step of generating all sitemaps.
			Job::HOOK => function (): void {
				$settings = ($this->settings)();
				(new Job($settings, new Series($settings)))->step(self::STEP);
			},
		];
	}

	public function settings_saved(array $changed): void {
		Job::settings_changed(($this->settings)(), $changed);
	}

	/** Stored sitemaps would become outdated. */
	public function deactivate(): void {
		Job::clear();
	}
}
