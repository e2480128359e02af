<?php
/**
 * Every hook of the plugin: the table of contents of what it does to a site.
 *
 * Nothing is built before its hook fires; a visitor's page loads only what it prints. So names of hooks are written out
 * where a constant would load a class that few pages need.
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

	$settings = $lazy(static fn(): object => new Settings\Settings());
	$variables = $lazy(static fn(): object => new Template\Variables($settings()));
	$head = $lazy(static fn(): object => new Head\Head($settings(), $variables()));
	$image_attributes = $lazy(static fn(): object => new Images\Attributes($settings()));

	// ---- Front: what a visitor's page carries -----------------------------------------------------------------

	// All plugins are read by then, so that one later in the alphabet can say that it is an SEO plugin too. Every
	// hook that changes what visitors get belongs in here: none of them is there while another SEO plugin is active.
	$front = static function () use ($lazy, $settings, $variables, $head, $image_attributes): void {
		if (Compat\SeoPlugins::active() !== null) {
			return;
		}

		// Late, so that the last word on the title is that of the plugin chosen for it.
		add_filter(
			'pre_get_document_title',
			static fn($title) => is_feed() ? $title : $head()->document_title((string) $title),
			20,
		);
		// Before scripts and styles: what reads a page for its meta data often stops after the first kilobytes.
		add_action('wp_head', static fn() => $head()->print(), 1);
		// The last filter before the theme's template is loaded: redirects, feeds and robots.txt have left by then.
		add_filter(
			'template_include',
			static function ($template) use ($head) {
				// Embeds are WordPress's own pages.
				if (!is_embed()) {
					$has_title =
						current_theme_supports('title-tag') ||
						basename((string) $template) === 'template-canvas.php';
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
				if (is_author() || is_date() || is_attachment()) {
					(new Redirects\Redirects($settings()))->run();
				}
			},
			1,
		);
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

		// ---- Feeds and robots.txt

		add_filter(
			'wp_headers',
			static fn($headers) => is_feed()
				? (new Feeds\Headers($settings()))->filter((array) $headers)
				: $headers,
			20,
		);
		// Redirects have left by then.
		add_action(
			'template_redirect',
			static function () use ($settings): void {
				if (is_feed()) {
					(new Feeds\Entries($settings()))->start();
				}
			},
			1000,
		);
		// WordPress is about to print the links to feeds: those of the site, then that of what is shown.
		add_filter('feed_links_args', static function ($args) use ($settings) {
			(new Feeds\Removed($settings()))->hide_comments_link();
			return $args;
		});
		add_filter('feed_links_extra_args', static function ($args) use ($settings) {
			(new Feeds\Removed($settings()))->hide_link();
			return $args;
		});
		// After other plugins: what they add is in the text that the editor begins with.
		add_filter(
			'robots_txt',
			static fn($output) => RobotsTxt\RobotsTxt::filter((string) $output),
			1000,
		);

		// WordPress knows which posts to show, and is about to load them.
		add_filter(
			'found_posts',
			static function ($found, $query) {
				if ($query->is_posts_page && $query->is_main_query()) {
					Head\PostsPage::load_meta($query);
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
				? (new Embeds\Response($settings(), $variables()))->filter(
					$data,
					$post,
					(int) $width,
				)
				: $data,
			20,
			3,
		);
		add_filter(
			'oembed_discovery_links',
			static fn($links) => $settings()->get('oembeded_scripts') ? $links : '',
		);
		add_action('wp', static function () use ($settings): void {
			// WordPress asks for this action before it adds the script that embedded posts need.
			if (!$settings()->get('oembeded_scripts')) {
				remove_action('wp_head', 'wp_oembed_add_host_js');
			}
		});
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
	};
	add_action('plugins_loaded', $front, 20);

	// ---- REST -------------------------------------------------------------------------------------------------

	add_action('rest_api_init', static function () use ($settings, $variables): void {
		$preview = new Content\Preview($variables());
		(new Settings\RestController($settings()))->register_routes();
		(new Site\RestController($settings(), $preview))->register_routes();
		(new Content\RestController($settings(), $preview))->register_routes();
		(new RobotsTxt\RestController())->register_routes();
		(new Social\RestController())->register_routes();
		(new Usage\RestController($settings()))->register_routes();
	});
	add_filter('rest_request_before_callbacks', [Rest\Errors::class, 'permission_first'], 10, 3);
	add_filter('rest_post_dispatch', [Rest\Errors::class, 'mark'], 10, 3);

	// ---- Admin: the settings application ----------------------------------------------------------------------

	add_action('admin_menu', static function () use ($settings): void {
		$assets = new Admin\Assets($settings());
		(new Admin\Menu($settings(), new Admin\Page($settings(), $assets)))->register();
	});
	add_action(
		'admin_enqueue_scripts',
		static fn() => (new Admin\Assets($settings()))->enqueue_commands(),
	);
	add_action('wp_ajax_pharos_media_library', [Admin\MediaLibrary::class, 'send']);
	add_filter(
		'pre_load_script_translations',
		static fn($translations, $file, $handle, $domain) => $domain === 'pharos-seo'
			? (new Admin\ScriptTranslations())->merge($translations)
			: $translations,
		10,
		4,
	);

	// ---- Anonymous usage data: only for who has allowed it, and only if there is an address to send it to -------

	$usage = $lazy(static fn(): object => new Usage\Sender($settings()));
	// Usage\Sender::EVENT, whose file no visitor's page needs.
	add_action('pharos_send_usage_data', static fn() => $usage()->send());
	add_action('pharos_settings_saved', static fn() => $usage()->plan());
	// An add-on that gives the address may come or go.
	add_action('admin_init', static fn() => $usage()->plan());
	register_deactivation_hook(PHAROS_FILE, [Usage\Sender::class, 'stop']);

	// ---- Settings changed behind our back (WP-CLI, imports, other sites of a network) --------------------------

	foreach (['add', 'update', 'delete'] as $change) {
		add_action(
			"{$change}_option_" . Settings\Settings::OPTION,
			static fn() => $settings()->forget(),
		);
	}

	// ---- What is known about the images in the settings: looked up when they change, not on visitors' pages ----

	$images = static fn(): object => new Social\SiteImages($settings());
	foreach (
		['pharos_settings_saved', 'added_option', 'updated_option', 'deleted_option']
		as $change
	) {
		add_action($change, static function ($option) use ($settings, $images): void {
			if (is_array($option) || $option === Settings\Settings::OPTION) {
				// Whoever saved them may have settings objects of their own.
				$settings()->forget();
				$images()->remember();
			}
		});
	}
	foreach (['added_post_meta', 'updated_post_meta', 'deleted_post_meta'] as $change) {
		add_action(
			$change,
			static function ($ids, $post, $key) use ($images): void {
				$keys = [
					'_wp_attached_file',
					'_wp_attachment_metadata',
					'_wp_attachment_image_alt',
				];
				if (in_array($key, $keys, true)) {
					$images()->post_changed((int) $post);
				}
			},
			10,
			3,
		);
	}
})();
