<?php
/**
 * SEO fields of posts, terms and authors.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use Pharos\Content\Feature as ContentFeature;
use Pharos\Core\ContentHooks;
use Pharos\Core\Feature as FeatureBase;
use Pharos\Core\Job;
use Pharos\Core\Permission;
use Pharos\ObjectMeta\ObjectMeta;
use Pharos\ObjectSeo\History\Privacy as HistoryPrivacy;
use WP_Post;

final class Feature extends FeatureBase {
	public function register_before_changes(): void {
		// Post types and taxonomies are registered by then.
		add_action('init', static fn() => Registration::run(), PHP_INT_MAX);
		// WordPress protects keys that begin with "_"; keys of user meta may begin with a site's prefix.
		is_multisite() &&
			add_filter(
				'is_protected_meta',
				static fn($is_protected, $key, $type) => $is_protected ||
					($type === 'user' && str_contains((string) $key, '__pharos_')),
				10,
				3,
			);
	}

	public function register_changes(): void {
		foreach (['post', 'term', 'user'] as $kind) {
			ContentHooks::on_meta_changed(
				$kind,
				static fn(int $id, string $key) => self::meta_changed($kind, $id, $key),
			);
		}
		ContentHooks::on_meta_changed(
			'post',
			static fn(int $id, string $key, string $change) => in_array(
				$key,
				ContentFeature::FILE_META,
				true,
			) && Images::file_meta_changed($id, $key, $change),
		);
		ContentHooks::on_post_saved(static fn(WP_Post $post) => TextIndex::changed($post));
		ContentHooks::on_post_deleted(static fn(WP_Post $post) => TextIndex::changed($post));
		ContentHooks::on_terms_assigned(static fn(int $post) => TextIndex::changed($post));
		add_action('shutdown', function (): void {
			// Loaded only if a post was changed.
			if (class_exists(TextIndex::class, false)) {
				(new TextIndexer(($this->settings)(), ($this->variables)()))->update();
			}
		});
		add_filter(
			'wp_post_revision_meta_keys',
			static fn($keys, $type) => Revisions::keys((array) $keys, (string) $type),
			10,
			2,
		);
		add_filter(
			'wp_save_post_revision_check_for_changes',
			static function ($check, $last) {
				Revisions::compared($last);
				return $check;
			},
			10,
			2,
		);
		add_action(
			'_wp_put_post_revision',
			static fn($revision, $post) => Revisions::after_copy((int) $revision, (int) $post),
			// After WordPress.
			11,
			2,
		);
		add_action(
			'wp_restore_post_revision',
			static fn($post, $revision) => Revisions::restore((int) $post, (int) $revision),
			10,
			2,
		);
	}

	/** @param 'post'|'term'|'user' $kind @param int $id 0 for many objects at once. */
	private static function meta_changed(string $kind, int $id, string $key): void {
		// Other meta keys are ruled out without loading the class.
		$field = str_contains($key, '_pharos_') ? ObjectMeta::field($kind, $key) : null;
		if ($field === null) {
			return;
		}
		if (Images::is_field($field)) {
			Images::remember($kind, $id);
		}
		// Stored results of checks aren't part of the output.
		if (str_ends_with($field, 'checks')) {
			return;
		}
		if ($kind === 'post') {
			TextIndex::changed($id);
		}
		/**
		 * Fires after an SEO field of a post, term or user was changed.
		 *
		 * @param 'post'|'term'|'user' $kind   The type of the object.
		 * @param int                  $object Its id; 0 for many objects at once.
		 * @param string               $field  The name of the field.
		 *
		 * @since 1.0.0
		 * @example add_action('pharos_field_changed', static fn(string $kind, int $object, string $field) => Acme\Search::forget($kind, $object), 10, 3);
		 */
		do_action('pharos_field_changed', $kind, $id, $field);
	}

	public function register_routes(): void {
		Registration::run();
		(new RestController(
			fn(): object => new SeoPayload(($this->settings)(), ($this->variables)()),
			fn(): object => new TextIndexer(($this->settings)(), ($this->variables)()),
		))->register_routes();
		(new ShareController(($this->settings)()))->register_routes();
		(new History\RestController())->register_routes();
		(new History\ImportController())->register_routes();
		(new RestField())->register();
		add_filter('rest_request_before_callbacks', [RestField::class, 'permission'], 10, 3);
		add_filter('rest_request_before_callbacks', [RestField::class, 'conflict'], 11, 3);
	}

	public function commands(): array {
		$payload = fn(): SeoPayload => new SeoPayload(($this->settings)(), ($this->variables)());
		return [
			'pharos seo' => [new Cli\Command($payload), Permission::EditSeo],
			'pharos seo set' => [new Cli\SetCommand(), Permission::EditSeo],
			'pharos seo export' => [new Cli\ExportCommand(), Permission::EditSeo],
			'pharos seo import' => [new Cli\ImportCommand(), Permission::EditSeo],
			'pharos seo history' => [new Cli\HistoryCommand(), Permission::Settings],
		];
	}

	public function privacy_policy(): array {
		return [
			__(
				'When a user changes SEO titles, descriptions and similar data in a list, from a file or by a program, or redirects by a program, this site records the user, the time and the previous values. It keeps the last 500 changes for up to 90 days.',
				'pharos-seo',
			),
		];
	}

	public function personal_data(string $email, ?\WP_User $user): array {
		return $user ? [...AuthorPrivacy::export($user), ...HistoryPrivacy::export($user)] : [];
	}

	public function erase_personal_data(string $email, ?\WP_User $user): array {
		[$erased, $kept] = $user ? AuthorPrivacy::erase($user) : [false, []];
		return [HistoryPrivacy::erase($user->ID ?? 0, $email) || $erased, $kept];
	}

	public function tables(): array {
		return [
			TextIndex::table() => '',
			History\Table::entries() => History\Table::OPTION,
			History\Table::changes() => History\Table::OPTION,
		];
	}

	public function events(): array {
		return [
			// Runs a step of indexing titles and descriptions, to find duplicates.
			TextIndex::HOOK => fn() => (new TextIndexer(
				($this->settings)(),
				($this->variables)(),
			))->step(self::STEP),
		];
	}

	public function deactivate(): void {
		(new Job(TextIndex::HOOK))->unschedule();
	}
}
