<?php
/**
 * The analysis of the site.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\Content\Feature as ContentFeature;
use Pharos\Core\ContentHooks;
use Pharos\Core\Feature as FeatureBase;
use Pharos\Core\Permission;
use WP_Post;

final class Feature extends FeatureBase {
	public function register_changes(): void {
		ContentHooks::on_post_saved(
			static fn(WP_Post $post, ?WP_Post $before) => ReportChanges::post_saved($post, $before),
		);
		ContentHooks::on_post_deleted(static fn(WP_Post $post) => ReportChanges::post($post));
		ContentHooks::on_file_saved(static fn() => ReportChanges::file());
		add_action('delete_attachment', static fn() => ReportChanges::file());
		$terms = static fn(int $post, mixed ...$change) => ReportChanges::terms_of(
			$post,
			(string) end($change),
		);
		ContentHooks::on_terms_assigned($terms);
		ContentHooks::on_terms_removed($terms);
		ContentHooks::on_term_changed(
			static fn(int $id, string $taxonomy) => ReportChanges::term($taxonomy),
		);
		add_action('profile_update', static fn($id) => ReportChanges::user((int) $id));
		add_action('deleted_user', static fn() => ReportChanges::content());
		add_action(
			'pharos_field_changed',
			static fn($kind, $id) => ReportChanges::row($kind, (int) $id),
			10,
			2,
		);
		ContentHooks::on_meta_changed('post', static function (int $id, string $key): void {
			if (in_array($key, ContentFeature::FILE_META, true)) {
				ReportChanges::file();
			} elseif ($key === '_thumbnail_id') {
				ReportChanges::row('post', $id);
			}
		});
	}

	public static function links(): array {
		return [
			'/site-seo-analysis' => [
				'label' => __('Site SEO Analysis', 'pharos-seo'),
				'description' => __(
					'Checks the whole site and shows how to fix each issue.',
					'pharos-seo',
				),
				'icon' => 'analysis',
				'capability' => Permission::Analysis->value,
				'keywords' => ['audit', 'checks', 'health', 'errors', 'warnings', 'broken links'],
			],
		];
	}

	public function register_routes(): void {
		(new RestController(($this->settings)(), ($this->variables)()))->register_routes();
	}

	public function commands(): array {
		return [
			'pharos analyse' => [
				new Cli(($this->settings)(), ($this->variables)()),
				Permission::Analysis,
			],
			'pharos checks' => [new ChecksCli(), Permission::Analysis],
		];
	}

	public function site_health(array $tests): array {
		return Health::register($tests);
	}

	public function deactivate(): void {
		ReportChanges::content();
	}
}
