<?php
/**
 * All hooks of the plugin, as an overview of its effects on a site.
 *
 * | part            | purpose                                                       | loaded for                       |
 * | --------------- | ------------------------------------------------------------- | -------------------------------- |
 * | hooks/front.php | front-end output: head, robots, redirects, feeds, sharing,    | every request: REST, feeds,      |
 * |                 | embeds, images, shortcodes, admin bar                          | admin-ajax and WP-CLI also       |
 * |                 |                                                                | output content                   |
 * | hooks/files.php | files of features, WordPress's sitemap, robots.txt             | their URLs, REST, admin, WP-CLI  |
 * | hooks/term-urls.php | term URLs without a base, if it was ever turned on          | the same                         |
 * | hooks/abilities.php | abilities for agents                                       | REST, admin, WP-CLI, changes     |
 * | hooks/rest.php  | the routes of the REST API and their errors                    | REST requests                    |
 * | hooks/admin.php | menu, settings application, command palette, SEO fields,       | admin screens and their requests |
 * |                 | lists of posts                                                 |                                  |
 * | hooks/changes.php | changes of settings and content                              | requests that write, with the    |
 * |                 |                                                                | first hook of a write            |
 * | hooks/features.php | the list of features: each declares its routes, commands,   | REST, WP-CLI, WP-Cron, requests  |
 * |                 | events, tables, hooks for changes, files, blocks               | that write, files, pages with a  |
 * |                 |                                                                | block, pages that aren't found   |
 * | this file       | hooks that fire before anything is written, and                | every request                    |
 * |                 | (de)activation                                                 |                                  |
 *
 * A part registers its hooks when it is called. Nothing is created before its hook fires; a front-end page loads only
 * the classes of its output. So hook names are literals if a constant would load a class that few pages need.
 *
 * This file and hooks/front.php, which every request loads, are objects whose callbacks use `$this`: a closure with
 * captured variables takes twice the memory.
 */

declare(strict_types=1);

namespace Pharos;

defined('ABSPATH') || exit();

