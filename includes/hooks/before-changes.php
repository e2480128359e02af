<?php
/**
 * Hooks that fire before a change is written. Requests for pages, which usually write nothing, don't register them.
 */

declare(strict_types=1);

namespace Pharos;

defined('ABSPATH') || exit();

/**
 * @param \Closure(): Settings\Settings  $settings
 * @param \Closure(): Template\Variables $variables
 */
return static function (\Closure $settings, \Closure $variables, Core\Features $features): void {
	$moves = static fn(): ?Redirects\Moves => $settings()->get('enable_redirects')
		? new Redirects\Moves($settings())
		: null;

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
		static fn($id, $post) => $moves() && Redirects\Orphans::parent_goes($post),
		10,
		2,
	);
	add_action(
		'after_delete_post',
		static fn($id) => $moves() && Redirects\Orphans::moved("post-$id"),
	);
	add_action('pre_delete_term', static function ($id) use ($moves): void {
		$term = get_term((int) $id);
		$term instanceof \WP_Term && $moves() && Redirects\Orphans::parent_goes($term);
	});
	$features->register_hooks('before_changes');
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
};
