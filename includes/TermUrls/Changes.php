<?php
/**
 * When the rewrite rules of terms without a base have to be made again.
 */

declare(strict_types=1);

namespace Pharos\TermUrls;

use Pharos\Settings\Settings;
use WP_Post;

/** At most once a request, at its end; WordPress makes them when it is next asked for a page. */
final class Changes {
	/** The settings may have changed, by whichever way. */
	public static function settings(Settings $settings): void {
		$wanted = $settings->get(TermUrls::SETTING);
		$state = TermUrls::state();
		if ($wanted !== $state['applied']) {
			update_option(
				TermUrls::OPTION,
				[
					'applied' => $wanted,
					'ever' => array_values(array_unique([...$state['ever'], ...$wanted])),
				] + $state,
				true,
			);
			self::plan();
		}
	}

	/** A term is new, changed or gone. */
	public static function term(string $taxonomy): void {
		if (in_array($taxonomy, TermUrls::state()['applied'], true)) {
			self::plan();
		}
	}

	/** A post is new, changed or gone (`$after` is null): has a term its URL, or is its URL free now? */
	public static function post(?WP_Post $after, ?WP_Post $before): void {
		$taxonomies = TermUrls::state()['applied'];
		$of = static fn(?WP_Post $post): array => $post
			? [$post->post_name, $post->post_status, $post->post_parent]
			: [];
		if ($taxonomies === [] || $of($after) === $of($before)) {
			return;
		}
		$terms = get_terms([
			'taxonomy' => array_filter($taxonomies, 'taxonomy_exists'),
			'slug' => array_filter([$after?->post_name, $before?->post_name]),
			'hide_empty' => false,
			'fields' => 'ids',
		]);
		if (is_array($terms) && $terms !== []) {
			self::plan();
		}
	}

	/** Other plugins bring and take rules; another SEO plugin may have made the URLs until now. */
	public static function plugins(): void {
		if (TermUrls::state()['applied'] !== []) {
			self::plan();
		}
	}

	private static function plan(): void {
		// The same callback is there once, however often it is added.
		add_action('shutdown', [self::class, 'forget_rules']);
	}

	/** On `shutdown`. */
	public static function forget_rules(): void {
		delete_option('rewrite_rules');
	}
}