(new class {
	/**
	 * The hooks of which one fires first when something is written that features listen to: before WordPress's other hooks for the same
	 * write, or before the listeners of the same hook.
	 */
	private const WRITES = [
		'add_option',
		'update_option',
		'delete_option',
		// Also of new posts, and when comments are counted.
		'clean_post_cache',
		'before_delete_post',
		'delete_attachment',
		'set_object_terms',
		'deleted_term_relationships',
		// Of new, changed and deleted terms and users.
		'clean_term_cache',
		'clean_user_cache',
		// Pharos writes without WordPress's functions.
		'pharos_settings_saved',
		'pharos_robots_txt_saved',
		'pharos_redirect_stored',
		'pharos_redirect_deleted',
		'pharos_search_console_property',
	];

	private ?Settings\Settings $settings = null;

	private ?Template\Variables $variables = null;

	private ?Core\Features $features = null;

	/** Whether the hooks in hooks/changes.php are registered. */
	private bool $notices_changes = false;

	/** @param bool $reads Whether the request is for a page or file, and usually changes nothing. */
	public function register(bool $reads): void {
		// ---- The parts ----------------------------------------------------------------------------------------

		// All plugins are loaded by then, so that later ones can register as SEO plugins: while another one is active,
		// Pharos has no front-end output.
		add_action('plugins_loaded', fn() => $this->add_front(), 20);
		add_action('rest_api_init', fn() => $this->add('rest'));
		if (is_admin()) {
			$this->add('admin');
		}
		if (defined('WP_CLI')) {
			add_action('cli_init', fn() => $this->features()->register_commands());
		}

		// Agents use the REST API, the administration or WP-CLI; MCP's requests are REST requests, too.
		if (!$reads || self::is_rest()) {
			$this->add('abilities');
		}

		add_filter('map_meta_cap', [$this, 'map_capability'], 10, 4);

		// ---- Changes ------------------------------------------------------------------------------------------

		// Requests for pages usually change nothing, and each feature's hooks need its classes. Previews use the fields of revisions.
		if ($reads && !isset($_GET['preview'])) {
			// One value for all of them: each array takes memory.
			$listener = [$this, 'add_changes'];
			foreach (self::WRITES as $hook) {
				add_action($hook, $listener, 0);
			}
			add_action('wp_cache_set_last_changed', [$this, 'add_changes_of_meta']);
		} else {
			$this->add_changes();
		}

		/**
		 * Call this action when returned values of the filters of sitemaps have changed: the sitemaps are regenerated.
		 *
		 * @param string $series The sitemap, such as "posts-page"; '' for all.
		 *
		 * @since 1.0.0
		 * @see docs/sitemaps.md
		 * @example do_action('pharos_sitemap_changed', 'posts-page');
		 */
		add_action(
			'pharos_sitemap_changed',
			function ($series = ''): void {
				$this->add_changes();
				Sitemaps\SitemapChanges::current()?->series((string) $series);
				Content\Feature::notify();
			},
			0,
		);
		/**
		 * Call this action when data that an add-on's checks depend on has changed, or code has changed checked data without
		 * WordPress's functions: the last reports become outdated. Changes of posts, terms, users, menus, options, plugins and
		 * themes are detected automatically.
		 *
		 * @since 1.0.0
		 * @see docs/analysis.md
		 * @example do_action('pharos_analysis_changed');
		 */
		add_action('pharos_analysis_changed', [Analysis\ReportChanges::class, 'content']);
		// Drops the tables of a deleted site of a network.
		if (is_multisite()) {
			add_filter(
				'wpmu_drop_tables',
				fn($tables) => [...(array) $tables, ...$this->features()->tables()],
			);
			// At this priority, its tables still exist.
			add_action('wp_uninitialize_site', static fn($site) => Uninstall::site_goes($site), 5);
			add_action(
				'wp_uninitialize_site',
				static fn($site) => Uninstall::site_deleted((int) $site->id),
			);
		}
		if (!$reads) {
			$this->features()->register_hooks('before_changes');
		}

		// ---- Activation, deactivation -------------------------------------------------------------------------

		// Pages don't activate the plugin, unless they load it later than others.
		if (!$reads || did_action('plugins_loaded')) {
			register_activation_hook(PHAROS_FILE, static function ($network = false): void {
				Onboarding\Activation::activated((bool) $network);
				PageCaches\Purge::everything();
			});
		}
		register_deactivation_hook(
			PHAROS_FILE,
			fn($network = false) => $this->features()->deactivate((bool) $network),
		);
	}

	/** On `map_meta_cap`: the plugin's capabilities (Core\Permission). */
	public function map_capability(mixed $caps, mixed $cap, mixed $user, mixed $args): mixed {
		return is_string($cap) && str_starts_with($cap, 'pharos_')
			? (new Access\Capabilities($this->settings()))->map(
				(array) $caps,
				$cap,
				(int) $user,
				(array) $args,
			)
			: $caps;
	}

	/** Whether the URL is one of the REST API; WordPress finds out later. */
	private static function is_rest(): bool {
		$address = (string) ($_SERVER['REQUEST_URI'] ?? '');
		return isset($_GET['rest_route']) ||
			str_contains($address, '/' . rest_get_url_prefix() . '/');
	}

	private function add_front(): void {
		if (Compat\SeoPlugins::active() === null) {
			$this->part('front')($this->settings(...), $this->variables(...));
			// TermUrls\TermUrls::OPTION, which is autoloaded.
			if (isset(wp_load_alloptions()['pharos_term_urls'])) {
				$this->part('term-urls')($this->settings(...));
			}
		} else {
			// Otherwise visitors would see the shortcodes as text.
			add_shortcode('pharos_sitemap', '__return_empty_string');
			add_shortcode('pharos_breadcrumbs', '__return_empty_string');
		}
	}

	/** On each of WRITES: registers the hooks for changes, once. */
	public function add_changes(): void {
		if ($this->notices_changes) {
			return;
		}
		$this->notices_changes = true;
		$this->add('changes');
		$this->features()->add_events();
		// WP-Cron counts the issues for the dashboard.
		add_action(
			'wp_site_health_scheduled_check',
			fn() => add_filter(
				'site_status_tests',
				fn($tests) => $this->features()->site_health((array) $tests),
			),
			0,
		);
	}

	/**
	 * Each of the nine hooks of changed meta (`added_post_meta`, `deleted_user_meta` …) changes the cache's time at priority 10, as queries do that
	 * have no such time yet. ContentHooks listens to them after it.
	 */
	public function add_changes_of_meta(): void {
		global $wp_current_filter;
		if (str_ends_with($wp_current_filter[count($wp_current_filter) - 2] ?? '', '_meta')) {
			$this->add_changes();
		}
	}

	/** Registers the hooks of a part that knows the features. */
	private function add(string $part): void {
		$this->part($part)($this->settings(...), $this->variables(...), $this->features());
	}

	private function part(string $name): callable|array {
		return require __DIR__ . "/hooks/$name.php";
	}

	private function features(): Core\Features {
		return $this->features ??= new Core\Features(
			$this->part('features'),
			$this->settings(...),
			$this->variables(...),
		);
	}

	private function settings(): Settings\Settings {
		return $this->settings ??= new Settings\Settings();
	}

	private function variables(): Template\Variables {
		return $this->variables ??= new Template\Variables($this->settings());
	}
})->register(
	in_array($_SERVER['REQUEST_METHOD'] ?? '', ['GET', 'HEAD'], true) &&
		!(is_admin() || wp_doing_cron() || defined('WP_CLI')),
);
