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
 * | hooks/changes.php | what has to be noticed wherever it happens: changed settings | whatever writes to the         |
 * |                 | and images, revisions                                          | database, before it does         |
 * | hooks/cli.php   | commands                                                       | WP-CLI                           |
 * | this file       | what has to be noticed before anything is written, and         | every request                    |
 * |                 | (de)activation                                                 |                                  |
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

	$moves = static fn(): ?object => $settings()->get('enable_redirects')
		? new Redirects\Moves($settings())
		: null;

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

	if (defined('WP_CLI')) {
		add_action('cli_init', static fn() => $part('cli')($settings, $variables));
	}

	// ---- What changes ------------------------------------------------------------------------------------------

	$changes = static function () use ($part, $settings, $variables): void {
		static $is_read = false;
		if (!$is_read) {
			$is_read = true;
			$part('changes')($settings, $variables);
			// Not by asking for WP-Cron: with some hosts and in WP-CLI, events run in requests that begin as others. WordPress writes down
			// that an event has begun before it runs it.
			$events = [
				'pharos_send_usage_data',
				'pharos_build_sitemaps',
				'pharos_index_texts',
				'pharos_fetch_search_data',
				'wp_site_health_scheduled_check',
			];
			foreach ($events as $event) {
				add_action($event, static fn() => $part('cron')($settings, $variables), 0);
			}
		}
	};
	// Each hook takes two kilobytes of memory. Who reads a page changes nothing, as a rule: these hooks are there from the first
	// query on that may write, which fire after it. Previews ask for the fields of revisions.
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

	// Before anything is written.
	add_action('before_delete_post', static fn($id, $post) => Changes::post_goes($post), 10, 2);
	add_action('delete_attachment', static fn($id) => Changes::file_deleted((int) $id));
	// Whoever changes what sitemaps list by filters says so: of which series, such as "posts-page"; all of them with ''.
	add_action(
		'pharos_sitemap_changed',
		static fn($series = '') => Changes::series((string) $series),
	);
	// Whoever changes what checks look at behind WordPress's back says so.
	add_action('pharos_analysis_changed', static fn() => Analysis\Changes::content());
	// A site of a network is deleted, with its tables.
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
			],
		);
		// Its tables are still there.
		add_action('wp_uninitialize_site', static fn($site) => Uninstall::site_goes($site), 5);
		add_action(
			'wp_uninitialize_site',
			static fn($site) => Uninstall::site_deleted((int) $site->id),
		);
	}

	// Wherever they may be written; a visitor who only reads a page writes none.
	if (!$reads) {
		// URLs as they were.
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
		// Types and taxonomies are there by then.
		add_action('init', static fn() => ObjectSeo\Registration::run(), PHP_INT_MAX);
		// WordPress protects names that begin with "_"; those of authors' fields may begin with a site's prefix.
		is_multisite() &&
			add_filter(
				'is_protected_meta',
				static fn($is_protected, $key, $type) => $is_protected ||
					($type === 'user' && str_contains((string) $key, '__pharos_')),
				10,
				3,
			);
	}

	// ---- The plugin is switched on

	register_activation_hook(
		PHAROS_FILE,
		static fn($network = false) => Onboarding\Activation::activated((bool) $network),
	);

	// ---- The plugin is switched off ---------------------------------------------------------------------------

	register_deactivation_hook(PHAROS_FILE, static function ($network = false): void {
		UsageData\Sender::stop();
		Sitemaps\Job::deactivated((bool) $network);
		SearchConsole\Data\Job::deactivated((bool) $network);
		// Nobody notices what changes from now on.
		Analysis\Changes::content();
	});
})();
