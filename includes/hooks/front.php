<?php
/**
 * Hooks of the front end, as a table (HOOKS), and below it what they do, in the same order. All hooks that change its output belong here or in
 * files that this one loads: none of them is registered while another SEO plugin is active.
 */

declare(strict_types=1);

namespace Pharos;

defined('ABSPATH') || exit();

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

	/** URLs of what may be a file: text files, sitemaps of Pharos and WordPress, and files with plain permalinks. */
	private const FILES = '~sitemap|robots|\.txt|[?&]pharos_~';

	/**
	 * Names of blocks and shortcodes. The list of features has their classes: it is loaded only for a page with one of them. Where no
	 * feature has them, visitors see nothing instead of the text of a shortcode.
	 */
	private const BLOCKS = ['sitemap', 'breadcrumbs'];

	/**
	 * Blocks whose HTML is stored in posts (src/schema-blocks), with those in them: registered where they are, so that WordPress's features for
	 * blocks apply, such as visibility and styles.
	 */
	private const STORED_BLOCKS = [
		'pharos/faq' => ['pharos/faq', 'pharos/faq-item'],
		'pharos/how-to' => ['pharos/how-to', 'pharos/how-to-step'],
	];

	/** Settings that turn feeds off, by the name in WordPress's filters. */
	private const FEEDS = [
		'author' => 'remove_post_authors_feed',
		'post_type_archive' => 'remove_post_types_feed',
		'category' => 'remove_category_feed',
		'tag' => 'remove_tag_feed',
		'tax' => 'remove_custom_taxonomy_feed',
		'search' => 'remove_search_results_feed',
	];

	/**
	 * Hooks of every request, in the order in which they fire for a page: name, method of this object or callable, priority, number of
	 * arguments. Hooks that only some requests need are registered by on_init(), on_query() and redirect().
	 */
	private const HOOKS = [
		['init', 'on_init'],
		['wp_sitemaps_enabled', 'sitemaps_enabled'],
		['wp_headers', 'feed_headers', 20],
		// WordPress has determined the posts, and is about to load them.
		['found_posts', 'load_meta', 10, 2],
		['wp', 'on_query'],
		// Before WordPress guesses a URL for a missing page, or redirects to the canonical URL: no redirect chain.
		['template_redirect', 'redirect', 0],
		// The last filter before the theme's template is loaded: redirects, feeds and robots.txt have exited by then.
		['template_include', 'start', PHP_INT_MAX],
		// After other plugins, whose title takes precedence over a template (FilteredTitle).
		['pre_get_document_title', 'title', PHP_INT_MAX],
		// After WordPress and plugins: their directives are kept, and a page with their noindex has no canonical URL.
		['wp_robots', 'robots', PHP_INT_MAX],
		// Before scripts and styles: programs that read a page's metadata often stop after the first kilobytes.
		['wp_head', 'print_head', 1],
		// At the end of the head, because it is long, and programs that read it read the whole page.
		['wp_head', 'print_graph', 1000],
		// Jetpack's documented filter to turn off its sharing tags, so that there are no duplicates.
		['jetpack_enable_open_graph', 'jetpack_tags', 99],

		// Content, also in feeds and in what the REST API renders. Blocks and shortcodes are registered by name, see BLOCKS.
		// Before WordPress renders the blocks of a text.
		['the_content', 'register_stored_blocks', 8],
		['wp_content_img_tag', 'image_tag', 20, 3],
		['wp_get_attachment_image_attributes', 'image_attributes', 20, 2],
		// After WordPress has added the featured image.
		['oembed_response_data', 'embed', 20, 3],
		// After the fields of other plugins and the theme.
		['user_contactmethods', [Social\Authors::class, 'contact_methods'], 20],
	];

	/** Hooks of WordPress whose output Pharos has a setting for, or replaces on all types of pages: name, function. */
	private const REMOVED = [
		['wp_robots', 'wp_robots_noindex_search'],
		// Embeds keep it.
		['wp_head', 'rel_canonical'],
	];

	/** Filters of structured data of stores, by a function of the store, with its type: removed if Pharos outputs it, completed by it (Schema\StoreMarkup). */
	private const STORES = [
		'wc_get_product' => [
			'woocommerce_structured_data_product' => 'Product',
			'woocommerce_structured_data_breadcrumblist' => 'BreadcrumbList',
			'woocommerce_structured_data_website' => 'WebSite',
		],
		'edd_get_download' => ['edd_generate_download_structured_data' => 'Product'],
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
		foreach (self::HOOKS as $row) {
			$call = is_string($row[1]) ? [$this, $row[1]] : $row[1];
			add_filter($row[0], $call, $row[2] ?? 10, $row[3] ?? 1);
		}
		foreach (self::REMOVED as [$hook, $function]) {
			remove_filter($hook, $function);
		}
		foreach (self::STORES as $function => $filters) {
			foreach (function_exists($function) ? array_keys($filters) : [] as $filter) {
				add_filter($filter, [$this, 'store_markup'], PHP_INT_MAX);
			}
		}
		foreach (self::BLOCKS as $name) {
			add_filter("render_block_pharos/$name", [$this, 'block_html'], 10, 2);
			add_shortcode("pharos_$name", [$this, 'shortcode']);
		}
		foreach (array_keys(self::STORED_BLOCKS) as $name) {
			add_filter("render_block_$name", [$this, 'stored_block_html'], 10, 2);
		}
	}

	/** Turns off WordPress's sitemap while Pharos's is on. Runs on every request, so without the settings' classes. */
	public function sitemaps_enabled(mixed $enabled): mixed {
		$stored = isset(wp_load_alloptions()['pharos_settings'])
			? get_option('pharos_settings')
			: [];
		// Other code may have stored any type; only true means on.
		return is_array($stored) && ($stored['enable_xml_sitemap'] ?? false) === true
			? false
			: $enabled;
	}

	public function feed_headers(mixed $headers): mixed {
		return is_feed()
			? (new Feeds\Headers($this->settings()))->filter((array) $headers)
			: $headers;
	}

	/** Loads the SEO fields of lists together with their posts. */
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

	/** Buffers the page if its head may have duplicates of Pharos's tags. */
	public function start(mixed $template): mixed {
		self::on_site(function () use ($template): void {
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
		});
		return $template;
	}

	public function title(mixed $title): mixed {
		return is_feed()
			? $title
			: self::on_site(fn() => $this->head()->document_title((string) $title));
	}

	public function robots(mixed $robots): mixed {
		return self::on_site(fn() => $this->head()->robots((array) $robots));
	}

	public function print_head(): void {
		self::on_site(fn() => $this->head()->print());
	}

	public function print_graph(): void {
		self::on_site(
			fn() => $this->settings()->get('enable_schemas') ? $this->head()->print_graph() : null,
		);
	}

	/** For reader pages of the AMP plugins, which have a head of their own. */
	public function print_amp_head(): void {
		self::on_site(function (): void {
			// AMP requires a canonical URL: the plugin's stays where Pharos has none.
			if ($this->head()->values()['canonical'] !== '') {
				remove_action('amp_post_template_head', 'amp_post_template_add_canonical');
			}
			$this->head()->print();
		});
	}

	public function jetpack_tags(mixed $enabled): mixed {
		return $this->settings()->get('open_graph_tags') ? false : $enabled;
	}

	/** On the filters of STORES. Nothing is left if the page's structured data says it, or there's nothing to say: the front page has no breadcrumbs. */
	public function store_markup(mixed $markup): mixed {
		$type = array_merge(...array_values(self::STORES))[current_filter()];
		$is_in_graph =
			$markup &&
			$this->settings()->get('enable_schemas') &&
			(($type === 'BreadcrumbList' && is_front_page()) || $this->head()->has_node($type));
		return $is_in_graph ? [] : $markup;
	}

	public function image_tag(mixed $tag, mixed $context, mixed $id): mixed {
		return $this->images()->of_tag((string) $tag, (int) $id);
	}

	public function image_attributes(mixed $attributes, mixed $attachment): mixed {
		// Admin lists and media pickers show the stored values.
		return is_admin()
			? $attributes
			: $this->images()->of_attachment((array) $attributes, $attachment);
	}

	public function embed(mixed $data, mixed $post, mixed $width): mixed {
		return is_array($data)
			? (new Embeds\Response($this->settings(), ($this->variables)()))->filter(
				$data,
				$post,
				(int) $width,
			)
			: $data;
	}

	/** WordPress generates styles for each registered block on every page: Pharos's are registered only if a page contains one. */
	public function block_html(mixed $html, mixed $parsed): mixed {
		return $this->add_block($parsed['blockName']) ? render_block($parsed) : $html;
	}

	/** Registers the blocks that are stored as HTML for a text that has them: on each page, that would cost a sixth of what the plugin costs. */
	public function register_stored_blocks(mixed $content): mixed {
		foreach (array_keys(self::STORED_BLOCKS) as $name) {
			str_contains((string) $content, "<!-- wp:$name ") && self::register_stored_block($name);
		}
		return $content;
	}

	/** The same of one in a synced pattern, a template or a widget, after it was rendered without being registered. */
	public function stored_block_html(mixed $html, mixed $parsed): mixed {
		return self::register_stored_block($parsed['blockName']) ? render_block($parsed) : $html;
	}

	/** Registers a block, with those in it; returns false if it is registered already. */
	private static function register_stored_block(string $name): bool {
		if (\WP_Block_Type_Registry::get_instance()->is_registered($name)) {
			return false;
		}
		foreach (self::STORED_BLOCKS[$name] as $block) {
			register_block_type($block, ['api_version' => 3]);
		}
		return true;
	}

	/** A shortcode of Pharos, or of another SEO plugin. */
	public function shortcode(mixed $attributes, mixed $content, string $tag): string {
		$name =
			array_merge(...array_values(self::EARLIER))[$tag] ?? substr($tag, strlen('pharos_'));
		return (string) $this->block($name)?->shortcode((array) $attributes);
	}

	public function redirect(): void {
		self::on_site(fn() => $this->redirect_page($this->settings()));
	}

	private function redirect_page(Settings\Settings $settings): void {
		if ($settings->get('enable_redirects')) {
			// Redirects\Table::OPTION, which is autoloaded.
			$redirects = wp_load_alloptions()['pharos_redirects'] ?? '0';
			if (is_404()) {
				($redirects !== '0' || has_filter('pharos_redirect_sources')) &&
					Redirects\Front::run($redirects, (string) $settings->get('redirect_cache'));
				// WordPress guesses pages below one in the trash, too.
				foreach (['redirect_canonical', 'old_slug_redirect_url'] as $guess) {
					add_filter(
						$guess,
						static fn($url) => str_contains((string) $url, '__trashed/') ? false : $url,
					);
				}
				// After all redirects.
				foreach (array_column(self::part('features'), 'missing') as $log) {
					add_action('template_redirect', fn() => $log($this->settings()), 1000);
				}
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

	/** The value of a block that is bound to the source `pharos/seo`. */
	public function bound_value(array $arguments, \WP_Block $block, string $attribute): ?string {
		return self::on_site(
			fn() => Template\BlockBinding::value(
				$arguments,
				$block,
				$attribute,
				$this->settings(),
				($this->variables)(),
			),
		);
	}

	/** The source of block bindings, hooks of requests that aren't for a page, and of files. */
	public function on_init(): void {
		// The name isn't translated: pages of visitors load no translations for it.
		register_block_bindings_source('pharos/seo', [
			'label' => 'Pharos SEO',
			'get_value_callback' => [$this, 'bound_value'],
			'uses_context' => ['postId', 'postType'],
		]);
		$is_page = !(
			is_admin() ||
			defined('WP_CLI') ||
			isset($_GET['rest_route']) ||
			str_contains(self::address(), rest_get_url_prefix())
		);
		if (!$is_page || preg_match(self::FILES, self::address()) === 1) {
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
			add_filter('post_link_category', [$this, 'post_category'], 10, 3);
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
			foreach (self::blocks() as $name => $class) {
				register_block_type_from_metadata(dirname(PHAROS_FILE) . "/build/$name-block", [
					'render_callback' => fn($attributes) => $this->block($name)?->render(
						$attributes,
					),
				]);
				is_admin() && $class::register_editor();
			}
			foreach (array_merge(...array_values(self::STORED_BLOCKS)) as $block) {
				$folder = str_replace('pharos/', 'build/schema-blocks/', $block);
				register_block_type_from_metadata(dirname(PHAROS_FILE) . "/$folder");
			}
		}
	}

	/** On `post_link_category`. */
	public function post_category(mixed $category, mixed $categories, mixed $post): mixed {
		return $this->settings()->get('enable_page_level_seo')
			? ObjectMeta\PrimaryTerm::among((array) $categories, $post, 'category') ?? $category
			: $category;
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
				add_action('amp_post_template_head', [$this, 'print_amp_head'], 1);
				add_action('amp_post_template_head', [$this, 'print_graph'], 1000);
			}
		}
	}

	/** @param array<string, array<string, string>> $of_plugins Some of EARLIER. */
	private function add_earlier_shortcodes(array $of_plugins): void {
		foreach (array_keys(array_merge(...array_values($of_plugins))) as $name) {
			add_shortcode($name, [$this, 'shortcode']);
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
					? (new Sitemaps\Html\Block($this->settings, $this->on_page(...)))->at_end(
						(string) $content,
					)
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
					foreach (self::BLOCKS as $name) {
						has_block("pharos/$name", get_queried_object()) &&
							$this->add_block("pharos/$name");
					}
				},
				9,
			);
		}
	}

	/** Registers a block; returns false if it is registered already, or no feature has it. */
	private function add_block(string $name): bool {
		$block = \WP_Block_Type_Registry::get_instance()->is_registered($name)
			? null
			: $this->block(substr($name, strlen('pharos/')));
		if ($block) {
			$of_all = ['api_version' => 3, 'render_callback' => $block->render(...)];
			register_block_type($name, $of_all + $block::ARGUMENTS);
		}
		return $block !== null;
	}

	private function block(string $name): ?Core\Block {
		$class = self::blocks()[$name] ?? null;
		return $class ? new $class($this->settings, $this->on_page(...)) : null;
	}

	/** @return array<string, class-string<Core\Block>> Of all features, by name. */
	private static function blocks(): array {
		return array_merge(...array_column(self::part('features'), 'blocks'));
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

	/** See Core\Block. @param \Closure(Page\Context): string $run */
	private function on_page(\Closure $run): string {
		return self::on_site(fn() => $run($this->head()->context()));
	}

	/** The hooks or data in another file, for requests that need them. */
	private static function part(string $name): \Closure|array {
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
