<?php
/**
 * Hooks of the front end. All hooks that change its output belong here or in files that this one loads: none of them is
 * registered while another SEO plugin is active.
 */

declare(strict_types=1);

namespace Pharos;

return new class {
	/** Shortcodes of other SEO plugins, by the option that tells of the plugin: pages may still contain them. */
	private const EARLIER = [
		'aioseo_options' => [
			'aioseo_html_sitemap' => 'sitemap',
			'aioseo_breadcrumbs' => 'breadcrumbs',
		],
		'rank-math-options-general' => [
			'rank_math_html_sitemap' => 'sitemap',
			'rank_math_breadcrumb' => 'breadcrumbs',
		],
		'seopress_titles_option_name' => [
			'seopress_html_sitemap' => 'sitemap',
			'seopress_breadcrumbs' => 'breadcrumbs',
		],
		'slim_seo' => ['slim_seo_breadcrumbs' => 'breadcrumbs'],
		'autodescription-site-settings' => ['tsf_breadcrumb' => 'breadcrumbs'],
		'wpseo' => ['wpseo_breadcrumb' => 'breadcrumbs'],
	];

	/** URLs of files: sitemaps of Pharos and WordPress, robots.txt, llms.txt and the key of IndexNow. */
	private const FILES = '~sitemap|robots|llms\.txt|/[0-9a-f]{32}\.txt(?:\?|$)~';

	/** Settings that turn feeds off, by the name in WordPress's filters. */
	private const FEEDS = [
		'author' => 'remove_post_authors_feed',
		'post_type_archive' => 'remove_post_types_feed',
		'category' => 'remove_category_feed',
		'tag' => 'remove_tag_feed',
		'tax' => 'remove_custom_taxonomy_feed',
		'search' => 'remove_search_results_feed',
	];

	/** @var \Closure(): Settings\Settings */
	private \Closure $settings;

	/** @var \Closure(): Template\Variables */
	private \Closure $variables;

	private ?Head\Head $head = null;

	private ?Images\Attributes $images = null;

	/**
	 * @param \Closure(): Settings\Settings  $settings
	 * @param \Closure(): Template\Variables $variables
	 */
	public function __invoke(\Closure $settings, \Closure $variables): void {
		$this->settings = $settings;
		$this->variables = $variables;
		$this->add_head();
		$this->add_content();
		add_action('init', fn() => $this->on_init());
		add_action('wp', [$this, 'on_query']);

		// Turns off WordPress's sitemap while Pharos's is on. Runs on every request, so without the settings' classes.
		add_filter('wp_sitemaps_enabled', static function ($enabled) {
			$stored = isset(wp_load_alloptions()['pharos_settings'])
				? get_option('pharos_settings')
				: [];
			// Other code may have stored any type; only true means on.
			return is_array($stored) && ($stored['enable_xml_sitemap'] ?? false) === true
				? false
				: $enabled;
		});
		add_filter('wp_headers', [$this, 'feed_headers'], 20);
		// WordPress has determined the posts, and is about to load them.
		add_filter('found_posts', [$this, 'load_meta'], 10, 2);
		// Priority 20: after the fields of other plugins and the theme.
		add_filter('user_contactmethods', [Social\Authors::class, 'contact_methods'], 20);
	}

	/** On `wp_headers`. */
	public function feed_headers(mixed $headers): mixed {
		return is_feed()
			? (new Feeds\Headers($this->settings()))->filter((array) $headers)
			: $headers;
	}

	/** On `found_posts`. */
	public function load_meta(mixed $found, \WP_Query $query): mixed {
		$has_own =
			$query->is_posts_page ||
			$query->is_category ||
			$query->is_tag ||
			$query->is_tax ||
			// WooCommerce's product archive, with the page at its URL.
			($query->is_post_type_archive && $query->get('post_type') === 'product');
		if ($has_own && $query->is_main_query()) {
			Head\ListMeta::load($query);
		}
		return $found;
	}

	/** Title, robots and head. */
	private function add_head(): void {
		// After other plugins, whose title takes precedence over a template (FilteredTitle).
		add_filter(
			'pre_get_document_title',
			fn($title) => is_feed()
				? $title
				: self::on_site(fn() => $this->head()->document_title((string) $title)),
			PHP_INT_MAX,
		);
		// Before scripts and styles: programs that read a page's metadata often stop after the first kilobytes.
		add_action('wp_head', fn() => self::on_site(fn() => $this->head()->print()), 1);
		// At the end of the head, because it is long, and programs that read it read the whole page.
		add_action('wp_head', [$this, 'print_graph'], 1000);
		// Removes structured data of stores that Pharos outputs, completed by it (Schema\StoreMarkup).
		$in_graph = [
			...function_exists('wc_get_product')
				? [
					'woocommerce_structured_data_product' => 'Product',
					'woocommerce_structured_data_breadcrumblist' => 'BreadcrumbList',
					'woocommerce_structured_data_website' => 'WebSite',
				]
				: [],
			...function_exists('edd_get_download')
				? ['edd_generate_download_structured_data' => 'Product']
				: [],
		];
		foreach ($in_graph as $hook => $type) {
			add_filter(
				$hook,
				fn($markup) => $markup && $this->is_in_graph($type) ? [] : $markup,
				PHP_INT_MAX,
			);
		}
		// Jetpack's documented filter to turn off its sharing tags, so that there are no duplicates.
		add_filter(
			'jetpack_enable_open_graph',
			fn($on) => $this->settings()->get('open_graph_tags') ? false : $on,
			99,
		);
		// The last filter before the theme's template is loaded: redirects, feeds and robots.txt have exited by then.
		add_filter(
			'template_include',
			function ($template) {
				self::on_site(fn() => $this->start($template));
				return $template;
			},
			PHP_INT_MAX,
		);
		// Pharos has a setting for search results; WordPress's other rules stay.
		remove_filter('wp_robots', 'wp_robots_noindex_search');
		// After WordPress and plugins: their directives are kept, and a page with their noindex has no canonical URL.
		add_filter(
			'wp_robots',
			fn($robots) => self::on_site(fn() => $this->head()->robots((array) $robots)),
			PHP_INT_MAX,
		);
		// Pharos outputs a canonical URL on all types of pages; embeds keep WordPress's.
		remove_action('wp_head', 'rel_canonical');
		// Before WordPress guesses a URL for a missing page, or redirects to the canonical URL: no redirect chain.
		add_action('template_redirect', fn() => self::on_site(fn() => $this->redirect()), 0);
	}

	/** On `wp_head`. */
	public function print_graph(): void {
		self::on_site(
			fn() => $this->settings()->get('enable_schemas') ? $this->head()->print_graph() : null,
		);
	}

	/** Reader pages of the AMP plugins, which have a head of their own. */
	private function add_amp(): void {
		$print = function (): void {
			// AMP requires a canonical URL: the plugin's stays where Pharos has none.
			if ($this->head()->values()['canonical'] !== '') {
				remove_action('amp_post_template_head', 'amp_post_template_add_canonical');
			}
			$this->head()->print();
		};
		add_action('amp_post_template_head', fn() => self::on_site($print), 1);
		add_action('amp_post_template_head', [$this, 'print_graph'], 1000);
	}

	/** Buffers the page if its head may have duplicates of Pharos's tags. */
	private function start(mixed $template): void {
		$has_title =
			basename((string) $template) === 'template-canvas.php' ||
			current_theme_supports('title-tag');
		// Embeds are separate pages of WordPress.
		if (
			!is_embed() &&
			(!$has_title || (new Head\ForeignTags($this->head()->context()))->may_be_there())
		) {
			(new Head\DoubleTags($this->head(), $has_title))->start();
		}
	}

	/**
	 * Runs code for the site of the page: other code may have switched to another site of the network (switch_to_blog()), whose options and
	 * URLs WordPress's functions then return.
	 */
	private static function on_site(\Closure $run): mixed {
		$site = (int) ($GLOBALS['current_blog']->blog_id ?? 0);
		if ($site === 0 || $site === get_current_blog_id()) {
			return $run();
		}
		switch_to_blog($site);
		try {
			return $run();
		} finally {
			restore_current_blog();
		}
	}

	/** Whether the page's structured data says what a store's would say, or there's nothing to say: the front page has no breadcrumbs. */
	private function is_in_graph(string $type): bool {
		return $this->settings()->get('enable_schemas') &&
			(($type === 'BreadcrumbList' && is_front_page()) || $this->head()->has_node($type));
	}

	/** Output in content: images, embeds, blocks, shortcodes. Also applies in feeds and in content rendered by the REST API. */
	private function add_content(): void {
		add_filter(
			'wp_content_img_tag',
			fn($tag, $where, $id) => $this->images()->of_tag((string) $tag, (int) $id),
			20,
			3,
		);
		add_filter(
			'wp_get_attachment_image_attributes',
			// Admin lists and media pickers show the stored values.
			fn($attributes, $attachment) => is_admin()
				? $attributes
				: $this->images()->of_attachment((array) $attributes, $attachment),
			20,
			2,
		);
		// After WordPress has added the featured image.
		add_filter(
			'oembed_response_data',
			fn($data, $post, $width) => is_array($data)
				? (new Embeds\Response($this->settings(), ($this->variables)()))->filter(
					$data,
					$post,
					(int) $width,
				)
				: $data,
			20,
			3,
		);
		// WordPress generates styles for each registered block on every page: Pharos's are registered only if a page
		// contains one.
		$register = fn($html, $parsed) => $this->add_block($parsed['blockName'])
			? render_block($parsed)
			: $html;
		add_filter('render_block_pharos/sitemap', $register, 10, 2);
		add_filter('render_block_pharos/breadcrumbs', $register, 10, 2);
		add_shortcode('pharos_sitemap', [$this, 'sitemap']);
		add_shortcode('pharos_breadcrumbs', [$this, 'breadcrumbs']);
	}

	/** @param mixed $attributes Of a shortcode; those of other plugins have the attribute `post_types` or `cpt`, if any. */
	public function sitemap(mixed $attributes): string {
		$attributes = (array) $attributes;
		return (new Sitemaps\Html\Sitemap($this->settings()))->html(
			(string) ($attributes['types'] ??
				($attributes['post_types'] ?? ($attributes['cpt'] ?? ''))),
		);
	}

	/** @param mixed $attributes Of a shortcode. */
	public function breadcrumbs(mixed $attributes): string {
		return self::on_site(function () use ($attributes): string {
			$page = Breadcrumbs\Html::page($this->head()->context());
			return $page
				? Breadcrumbs\Html::of(
					Breadcrumbs\Trail::of($page, $this->settings()),
					(array) $attributes,
				)
				: '';
		});
	}

	/** On `template_redirect`. */
	private function redirect(): void {
		$settings = $this->settings();
		if ($settings->get('enable_redirects')) {
			// Redirects\Table::OPTION, which is autoloaded.
			$redirects = wp_load_alloptions()['pharos_redirects'] ?? '0';
			if (is_404()) {
				$redirects !== '0' &&
					Redirects\Front::run($redirects, (string) $settings->get('redirect_cache'));
				// WordPress guesses pages below one in the trash, too.
				foreach (['redirect_canonical', 'old_slug_redirect_url'] as $guess) {
					add_filter(
						$guess,
						static fn($url) => str_contains((string) $url, '__trashed/') ? false : $url,
					);
				}
				// After all redirects.
				NotFound\Log::is_on($settings) &&
					add_action('template_redirect', [NotFound\Log::class, 'plan'], 1000);
			} elseif (
				// Redirects\Table::HOME.
				str_ends_with($redirects, 'h') &&
				($_SERVER['QUERY_STRING'] ?? '') !== '' &&
				is_front_page() &&
				!is_feed()
			) {
				Redirects\Front::run($redirects, (string) $settings->get('redirect_cache'), true);
			}
			if (
				!is_404() &&
				!is_feed() &&
				!is_search() &&
				$settings->get('enable_page_level_seo')
			) {
				$this->redirect_object();
			}
		}
		if (is_author() || is_date() || is_attachment()) {
			(new Redirects\DisabledArchives($settings))->run();
		}
		// Sitemap URLs contain one of these: /author.xml, /sitemap.rss.
		if (is_404() && preg_match('/sitemap|\.xml/', self::address()) === 1) {
			Sitemaps\FormerSitemap::redirect($settings);
		}
		// Redirects have exited by then.
		if (is_feed()) {
			add_action(
				'template_redirect',
				fn() => (new Feeds\Entries($this->settings()))->start(),
				1000,
			);
		}
	}

	/** Redirects from a post, term or author with a URL to redirect to. */
	private function redirect_object(): void {
		$object = is_post_type_archive()
			? (is_post_type_archive('product')
				? Compat\Shop::page()
				: null)
			: get_queried_object();
		// WordPress has loaded the rows with the object.
		$place = $object ? ObjectMeta\ObjectMeta::place($object) : null;
		$place &&
			isset(
				ObjectMeta\ObjectMeta::meta(...$place)[
					ObjectMeta\ObjectMeta::key($place[0], 'redirect')
				],
			) &&
			$this->head()->context()->kind !== Page\Context::OTHER &&
			Redirects\ObjectRedirect::run(
				$object,
				(string) $this->settings()->get('redirect_cache'),
			);
	}

	/** Hooks of requests that aren't for a page, and of files. */
	private function on_init(): void {
		$is_page = !(
			is_admin() ||
			defined('WP_CLI') ||
			isset($_GET['rest_route']) ||
			str_contains(self::address(), rest_get_url_prefix())
		);
		$is_file =
			isset($_GET['pharos_sitemap']) ||
			isset($_GET['pharos_llms_txt']) ||
			isset($_GET['pharos_indexnow']) ||
			isset($_GET['pharos_visitor_check']) ||
			preg_match(self::FILES, self::address()) === 1;
		if (!$is_page || $is_file) {
			self::part('files')($this->settings, $this->variables);
		}
		// WPGraphQL makes its schema only for its own requests.
		if (
			function_exists('register_graphql_field') &&
			$this->settings()->get('enable_rest_head')
		) {
			add_action(
				'graphql_register_types',
				fn() => RestHead\GraphQl::register($this->settings(), ($this->variables)()),
			);
		}
		// Uses the post's primary category in URLs with %category%.
		if (
			!$is_page ||
			is_multisite() ||
			str_contains((string) get_option('permalink_structure'), '%category%')
		) {
			add_filter(
				'post_link_category',
				fn($category, $categories, $post) => $this->settings()->get('enable_page_level_seo')
					? ObjectMeta\PrimaryTerm::among((array) $categories, $post, 'category') ??
						$category
					: $category,
				10,
				3,
			);
		}
		// The same in product URLs with %product_cat%, for which WooCommerce uses the deepest category.
		$product_url = $GLOBALS['wp_rewrite']->extra_permastructs['product']['struct'] ?? '';
		if (str_contains((string) $product_url, '%product_cat%')) {
			add_filter('wc_product_post_type_link_product_cat', [$this, 'product_category'], 10, 3);
		}
		$options = wp_load_alloptions();
		// WordPress sorts the names of all shortcodes for each text of a page. So these are registered only if needed: if
		// an option of their plugin or of a migration exists, if one of the posts contains them, and for requests other
		// than pages.
		$this->add_earlier_shortcodes(
			// Migration\Tables::OPTION: after a migration, the options of the source plugin may have been deleted.
			$is_page && !isset($options['pharos_migration_tables'])
				? array_intersect_key(self::EARLIER, $options)
				: self::EARLIER,
		);
		if (!$is_page) {
			foreach ($this->blocks() as $name => $block) {
				register_block_type_from_metadata(dirname(PHAROS_FILE) . "/build/$name-block", [
					'render_callback' => $block['render_callback'],
				]);
			}
		}
		if (is_admin()) {
			Breadcrumbs\Html::register_style();
			add_action('enqueue_block_editor_assets', [Sitemaps\Html\Block::class, 'enqueue']);
			add_action('enqueue_block_editor_assets', [Breadcrumbs\Block::class, 'enqueue']);
		}
	}

	/** On `wc_product_post_type_link_product_cat`, and on `woocommerce_breadcrumb_main_term`, which has no post. */
	public function product_category(mixed $term, mixed $terms, ?\WP_Post $post = null): mixed {
		return $this->settings()->get('enable_page_level_seo')
			? ObjectMeta\PrimaryTerm::among((array) $terms, $post ?? get_post(), 'product_cat') ??
					$term
			: $term;
	}

	/** On `wp`, after the main query: hooks that only some pages need. */
	public function on_query(): void {
		// These have run, and are in the way of each further query of the page.
		remove_filter('wp_headers', [$this, 'feed_headers'], 20);
		remove_filter('found_posts', [$this, 'load_meta']);
		remove_action('wp', [$this, 'on_query']);
		foreach ($GLOBALS['wp_the_query']->posts ?? [] as $post) {
			$content = $post->post_content ?? '';
			if (
				str_contains($content, '[') &&
				preg_match('/\[(?:aioseo|rank_math|seopress|slim_seo|tsf|wpseo)_/', $content) === 1
			) {
				$this->add_earlier_shortcodes(self::EARLIER);
				break;
			}
		}
		$settings = $this->settings();
		$this->remove_feed_links($settings);
		if (!$settings->get('oembeded_scripts')) {
			// WordPress checks for this action before it adds the script that embedded posts need.
			remove_action('wp_head', 'wp_oembed_add_host_js');
			add_filter('oembed_discovery_links', '__return_empty_string');
		}
		// The admin bar of logged-in users: after the head, behind WordPress's edit link (80).
		if (is_user_logged_in() && !is_admin()) {
			add_action('admin_bar_init', fn() => $this->add_to_bar());
		}
		if (is_singular()) {
			is_singular('product') &&
				add_filter('woocommerce_breadcrumb_main_term', [$this, 'product_category'], 10, 2);
			$this->add_sitemap_and_blocks();
			// The latter was its name before version 2 of AMP, and is that of AMP for WP.
			if (function_exists('amp_is_request') || function_exists('is_amp_endpoint')) {
				$this->add_amp();
			}
		}
	}

	/** @param array<string, array<string, string>> $of_plugins Some of EARLIER. */
	private function add_earlier_shortcodes(array $of_plugins): void {
		foreach (array_merge(...array_values($of_plugins)) as $name => $method) {
			add_shortcode($name, [$this, $method]);
		}
	}

	/** Removes links to feeds that are turned off: WordPress applies these filters before it outputs each link. */
	private function remove_feed_links(Settings\Settings $settings): void {
		foreach (self::FEEDS as $kind => $setting) {
			if ($settings->get($setting)) {
				add_filter("feed_links_extra_show_{$kind}_feed", '__return_false', PHP_INT_MAX);
			}
		}
		// The same for the feed of all comments. Only while the links of the site are output: WordPress applies the
		// filter again for the comments of a single post, whose feed stays.
		if ($settings->get('remove_global_comments_feed')) {
			$none = static fn(): bool => false;
			add_filter('feed_links_args', static function ($args) use ($none) {
				add_filter('feed_links_show_comments_feed', $none, PHP_INT_MAX);
				return $args;
			});
			add_filter('feed_links_extra_args', static function ($args) use ($none) {
				remove_filter('feed_links_show_comments_feed', $none, PHP_INT_MAX);
				return $args;
			});
		}
	}

	private function add_to_bar(): void {
		if ($this->settings()->get('enable_page_level_seo')) {
			add_action(
				'admin_bar_menu',
				fn($bar) => (new AdminBar\Menu($this->head(), $this->settings()))->add($bar),
				90,
			);
			add_action('wp_enqueue_scripts', [AdminBar\Menu::class, 'style']);
		}
	}

	/** For single pages. */
	private function add_sitemap_and_blocks(): void {
		if ($this->settings()->get('sitemap_display_format') === 'page') {
			// After blocks (9) and shortcodes (11).
			add_filter(
				'the_content',
				fn($content) => is_singular() && !is_feed() && in_the_loop() && is_main_query()
					? (new Sitemaps\Html\Block($this->settings()))->at_end((string) $content)
					: $content,
				12,
			);
		}
		// Registers blocks early for their styles in theme.json: if blocks are rendered after the head, WordPress
		// (before 6.9, or if configured) has already output these styles.
		$content = get_queried_object()->post_content ?? '';
		if (str_contains($content, '<!-- wp:pharos/') && !wp_is_block_theme()) {
			add_action(
				'wp_enqueue_scripts',
				function (): void {
					foreach (array_keys($this->blocks()) as $name) {
						has_block("pharos/$name", get_queried_object()) &&
							$this->add_block("pharos/$name");
					}
				},
				9,
			);
		}
	}

	/** Registers a block; returns false if it is registered already. */
	private function add_block(string $name): bool {
		$is_new = !\WP_Block_Type_Registry::get_instance()->is_registered($name);
		if ($is_new) {
			$block = $this->blocks()[substr($name, strlen('pharos/'))];
			register_block_type($name, ['api_version' => 3] + $block);
		}
		return $is_new;
	}

	/** @return array<string, array> The arguments of the plugin's blocks, by name. */
	private function blocks(): array {
		return self::part('blocks')($this->settings, $this->head(...));
	}

	/** @return \Closure The hooks or data in another file, for requests that need them. */
	private static function part(string $name): \Closure {
		return require __DIR__ . "/$name.php";
	}

	private static function address(): string {
		return (string) ($_SERVER['REQUEST_URI'] ?? '');
	}

	private function settings(): Settings\Settings {
		return ($this->settings)();
	}

	private function head(): Head\Head {
		return Head\Head::$other ??
			($this->head ??= new Head\Head($this->settings(), ($this->variables)()));
	}

	private function images(): Images\Attributes {
		return $this->images ??= new Images\Attributes($this->settings());
	}
};
