<?php
/**
 * Every hook of the plugin: the table of contents of what it does to a site.
 *
 * | part            | what it does                                                  | read by                          |
 * | --------------- | ------------------------------------------------------------- | -------------------------------- |
 * | hooks/front.php | what visitors get: head, robots, redirects, feeds, robots.txt, | every request: REST, feeds,      |
 * |                 | sharing, embeds, images, admin bar                             | admin-ajax and WP-CLI show       |
 * |                 |                                                                | content too                      |
 * | hooks/term-urls.php | URLs of terms without a base, where ever turned on          | the same                         |
 * | hooks/rest.php  | the routes of the REST API and their errors                    | whatever asks the REST API       |
 * | hooks/admin.php | menu, settings application, command palette, fields of what    | admin pages and their requests   |
 * |                 | is edited, lists of posts                                      |                                  |
 * | hooks/cron.php  | what WP-Cron does for us                                       | the request that runs the event  |
 * | hooks/cli.php   | commands                                                       | WP-CLI                           |
 * | this file       | what has to be noticed wherever it happens: changed settings   | every request                    |
 * |                 | and images, deactivation                                       |                                  |
 *
 * A part is a function that registers its hooks. Nothing is built before its hook fires; a visitor's page loads only
 * what it prints. So names of hooks are written out where a constant would load a class that few pages need.
 */

declare(strict_types=1);

namespace Pharos;

defined('ABSPATH') || exit();

