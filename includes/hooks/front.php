<?php
/**
 * Hooks of the front end. All hooks that change its output belong here: none of them is registered while another SEO plugin is active.
 */

declare(strict_types=1);

namespace Pharos;

/**
 * @param \Closure(\Closure): \Closure      $lazy      Wraps a factory: the object is created on first use.
 * @param \Closure(): Settings\Settings    $settings
 * @param \Closure(): Template\Variables   $variables
 */
return static function (\Closure $lazy, \Closure $settings, \Closure $variables): void {
	$head = $lazy(static fn(): object => new Head\Head($settings(), $variables()));
	$image_attributes = $lazy(static fn(): object => new Images\Attributes($settings()));
	$address = (string) ($_SERVER['REQUEST_URI'] ?? '');

	// ---- Title and head ---------------------------------------------------------------------------------------

	// Priority 20: after other plugins, so that Pharos's title takes precedence.
	add_filter(
		'pre_get_document_title',
		static fn($title) => is_feed() ? $title : $head()->document_title((string) $title),
		20,
	);
	// Before scripts and styles: programs that read a page's metadata often stop after the first kilobytes.
	add_action('wp_head', static fn() => $head()->print(), 1);
	// At the end of the head, because it is long, and programs that read it read the whole page.
	add_action(
		'wp_head',
		static fn() => $settings()->get('enable_schemas') ? $head()->print_graph() : null,
		1000,
	);
	// Removes WooCommerce's structured data for types that Pharos outputs.
	$in_graph = [
		'product' => 'Product',
		'breadcrumblist' => 'BreadcrumbList',
		'website' => 'WebSite',
	];
	foreach (function_exists('wc_get_product') ? $in_graph : [] as $kind => $type) {
		add_filter(
			"woocommerce_structured_data_$kind",
			static fn($markup) => $settings()->get('enable_schemas') && $head()->has_node($type)
				? []
				: $markup,
			99,
		);
	}
	// The last filter before the theme's template is loaded: redirects, feeds and robots.txt have exited by then.
	add_filter(
		'template_include',
		static function ($template) use ($head) {
			$has_title =
				basename((string) $template) === 'template-canvas.php' ||
				current_theme_supports('title-tag');
			// Embeds are separate pages of WordPress.
			if (
				!is_embed() &&
				(!$has_title || (new Head\OthersTags($head()->context()))->may_be_there())
			) {
				(new Head\DoubleTags($head(), $has_title))->start();
			}
			return $template;
		},
		PHP_INT_MAX,
	);

	// ---- Robots, canonical, redirects

	// Pharos has a setting for search results; WordPress's other rules stay.
	remove_filter('wp_robots', 'wp_robots_noindex_search');
	// After WordPress and most plugins: their directives are kept.
	add_filter('wp_robots', static fn($robots) => $head()->robots((array) $robots), 20);
	// Pharos outputs a canonical URL on all types of pages; embeds keep WordPress's.
	remove_action('wp_head', 'rel_canonical');
	// Before WordPress redirects to the canonical URL, so that there is no redirect chain.
	add_action(
		'template_redirect',
		static function () use ($settings): void {
			if (
				is_author() ||
				is_date() ||
				is_attachment() ||
				// Sitemap URLs contain one of these: /author.xml, /sitemap.rss.
				(is_404() &&
					preg_match('/sitemap|\.xml/', (string) ($_SERVER['REQUEST_URI'] ?? '')) === 1)
			) {
				(new Redirects\Redirects($settings()))->run();
			}
			// Redirects have exited by then.
			if (is_feed()) {
				add_action(
					'template_redirect',
					static fn() => (new Feeds\Entries($settings()))->start(),
					1000,
				);
			}
		},
		1,
	);
	// Before WordPress guesses a URL for a missing page, or redirects to the canonical URL.
	add_action(
		'template_redirect',
		static function () use ($settings): void {
			if (!$settings()->get('enable_redirects')) {
				return;
			}
			if (is_404()) {
				// Redirects\Table::OPTION, which is autoloaded.
				$redirects = wp_load_alloptions()['pharos_redirects'] ?? '0';
				$redirects !== '0' && Redirects\Front::run($redirects);
				// After all redirects.
				NotFound\Log::is_on($settings()) &&
					add_action('template_redirect', [NotFound\Log::class, 'plan'], 1000);
			} elseif (!is_feed() && !is_search() && $settings()->get('enable_page_level_seo')) {
				$object = is_post_type_archive()
					? (is_post_type_archive('product')
						? Compat\Shop::page()
						: null)
					: get_queried_object();
				// WordPress has loaded the rows with the object.
				$place = $object ? ObjectSeo\Own::place($object) : null;
				$place &&
					isset(
						ObjectSeo\Own::meta(...$place)[ObjectSeo\Own::key($place[0], 'redirect')],
					) &&
					Redirects\ObjectRedirect::run($object);
			}
		},
		0,
	);
	// ---- robots.txt and WordPress's built-in sitemap, which page requests don't need

	$add_files = static function () use ($settings): void {
		// Excludes pages that are set to noindex or have a different canonical URL from WordPress's sitemap.
		$sitemap = static fn(): object => new Head\CoreSitemap($settings());
		add_filter(
			'wp_sitemaps_post_types',
			static fn($types) => $sitemap()->types((array) $types),
		);
		add_filter(
			'wp_sitemaps_taxonomies',
			static fn($taxonomies) => $sitemap()->types((array) $taxonomies),
		);
		foreach (['posts' => 'post', 'taxonomies' => 'term', 'users' => 'user'] as $list => $kind) {
			add_filter(
				"wp_sitemaps_{$list}_query_args",
				static fn($query) => $sitemap()->without_hidden($kind, (array) $query),
			);
		}
		add_filter(
			'wp_sitemaps_users_pre_url_list',
			static fn($list) => $sitemap()->has_authors() ? $list : [],
		);
		add_filter(
			'wp_sitemaps_users_pre_max_num_pages',
			static fn($pages) => $sitemap()->has_authors() ? $pages : 0,
		);
		add_filter(
			'wp_sitemaps_posts_pre_url_list',
			static fn($list, $type, $page) => $list ?? $sitemap()->without_home($type, $page),
			10,
			3,
		);

		add_filter(
			'robots_txt',
			static fn($output) => $settings()->get('enable_xml_sitemap') &&
			get_option('blog_public')
				? $output . "\nSitemap: " . esc_url(Sitemaps\Urls::index()) . "\n"
				: $output,
			0,
		);
		// After other plugins, so that the initial text in the editor includes their additions.
		add_filter(
			'robots_txt',
			static fn($output) => RobotsTxt\RobotsTxt::filter((string) $output, $settings()),
			1000,
		);
	};

	// ---- Sitemaps

	// Before WordPress queries posts; the classes are loaded only for URLs that look like a sitemap.
	if (isset($_GET['pharos_sitemap']) || str_contains($address, 'sitemap')) {
		add_action('wp_loaded', static function () use ($settings): void {
			if (isset($_GET['pharos_sitemap']) || $settings()->get('enable_xml_sitemap')) {
				(new Sitemaps\Server($settings()))->run();
			}
		});
	}
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
	// Uses the post's primary category in URLs with %category%.
	add_filter(
		'post_link_category',
		static fn($category, $categories, $post) => $settings()->get('enable_page_level_seo')
			? ObjectSeo\PrimaryTerm::among((array) $categories, $post, 'category') ?? $category
			: $category,
		10,
		3,
	);

	// ---- llms.txt

	if (isset($_GET['pharos_llms_txt']) || str_contains($address, 'llms.txt')) {
		add_action('wp_loaded', static fn() => LlmsTxt\Server::run($settings(), $variables()));
	}

	// ---- Key file of IndexNow

	if (
		isset($_GET['pharos_indexnow']) ||
		preg_match('~/[0-9a-f]{32}\.txt(?:\?|$)~', $address) === 1
	) {
		add_action('wp_loaded', static fn() => IndexNow\Key::serve($settings()));
	}

	// ---- HTML sitemap

	$sitemap_shortcode = static function ($attributes) use ($settings): string {
		$attributes = (array) $attributes;
		// Shortcodes of other plugins have the attribute `post_types` or `cpt`, if any.
		return (new Sitemaps\Html\Sitemap($settings()))->html(
			(string) ($attributes['types'] ??
				($attributes['post_types'] ?? ($attributes['cpt'] ?? ''))),
		);
	};
	add_shortcode('pharos_sitemap', $sitemap_shortcode);
	// ---- Breadcrumbs

	$breadcrumbs_shortcode = static function ($attributes) use ($head, $settings): string {
		$page = Breadcrumbs\Html::page($head()->context());
		return $page
			? Breadcrumbs\Html::of(Breadcrumbs\Trail::of($page, $settings()), (array) $attributes)
			: '';
	};
	add_shortcode('pharos_breadcrumbs', $breadcrumbs_shortcode);

	// ---- Shortcodes of other SEO plugins, for pages that still contain them

	// WordPress sorts the names of all shortcodes for each text of a page. So these are registered only if needed: if
	// an option of their plugin or of a migration exists, if one of the posts contains them, and for requests other
	// than pages.
	$earlier = static fn(): array => [
		'aioseo_options' => [
			'aioseo_html_sitemap' => $sitemap_shortcode,
			'aioseo_breadcrumbs' => $breadcrumbs_shortcode,
		],
		'rank-math-options-general' => [
			'rank_math_html_sitemap' => $sitemap_shortcode,
			'rank_math_breadcrumb' => $breadcrumbs_shortcode,
		],
		'seopress_titles_option_name' => [
			'seopress_html_sitemap' => $sitemap_shortcode,
			'seopress_breadcrumbs' => $breadcrumbs_shortcode,
		],
		'slim_seo' => ['slim_seo_breadcrumbs' => $breadcrumbs_shortcode],
		'autodescription-site-settings' => ['tsf_breadcrumb' => $breadcrumbs_shortcode],
		'wpseo' => ['wpseo_breadcrumb' => $breadcrumbs_shortcode],
	];
	$add_earlier = static function (array $of_plugins): void {
		foreach (array_merge(...array_values($of_plugins)) as $name => $shortcode) {
			add_shortcode($name, $shortcode);
		}
	};
	$add_those_in_posts = static function () use ($earlier, $add_earlier): void {
		foreach ($GLOBALS['wp_the_query']->posts ?? [] as $post) {
			$content = $post->post_content ?? '';
			if (
				str_contains($content, '[') &&
				preg_match('/\[(?:aioseo|rank_math|seopress|slim_seo|tsf|wpseo)_/', $content) === 1
			) {
				$add_earlier($earlier());
				return;
			}
		}
	};

	// ---- Blocks: front-end pages don't read block.json; the data needed for rendering is here

	$text = ['type' => 'string', 'default' => ''];
	$blocks = [
		'sitemap' => [
			'render_callback' => static fn($attributes) => (new Sitemaps\Html\Block(
				$settings(),
			))->render($attributes),
			'attributes' => ['types' => $text],
			'supports' => ['align' => ['wide', 'full'], 'html' => false],
		],
		'breadcrumbs' => [
			'render_callback' => static fn($attributes) => (new Breadcrumbs\Block(
				$head()->context(),
				$settings(),
			))->render($attributes),
			'attributes' => ['separator' => $text, 'home' => $text],
			'supports' => [
				'align' => ['wide', 'full'],
				'color' => ['link' => true],
				'html' => false,
				'spacing' => ['margin' => true, 'padding' => true],
				'typography' => ['fontSize' => true, 'lineHeight' => true],
			],
		],
	];
	// WordPress generates styles for each registered block on every page: Pharos's are registered only if a page contains one.
	$register = static function (string $name) use ($blocks): bool {
		$is_new = !\WP_Block_Type_Registry::get_instance()->is_registered("pharos/$name");
		$is_new && register_block_type("pharos/$name", ['api_version' => 3] + $blocks[$name]);
		return $is_new;
	};
	foreach (array_keys($blocks) as $name) {
		add_filter(
			"render_block_pharos/$name",
			static fn($html, $parsed) => $register($name) ? render_block($parsed) : $html,
			10,
			2,
		);
	}
	add_action('init', static function () use (
		$address,
		$blocks,
		$earlier,
		$add_earlier,
		$add_files,
	): void {
		$is_page = !(
			is_admin() ||
			defined('WP_CLI') ||
			isset($_GET['rest_route']) ||
			str_contains($address, rest_get_url_prefix())
		);
		// Both have URLs of WordPress.
		if (!$is_page || preg_match('/sitemap|robots/', $address) === 1) {
			$add_files();
		}
		$options = wp_load_alloptions();
		$add_earlier(
			// Migration\Tables::OPTION: after a migration, the options of the source plugin may have been deleted.
			$is_page && !isset($options['pharos_migration_tables'])
				? array_intersect_key($earlier(), $options)
				: $earlier(),
		);
		foreach ($is_page ? [] : $blocks as $name => $block) {
			register_block_type_from_metadata(dirname(PHAROS_FILE) . "/build/$name-block", [
				'render_callback' => $block['render_callback'],
			]);
		}
	});
	if (is_admin()) {
		add_action('init', [Breadcrumbs\Html::class, 'register_style']);
		add_action('enqueue_block_editor_assets', [Sitemaps\Html\Block::class, 'enqueue']);
		add_action('enqueue_block_editor_assets', [Breadcrumbs\Block::class, 'enqueue']);
	}

	// ---- Admin bar for logged-in users: after the head, behind WordPress's edit link (80)

	$add_to_bar = static function () use ($settings, $head): void {
		if ($settings()->get('enable_page_level_seo')) {
			add_action(
				'admin_bar_menu',
				static fn($bar) => (new AdminBar\Menu($head()))->add($bar),
				90,
			);
			add_action('wp_enqueue_scripts', [AdminBar\Menu::class, 'style']);
		}
	};

	// ---- Feeds

	add_filter(
		'wp_headers',
		static fn($headers) => is_feed()
			? (new Feeds\Headers($settings()))->filter((array) $headers)
			: $headers,
		20,
	);
	// Removes links to feeds that are turned off: WordPress applies these filters before it outputs each link.
	$remove_links = static function () use ($settings): void {
		foreach (
			[
				'author' => 'remove_post_authors_feed',
				'post_type_archive' => 'remove_post_types_feed',
				'category' => 'remove_category_feed',
				'tag' => 'remove_tag_feed',
				'tax' => 'remove_custom_taxonomy_feed',
				'search' => 'remove_search_results_feed',
			]
			as $kind => $setting
		) {
			if ($settings()->get($setting)) {
				add_filter("feed_links_extra_show_{$kind}_feed", '__return_false', PHP_INT_MAX);
			}
		}
		// The same for the feed of all comments. Only while the links of the site are output: WordPress applies the
		// filter again for the comments of a single post, whose feed stays.
		if ($settings()->get('remove_global_comments_feed')) {
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
	};
	// WordPress has determined the posts, and is about to load them.
	add_filter(
		'found_posts',
		static function ($found, $query) {
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
		},
		10,
		2,
	);

	// ---- Social networks, embeds, images

	// Jetpack's documented filter to turn off its sharing tags, so that there are no duplicates.
	add_filter(
		'jetpack_enable_open_graph',
		static fn($on) => $settings()->get('open_graph_tags') ? false : $on,
		99,
	);
	// Priority 20: after the fields of other plugins and the theme.
	add_filter(
		'user_contactmethods',
		static fn($methods) => Social\Authors::contact_methods((array) $methods),
		20,
	);
	// After WordPress has added the featured image.
	add_filter(
		'oembed_response_data',
		static fn($data, $post, $width) => is_array($data)
			? (new Embeds\Response($settings(), $variables()))->filter($data, $post, (int) $width)
			: $data,
		20,
		3,
	);
	add_filter(
		'oembed_discovery_links',
		static fn($links) => $settings()->get('oembeded_scripts') ? $links : '',
	);
	// Both also apply in feeds and in content rendered by the REST API, which is output too.
	add_filter(
		'wp_content_img_tag',
		static fn($tag, $where, $id) => $image_attributes()->of_tag((string) $tag, (int) $id),
		20,
		3,
	);
	add_filter(
		'wp_get_attachment_image_attributes',
		// Admin lists and media pickers show the stored values.
		static fn($attributes, $attachment) => is_admin()
			? $attributes
			: $image_attributes()->of_attachment((array) $attributes, $attachment),
		20,
		2,
	);

	// ---- After the main query: hooks that only some pages need

	add_action('wp', static function () use (
		$settings,
		$blocks,
		$register,
		$add_those_in_posts,
		$remove_links,
		$add_to_bar,
	): void {
		$add_those_in_posts();
		$remove_links();
		// WordPress checks for this action before it adds the script that embedded posts need.
		if (!$settings()->get('oembeded_scripts')) {
			remove_action('wp_head', 'wp_oembed_add_host_js');
		}
		if (is_user_logged_in() && !is_admin()) {
			add_action('admin_bar_init', $add_to_bar);
		}
		if (!is_singular()) {
			return;
		}
		if ($settings()->get('sitemap_display_format') === 'page') {
			// After blocks (9) and shortcodes (11).
			add_filter(
				'the_content',
				static fn($content) => is_singular() &&
				!is_feed() &&
				in_the_loop() &&
				is_main_query()
					? (new Sitemaps\Html\Block($settings()))->at_end((string) $content)
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
				static function () use ($blocks, $register): void {
					foreach (array_keys($blocks) as $name) {
						has_block("pharos/$name", get_queried_object()) && $register($name);
					}
				},
				9,
			);
		}
	});
};
