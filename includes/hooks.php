<?php
/**
 * All hooks of the plugin, as an overview of its effects on a site.
 *
 * | part            | purpose                                                       | loaded for                       |
 * | --------------- | ------------------------------------------------------------- | -------------------------------- |
 * | hooks/front.php | front-end output: head, robots, redirects, feeds, robots.txt, | every request: REST, feeds,      |
 * |                 | sharing, embeds, images, admin bar                             | admin-ajax and WP-CLI also       |
 * |                 |                                                                | output content                   |
 * | hooks/term-urls.php | term URLs without a base, if it was ever turned on          | the same                         |
 * | hooks/rest.php  | the routes of the REST API and their errors                    | REST requests                    |
 * | hooks/admin.php | menu, settings application, command palette, SEO fields,       | admin screens and their requests |
 * |                 | lists of posts                                                 |                                  |
 * | hooks/cron.php  | WP-Cron events                                                 | the request that runs the event  |
 * | hooks/changes.php | changes of settings, content and images, revisions           | requests that write to the       |
 * |                 |                                                                | database, before they do         |
 * | hooks/cli.php   | commands                                                       | WP-CLI                           |
 * | this file       | hooks that fire before anything is written, and                | every request                    |
 * |                 | (de)activation                                                 |                                  |
 *
 * A part is a function that registers its hooks. Nothing is created before its hook fires; a front-end page loads only
 * the classes of its output. So hook names are literals if a constant would load a class that few pages need.
 */

declare(strict_types=1);

namespace Pharos;

defined('ABSPATH') || exit();

