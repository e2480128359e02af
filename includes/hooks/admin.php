<?php
/**
 * Hooks of admin screens: the settings application, SEO fields in editors and forms, lists of posts.
 */

declare(strict_types=1);

namespace Pharos;

use Pharos\Core\Lazy;

defined('ABSPATH') || exit();

/**
 * @param \Closure(): Settings\Settings  $settings
 * @param \Closure(): Template\Variables $variables
 */
return static function (\Closure $settings, \Closure $variables, Core\Features $features): void {
	$assets = new Lazy(
		static fn(): Admin\Assets => new Admin\Assets(
			$settings(),
			static fn(): array => [
				'onboardingUrl' => Core\AppUrl::wizard(),
				'isSetUp' => Onboarding\State::is_completed(),
				'newsFeeds' => News\Feeds::all(Onboarding\State::installed_at()),
			],
		),
	);
	add_action('admin_menu', static function () use ($settings, $assets): void {
		$assets = $assets();
		(new Admin\Menu($settings(), new Admin\Page($settings(), $assets)))->register();
		(new Onboarding\Page($settings(), $assets))->register();
	});
	add_action(
		'admin_init',
		// Onboarding\Activation::WAITING: other pages don't load the class.
		static fn() => get_user_meta(get_current_user_id(), '_pharos_open_onboarding', true) &&
			Onboarding\Activation::open(),
	);
	add_action(
		'admin_enqueue_scripts',
		static fn() => $assets()->enqueue_commands(),
		// After the application, whose script includes the translations.
		11,
	);
	// The redirect URL for Google: SearchConsole\SignIn::ACTION.
	$has_google = static fn(): bool => (bool) $settings()->get('enable_google_console');
	add_action(
		'admin_post_pharos_google',
		static fn() => $has_google() && SearchConsole\Callback::run(),
	);
	add_action(
		'admin_post_nopriv_pharos_google',
		static fn() => $has_google() && SearchConsole\Callback::refuse(),
	);
	add_action('wp_dashboard_setup', static fn() => Admin\DashboardWidget::register($settings()));
	// With the plugins Members and User Role Editor.
	$permissions = static fn(): array => array_column(Access\Roles::permissions(), 'label', 'name');
	add_action('members_register_cap_groups', [Compat\RolePlugins::class, 'register_group']);
	add_action(
		'members_register_caps',
		static fn() => Compat\RolePlugins::register($permissions()),
	);
	add_filter('ure_capabilities_groups_tree', [Compat\RolePlugins::class, 'add_group']);
	add_filter(
		'ure_full_capabilites',
		static fn($all) => Compat\RolePlugins::add($all, $permissions()),
	);
	add_filter('ure_custom_capability_groups', [Compat\RolePlugins::class, 'add_to_group'], 10, 2);
	add_action('wp_ajax_pharos_media_library', [Admin\MediaLibrary::class, 'send']);
	// Alt texts by AI in the details of images.
	add_action('wp_enqueue_media', static function () use ($settings): void {
		if (Suggestions\Availability::read($settings())) {
			wp_enqueue_style('wp-components');
			Core\Build::enqueue('media-details', ['media-views']);
		}
	});
	add_action('wp_ajax_pharos_activate_theme', [Extend\ThemeActivation::class, 'send']);
	add_filter(
		'pre_load_script_translations',
		static fn($translations, $file, $handle, $domain) => $domain === 'pharos-seo'
			? (new Admin\ScriptTranslations())->filter($translations, (string) $handle)
			: $translations,
		10,
		4,
	);

	// ---- Editors and forms of posts, terms and users

	$editor = static fn(): object => new Editor\BlockEditor($settings(), $variables());
	add_action('enqueue_block_editor_assets', static function () use ($editor): void {
		$editor()->enqueue();
		// In every kind of block editor.
		Core\Build::enqueue('schema-blocks');
	});
	add_filter(
		'block_editor_rest_api_preload_paths',
		static fn($paths, $context) => $editor()->preload((array) $paths, $context->post ?? null),
		10,
		2,
	);

	$elementor = static fn(): object => new ObjectForms\Elementor($settings(), $variables());
	add_action('elementor/editor/before_enqueue_scripts', static fn() => $elementor()->enqueue());
	add_filter(
		'elementor/document/config',
		static fn($config, $id) => $elementor()->configure((array) $config, (int) $id),
		10,
		2,
	);
	add_action(
		'elementor/ajax/register_actions',
		static fn($ajax) => $elementor()->register($ajax),
	);

	foreach (['show_user_profile', 'edit_user_profile'] as $hook) {
		add_action($hook, static fn($user) => ObjectForms\Profiles::print($user), 5);
	}
	foreach (['personal_options_update', 'edit_user_profile_update'] as $hook) {
		add_action($hook, static fn($id) => ObjectForms\Profiles::save((int) $id));
	}
	// Before WordPress saves a form.
	add_action(
		'admin_init',
		static fn() => (new ObjectForms\Places($settings(), $variables()))->register(),
	);

	add_action(
		'admin_init',
		static fn() => function_exists('wc_get_product') && Compat\WooZones::copy(),
	);

	// ---- Site Health and the privacy tools of WordPress

	add_filter('site_status_tests', static fn($tests) => $features->site_health((array) $tests));
	add_filter(
		'debug_information',
		static fn($sections) => $features->debug_information((array) $sections),
	);
	// WordPress looks for changes of the text on each screen of those who may edit the policy.
	add_action(
		'admin_init',
		static fn() => !wp_doing_ajax() &&
			current_user_can('manage_privacy_options') &&
			$features->privacy()->add_policy(),
	);
	add_filter(
		'wp_privacy_personal_data_exporters',
		static fn($exporters) => $features->privacy()->add_exporter((array) $exporters),
	);
	add_filter(
		'wp_privacy_personal_data_erasers',
		static fn($erasers) => $features->privacy()->add_eraser((array) $erasers),
	);

	// ---- URLs change: what becomes of the former ones is asked where it happens

	$has_redirects = static fn(): bool => (bool) $settings()->get('enable_redirects');
	add_action(
		'admin_enqueue_scripts',
		static fn() => $has_redirects() && (new Redirects\UrlChangePrompt($settings()))->enqueue(),
	);
	add_action(
		'enqueue_block_editor_assets',
		static fn() => $has_redirects() && Redirects\UrlChangePrompt::enqueue_in_editor(),
	);
	// Before WordPress saves anything.
	foreach (['inline-save', 'inline-save-tax'] as $action) {
		add_action(
			"wp_ajax_$action",
			static fn() => isset($_POST['pharos_redirect']) &&
				$has_redirects() &&
				Redirects\UrlChangeDecision::refuse_posted(),
			0,
		);
	}

	// ---- Lists of posts ---------------------------------------------------------------------------------------

	/** The post type, if its posts have SEO fields; otherwise null. */
	$type_with_seo = static fn(?string $name): ?\WP_Post_Type => $settings()->get(
		'enable_page_level_seo',
	)
		? Content\PostTypes::viewable()[$name] ?? null
		: null;
	$rows = static function (\WP_Post_Type $type) use ($settings): void {
		$column = new Lists\Column($settings());
		add_filter(
			"manage_{$type->name}_posts_columns",
			static fn($columns) => Lists\Column::add((array) $columns),
		);
		add_action(
			"manage_{$type->name}_posts_custom_column",
			static function ($name, $id) use ($column): void {
				$post = $name === Lists\Column::NAME ? get_post($id) : null;
				$post && $column->print($post);
			},
			10,
			2,
		);
		add_action('add_inline_data', static fn($post) => Lists\QuickEdit::print_data($post));
	};
	// Quick edit saves the post and returns its table row. Runs before WordPress (priority 1).
	add_action(
		'wp_ajax_inline-save',
		static function () use ($type_with_seo, $rows): void {
			$type = $type_with_seo(get_post_type((int) ($_POST['post_ID'] ?? 0)) ?: null);
			if ($type) {
				$rows($type);
				Lists\QuickEdit::run();
			}
		},
		0,
	);
	add_action('load-edit.php', static function () use ($settings, $type_with_seo, $rows): void {
		$type = $type_with_seo(get_current_screen()?->post_type);
		if (!$type) {
			return;
		}
		$rows($type);
		Lists\BulkEdit::run();
		$query = new Lists\ListQuery($settings(), $type);
		$fields = new Lists\Fieldset($settings(), $type);
		add_filter(
			"manage_edit-{$type->name}_sortable_columns",
			static fn($columns) => Lists\Column::add_sortable((array) $columns),
		);
		add_filter(
			'posts_clauses',
			static fn($clauses, $of) => $query->clauses((array) $clauses, $of),
			10,
			2,
		);
		add_action(
			'restrict_manage_posts',
			static fn($name, $where) => $where === 'top' && Lists\ListQuery::print_filter(),
			10,
			2,
		);
		foreach (['quick', 'bulk'] as $form) {
			add_action(
				"{$form}_edit_custom_box",
				static fn($column) => $column === Lists\Column::NAME &&
					$fields->print($form === 'bulk'),
			);
		}
		add_action('admin_notices', [Lists\BulkEdit::class, 'print_notice']);
		add_filter(
			'removable_query_args',
			static fn($parameters) => Lists\BulkEdit::without_parameter((array) $parameters),
		);
		add_action('admin_enqueue_scripts', [Lists\Assets::class, 'enqueue']);
	});

	// ---- Search Console clicks in lists of posts

	$clicks = static function (?string $name) use ($settings): void {
		$type = $settings()->get('enable_google_console')
			? Content\PostTypes::viewable()[(string) $name] ?? null
			: null;
		$column = $type ? SearchConsole\Data\ListColumn::current() : null;
		if ($column === null) {
			return;
		}
		add_filter(
			"manage_{$type->name}_posts_columns",
			static fn($columns) => $column->add((array) $columns),
		);
		add_filter(
			"manage_edit-{$type->name}_sortable_columns",
			static fn($columns) => $column->add_sortable((array) $columns),
		);
		add_filter('default_hidden_columns', static fn($hidden) => $column->hide((array) $hidden));
		add_action(
			"manage_{$type->name}_posts_custom_column",
			static fn($name, $id) => $column->print((string) $name, (int) $id),
			10,
			2,
		);
		add_filter(
			'posts_clauses',
			static fn($clauses, $query) => $column->clauses((array) $clauses, $query, $type),
			10,
			2,
		);
	};
	add_action(
		'wp_ajax_inline-save',
		static fn() => $clicks(get_post_type((int) ($_POST['post_ID'] ?? 0)) ?: null),
		0,
	);
	add_action('load-edit.php', static fn() => $clicks(get_current_screen()?->post_type));

	// An add-on that sets the URL for usage data may be activated or deactivated.
	add_action('admin_init', static fn() => (new UsageData\Sender($settings()))->plan());
};
