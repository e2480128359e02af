<?php
/**
 * Hooks for changes of settings, posts, files, terms and users, in any request. All of them fire after a write to the
 * database; hooks that fire before it are in includes/hooks.php.
 */

declare(strict_types=1);

namespace Pharos;

defined('ABSPATH') || exit();

/**
 * @param \Closure(): Settings\Settings  $settings
 * @param \Closure(): Template\Variables $variables
 */
return static function (\Closure $settings, \Closure $variables, Core\Features $features): void {
	// ---- Settings change: through Pharos, or directly (WP-CLI, imports) -----------------------------------------

	add_action('pharos_settings_saved', static function ($changed) use (
		$settings,
		$features,
	): void {
		// Another settings object may have saved them.
		$settings()->forget();
		$features->settings_saved((array) $changed);
	});
	foreach (['added_option', 'updated_option', 'deleted_option'] as $change) {
		add_action($change, static function ($option) use ($settings): void {
			// Settings can have separate options.
			if (str_starts_with((string) $option, 'pharos_')) {
				$settings()->forget();
				PageCaches\Purge::option((string) $option);
			}
			if ($option === 'pharos_settings') {
				TermUrls\TermUrlChanges::settings($settings());
			}
			if ($option === 'rewrite_rules' && $settings()->get('enable_redirects')) {
				Redirects\Structures::rules_written($settings());
			}
			if ($option === 'page_on_front') {
				Schema\HomePage::remember();
			}
			// Settings\Settings::OPTION, and WordPress's options for the logo.
			if (
				in_array(
					$option,
					['pharos_settings', 'site_logo', 'site_icon', 'stylesheet'],
					true,
				) ||
				str_starts_with((string) $option, 'theme_mods_')
			) {
				(new Social\SiteImages($settings()))->remember();
			}
		});
	}

	add_action('update_option', static function ($option): void {
		if (in_array($option, ['permalink_structure', 'category_base', 'tag_base'], true)) {
			Redirects\Structures::option_changes();
		}
	});

	add_action(
		'update_option_home',
		static fn($before, $now) => $settings()->get('enable_redirects') &&
			Redirects\Structures::relocated((string) $before, (string) $now),
		10,
		2,
	);

	// WooCommerce's version of all that shipping depends on.
	add_action('set_transient_shipping-transient-version', [Compat\WooZones::class, 'changed']);

	// ---- Content changes: updates images, sitemaps and the last reports of the analysis ------------------------------

	foreach (['post', 'term', 'user'] as $kind) {
		foreach (['added', 'updated', 'deleted'] as $change) {
			add_action(
				"{$change}_{$kind}_meta",
				static fn($ids, $object, $key) => ContentChanges::meta(
					$kind,
					$change,
					(int) $object,
					(string) $key,
					$settings,
				),
				10,
				3,
			);
		}
	}
	add_action(
		'wp_after_insert_post',
		static fn($id, $post, $update, $before = null) => ContentChanges::post_saved(
			$post,
			$before,
		),
		10,
		4,
	);
	add_action(
		'clean_post_cache',
		static fn($id, $post) => ContentChanges::post_cleaned($post),
		10,
		2,
	);
	add_action(
		'wp_update_comment_count',
		static fn($id) => ContentChanges::comments_counted((int) $id),
	);
	add_action('shutdown', static function () use ($settings, $variables): void {
		// Loaded only if a post was changed.
		if (class_exists(ObjectSeo\TextIndex::class, false)) {
			(new ObjectSeo\TextIndexer($settings(), $variables()))->update();
		}
	});
	add_action('deleted_post', static fn($id, $post) => ContentChanges::post_deleted($post), 10, 2);
	add_action('add_attachment', static fn($id) => ContentChanges::file_saved((int) $id));
	add_action(
		'attachment_updated',
		static fn($id, $post, $before) => ContentChanges::file_saved(
			(int) $id,
			(int) $before->post_parent,
		),
		10,
		3,
	);
	add_action(
		'wp_media_attach_action',
		static fn($action, $id, $parent) => ContentChanges::file_attached((int) $id, (int) $parent),
		10,
		3,
	);
	add_action(
		'set_object_terms',
		static fn($post, $terms, $now, $taxonomy, $append, $before) => ContentChanges::terms_set(
			(int) $post,
			(array) $now,
			(array) $before,
			(string) $taxonomy,
			(bool) $append,
		),
		10,
		6,
	);
	add_action(
		'deleted_term_relationships',
		static fn($post, $gone, $taxonomy) => ContentChanges::terms_taken(
			(int) $post,
			(array) $gone,
			(string) $taxonomy,
		),
		10,
		3,
	);
	foreach (['created_term', 'edited_term', 'delete_term'] as $change) {
		add_action(
			$change,
			static fn($term, $id, $taxonomy) => ContentChanges::term((int) $id, (string) $taxonomy),
			10,
			3,
		);
	}
	add_action(
		'profile_update',
		static fn($user, $before) => ContentChanges::user((int) $user, $before),
		10,
		2,
	);
	add_action(
		'deleted_user',
		static fn($user, $heir) => ContentChanges::user_deleted((int) $user, (int) $heir),
		10,
		2,
	);
	// ---- URLs change

	$moves = static fn(): ?object => $settings()->get('enable_redirects')
		? new Redirects\Moves($settings())
		: null;
	add_action(
		'wp_after_insert_post',
		static fn($id, $post, $update, $before = null) => $moves()?->post_saved($post, $before),
		10,
		4,
	);
	add_action(
		'edited_term',
		static fn($id, $tt, $taxonomy) => $moves()?->term_saved((int) $id, (string) $taxonomy),
		10,
		3,
	);
	add_action(
		'created_term',
		static fn($id, $tt, $taxonomy) => $moves()?->term_created((int) $id, (string) $taxonomy),
		10,
		3,
	);
	add_action('delete_term', static function ($id) use ($moves): void {
		$moves()?->term_deleted((int) $id);
		$moves() && Redirects\Orphans::moved("term-$id");
	});
	add_action(
		'profile_update',
		static fn($id, $before) => $moves()?->user_saved((int) $id, $before),
		10,
		2,
	);
	// ---- Redirects and robots.txt in page caches

	foreach (['saved', 'deleted'] as $change) {
		add_action("pharos_redirect_$change", [PageCaches\Purge::class, 'redirect']);
	}
	add_action('pharos_robots_txt_saved', static fn() => PageCaches\Purge::url('/robots.txt'));
	// ---- Fields in revisions

	add_filter(
		'wp_post_revision_meta_keys',
		static fn($keys, $type) => ObjectSeo\Revisions::keys((array) $keys, (string) $type),
		10,
		2,
	);
	add_filter(
		'wp_save_post_revision_check_for_changes',
		static function ($check, $last) {
			ObjectSeo\Revisions::compared($last);
			return $check;
		},
		10,
		2,
	);
	add_action(
		'_wp_put_post_revision',
		static fn($revision, $post) => ObjectSeo\Revisions::made((int) $revision, (int) $post),
		// After WordPress.
		11,
		2,
	);
	add_action(
		'wp_restore_post_revision',
		static fn($post, $revision) => ObjectSeo\Revisions::restore((int) $post, (int) $revision),
		10,
		2,
	);

	add_action('upgrader_process_complete', [Head\ForeignTags::class, 'forget']);
	add_action('upgrader_process_complete', [Content\VisitorCheck::class, 'again']);

	// Other plugins add and remove rewrite rules.
	foreach (['activated_plugin', 'deactivated_plugin'] as $change) {
		add_action($change, static fn() => TermUrls\TermUrlChanges::plugins());
	}

	$features->register_hooks('changes');
};
