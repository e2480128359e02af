<?php

declare(strict_types=1);

namespace Pharos\Admin;

/**
 * Preload links for a script in the footer and its dependencies: browsers fetch them while PHP reads the data for the page, and
 * then run one after the other instead of waiting for each file.
 */
final class ScriptPreload {
	/** Scripts of every admin page: WordPress may combine them and their dependencies in one file. */
	private const COMMON = ['common', 'utils', 'svg-painter', 'admin-bar'];

	/** Must be called before the page outputs its styles. */
	public static function register(string $handle): void {
		add_filter(
			'wp_preload_resources',
			static fn($resources) => [
				...is_array($resources) ? $resources : [],
				...array_map(
					static fn(string $url): array => ['href' => $url, 'as' => 'script'],
					self::urls($handle),
				),
			],
		);
		add_action('admin_print_styles', 'wp_preload_resources', 1);
	}

	/** @return list<string> The URLs that WP_Scripts::do_item() outputs. A different one would only be fetched for nothing. */
	private static function urls(string $handle): array {
		$scripts = clone wp_scripts();
		$scripts->to_do = [];
		$scripts->all_deps(self::COMMON);
		$common = $scripts->to_do;
		$scripts->all_deps([$handle]);

		$urls = [];
		foreach (array_diff($scripts->to_do, $common) as $name) {
			$script = $scripts->registered[$name];
			if (!is_string($script->src) || $script->src === '') {
				continue;
			}
			$is_relative = !preg_match('|^(https?:)?//|', $script->src);
			$urls[] = apply_filters(
				'script_loader_src',
				add_query_arg(
					'ver',
					// Null means that the URL has no version.
					$script->ver === null ? false : ($script->ver ?: $scripts->default_version),
					($is_relative ? $scripts->base_url : '') . $script->src,
				),
				$name,
			);
		}
		return array_values(array_filter($urls, 'is_string'));
	}
}