// A function scope, so that no variable becomes global.
(static function (): void {
	/** Wraps a factory: the object is created on first use and then reused. */
	$lazy = static fn(\Closure $make): \Closure => static function () use ($make): object {
		static $made = null;
		return $made ??= $make();
	};
	$part = static fn(string $name): \Closure => require __DIR__ . "/hooks/$name.php";

	$settings = $lazy(static fn(): object => new Settings\Settings());
	$variables = $lazy(static fn(): object => new Template\Variables($settings()));

	$moves = static fn(): ?object => $settings()->get('enable_redirects')
		? new Redirects\Moves($settings())
		: null;

	// Records changes for IndexNow; null while nothing is submitted.
	$notes = static function () use ($settings): ?object {
		static $made = null;
		return $settings()->get('enable_indexnow') && IndexNow\Obstacle::of($settings()) === ''
			? ($made ??= new IndexNow\Notes($settings()))
			: null;
	};

	// ---- The parts --------------------------------------------------------------------------------------------

	// All plugins are loaded by then, so that later ones can register as SEO plugins: while another one is active,
	// Pharos has no front-end output.
	add_action(
		'plugins_loaded',
		static function () use ($part, $lazy, $settings, $variables): void {
			if (Compat\SeoPlugins::active() === null) {
				$part('front')($lazy, $settings, $variables);
				// TermUrls\TermUrls::OPTION, which is autoloaded.
				if (isset(wp_load_alloptions()['pharos_term_urls'])) {
					$part('term-urls')($lazy, $settings);
				}
			} else {
				// Otherwise visitors would see the shortcodes as text.
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

	if (defined('WP_CLI')) {
		add_action('cli_init', static fn() => $part('cli')($settings, $variables));
	}

	// ---- Changes -----------------------------------------------------------------------------------------------

	$changes = static function () use ($part, $settings, $variables, $notes): void {
		static $is_read = false;
		if (!$is_read) {
			$is_read = true;
			$part('changes')($settings, $variables, $notes);
			// Registered by event, not by wp_doing_cron(): with some hosts and in WP-CLI, events run in requests of
			// other types. WordPress stores that an event has started before it runs it.
			$events = [
				'pharos_send_usage_data',
				'pharos_build_sitemaps',
				'pharos_index_texts',
				'pharos_fetch_search_data',
				'pharos_submit_indexnow',
				'wp_site_health_scheduled_check',
			];
			foreach ($events as $event) {
				add_action($event, static fn() => $part('cron')($settings, $variables), 0);
			}
		}
	};
	// Each hook takes two kilobytes of memory. Requests for pages usually change nothing: there these hooks are
	// registered on the first query that may write, and fire after it. Previews use the fields of revisions.
	$reads =
		in_array($_SERVER['REQUEST_METHOD'] ?? '', ['GET', 'HEAD'], true) &&
		!(is_admin() || wp_doing_cron() || defined('WP_CLI'));
	if ($reads && !isset($_GET['preview'])) {
		$notice = static function ($query) use ($changes, &$notice) {
			if (strncasecmp(ltrim((string) $query), 'SELECT', 6) !== 0) {
				remove_filter('query', $notice);
				$changes();
			}
			return $query;
		};
		add_filter('query', $notice);
	} else {
		$changes();
	}

	// These fire before anything is written.
	add_action('before_delete_post', static fn($id, $post) => Changes::post_goes($post), 10, 2);
	add_action('delete_attachment', static fn($id) => Changes::file_deleted((int) $id));
	// For add-ons that change the content of sitemaps with filters: pass the series, such as "posts-page", or '' for all.
	add_action(
		'pharos_sitemap_changed',
		static fn($series = '') => Changes::series((string) $series),
	);
	// For code that changes checked data without WordPress's functions.
	add_action('pharos_analysis_changed', static fn() => Analysis\Changes::content());
	// Drops the tables of a deleted site of a network.
	if (is_multisite()) {
		add_filter(
			'wpmu_drop_tables',
			static fn($tables) => [
				...(array) $tables,
				Sitemaps\Tables::pages(),
				Sitemaps\Tables::lists(),
				ObjectSeo\TextIndex::table(),
				...SearchConsole\Data\Tables::all(),
				Migration\Tables::ledger(),
				Migration\Tables::losses(),
				Migration\Parity\Store::table(),
				Redirects\Table::name(),
				NotFound\Table::name(),
				History\Table::name(),
				IndexNow\Queue::table(),
			],
		);
		// At this priority, its tables still exist.
		add_action('wp_uninitialize_site', static fn($site) => Uninstall::site_goes($site), 5);
		add_action(
			'wp_uninitialize_site',
			static fn($site) => Uninstall::site_deleted((int) $site->id),
		);
	}

	// Hooks for all requests that may write; page requests don't.
	if (!$reads) {
		// Records the URLs before the change.
		add_action('pre_post_update', static fn($id) => Redirects\Moves::post_changes((int) $id));
		foreach (['edit_terms', 'pre_delete_term'] as $change) {
			add_action(
				$change,
				static fn($id, $taxonomy) => Redirects\Moves::term_changes(
					(int) $id,
					(string) $taxonomy,
				),
				10,
				2,
			);
		}
		add_action(
			'before_delete_post',
			static fn($id, $post) => $moves()?->post_deleted($post),
			10,
			2,
		);
		add_action(
			'before_delete_post',
			static fn($id, $post) => $moves() && Redirects\Orphans::post_goes($post),
			10,
			2,
		);
		add_action(
			'after_delete_post',
			static fn($id) => $moves() && Redirects\Orphans::moved("post-$id"),
		);
		add_action(
			'pre_delete_term',
			static fn($id, $taxonomy) => $moves() &&
				Redirects\Orphans::term_goes((int) $id, (string) $taxonomy),
			10,
			2,
		);
		add_action(
			'before_delete_post',
			static fn($id, $post) => $notes()?->post_goes($post),
			10,
			2,
		);
		add_action(
			'pre_delete_term',
			static fn($id, $taxonomy) => $notes()?->term_goes((int) $id, (string) $taxonomy),
			10,
			2,
		);
		// Post types and taxonomies are registered by then.
		add_action('init', static fn() => ObjectSeo\Registration::run(), PHP_INT_MAX);
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

	// ---- Activation

	register_activation_hook(
		PHAROS_FILE,
		static fn($network = false) => Onboarding\Activation::activated((bool) $network),
	);

	// ---- Deactivation -----------------------------------------------------------------------------------------

	register_deactivation_hook(PHAROS_FILE, static function ($network = false): void {
		UsageData\Sender::stop();
		Sitemaps\Job::deactivated((bool) $network);
		SearchConsole\Data\Schedule::deactivated((bool) $network);
		IndexNow\Job::deactivated((bool) $network);
		// Later changes aren't recorded while the plugin is inactive.
		Analysis\Changes::content();
	});
})();
