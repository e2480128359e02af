<?php
/**
 * Hooks of what visitors get. Every hook that changes it belongs in here: none of them is there while another SEO plugin is
 * active.
 */

declare(strict_types=1);

namespace Pharos;

/**
 * @param \Closure(\Closure): \Closure      $lazy      Wraps a maker: the thing is built when it is first asked for.
 * @param \Closure(): Settings\Settings    $settings
 * @param \Closure(): Template\Variables   $variables
 */
return static function (\Closure $lazy, \Closure $settings, \Closure $variables): void {
	$head = $lazy(static fn(): object => new Head\Head($settings(), $variables()));
	$image_attributes = $lazy(static fn(): object => new Images\Attributes($settings()));
	$address = (string) ($_SERVER['REQUEST_URI'] ?? '');

	// ---- Title and head ---------------------------------------------------------------------------------------

	// Late, so that the last word on the title is that of the plugin chosen for it.
	add_filter(
		'pre_get_document_title',
		static fn($title) => is_feed() ? $title : $head()->document_title((string) $title),
		20,
	);
	// Before scripts and styles: what reads a page for its meta data often stops after the first kilobytes.
	add_action('wp_head', static fn() => $head()->print(), 1);
	// At the end of the head: it is long, and who reads it reads the whole page.
	add_action(
		'wp_head',
		static fn() => $settings()->get('enable_schemas') ? $head()->print_graph() : null,
		1000,
	);
	// WooCommerce says in its own what it sells: what our graph says, it leaves out.
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
	// The last filter before the theme's template is loaded: redirects, feeds and robots.txt have left by then.
	add_filter(
		'template_include',
		static function ($template) use ($head) {
			$has_title =
				basename((string) $template) === 'template-canvas.php' ||
				current_theme_supports('title-tag');
			// Embeds are WordPress's own pages.
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

	// Search results are one of our archives; the other rules of WordPress stay.
	remove_filter('wp_robots', 'wp_robots_noindex_search');
	// After WordPress and most plugins: what they say is kept.
	add_filter('wp_robots', static fn($robots) => $head()->robots((array) $robots), 20);
	// Ours is on every kind of page; embeds keep that of WordPress.
	remove_action('wp_head', 'rel_canonical');
	// Before WordPress corrects the address: nobody is sent from one redirect to the next.
	add_action(
		'template_redirect',
		static function () use ($settings): void {
			if (
				is_author() ||
				is_date() ||
				is_attachment() ||
				// Not all of them say both: /author.xml, /sitemap.rss.
				(is_404() &&
					preg_match('/sitemap|\.xml/', (string) ($_SERVER['REQUEST_URI'] ?? '')) === 1)
			) {
				(new Redirects\Redirects($settings()))->run();
			}
			// Redirects have left by then.
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
	// Before WordPress guesses a URL for what it has not found.
	add_action(
		'template_redirect',
		static function () use ($settings): void {
			if (is_404() && $settings()->get('enable_redirects')) {
				// Redirects\Table::OPTION: it is autoloaded.
				$redirects = wp_load_alloptions()['pharos_redirects'] ?? '0';
				$redirects !== '0' && Redirects\Front::run($redirects);
				// After everything that redirects.
				NotFound\Log::is_on($settings()) &&
					add_action('template_redirect', [NotFound\Log::class, 'plan'], 1000);
			}
		},
		0,
	);
	// ---- robots.txt and WordPress's own sitemap, which pages don't ask for

	$add_files = static function () use ($settings): void {
		// WordPress's own sitemap does not list what says noindex or leads elsewhere.
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
		// After other plugins: what they add is in the text that the editor begins with.
		add_filter(
			'robots_txt',
			static fn($output) => RobotsTxt\RobotsTxt::filter((string) $output),
			1000,
		);
	};

	// ---- Sitemaps

	// Before WordPress looks for posts; the classes are read only for addresses that look like one of a sitemap.
	if (isset($_GET['pharos_sitemap']) || str_contains($address, 'sitemap')) {
		add_action('wp_loaded', static function () use ($settings): void {
			if (isset($_GET['pharos_sitemap']) || $settings()->get('enable_xml_sitemap')) {
				(new Sitemaps\Server($settings()))->run();
			}
		});
	}
	// One sitemap is enough: while ours is on, WordPress makes none. Asked on every request, hence without the settings' classes.
	add_filter('wp_sitemaps_enabled', static function ($enabled) {
		$stored = isset(wp_load_alloptions()['pharos_settings'])
			? get_option('pharos_settings')
			: [];
		// What somebody else has written can be anything; nothing but true is on.
		return is_array($stored) && ($stored['enable_xml_sitemap'] ?? false) === true
			? false
			: $enabled;
	});
	// In addresses with %category%, the post's main category where it has one.
	add_filter(
		'post_link_category',
		static fn($category, $categories, $post) => $settings()->get('enable_page_level_seo')
			? ObjectSeo\PrimaryTerm::among((array) $categories, $post, 'category') ?? $category
			: $category,
		10,
		3,
	);

	// ---- The sitemap for visitors

	$sitemap_shortcode = static function ($attributes) use ($settings): string {
		$attributes = (array) $attributes;
		// Those of other plugins say `post_types` or `cpt`, if anything.
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

	// ---- Shortcodes of plugins that were here before: pages go on that have them

	// WordPress sorts the names of all shortcodes for each text of a page. So these are there only for whom they may be needed: where an
	// option tells of their plugin or of a migration, where one of the posts has them, and where it is no page that is asked for.
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

	// ---- Blocks: visitors' pages read no block.json; what rendering needs of it stands here

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
	// WordPress works out styles for each block that is registered, on every page: ours are when a page has one.
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
		// Their addresses are WordPress's, of both kinds.
		if (!$is_page || preg_match('/sitemap|robots/', $address) === 1) {
			$add_files();
		}
		$options = wp_load_alloptions();
		$add_earlier(
			// Migration\Tables::OPTION: who has moved to us may have taken away what the other plugin had left.
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

	// ---- The admin bar, for who is logged in: after the head, behind WordPress's own link to the editor (80)

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
	// No page links to a feed that is switched off: WordPress asks before it prints each link.
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
		// The same for the feed of all comments. Only while the links of the site are printed: WordPress asks this again
		// for the comments of a single post, whose feed stays.
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
	// WordPress knows which posts to show, and is about to load them.
	add_filter(
		'found_posts',
		static function ($found, $query) {
			$has_own =
				$query->is_posts_page ||
				$query->is_category ||
				$query->is_tag ||
				$query->is_tax ||
				// WooCommerce's products, with the page at whose URL they are.
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

	// Jetpack's documented way to leave sharing tags to others: no tag is printed twice.
	add_filter(
		'jetpack_enable_open_graph',
		static fn($on) => $settings()->get('open_graph_tags') ? false : $on,
		99,
	);
	// Late, so that the fields of other plugins and of the theme are known.
	add_filter(
		'user_contactmethods',
		static fn($methods) => Social\Authors::contact_methods((array) $methods),
		20,
	);
	// After WordPress has put the featured image in.
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
	// Both also in feeds and in what the REST API renders: these are output too.
	add_filter(
		'wp_content_img_tag',
		static fn($tag, $where, $id) => $image_attributes()->of_tag((string) $tag, (int) $id),
		20,
		3,
	);
	add_filter(
		'wp_get_attachment_image_attributes',
		// Lists and pickers of the administration show what is stored.
		static fn($attributes, $attachment) => is_admin()
			? $attributes
			: $image_attributes()->of_attachment((array) $attributes, $attachment),
		20,
		2,
	);

	// ---- What WordPress is about to show is known: what only some pages need is there for these alone

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
		// WordPress asks for this action before it adds the script that embedded posts need.
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
		// Styles for blocks, in theme.json: where blocks are rendered only after the head, WordPress (before 6.9, or told to) has printed
		// them by then.
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