// A function, so that no variable of ours becomes a global one.
(static function (): void {
	/** Wraps a maker: the thing is built when it is first asked for and then kept. */
	$lazy = static fn(\Closure $make): \Closure => static function () use ($make): object {
		static $made = null;
		return $made ??= $make();
	};
	$part = static fn(string $name): \Closure => require __DIR__ . "/hooks/$name.php";

	$settings = $lazy(static fn(): object => new Settings\Settings());
	$variables = $lazy(static fn(): object => new Template\Variables($settings()));

	// ---- The parts --------------------------------------------------------------------------------------------

	// All plugins are read by then, so that one later in the alphabet can say that it is an SEO plugin too: while
	// another one is active, nothing of what visitors get is ours.
	add_action(
		'plugins_loaded',
		static function () use ($part, $lazy, $settings, $variables): void {
			if (Compat\SeoPlugins::active() === null) {
				$part('front')($lazy, $settings, $variables);
				// TermUrls\TermUrls::OPTION: it is autoloaded.
				if (isset(wp_load_alloptions()['pharos_term_urls'])) {
					$part('term-urls')($lazy, $settings);
				}
			} else {
				// Their names are no text for visitors.
				add_shortcode('pharos_sitemap', '__return_empty_string');
				add_shortcode('pharos_breadcrumbs', '__return_empty_string');
			}
		},
		20,
	);

	add_action('rest_api_init', static fn() => $part('rest')($settings, $variables));

	if (is_admin()) {
		$part('admin')($settings, $variables);
	}

	// Not by asking for WP-Cron: with some hosts and in WP-CLI, events run in requests that begin as others.
	$events = [
		'pharos_send_usage_data',
		'pharos_build_sitemaps',
		'pharos_index_texts',
		'wp_site_health_scheduled_check',
	];
	foreach ($events as $event) {
		add_action($event, static fn() => $part('cron')($settings, $variables), 0);
	}

	// Only WP-CLI fires it.
	add_action('cli_init', static fn() => $part('cli')($settings, $variables));

	// ---- Settings change: through us, or behind our back (WP-CLI, imports) ---------------------------------------

	add_action('pharos_settings_saved', static function ($changed) use ($settings): void {
		// Whoever saved them may have a settings object of their own.
		$settings()->forget();
		(new Social\SiteImages($settings()))->settings_changed((array) $changed);
		(new UsageData\Sender($settings()))->plan();
		TermUrls\Changes::settings($settings());
		Sitemaps\Job::settings_changed($settings(), (array) $changed);
	});
	foreach (['added_option', 'updated_option', 'deleted_option'] as $change) {
		add_action($change, static function ($option) use ($settings): void {
			// Settings may have options of their own.
			if (str_starts_with((string) $option, 'pharos_')) {
				$settings()->forget();
			}
			if ($option === 'pharos_settings') {
				TermUrls\Changes::settings($settings());
			}
			if ($option === 'page_on_front') {
				Schema\HomePage::remember();
			}
			// Settings\Settings::OPTION, and where WordPress keeps the logo.
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

	// ---- What pages show changes: images, sitemaps and the last reports of the analysis have to know -----------------

	foreach (['post', 'term', 'user'] as $kind) {
		foreach (['added', 'updated', 'deleted'] as $change) {
			add_action(
				"{$change}_{$kind}_meta",
				static fn($ids, $object, $key) => Changes::meta(
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
		static fn($id, $post, $update, $before = null) => Changes::post_saved($post, $before),
		10,
		4,
	);
	add_action('clean_post_cache', static fn($id, $post) => Changes::post_cleaned($post), 10, 2);
	add_action('wp_update_comment_count', static fn($id) => Changes::comments_counted((int) $id));
	add_action('shutdown', static function () use ($settings, $variables): void {
		// Loaded where a post was changed.
		if (class_exists(ObjectSeo\TextIndex::class, false)) {
			(new ObjectSeo\TextIndexer($settings(), $variables()))->update();
		}
	});
	add_action('before_delete_post', static fn($id, $post) => Changes::post_goes($post), 10, 2);
	add_action('deleted_post', static fn($id, $post) => Changes::post_deleted($post), 10, 2);
	add_action('add_attachment', static fn($id) => Changes::file_saved((int) $id));
	add_action(
		'attachment_updated',
		static fn($id, $post, $before) => Changes::file_saved(
			(int) $id,
			(int) $before->post_parent,
		),
		10,
		3,
	);
	add_action(
		'wp_media_attach_action',
		static fn($action, $id, $parent) => Changes::file_attached((int) $id, (int) $parent),
		10,
		3,
	);
	add_action('delete_attachment', static fn($id) => Changes::file_deleted((int) $id));
	add_action(
		'set_object_terms',
		static fn($post, $terms, $now, $taxonomy, $append, $before) => Changes::terms_set(
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
		static fn($post, $gone, $taxonomy) => Changes::terms_taken(
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
			static fn($term, $id, $taxonomy) => Changes::term((int) $id, (string) $taxonomy),
			10,
			3,
		);
	}
	add_action(
		'profile_update',
		static fn($user, $before) => Changes::user((int) $user, $before),
		10,
		2,
	);
	add_action(
		'deleted_user',
		static fn($user, $heir) => Changes::user_deleted((int) $user, (int) $heir),
		10,
		2,
	);
	// Whoever changes what sitemaps list by filters says so: of which series, such as "posts-page"; all of them with ''.
	add_action(
		'pharos_sitemap_changed',
		static fn($series = '') => Changes::series((string) $series),
	);
	// Whoever changes what checks look at behind WordPress's back says so.
	add_action('pharos_analysis_changed', static fn() => Analysis\Changes::content());
	// A site of a network is deleted, with its tables.
	add_filter(
		'wpmu_drop_tables',
		static fn($tables) => [
			...(array) $tables,
			Sitemaps\Tables::pages(),
			Sitemaps\Tables::lists(),
			ObjectSeo\TextIndex::table(),
			Migration\Tables::ledger(),
			Migration\Tables::losses(),
			Migration\Parity\Store::table(),
		],
	);

	// ---- Fields of posts, terms and authors ---------------------------------------------------------------------

	// Wherever they may be written; a visitor who only reads a page writes none.
	add_action(
		'init',
		static function (): void {
			$reads = in_array($_SERVER['REQUEST_METHOD'] ?? '', ['GET', 'HEAD'], true);
			if (!$reads || is_admin() || wp_doing_cron()) {
				ObjectSeo\Registration::run();
			}
		},
		// Types and taxonomies are there by then.
		PHP_INT_MAX,
	);
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

	// Other plugins bring rewrite rules of their own, and take them away.
	foreach (['activated_plugin', 'deactivated_plugin'] as $change) {
		add_action($change, static fn() => TermUrls\Changes::plugins());
	}

	// ---- The plugin is switched off ---------------------------------------------------------------------------

	register_deactivation_hook(PHAROS_FILE, static function ($network = false): void {
		UsageData\Sender::stop();
		Sitemaps\Job::deactivated((bool) $network);
		// Nobody notices what changes from now on.
		Analysis\Changes::content();
	});
})();
